"""The frozen shuffle: its generator, its bounded draw and its order."""

from __future__ import annotations

import itertools
import random
from collections import Counter

import pytest

from chameleon_qt.engine import shuffle
from chameleon_qt.engine.shuffle import SplitMix64, shuffled

TOP = 2**64

# From the authors' published C code, compiled and run apart from this project.
REFERENCE = {
    0: (
        16294208416658607535,
        7960286522194355700,
        487617019471545679,
        17909611376780542444,
        1961750202426094747,
    ),
    1: (
        10451216379200822465,
        13757245211066428519,
        17911839290282890590,
        8196980753821780235,
        8195237237126968761,
    ),
    1234567: (
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ),
    2**31 - 1: (
        7060015453088402407,
        682989528884356551,
        7293263196828589918,
        16083183170666214590,
        13341631221052529418,
    ),
    TOP - 1: (
        16490336266968443936,
        16834447057089888969,
        4048727598324417001,
        7862637804313477842,
        13015481187462834606,
    ),
}


class Scripted(SplitMix64):
    """A generator that gives these numbers, one after the other."""

    def __init__(self, *numbers: int) -> None:
        super().__init__(0)
        self.left = list(numbers)

    def next(self) -> int:
        return self.left.pop(0)


@pytest.mark.parametrize("seed", REFERENCE)
def test_the_generator_is_the_published_one(seed: int) -> None:
    generator = SplitMix64(seed)
    assert tuple(generator.next() for _ in range(5)) == REFERENCE[seed]


def test_seeds_count_modulo_two_to_the_64th() -> None:
    assert SplitMix64(TOP + 7).next() == SplitMix64(7).next()
    assert SplitMix64(-1).next() == SplitMix64(TOP - 1).next()


def test_bytes_are_the_numbers_lowest_byte_first() -> None:
    whole = bytes.fromhex("85fc08fb17d09e59 a50f545884f0732c")
    for count in range(17):
        assert SplitMix64(1234567).bytes(count) == whole[:count]
    for count, taken in ((0, 0), (1, 1), (8, 1), (9, 2), (16, 2)):
        generator = SplitMix64(1234567)
        generator.bytes(count)
        assert generator.next() == REFERENCE[1234567][taken]


@pytest.mark.parametrize("bound", [*range(1, 53), 1000, 2**32, 2**63 + 1, TOP - 1])
def test_a_draw_refuses_the_incomplete_last_block(bound: int) -> None:
    limit = TOP // bound * bound
    assert Scripted(0).below(bound) == 0
    assert Scripted(bound - 1).below(bound) == bound - 1
    assert Scripted(limit - 1).below(bound) == bound - 1
    if limit < TOP:
        generator = Scripted(limit, TOP - 1, limit, 5 % bound, 99)
        assert generator.below(bound) == 5 % bound
        assert generator.left == [99]


@pytest.mark.parametrize("bound", [1, 2, 4, 32, 2**63])
def test_a_draw_refuses_nothing_where_the_blocks_come_out_even(bound: int) -> None:
    generator = Scripted(TOP - 1, 99)
    assert generator.below(bound) == bound - 1
    assert generator.left == [99]


@pytest.mark.parametrize("bound", [2, 3, 7, 52])
def test_draws_are_spread_evenly(bound: int) -> None:
    generator = SplitMix64(bound)
    counts = Counter(generator.below(bound) for _ in range(200 * bound))
    assert sorted(counts) == list(range(bound))
    assert all(130 < count < 270 for count in counts.values())


def test_each_run_of_draws_gives_a_permutation_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    found = set()
    for draws in itertools.product(range(5), range(4), range(3), range(2)):
        monkeypatch.setattr(shuffle, "SplitMix64", lambda _, draws=draws: Scripted(*draws))
        found.add(tuple(shuffled("abcde", 0)))
    assert found == set(itertools.permutations("abcde"))


def test_the_last_card_is_drawn_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shuffle, "SplitMix64", lambda _: Scripted(0, 0, 0))
    assert shuffled("abcd", 0) == list("bcda")


def test_every_order_comes_up_about_equally_often() -> None:
    counts = Counter("".join(shuffled("abc", seed)) for seed in range(6000))
    assert len(counts) == 6
    assert all(900 < count < 1100 for count in counts.values())


@pytest.mark.parametrize("length", [0, 1, 2, 52])
def test_nothing_is_lost_and_the_given_items_are_left_alone(length: int) -> None:
    items = list(range(length))
    result = shuffled(items, 617)
    assert sorted(result) == items == list(range(length))


def test_equal_seeds_give_equal_orders_and_near_seeds_others() -> None:
    assert shuffled(range(52), 5) == shuffled(range(52), 5)
    assert len({tuple(shuffled(range(52), seed)) for seed in range(500)}) == 500


def test_the_shuffle_leaves_the_random_module_alone() -> None:
    random.seed(1)
    first = shuffled(range(52), 617)
    random.seed(2)
    before = random.getstate()
    assert shuffled(range(52), 617) == first
    assert random.getstate() == before
