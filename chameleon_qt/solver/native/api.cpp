// The C interface that Python calls. It checks what it is given and owns one search a handle.
#include <algorithm>
#include <atomic>
#include <new>
#include <unordered_set>

#include "search.h"

#ifdef _WIN32
#define EXPORT extern "C" __declspec(dllexport)
#else
#define EXPORT extern "C" __attribute__((visibility("default")))
#endif

using namespace chameleon;

namespace {

struct Handle {
    Game game;
    State start;
    Search search;
    std::atomic<int> cancel{0};
};

// `input`, one byte each: ranks, piles, take back, four foundations, then groups of cards, each
// with its length before it: reserve and waste from the bottom up, stock in turning order, piles.
// False where it describes no position.
bool read(const std::uint8_t* input, std::size_t size, Game& game, Board& board) {
    std::size_t at = 0;
    const auto next = [&](int& value) {
        if (at == size) return false;
        value = input[at++];
        return true;
    };
    int take_back = 0;
    if (!next(game.ranks) || !next(game.piles) || !next(take_back)) return false;
    if (game.ranks < 1 || game.ranks > kMaxRanks || game.piles < 1 || game.piles > 9) return false;
    game.take_back = take_back != 0;
    for (int& height : board.height)
        if (!next(height) || height > game.ranks) return false;
    CardSet seen = Game::foundation_cards(board.height);
    const auto group = [&](std::vector<Card>& cards) {
        int length = 0;
        if (!next(length)) return false;
        for (int card = 0; length > 0; --length) {
            if (!next(card) || card >= 4 * game.ranks || (seen & bit(card))) return false;
            seen |= bit(card);
            cards.push_back(card);
        }
        return true;
    };
    if (!group(game.reserve) || !group(game.sequence)) return false;
    game.turned = static_cast<int>(game.sequence.size());
    if (!group(game.sequence)) return false;
    for (int pile = 0; pile < game.piles; ++pile) {
        std::vector<Card> cards;
        if (!group(cards) || (cards.empty() && !game.reserve.empty())) return false;
        for (std::size_t place = 0; place < cards.size(); ++place) {
            board.tableau |= bit(cards[place]);
            if (place == 0 && !game.reserve.empty()) board.bottoms |= bit(cards[0]);
            if (place > 0 && rank_of(cards[place - 1]) != (rank_of(cards[place]) + 1) % game.ranks)
                return false;
        }
    }
    game.prepare();
    return at == size && seen == (CardSet{1} << (4 * game.ranks)) - 1;
}

}  // namespace

// A search of its own, or null: the input is no position, or there is no memory.
EXPORT void* chameleon_open(const std::uint8_t* input, std::size_t size) try {
    Game game;
    Board board{};
    if (!read(input, size, game, board)) return nullptr;
    const State start = Game::close(board);
    return new Handle{game, start, Search(game, start)};
} catch (const std::bad_alloc&) {
    return nullptr;
}

EXPORT void chameleon_close(void* handle) { delete static_cast<Handle*>(handle); }

// Any thread may call this at any time before the handle is closed.
EXPORT void chameleon_cancel(void* handle) {
    static_cast<Handle*>(handle)->cancel.store(1, std::memory_order_relaxed);
}

// 0 open, 1 winnable (unless the line cannot be realised: call again), 2 lost.
EXPORT int chameleon_run(void* handle, std::uint64_t nodes, double seconds, std::uint64_t memory) {
    auto& held = *static_cast<Handle*>(handle);
    return static_cast<int>(held.search.run({nodes, seconds, memory}, held.cancel));
}

EXPORT std::uint64_t chameleon_nodes(void* handle) {
    return static_cast<Handle*>(handle)->search.nodes();
}

EXPORT std::uint64_t chameleon_memory(void* handle) {
    return static_cast<Handle*>(handle)->search.memory();
}

// Writes the winning line, two bytes a move (kind, card); returns the moves that it has.
EXPORT std::size_t chameleon_line(void* handle, std::uint8_t* output, std::size_t moves) {
    const Line& line = static_cast<Handle*>(handle)->search.line();
    for (std::size_t at = 0; at < std::min(moves, line.size()); ++at) {
        output[2 * at] = static_cast<std::uint8_t>(line[at].kind);
        output[2 * at + 1] = line[at].card;
    }
    return line.size();
}

// Writes the state that the input maps to, then those that single moves lead to, 24 bytes each:
// tableau, bottoms (8 bytes, little end first), four foundations, reserve, turned, two zeros.
// Returns how many there are; 0 where the input is no position.
EXPORT std::size_t chameleon_moves(const std::uint8_t* input, std::size_t size,
                                   std::uint8_t* output, std::size_t most) try {
    Game game;
    Board start{};
    if (!read(input, size, game, start)) return 0;
    start = game.open(Game::close(start));
    std::vector<Board> boards{start};
    game.single_moves(start, boards);
    for (std::size_t at = 0; at < std::min(most, boards.size()); ++at) {
        std::uint8_t* to = output + 24 * at;
        for (int byte = 0; byte < 8; ++byte) {
            to[byte] = static_cast<std::uint8_t>(boards[at].tableau >> (8 * byte));
            to[8 + byte] = static_cast<std::uint8_t>(boards[at].bottoms >> (8 * byte));
        }
        for (int suit = 0; suit < 4; ++suit) to[16 + suit] = static_cast<std::uint8_t>(boards[at].height[suit]);
        to[20] = static_cast<std::uint8_t>(boards[at].reserve);
        to[21] = static_cast<std::uint8_t>(boards[at].turned);
        to[22] = to[23] = 0;
    }
    return boards.size();
} catch (const std::bad_alloc&) {
    return 0;
}

// Distinct set-states after exactly `depth` single moves; 0 where the input is no position.
EXPORT std::uint64_t chameleon_perft(const std::uint8_t* input, std::size_t size, int depth) try {
    Game game;
    Board start{};
    if (!read(input, size, game, start)) return 0;
    struct Key {
        State state;
        int turned;
        bool operator==(const Key&) const = default;
    };
    struct Hash {
        std::size_t operator()(const Key& key) const { return hash_of(key.state) + key.turned; }
    };
    std::unordered_set<Key, Hash> level{{Game::close(start), game.turned}}, next;
    std::vector<Board> boards;
    for (; depth > 0; --depth, level.swap(next)) {
        next.clear();
        for (const Key& key : level) {
            Board board = game.open(key.state);
            Game::turn_to(board, key.turned);
            boards.clear();
            game.single_moves(board, boards);
            for (const Board& after : boards) next.insert({Game::close(after), after.turned});
        }
    }
    return level.size();
} catch (const std::bad_alloc&) {
    return 0;
}
