#include "search.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "pages.h"

namespace chameleon {

namespace {

constexpr std::uint64_t kBestFirstNodes = 1'000'000;  // nearly every win is found within these
constexpr std::uint64_t kFirstSlots = 1 << 12;
constexpr std::size_t kMostChildren = 128;  // of one state; there are fewer than 100
// A state met, its parent, and its index among those open, whose arrays may be growing.
constexpr std::size_t kBytesMet = sizeof(State) + 3 * sizeof(std::uint32_t) + 4;
// A state to visit, and the frame of its path.
constexpr std::size_t kBytesPending = 40;
constexpr int kGrowth = 4;  // old and new table together stay within 5/4 of the new one

}  // namespace

StateSet::StateSet(std::uint64_t memory)
    : most_(std::min<std::uint64_t>(memory / sizeof(State) * kGrowth / (kGrowth + 1), 0xFFFFFFFF)) {}

StateSet::~StateSet() { release_pages(slots_, size_ * sizeof(State)); }

bool StateSet::grow(const Stop& stop) {
    // Steps of 4 end exactly at the largest size, so that the last table uses the whole budget.
    std::uint64_t wanted = most_;
    while (wanted / kGrowth > std::max(size_, kFirstSlots / kGrowth)) wanted /= kGrowth;
    if (wanted <= size_ || wanted < 16) return false;
    auto* fresh = static_cast<State*>(zeroed_pages(wanted * sizeof(State)));
    if (!fresh) return false;
    State* old = std::exchange(slots_, fresh);
    const std::uint64_t old_size = std::exchange(size_, wanted);
    peak_ = std::max(peak_, (old_size + size_) * sizeof(State));
    for (std::uint64_t at = 0; at < old_size; ++at) {
        if (at % 4096 == 0 && stop.asked()) {
            release_pages(std::exchange(slots_, old), wanted * sizeof(State));
            size_ = old_size;
            return false;
        }
        if (old[at].high) place(old[at], hash_of(old[at]));
    }
    release_pages(old, old_size * sizeof(State));
    return true;
}

void StateSet::place(const State& state, std::uint64_t hash) {
    std::uint64_t at = slot(hash);
    while (slots_[at].high) at = next(at);
    slots_[at] = state;
}

bool StateSet::has(const State& state, std::uint64_t hash) const {
    if (!size_) return false;
    std::uint64_t at = slot(hash);
    while (slots_[at].high && slots_[at] != state) at = next(at);
    return slots_[at].high;
}

bool StateSet::add(const State& state, std::uint64_t hash, const Stop& stop) {
    if (count_ >= size_ - size_ / 10 && !grow(stop)) return false;
    place(state, hash);
    ++count_;
    return true;
}

bool Search::spent() {
    if (nodes_ >= budget_.nodes || stop_.cancelled()) return true;
    return nodes_ % 1024 == 0 && stop_.asked();  // every one or two milliseconds
}

void Search::line_of(const std::vector<State>& path) {
    line_ = opening_;
    std::vector<Board> children;
    std::vector<Line> lines;
    for (std::size_t step = 0; step + 1 < path.size(); ++step) {
        children.clear();
        lines.clear();
        game_.expand(game_.open(path[step]), children, &lines);
        const auto found = std::ranges::find(children, path[step + 1], Game::close);
        const Line& part = lines[found - children.begin()];
        line_.insert(line_.end(), part.begin(), part.end());
    }
}

Verdict Search::run(const Budget& budget, const std::atomic<int>& cancel) {
    using namespace std::chrono;
    budget_ = budget;
    const double most = 1e8;  // seconds; some three years
    const duration<double> allowed(std::min(budget.seconds, most));
    stop_ = {&cancel, steady_clock::now() + duration_cast<steady_clock::duration>(allowed)};
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
        if (!seen_->add(first_, hash_of(first_), stop_)) return Verdict::Open;
        // Address space only: the system gives memory as it is used.
        met_.reserve(budget.memory / 2 / kBytesMet);
        parent_.reserve(met_.capacity());
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

// The children of `board` that are new and may be won go to `children_`, and become known.
// False: there was no room for one of them.
bool Search::expand(const Board& board) {
    all_.clear();
    game_.expand(board, all_, nullptr);
    ++nodes_;
    for (const Board& child : all_) seen_->prefetch(hash_of(Game::close(child)));
    children_.clear();
    for (const Board& child : all_) {
        const State state = Game::close(child);
        const std::uint64_t hash = hash_of(state);
        if (seen_->has(state, hash)) continue;
        if (!game_.won(child) && !game_.has_hope(child)) continue;
        if (!seen_->add(state, hash, stop_)) return false;
        children_.push_back(child);
    }
    return true;
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
        if (best == open_.size()) return settle(Verdict::Lost);
        if (spent()) return Verdict::Open;
        if (nodes_ >= kBestFirstNodes || met_.size() + kMostChildren > met_.capacity()) break;
        const std::uint32_t at = open_[best].back();
        open_[best].pop_back();
        if (!expand(game_.open(met_[at]))) break;
        for (const Board& child : children_) {
            const auto index = static_cast<std::uint32_t>(met_.size());
            met_.push_back(Game::close(child));
            parent_.push_back(at);
            if (game_.won(child)) {
                found_.push_back(index);
                continue;
            }
            const auto score = static_cast<std::size_t>(game_.score(child));
            if (open_.size() <= score) open_.resize(score + 1);
            open_[score].push_back(index);
        }
        note_memory(met_.size() * kBytesMet);
    }
    // The proof begins afresh, with nearly all the memory for its table.
    met_ = {};
    parent_ = {};
    open_ = {};
    seen_.reset();  // before the new one is made
    seen_ = std::make_unique<StateSet>(budget_.memory / 8 * 7);
    pending_.reserve(budget_.memory / 8 / kBytesPending);
    path_.reserve(pending_.capacity());
    pending_.push_back(first_);
    path_.push_back({0, first_});
    phase_ = Phase::Exhaust;
    return Verdict::Open;
}

Verdict Search::exhaust() {
    for (;;) {
        while (!path_.empty() && pending_.size() == path_.back().end) path_.pop_back();
        if (path_.empty()) return settle(Verdict::Lost);
        if (spent()) return Verdict::Open;
        if (pending_.size() + kMostChildren > pending_.capacity()) return settle(Verdict::Open);
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
        if (!expand(board)) return settle(Verdict::Open);
        for (const Board& child : children_) pending_.push_back(Game::close(child));
        note_memory(pending_.size() * kBytesPending);
    }
}

}  // namespace chameleon
