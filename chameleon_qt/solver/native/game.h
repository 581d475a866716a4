// The set-state of a game, and its moves. docs/solver.md explains both and proves what is left out.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

namespace chameleon {

// A card is 4 * (rank counted from the base) + suit, so a rank is one nibble of a set of cards.
using Card = int;
using CardSet = std::uint64_t;

constexpr int kMaxRanks = 13;
constexpr int kMaxCards = 4 * kMaxRanks;
constexpr CardSet kDeckBits = (CardSet{1} << kMaxCards) - 1;
constexpr CardSet kNibbleLow = 0x1111111111111ULL;

constexpr CardSet bit(Card card) { return CardSet{1} << card; }
constexpr int rank_of(Card card) { return card >> 2; }
constexpr int suit_of(Card card) { return card & 3; }

enum class MoveKind : std::uint8_t {
    Turn,               // the stock's next card onto the waste
    WasteToFoundation,
    WasteToTableau,
    ReserveToFoundation,
    ReserveToTableau,
    TableauToFoundation,
    PileOntoPile,       // the card is the bottom of the pile that moves
    FoundationToTableau,
};

struct Move {
    MoveKind kind;
    std::uint8_t card;
};
using Line = std::vector<Move>;

// 128 bits that say everything: see docs/solver.md, "State".
struct State {
    CardSet low = 0;   // tableau, then the foundations of three suits (4 bits each)
    CardSet high = 0;  // bottoms of piles, then the fourth foundation; bit 63 marks a used slot

    CardSet tableau() const { return low & kDeckBits; }
    CardSet bottoms() const { return high & kDeckBits; }
    bool operator==(const State&) const = default;
};

// A set of places in `Game::sequence`.
using Places = std::uint64_t;
constexpr int waste_top(Places waste) { return 63 - std::countl_zero(waste); }

// A state taken apart, with what follows from it.
struct Board {
    CardSet tableau, bottoms;
    std::array<int, 4> height;  // of each foundation
    CardSet gone;               // tableau and foundations: these cards are in play
    int reserve;                // cards left
    int turned;                 // cards of `Game::sequence` that have been turned
    Places waste;               // those of them that lie on the waste

    // The place of the waste's top card, or -1.
    int waste_top() const { return chameleon::waste_top(waste); }
};

// Everything about a game that no move changes.
struct Game {
    int ranks = kMaxRanks;
    int piles = 3;
    bool take_back = false;
    std::vector<Card> reserve;   // the last one is the top
    std::vector<Card> sequence;  // waste from the bottom up, then the stock in turning order
    int turned = 0;              // cards of the sequence on the waste at the start

    CardSet reserve_set = 0;
    CardSet sequence_set = 0;
    std::array<CardSet, kMaxCards + 1> sequence_from{};  // the cards at this place and later
    std::array<std::uint8_t, kMaxCards> place_of{};      // in the sequence, of each of its cards

    void prepare();

    static CardSet foundation_cards(const std::array<int, 4>& height);
    Board open(const State& state) const;
    static State close(const Board& board);

    bool won(const Board& board) const {
        return board.height[0] + board.height[1] + board.height[2] + board.height[3] == 4 * ranks;
    }
    int score(const Board& board) const;

    // One bit a rank, at the lowest bit of its nibble.
    struct Room {
        CardSet uncovered;  // a card of this rank can be uncovered
        CardSet accepts;    // a card of this rank can be placed
    };
    Room room(const Board& board) const;

    // What is played at once, with no alternative, until nothing is.
    void play_forced(Board& board, Line* line) const;
    bool is_forced(const Board& board, Card card) const;
    // False: no line of play can win. docs/solver.md, "Dead ends".
    bool has_hope(const Board& board) const;
    bool reserve_may_empty(const Board& board) const;
    bool waste_may_be_dug(const Board& board) const;
    int fewest_piles(CardSet least, CardSet most) const;
    CardSet deck() const { return (CardSet{1} << (4 * ranks)) - 1; }

    static void turn_to(Board& board, int turned);
    void from_sequence(Board& board, int place) const;
    void to_foundation(Board& board, Card card) const;
    void fill_pile(Board& board) const;
    void from_reserve(Board& board) const;

    // Appends the boards that one move, with the turns before it and the forced moves after it,
    // leads to. With `lines`, also the moves that each consists of.
    void expand(const Board& board, std::vector<Board>& children, std::vector<Line>* lines) const;
    // The same with every move of the rules on its own: nothing forced, nothing left out.
    void single_moves(const Board& board, std::vector<Board>& children) const;
};

inline std::uint64_t hash_of(const State& state) {
    std::uint64_t value = (state.low ^ 0x9E3779B97F4A7C15ULL) * 0xD6E8FEB86659FD93ULL;
    value ^= std::rotl(state.high * 0xA0761D6478BD642FULL, 29) ^ (value >> 32);
    value *= 0xE7037ED1A0B428DBULL;
    return value ^ (value >> 29);
}

}  // namespace chameleon
