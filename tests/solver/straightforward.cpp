// The same search as the core's, written down as one would at first: arrays, loops and the
// standard library's containers. It shares no code with the core. Tests compare the number of
// states that both expand until a deal is proved lost; the benchmark compares their speed.
//
// Each line of standard input is a position as `core.encode` writes it, in decimal numbers. Each
// line of output has the verdict (0 open, 1 winnable, 2 lost), states expanded, and seconds.
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <unordered_set>
#include <vector>

struct Position {
    std::array<int, 4> height;   // of each foundation
    std::vector<int> reserve;    // the last one is the top
    std::vector<int> stock;      // the first one is turned next
    std::vector<int> waste;      // the last one is the top
    std::vector<bool> tableau;   // for each card: does it lie in the tableau,
    std::vector<bool> bottom;    // and at the bottom of a pile

    std::string key() const {
        std::string text;
        for (int h : height) text += static_cast<char>(h);
        text += static_cast<char>(reserve.size());
        for (std::size_t card = 0; card < tableau.size(); ++card)
            text += static_cast<char>(tableau[card] + 2 * (bottom[card] && !reserve.empty()));
        return text;
    }
};

struct Search {
    int ranks, piles;
    bool take_back;
    std::uint64_t most_nodes;

    std::vector<int> counts(const std::vector<bool>& set) const {
        std::vector<int> count(ranks, 0);
        for (std::size_t card = 0; card < set.size(); ++card) count[card / 4] += set[card];
        return count;
    }
    int up(int rank) const { return (rank + 1) % ranks; }

    // Whether a card of each rank can be uncovered.
    std::vector<bool> uncovered(const Position& at) const {
        const std::vector<int> all = counts(at.tableau);
        std::vector<bool> result(ranks);
        if (!at.reserve.empty()) {
            std::vector<bool> lying = at.tableau;
            for (std::size_t card = 0; card < lying.size(); ++card)
                if (at.bottom[card]) lying[card] = false;
            const std::vector<int> covering = counts(lying);
            for (int rank = 0; rank < ranks; ++rank)
                result[up(rank)] = all[up(rank)] > covering[rank];
            return result;
        }
        int needed = 0;
        for (int rank = 0; rank < ranks; ++rank) needed += std::max(0, all[rank] - all[up(rank)]);
        for (int rank = 0; rank < ranks; ++rank)
            result[up(rank)] = needed < piles || all[up(rank)] > all[rank];
        return result;
    }

    void fill(Position& at) const {
        const int card = at.reserve.back();
        at.reserve.pop_back();
        at.tableau[card] = at.bottom[card] = true;
    }
    void go_home(Position& at, int card) const {
        ++at.height[card % 4];
        at.tableau[card] = false;
        if (at.bottom[card]) {
            at.bottom[card] = false;
            if (!at.reserve.empty()) fill(at);
        }
    }
    bool is_next(const Position& at, int card) const { return at.height[card % 4] == card / 4; }
    bool is_forced(const Position& at, int card) const {
        const int rank = card / 4, least = *std::min_element(at.height.begin(), at.height.end());
        return !take_back && is_next(at, card) &&
               ((rank >= 1 && least >= rank) || (rank >= 2 && least >= rank - 1));
    }
    void play_forced(Position& at) const {
        for (int card = 0; card < 4 * ranks; ++card) {
            if (!is_forced(at, card)) continue;
            if (at.tableau[card]) {
                if (!uncovered(at)[card / 4]) continue;
                go_home(at, card);
            } else if (!at.reserve.empty() && at.reserve.back() == card) {
                at.reserve.pop_back();
                go_home(at, card);
            } else if (!at.waste.empty() && at.waste.back() == card) {
                at.waste.pop_back();
                go_home(at, card);
            } else {
                continue;
            }
            card = -1;  // from the lowest card again
        }
    }

