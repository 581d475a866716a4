// Fuzz entry for the core's position input. With libFuzzer:
//   clang++ -std=c++20 -g -fsanitize=fuzzer,address,undefined fuzz_position.cpp NATIVE/*.cpp
// Without it, -DSTANDALONE adds a main that feeds random bytes, and deals it changes at random.
#include <cstddef>
#include <cstdint>

extern "C" {
void* chameleon_open(const std::uint8_t*, std::size_t);
void chameleon_close(void*);
int chameleon_run(void*, std::uint64_t, double, std::uint64_t);
std::size_t chameleon_line(void*, std::uint8_t*, std::size_t);
std::size_t chameleon_moves(const std::uint8_t*, std::size_t, std::uint8_t*, std::size_t);
std::uint64_t chameleon_perft(const std::uint8_t*, std::size_t, int);
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::uint8_t output[24 * 8];
    chameleon_moves(data, size, output, 8);
    chameleon_perft(data, size, 2);
    if (void* search = chameleon_open(data, size)) {
        for (int again = 0; again < 3; ++again) {
            if (chameleon_run(search, 300, 1.0, 1 << 16) != 1) break;
            chameleon_line(search, output, 96);
        }
        chameleon_close(search);
    }
    return 0;
}

#ifdef STANDALONE
#include <algorithm>
#include <random>
#include <vector>

int main() {
    std::mt19937 random(617);
    for (int round = 0; round < 600; ++round) {
        const int ranks = 1 + random() % 13, piles = 1 + random() % 3;
        std::vector<std::uint8_t> cards(4 * ranks);
        for (int card = 0; card < 4 * ranks; ++card) cards[card] = card;
        std::shuffle(cards.begin(), cards.end(), random);
        // The deal's groups: reserve, waste, stock, one card in each pile as far as they go.
        std::vector<std::uint8_t> input{std::uint8_t(ranks), std::uint8_t(piles),
                                        std::uint8_t(random() % 2), 0, 0, 0, 0};
        std::size_t at = 0;
        const auto group = [&](std::size_t length) {
            input.push_back(std::uint8_t(length));
            for (; length > 0; --length) input.push_back(cards[at++]);
        };
        const std::size_t left = cards.size() - piles;
        const std::size_t reserve = random() % (left + 1), waste = random() % (left - reserve + 1);
        group(reserve), group(waste), group(left - reserve - waste);
        for (int pile = 0; pile < piles; ++pile) group(1);
        LLVMFuzzerTestOneInput(input.data(), input.size());
        for (int change = random() % 4; change >= 0; --change)
            input[random() % input.size()] = std::uint8_t(random() % 60);
        input.resize(random() % 4 ? input.size() : random() % input.size());
        LLVMFuzzerTestOneInput(input.data(), input.size());
    }
}
#endif
