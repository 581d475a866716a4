#include "game.h"

#include <algorithm>

namespace chameleon {

namespace {

// The number of cards of each rank, in its nibble.
CardSet counts(CardSet set) {
    set -= (set >> 1) & 0x5555555555555555ULL;
    return (set & 0x3333333333333333ULL) + ((set >> 2) & 0x3333333333333333ULL);
}

CardSet nonzero(CardSet nibbles) {
    nibbles |= nibbles >> 2;
    nibbles |= nibbles >> 1;
    return nibbles & kNibbleLow;
}

// Every nibble goes to the next higher rank; the highest rank lies on the lowest.
CardSet to_host(CardSet nibbles, int ranks) {
    return ((nibbles << 4) | (nibbles >> (4 * (ranks - 1)))) & ((CardSet{1} << (4 * ranks)) - 1);
}
CardSet to_guest(CardSet nibbles, int ranks) {
    return (nibbles >> 4) | ((nibbles & 0xF) << (4 * (ranks - 1)));
}

// In each nibble `more - fewer`, or 0 where that is negative. Nibbles hold at most 4.
CardSet excess(CardSet more, CardSet fewer) {
    const CardSet high = kNibbleLow << 3;
    const CardSet difference = (more | high) - fewer;  // the high bit stays where more >= fewer
    const CardSet kept = (difference & high) >> 3;
    return difference & (kept * 7);
}

CardSet nibble_sum(CardSet nibbles) {
    CardSet sum = (nibbles & 0x0F0F0F0F0F0F0F0FULL) + ((nibbles >> 4) & 0x0F0F0F0F0F0F0F0FULL);
    return (sum * 0x0101010101010101ULL) >> 56;
}

constexpr CardSet rank_bit(int rank) { return CardSet{1} << (4 * rank); }

// All cards of the suit of `card`, also ranks beyond the deck's.
constexpr CardSet suit_of_deck(Card card) { return kNibbleLow << suit_of(card); }

// The cards of one suit, ranks 0 to height - 1.
CardSet suit_up_to(int suit, int height) {
    return (kNibbleLow & ((CardSet{1} << (4 * height)) - 1)) << suit;
}

}  // namespace

void Game::prepare() {
    reserve_set = sequence_set = 0;
    for (Card card : reserve) reserve_set |= bit(card);
    for (int at = static_cast<int>(sequence.size()); at-- > 0;) {
        sequence_set |= bit(sequence[at]);
        sequence_from[at] = sequence_set;
        place_of[sequence[at]] = static_cast<std::uint8_t>(at);
    }
}

CardSet Game::foundation_cards(const std::array<int, 4>& height) {
    return suit_up_to(0, height[0]) | suit_up_to(1, height[1]) | suit_up_to(2, height[2]) |
           suit_up_to(3, height[3]);
}

Board Game::open(const State& state) const {
    Board board;
    board.tableau = state.tableau();
    board.bottoms = state.bottoms();
    board.height = {static_cast<int>(state.low >> 52 & 15), static_cast<int>(state.low >> 56 & 15),
                    static_cast<int>(state.low >> 60), static_cast<int>(state.high >> 52 & 15)};
    board.gone = board.tableau | foundation_cards(board.height);
    board.reserve = std::popcount(reserve_set & ~board.gone);
    // A card leaves the reserve or the sequence for good. Turns come just before the play of the
    // turned card, so the last card of the sequence in play tells how far the stock is turned.
    int first = turned, last = static_cast<int>(sequence.size());
    while (first < last) {
        const int middle = (first + last) / 2;
        if (board.gone & sequence_from[middle]) first = middle + 1;
        else last = middle;
    }
    board.turned = first;
    board.waste = 0;
    for (CardSet left = (sequence_set ^ sequence_from[first]) & ~board.gone; left; left &= left - 1)
        board.waste |= Places{1} << place_of[std::countr_zero(left)];
    return board;
}

State Game::close(const Board& board) {
    const auto& h = board.height;
    return {board.tableau | CardSet(h[0]) << 52 | CardSet(h[1]) << 56 | CardSet(h[2]) << 60,
            board.bottoms | CardSet(h[3]) << 52 | CardSet{1} << 63};
}

int Game::score(const Board& board) const {
    std::array<int, 4> lowest{kMaxRanks, kMaxRanks, kMaxRanks, kMaxRanks};
    int inversions = 0;
    for (Places left = board.waste; left; left &= left - 1) {
        const Card card = sequence[std::countr_zero(left)];
        int& low = lowest[suit_of(card)];
        if (rank_of(card) > low) ++inversions;
        else low = rank_of(card);
    }
    const int home = board.height[0] + board.height[1] + board.height[2] + board.height[3];
    return 4 * ranks - home + 2 * std::popcount(board.waste) + 6 * inversions;
}

Game::Room Game::room(const Board& board) const {
    const CardSet count = counts(board.tableau);
    if (board.reserve) {
        // Each card that is no bottom covers exactly one card of the next rank.
        const CardSet covering = to_host(counts(board.tableau & ~board.bottoms), ranks);
        const CardSet uncovered = nonzero(count - covering);
        return {uncovered, to_guest(uncovered, ranks)};
    }
    const int needed = static_cast<int>(nibble_sum(excess(count, to_guest(count, ranks))));
    if (needed < piles) {
        const CardSet all = kNibbleLow & ((CardSet{1} << (4 * ranks)) - 1);
        return {all, all};
    }
    const CardSet uncovered = nonzero(excess(count, to_host(count, ranks)));
    return {uncovered, to_guest(uncovered, ranks)};
}

void Game::from_reserve(Board& board) const {
    if (--board.reserve == 0) board.bottoms = 0;  // needed no longer
}

void Game::fill_pile(Board& board) const {
    const CardSet card = bit(reserve[board.reserve - 1]);
    board.tableau |= card;
    board.bottoms |= card;
    board.gone |= card;
    from_reserve(board);
}

void Game::turn_to(Board& board, int turned) {
    board.waste |= ((Places{1} << turned) - 1) & ~((Places{1} << board.turned) - 1);
    board.turned = turned;
}

void Game::from_sequence(Board& board, int place) const {
    if (place >= board.turned) turn_to(board, place + 1);
    board.waste &= ~(Places{1} << place);
    board.gone |= bit(sequence[place]);
}

void Game::to_foundation(Board& board, Card card) const {
    ++board.height[suit_of(card)];
    board.gone |= bit(card);
    board.tableau &= ~bit(card);
    if (board.bottoms & bit(card)) {
        board.bottoms &= ~bit(card);
        fill_pile(board);
    }
}

// Nothing that could still have to lie on such a card: docs/solver.md, "Forced moves".
bool Game::is_forced(const Board& board, Card card) const {
    const int rank = rank_of(card);
    if (take_back || board.height[suit_of(card)] != rank) return false;
    const int least = *std::min_element(board.height.begin(), board.height.end());
    return (rank >= 1 && least >= rank) || (rank >= 2 && least >= rank - 1);
}

void Game::play_forced(Board& board, Line* line) const {
    if (take_back) return;
    for (bool again = true; again;) {
        again = false;
        const int least = *std::min_element(board.height.begin(), board.height.end());
        // Lower ranks first: then no card of the rank below lies on the one that is played.
        for (int rank = std::max(least, 1); rank <= least + 1 && rank < ranks && !again; ++rank) {
            for (int suit = 0; suit < 4 && !again; ++suit) {
                const Card card = 4 * rank + suit;
                if (board.height[suit] != rank || !is_forced(board, card)) continue;
                MoveKind kind;
                if (board.tableau & bit(card)) {
                    if (!(room(board).uncovered & rank_bit(rank))) continue;
                    kind = MoveKind::TableauToFoundation;
                    to_foundation(board, card);
                } else if (board.reserve && reserve[board.reserve - 1] == card) {
                    kind = MoveKind::ReserveToFoundation;
                    to_foundation(board, card);
                    from_reserve(board);
                } else {
                    const int top = board.waste_top();
                    if (top < 0 || sequence[top] != card) continue;
                    kind = MoveKind::WasteToFoundation;
                    from_sequence(board, top);
                    to_foundation(board, card);
                }
                if (line) line->push_back({kind, static_cast<std::uint8_t>(card)});
                again = true;
            }
        }
    }
}

void Game::expand(const Board& board, std::vector<Board>& children,
                  std::vector<Line>* lines) const {
    const Room here = room(board);
    Line line;
    auto add = [&](Board& next, MoveKind kind, Card card, int turns) {
        Line* trace = nullptr;
        if (lines) {
            line.assign(turns, Move{MoveKind::Turn, 0});
            line.push_back({kind, static_cast<std::uint8_t>(card)});
            trace = &line;
        }
        play_forced(next, trace);
        children.push_back(next);
        if (lines) lines->push_back(line);
    };
    auto fits_foundation = [&](Card card) {
        return board.height[suit_of(card)] == rank_of(card);
    };
    auto fits_tableau = [&](Card card) { return (here.accepts & rank_bit(rank_of(card))) != 0; };

    // The waste's top, or a card of the stock after the turns that bring it up. Turning commutes
    // with all other moves, so it is put off until the turned card is played.
    auto play_sequence = [&](int at, int turns) {
        const Card card = sequence[at];
        if (fits_foundation(card)) {
            Board next = board;
            from_sequence(next, at);
            to_foundation(next, card);
            add(next, MoveKind::WasteToFoundation, card, turns);
        }
        if (fits_tableau(card) && !is_forced(board, card)) {
            Board next = board;
            from_sequence(next, at);
            next.tableau |= bit(card);
            add(next, MoveKind::WasteToTableau, card, turns);
        }
    };
    const int size = static_cast<int>(sequence.size());
    for (int at = board.turned; at < size; ++at) {
        play_sequence(at, at + 1 - board.turned);
        if (is_forced(board, sequence[at])) break;  // it would be played now, not passed over
    }
    if (const int top = board.waste_top(); top >= 0) play_sequence(top, 0);

    if (take_back) {
        for (int suit = 0; suit < 4; ++suit) {
            const Card card = 4 * (board.height[suit] - 1) + suit;
            if (card < 0 || !fits_tableau(card)) continue;
            Board next = board;
            --next.height[suit];
            next.tableau |= bit(card);
            add(next, MoveKind::FoundationToTableau, card, 0);
        }
    }
    for (CardSet left = board.bottoms; left; left &= left - 1) {
        const Card card = std::countr_zero(left);
        if (!fits_tableau(card)) continue;
        Board next = board;
        next.bottoms &= ~bit(card);
        fill_pile(next);
        add(next, MoveKind::PileOntoPile, card, 0);
    }
    if (board.reserve) {
        const Card card = reserve[board.reserve - 1];
        if (fits_tableau(card)) {
            Board next = board;
            next.tableau |= bit(card);
            next.gone |= bit(card);
            from_reserve(next);
            add(next, MoveKind::ReserveToTableau, card, 0);
        }
        if (fits_foundation(card)) {
            Board next = board;
            to_foundation(next, card);
            from_reserve(next);
            add(next, MoveKind::ReserveToFoundation, card, 0);
        }
    }
    for (int suit = 0; suit < 4; ++suit) {
        const Card card = 4 * board.height[suit] + suit;
        if (board.height[suit] == ranks || !(board.tableau & bit(card)) ||
            !(here.uncovered & rank_bit(rank_of(card))))
            continue;
        Board next = board;
        to_foundation(next, card);
        add(next, MoveKind::TableauToFoundation, card, 0);
    }
}

void Game::single_moves(const Board& board, std::vector<Board>& children) const {
    const Room here = room(board);
    auto add = [&](auto&& change) {
        Board next = board;
        change(next);
        children.push_back(next);
    };
    auto fits_tableau = [&](Card card) { return (here.accepts & rank_bit(rank_of(card))) != 0; };
    auto join = [](Board& next, Card card) {
        next.tableau |= bit(card);
        next.gone |= bit(card);
    };
    if (won(board)) return;
    if (board.turned < static_cast<int>(sequence.size()))
        add([](Board& next) { turn_to(next, next.turned + 1); });
    if (const int top = board.waste_top(); top >= 0) {
        const Card card = sequence[top];
        if (board.height[suit_of(card)] == rank_of(card))
            add([&](Board& next) { from_sequence(next, top), to_foundation(next, card); });
        if (fits_tableau(card)) add([&](Board& next) { from_sequence(next, top), join(next, card); });
    }
    if (board.reserve) {
        const Card card = reserve[board.reserve - 1];
        if (board.height[suit_of(card)] == rank_of(card))
            add([&](Board& next) { to_foundation(next, card), from_reserve(next); });
        if (fits_tableau(card)) add([&](Board& next) { join(next, card), from_reserve(next); });
    }
    for (int suit = 0; suit < 4; ++suit) {
        const int height = board.height[suit];
        const Card card = 4 * height + suit;
        if (height < ranks && (board.tableau & bit(card)) && (here.uncovered & rank_bit(height)))
            add([&](Board& next) { to_foundation(next, card); });
        if (take_back && height && fits_tableau(card - 4))
            add([&](Board& next) { --next.height[suit], join(next, card - 4); });
    }
    for (CardSet left = board.bottoms; left; left &= left - 1) {
        const Card card = std::countr_zero(left);
        if (fits_tableau(card))
            add([&](Board& next) { next.bottoms &= ~bit(card), fill_pile(next); });
    }
}

bool Game::reserve_may_empty(const Board& board) const {
    if (!board.reserve) return true;
    // Facts that, once true, stay true: a card that can do two things does both, and nothing is
    // ever covered again. The stock's order is ignored.
    CardSet uncovered = room(board).uncovered;  // one bit a rank
    CardSet tableau = board.tableau;
    CardSet loose = sequence_from[board.turned];  // can be taken, for a foundation or the tableau
    CardSet may_leave = board.bottoms;            // bottoms not yet counted as leaving
    CardSet passed = 0;                           // reserve cards that went straight home
    std::array<int, 4> height = board.height;
    int left = board.reserve;
    int fills = 0;  // reserve cards that may still come in by a fill
    bool filled = false;
    Places waste = board.waste;
    int top = board.waste_top();
    const auto dig = [&] {
        waste ^= Places{1} << top;
        top = waste_top(waste);
    };

    for (bool again = true; again;) {
        again = false;
        const CardSet accepts = to_guest(uncovered, ranks) * 15;
        const CardSet back = take_back ? foundation_cards(height) : 0;
        if (const CardSet joining = (loose | back) & accepts & ~tableau) {
            tableau |= joining;
            again = true;
        }
        for (int suit = 0; suit < 4; ++suit) {
            for (; height[suit] < ranks; ++height[suit], again = true) {
                const Card card = 4 * height[suit] + suit;
                const CardSet rank = rank_bit(rank_of(card));
                if ((tableau & bit(card)) && (uncovered & rank)) {
                    if (may_leave & bit(card)) {
                        may_leave &= ~bit(card);
                        ++fills;
                    } else {
                        uncovered |= to_host(rank, ranks);
                    }
                } else if (loose & bit(card)) {
                    continue;
                } else if (top >= 0 && sequence[top] == card) {
                    loose |= bit(card);
                    dig();
                } else if (left && reserve[left - 1] == card) {
                    loose |= bit(card);
                    passed |= bit(card);
                    --left;
                } else {
                    break;
                }
            }
        }
        if (const CardSet leaving = may_leave & accepts) {
            may_leave &= ~leaving;
            fills += std::popcount(leaving);
            again = true;
        }
        while (top >= 0 && (accepts & bit(sequence[top]))) {
            tableau |= bit(sequence[top]);
            dig();
            again = true;
        }
        filled |= fills > 0;
        while (left) {
            const Card card = reserve[left - 1];
            if (!(accepts & bit(card))) {
                if (!fills) break;
                --fills;
                may_leave |= bit(card);
            }
            tableau |= bit(card);
            --left;
            again = true;
        }
        if (!left) return true;
        if (filled) tableau |= passed;  // it might have filled a pile before it went home
        const CardSet joined = nonzero(tableau & ~board.tableau);
        if (joined & ~uncovered) {
            uncovered |= joined;
            again = true;
        }
    }
    return false;
}

// The fewest piles that can hold a tableau with at least the one count and at most the other of
// each rank. The cards that are at least the n-th of their rank need as many piles as they make
// gaps: a rank that must have one, then, going up, a rank that must not, whatever lies between.
int Game::fewest_piles(CardSet least, CardSet most) const {
    const CardSet all = kNibbleLow & ((CardSet{1} << (4 * ranks)) - 1);
    int piles = 0;
    for (int nth = 1; nth <= 4; ++nth) {
        const CardSet must = ((least + (8 - nth) * all) >> 3) & all;
        const CardSet must_not = all & ~((most + (8 - nth) * all) >> 3);
        if (!must) break;
        if (!must_not) continue;
        // The ranks are a circle: it is opened at one that must not.
        const int first = std::countr_zero(must_not);
        const auto open_circle = [&](CardSet set) {
            return ((set >> first) | (set << (4 * ranks - first))) & all;
        };
        const CardSet starts = open_circle(must), ends = open_circle(must_not);
        const CardSet between = (all & ~(starts | ends)) * 15;  // a carry runs through these
        const CardSet end = CardSet{1} << (4 * ranks);
        piles += std::popcount((between + (starts << 4)) & (ends | end));
    }
    return piles;
}

bool Game::waste_may_be_dug(const Board& board) const {
    // The cards that cannot be home while a waste card and those below it are buried.
    std::array<CardSet, kMaxCards> blocked;
    CardSet buried = 0, above = 0;
    for (Places left = board.waste; left; left &= left - 1) {
        const int place = std::countr_zero(left);
        const Card card = sequence[place];
        buried |= bit(card);
        above |= suit_of_deck(card) & ~((bit(card) << 1) - 1);
        blocked[place] = above;
    }
    const CardSet home = take_back ? 0 : foundation_cards(board.height);
    CardSet dug = board.tableau;
    for (Places left = board.waste; left;) {
        const int top = waste_top(left);
        if (fewest_piles(counts(dug & blocked[top]), counts(deck() & ~buried & ~home)) > piles)
            return false;
        left ^= Places{1} << top;
        buried &= ~bit(sequence[top]);
        dug |= bit(sequence[top]);
    }
    return true;
}

bool Game::has_hope(const Board& board) const {
    return reserve_may_empty(board) && waste_may_be_dug(board);
}

}  // namespace chameleon