    bool reserve_may_empty(const Position& at) const {
        if (at.reserve.empty()) return true;
        std::vector<bool> free = uncovered(at), lies = at.tableau, may_leave = at.bottom;
        std::vector<bool> loose(4 * ranks, false), passed(4 * ranks, false);
        for (int card : at.stock) loose[card] = true;
        std::vector<int> waste = at.waste, reserve = at.reserve;
        std::array<int, 4> height = at.height;
        int fills = 0;
        bool filled = false;
        for (bool again = true; again;) {
            again = false;
            const std::vector<bool> hosts = free;
            const auto accepted = [&](int card) { return hosts[up(card / 4)]; };
            std::vector<bool> back(4 * ranks, false);
            for (int suit = 0; take_back && suit < 4; ++suit)
                for (int rank = 0; rank < height[suit]; ++rank) back[4 * rank + suit] = true;
            for (int card = 0; card < 4 * ranks; ++card) {
                if (!(loose[card] || back[card]) || lies[card] || !accepted(card)) continue;
                lies[card] = again = true;
            }
            for (int suit = 0; suit < 4; ++suit) {
                for (; height[suit] < ranks; ++height[suit], again = true) {
                    const int card = 4 * height[suit] + suit;
                    if (lies[card] && free[card / 4]) {
                        if (may_leave[card]) {
                            may_leave[card] = false;
                            ++fills;
                        } else {
                            free[up(card / 4)] = true;
                        }
                    } else if (loose[card]) {
                        continue;
                    } else if (!waste.empty() && waste.back() == card) {
                        loose[card] = true;
                        waste.pop_back();
                    } else if (!reserve.empty() && reserve.back() == card) {
                        loose[card] = passed[card] = true;
                        reserve.pop_back();
                    } else {
                        break;
                    }
                }
            }
            for (int card = 0; card < 4 * ranks; ++card) {
                if (!may_leave[card] || !accepted(card)) continue;
                may_leave[card] = false;
                ++fills;
                again = true;
            }
            for (; !waste.empty() && accepted(waste.back()); waste.pop_back())
                lies[waste.back()] = again = true;
            filled = filled || fills > 0;
            for (; !reserve.empty(); reserve.pop_back()) {
                const int card = reserve.back();
                if (!accepted(card)) {
                    if (!fills) break;
                    --fills;
                    may_leave[card] = true;
                }
                lies[card] = again = true;
            }
            if (reserve.empty()) return true;
            for (int card = 0; card < 4 * ranks; ++card) {
                if (filled && passed[card]) lies[card] = true;
                if (lies[card] && !at.tableau[card] && !free[card / 4])
                    free[card / 4] = again = true;
            }
        }
        return false;
    }

    // The fewest piles for a tableau with counts between these, rank by rank.
    int fewest_piles(const std::vector<int>& least, const std::vector<int>& most) const {
        int sum = 0;
        for (int nth = 1; nth <= 4; ++nth) {
            std::vector<char> kinds;  // one letter for each rank that must (M) or must not (N)
            for (int rank = 0; rank < ranks; ++rank) {
                if (least[rank] >= nth) kinds.push_back('M');
                else if (most[rank] < nth) kinds.push_back('N');
            }
            for (std::size_t at = 0; at < kinds.size(); ++at)
                sum += kinds[at] == 'M' && kinds[(at + 1) % kinds.size()] == 'N';
        }
        return sum;
    }
    bool waste_may_be_dug(const Position& at) const {
        for (std::size_t buried = at.waste.size(); buried > 0; --buried) {
            std::vector<bool> must = at.tableau, may(4 * ranks, true);
            for (std::size_t place = buried; place < at.waste.size(); ++place)
                must[at.waste[place]] = true;
            for (std::size_t place = 0; place < buried; ++place) may[at.waste[place]] = false;
            for (int suit = 0; suit < 4; ++suit) {
                for (int rank = 0; !take_back && rank < at.height[suit]; ++rank)
                    may[4 * rank + suit] = false;
                int lowest = ranks;
                for (std::size_t place = 0; place < buried; ++place)
                    if (at.waste[place] % 4 == suit) lowest = std::min(lowest, at.waste[place] / 4);
                for (int rank = 0; rank < lowest; ++rank) must[4 * rank + suit] = false;
            }
            if (fewest_piles(counts(must), counts(may)) > piles) return false;
        }
        return true;
    }

