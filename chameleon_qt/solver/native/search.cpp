#include "search.h"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <utility>

namespace chameleon {

namespace {

constexpr std::uint64_t kBestFirstNodes = 1'000'000;  // nearly every win is found within these
constexpr std::uint64_t kFirstSlots = 1 << 12;
constexpr int kGrowth = 4;  // old and new table together stay within 5/4 of the new one

}  // namespace

StateSet::StateSet(std::uint64_t memory)
    : most_(std::min<std::uint64_t>(memory / sizeof(State) * kGrowth / (kGrowth + 1), 0xFFFFFFFF)) {}

StateSet::~StateSet() { std::free(slots_); }

bool StateSet::grow() {
    // Steps of 4 end exactly at the largest size, so that the last table uses the whole budget.
    std::uint64_t wanted = most_;
    while (wanted / kGrowth > std::max(size_, kFirstSlots / kGrowth)) wanted /= kGrowth;
    if (wanted <= size_ || wanted < 16) return false;
    auto* fresh = static_cast<State*>(std::calloc(wanted, sizeof(State)));
    if (!fresh) return false;
    State* old = std::exchange(slots_, fresh);
    const std::uint64_t old_size = std::exchange(size_, wanted);
    peak_ = std::max(peak_, (old_size + size_) * sizeof(State));
    for (std::uint64_t at = 0; at < old_size; ++at) {
        if (!old[at].high) continue;
        std::uint64_t to = slot(hash_of(old[at]));
        while (slots_[to].high) to = to + 1 == size_ ? 0 : to + 1;
        slots_[to] = old[at];
    }
    std::free(old);
    return true;
}

StateSet::Added StateSet::add(const State& state, std::uint64_t hash) {
    if (size_) {
        for (std::uint64_t at = slot(hash); slots_[at].high; at = at + 1 == size_ ? 0 : at + 1)
            if (slots_[at] == state) return Added::Known;
    }
    if (count_ >= size_ - size_ / 10 && !grow()) return Added::Full;
    std::uint64_t at = slot(hash);
    while (slots_[at].high) at = at + 1 == size_ ? 0 : at + 1;
    slots_[at] = state;
    ++count_;
    return Added::New;
}

bool Search::spent() {
    if (nodes_ >= budget_.nodes || cancel_->load(std::memory_order_relaxed)) return true;
    // The clock is asked every 1024 nodes, about a millisecond.
    return nodes_ % 1024 == 0 && std::chrono::steady_clock::now() >= deadline_;
}

void Search::line_of(const std::vector<State>& path) {
    line_ = opening_;
    std::vector<State> children;
    std::vector<Line> lines;
    for (std::size_t step = 0; step + 1 < path.size(); ++step) {
        children.clear();
        lines.clear();
        game_.expand(game_.open(path[step]), children, &lines);
        const auto found = std::find(children.begin(), children.end(), path[step + 1]);
        const Line& part = lines[found - children.begin()];
        line_.insert(line_.end(), part.begin(), part.end());
    }
}

Verdict Search::run(const Budget& budget, const std::atomic<int>& cancel) {
    using namespace std::chrono;
    budget_ = budget;
    cancel_ = &cancel;
    const double most = 1e8;  // seconds; some three years
    deadline_ = steady_clock::now() +
                duration_cast<steady_clock::duration>(duration<double>(std::min(budget.seconds, most)));
    if (phase_ == Phase::Done) return settled_;
    if (budget.nodes <= nodes_ || budget.seconds <= 0) return Verdict::Open;
    if (phase_ == Phase::Start) {
        Board board = game_.open(start_);
        game_.play_forced(board, &opening_);
        first_ = Game::close(board);
        if (game_.won(board)) {
            line_ = opening_;
            phase_ = Phase::Done;
            settled_ = Verdict::Open;  // should this line not be realised
            return Verdict::Winnable;
        }
        seen_ = std::make_unique<StateSet>(budget.memory / 2);
        if (seen_->add(first_, hash_of(first_)) == StateSet::Added::Full) return Verdict::Open;
        met_.push_back(first_);
        parent_.push_back(0);
        open_.resize(1);
        open_[0].push_back(0);
        phase_ = Phase::BestFirst;
    }
    if (phase_ == Phase::BestFirst) {
        const Verdict verdict = best_first();
        if (verdict != Verdict::Open || phase_ == Phase::BestFirst) return verdict;
    }
    return exhaust();
}

Verdict Search::best_first() {
    for (;;) {
        if (!found_.empty()) {
            std::vector<State> path;
            for (std::uint32_t at = found_.back(); at; at = parent_[at]) path.push_back(met_[at]);
            path.push_back(first_);
            std::reverse(path.begin(), path.end());
            found_.pop_back();
            line_of(path);
            return Verdict::Winnable;
        }
        std::size_t best = 0;
        while (best < open_.size() && open_[best].empty()) ++best;
        if (best == open_.size()) {
            phase_ = Phase::Done;
            return settled_ = Verdict::Lost;
        }
        if (spent()) return Verdict::Open;
        // 24 bytes a state beside the set: half of the memory is kept for these.
        if (nodes_ >= kBestFirstNodes || met_.capacity() * 48 > budget_.memory / 2) break;
        const std::uint32_t at = open_[best].back();
        open_[best].pop_back();
        children_.clear();
        game_.expand(game_.open(met_[at]), children_, nullptr);
        ++nodes_;
        for (const State& child : children_) seen_->prefetch(hash_of(child));
        bool full = false;
        for (const State& child : children_) {
            const auto added = seen_->add(child, hash_of(child));
            full |= added == StateSet::Added::Full;
            if (added != StateSet::Added::New) continue;
            const Board board = game_.open(child);
            const auto index = static_cast<std::uint32_t>(met_.size());
            met_.push_back(child);
            parent_.push_back(at);
            if (game_.won(board)) {
                found_.push_back(index);
                continue;
            }
            const auto score = static_cast<std::size_t>(game_.score(board));
            if (open_.size() <= score) open_.resize(score + 1);
            open_[score].push_back(index);
        }
        memory_ = std::max<std::uint64_t>(memory_, seen_->bytes() + met_.capacity() * 24);
        if (full) break;
    }
    // The proof begins afresh, with all the memory for its table.
    met_ = {};
    parent_ = {};
    open_ = {};
    seen_.reset();
    seen_ = std::make_unique<StateSet>(budget_.memory);
    path_.clear();
    pending_.assign(1, first_);
    path_.push_back({0, first_});
    phase_ = Phase::Exhaust;
    return Verdict::Open;
}

Verdict Search::exhaust() {
    for (;;) {
        while (!path_.empty() && pending_.size() == path_.back().end) path_.pop_back();
        if (path_.empty()) {
            phase_ = Phase::Done;
            return settled_ = Verdict::Lost;
        }
        if (spent()) return Verdict::Open;
        const State state = pending_.back();
        pending_.pop_back();
        path_.push_back({pending_.size(), state});
        const Board board = game_.open(state);
        if (game_.won(board)) {
            std::vector<State> path;
            for (std::size_t at = 1; at < path_.size(); ++at) path.push_back(path_[at].state);
            line_of(path);
            return Verdict::Winnable;
        }
        children_.clear();
        game_.expand(board, children_, nullptr);
        ++nodes_;
        for (const State& child : children_) seen_->prefetch(hash_of(child));
        for (const State& child : children_) {
            const auto added = seen_->add(child, hash_of(child));
            if (added == StateSet::Added::Full) {
                memory_ = std::max(memory_, seen_->bytes());
                phase_ = Phase::Done;
                return settled_ = Verdict::Open;
            }
            if (added == StateSet::Added::New) pending_.push_back(child);
        }
        memory_ = std::max(memory_, seen_->bytes());
    }
}

}  // namespace chameleon
