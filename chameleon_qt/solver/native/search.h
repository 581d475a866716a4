// Two searches over set-states: a small best-first one that finds wins, an exhaustive one for proofs.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <memory>

#include "game.h"

namespace chameleon {

enum class Verdict : int { Winnable = 1, Lost = 2, Open = 0 };

struct Budget {
    std::uint64_t nodes;   // states expanded
    double seconds;
    std::uint64_t memory;  // bytes
};

// When to end before the answer is known.
struct Stop {
    const std::atomic<int>* cancel = nullptr;
    std::chrono::steady_clock::time_point deadline;

    bool cancelled() const { return cancel->load(std::memory_order_relaxed); }
    bool asked() const { return cancelled() || std::chrono::steady_clock::now() >= deadline; }
};

// Open addressing over whole states: no fingerprint, so no state is ever taken for another.
class StateSet {
public:
    // The largest table that `memory` bytes allow, counting the moment of growing.
    explicit StateSet(std::uint64_t memory);
    ~StateSet();
    StateSet(const StateSet&) = delete;
    StateSet& operator=(const StateSet&) = delete;

    bool has(const State& state, std::uint64_t hash) const;
    // Adds a state that is not in the set; false: there is no room, or `stop` ended the growing.
    bool add(const State& state, std::uint64_t hash, const Stop& stop);
    void prefetch(std::uint64_t hash) const {
#ifdef __GNUC__
        __builtin_prefetch(slots_ + slot(hash));
#else
        (void)hash;
#endif
    }
    std::uint64_t bytes() const { return peak_; }

private:
    std::uint64_t slot(std::uint64_t hash) const {
        return (hash >> 32) * size_ >> 32;  // no division; sizes stay below 2^32
    }
    std::uint64_t next(std::uint64_t at) const { return at + 1 == size_ ? 0 : at + 1; }
    bool grow(const Stop& stop);
    void place(const State& state, std::uint64_t hash);

    State* slots_ = nullptr;
    std::uint64_t size_ = 0, count_ = 0, most_ = 0, peak_ = 0;
};

class Search {
public:
    Search(Game game, const State& start) : game_(std::move(game)), start_(start) {}

    // Goes on from where the last call stopped at a win that could not be realised.
    Verdict run(const Budget& budget, const std::atomic<int>& cancel);
    const Line& line() const { return line_; }
    std::uint64_t nodes() const { return nodes_; }
    std::uint64_t memory() const { return memory_; }

private:
    struct Frame {  // one state of the path, and its children not yet visited
        std::size_t end;
        State state;
    };
    bool spent();
    bool expand(const Board& board);
    Verdict settle(Verdict verdict) {
        phase_ = Phase::Done;
        return settled_ = verdict;
    }
    void note_memory(std::uint64_t lists) { memory_ = std::max(memory_, seen_->bytes() + lists); }
    Verdict best_first();
    Verdict exhaust();
    void line_of(const std::vector<State>& path);

    Game game_;
    State start_;
    State first_;
    Line opening_, line_;
    std::uint64_t nodes_ = 0, memory_ = 0;

    Budget budget_{};
    Stop stop_;

    enum class Phase { Start, BestFirst, Exhaust, Done } phase_ = Phase::Start;
    Verdict settled_ = Verdict::Open;
    std::unique_ptr<StateSet> seen_;
    // Best first: states in the order they were met, their parents, and those open by score.
    std::vector<State> met_;
    std::vector<std::uint32_t> parent_;
    std::vector<std::vector<std::uint32_t>> open_;
    std::vector<std::uint32_t> found_;  // won states not yet reported
    // Exhaustive: the path and, in one stack, the children still to be visited.
    std::vector<Frame> path_;
    std::vector<State> pending_;
    std::vector<Board> all_, children_;  // of the state being expanded
};

}  // namespace chameleon