    std::vector<Position> expand(const Position& at) const {
        std::vector<Position> children;
        const std::vector<bool> free = uncovered(at);
        const auto accepted = [&](int card) { return free[up(card / 4)]; };
        const auto add = [&](Position next) {
            play_forced(next);
            children.push_back(std::move(next));
        };
        const auto place = [&](Position next, int card, bool may_wait) {
            if (is_next(at, card)) {
                Position home = next;
                go_home(home, card);
                add(home);
            }
            if (accepted(card) && may_wait) {
                next.tableau[card] = true;
                add(next);
            }
        };
        Position turned = at;
        while (!turned.stock.empty()) {
            const int card = turned.stock.front();
            turned.stock.erase(turned.stock.begin());
            place(turned, card, !is_forced(at, card));
            if (is_forced(at, card)) break;
            turned.waste.push_back(card);
        }
        if (!at.waste.empty()) {
            Position next = at;
            next.waste.pop_back();
            place(next, at.waste.back(), true);
        }
        if (!at.reserve.empty()) {
            Position next = at;
            next.reserve.pop_back();
            place(next, at.reserve.back(), true);
        }
        for (int card = 0; card < 4 * ranks; ++card) {
            if (at.tableau[card] && is_next(at, card) && free[card / 4]) {
                Position next = at;
                go_home(next, card);
                add(next);
            }
            if (at.bottom[card] && !at.reserve.empty() && accepted(card)) {
                Position next = at;
                next.bottom[card] = false;
                fill(next);
                add(next);
            }
            if (take_back && card / 4 == at.height[card % 4] - 1 && accepted(card)) {
                Position next = at;
                --next.height[card % 4];
                next.tableau[card] = true;
                add(next);
            }
        }
        return children;
    }

    bool is_won(const Position& at) const {
        return at.height[0] + at.height[1] + at.height[2] + at.height[3] == 4 * ranks;
    }
    int score(const Position& at) const {
        int inversions = 0;
        for (std::size_t above = 0; above < at.waste.size(); ++above)
            inversions += std::any_of(at.waste.begin(), at.waste.begin() + above, [&](int below) {
                return below % 4 == at.waste[above] % 4 && below < at.waste[above];
            });
        const int home = at.height[0] + at.height[1] + at.height[2] + at.height[3];
        return 4 * ranks - home + 2 * static_cast<int>(at.waste.size()) + 6 * inversions;
    }

    int run(Position start, std::uint64_t& nodes) const {
        play_forced(start);
        std::unordered_set<std::string> seen{start.key()};
        std::map<int, std::vector<Position>> open;
        open[score(start)].push_back(start);
        if (is_won(start)) return 1;
        while (!open.empty()) {
            if (nodes >= most_nodes) return 0;
            auto best = open.begin();
            const Position at = best->second.back();
            best->second.pop_back();
            if (best->second.empty()) open.erase(best);
            ++nodes;
            for (const Position& next : expand(at)) {
                if (is_won(next)) return 1;
                if (!reserve_may_empty(next) || !waste_may_be_dug(next)) continue;
                if (seen.insert(next.key()).second) open[score(next)].push_back(next);
            }
        }
        return 2;
    }
};

int main(int count, char** arguments) {
    const std::uint64_t most = count > 1 ? std::strtoull(arguments[1], nullptr, 10) : 100'000;
    for (std::string line; std::getline(std::cin, line);) {
        std::istringstream text(line);
        Search search{};
        search.most_nodes = most;
        Position start;
        text >> search.ranks >> search.piles >> search.take_back;
        for (int& height : start.height) text >> height;
        const auto group = [&] {
            std::size_t length = 0;
            text >> length;
            std::vector<int> cards(length);
            for (int& card : cards) text >> card;
            return cards;
        };
        start.reserve = group();
        start.waste = group();
        start.stock = group();
        start.tableau.resize(4 * search.ranks);
        start.bottom.resize(4 * search.ranks);
        for (int pile = 0; pile < search.piles; ++pile) {
            const std::vector<int> cards = group();
            for (int card : cards) start.tableau[card] = true;
            if (!cards.empty() && !start.reserve.empty()) start.bottom[cards[0]] = true;
        }
        std::uint64_t nodes = 0;
        const auto begin = std::chrono::steady_clock::now();
        const int verdict = search.run(start, nodes);
        const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
        std::cout << verdict << ' ' << nodes << ' ' << seconds.count() << '\n';
    }
}
