"""Boards in every window: squares, rooms and seals are large enough to be read and to be met."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from spellhall import Match, new
from spellhall.games import find
from tests.e2e.playing import start, wait_for_me, without_show
from tests.e2e.tables import open_match
from tests.e2e.visiting import visitor

pytestmark = pytest.mark.browser

SIZES = [(1440, 900), (1024, 768), (390, 844), (844, 390), (720, 450)]
NAMES = [f"{width}x{height}" for width, height in SIZES]
MIDDLE = 60  # choices until a game is well under way
READABLE = 11.0  # pixels
FINGER = 44.0  # pixels
ROUNDING = 0.5
# The smallest side of what a board is made of.
PARTS = {
    "wiz_war": ".maze .square",
    "wizards_academy": ".floor .room .ground",
    "five_seals": ".dungeon .hit",
}
LEAST = {"wiz_war": 30, "wizards_academy": 60, "five_seals": 24}
BOARDS = {"wiz_war": ".maze", "wizards_academy": ".floor .plan", "five_seals": "svg.dungeon"}
WITHIN = "main.board, .prompt, .status, section.hand, aside.side"
SMALLEST = """(parts) => Math.min(...[...document.querySelectorAll(parts)].map((part) => {
    const box = part.getBoundingClientRect();
    return Math.min(box.width, box.height);
}))"""
TEXTS = """(board) => [...document.querySelectorAll(`${board} text`)].flatMap((text) => {
    const box = text.getBoundingClientRect();
    if (box.width === 0 || !/[a-z0-9]/i.test(text.textContent)) return [];
    const across = text.getScreenCTM();
    const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(across.a, across.b);
    return [[text.textContent.trim(), Math.round(size * 10) / 10]];
})"""
LIT = """(parts) => [...document.querySelectorAll(parts)].flatMap((part) => {
    const thing = part.closest("[data-touch]");
    if (!["one", "many"].includes(thing?.dataset.light)) return [];
    const box = part.getBoundingClientRect();
    return [[thing.dataset.touch, Math.min(box.width, box.height)]];
})"""
OUTSIDE = """(things) => [...document.querySelectorAll(things)].flatMap((thing) => {
    const box = thing.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return [];
    const beyond = box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
    return beyond || box.left < -1 || box.top < -1 ? [thing.className] : [];
})"""

# Words that reach over the right edge of what they stand on.
OVER_THE_EDGE = """([things, words]) => [...document.querySelectorAll(things)].flatMap((thing) => {
    const range = document.createRange();
    range.selectNodeContents(thing.querySelector(words));
    const beyond = range.getBoundingClientRect().right > thing.getBoundingClientRect().right - 4;
    return beyond ? [range.toString()] : [];
})"""
# Left, right and lower edge of the strip of seats and of each seat in it.
STRIP = """() => {
    const strip = document.querySelector(".strip");
    const ends = ({ left, right, bottom }) => [left, right, bottom].map(Math.round);
    const sees = ends(strip.parentElement.getBoundingClientRect());
    return [sees, ...[...strip.children].map((seat) => ends(seat.getBoundingClientRect()))];
}"""


@pytest.mark.parametrize(("width", "height"), SIZES, ids=NAMES)
@pytest.mark.parametrize("game", list(BOARDS))
def test_a_board_with_most_players_can_be_read_and_met_in_every_window(
    browser: Browser, hall: str, game: str, width: int, height: int
) -> None:
    with visitor(browser, hall, width, height, touch=width < 900) as page:
        sit_down(page, game)
        assert page.evaluate(SMALLEST, PARTS[game]) >= LEAST[game]
        assert [each for each in texts(page, game) if each[1] < READABLE - ROUNDING] == []
        if width < 900:
            lit = page.evaluate(LIT, PARTS[game])
            assert [each for each in lit if each[1] < FINGER - ROUNDING] == []
        assert page.evaluate(OUTSIDE, WITHIN) == []


def test_the_labyrinth_has_half_of_a_phone(browser: Browser, hall: str) -> None:
    with visitor(browser, hall, 390, 844, touch=True) as page:
        sit_down(page, "wiz_war")
        assert height_of(page, ".maze") >= 0.5 * 844


@pytest.mark.parametrize("game", list(BOARDS))
def test_my_seat_is_seen_whole_on_a_phone_wherever_i_sit(
    browser: Browser, hall: str, game: str
) -> None:
    with visitor(browser, hall, 390, 844, touch=True, name="Bartholomea Longname") as page:
        last = find(game).players[-1] - 1
        sit_down(page, game, last)
        (left, right, bottom), *seats = page.evaluate(STRIP)
        assert left <= seats[last][0] < seats[last][1] <= right
        assert all(end <= bottom for _, _, end in seats)


@pytest.mark.parametrize("after", [MIDDLE, 700])
def test_rivals_are_seen_whole_on_a_phone_whatever_they_hold(
    browser: Browser, hall: str, after: int
) -> None:
    with visitor(browser, hall, 390, 844, touch=True) as page:
        without_show(page)
        match = new("hell_high", players=6, seed=5)
        open_match(page, advanced(match, Random(5), after=after), 0)
        page.locator(".strip .seat").first.wait_for()
        strip = box_of(page, "aside.side .seats")
        ends = page.locator(".strip .seat").evaluate_all(
            "all => all.map(each => each.getBoundingClientRect().bottom)"
        )
        assert len(ends) == 5
        assert max(ends) <= strip["y"] + strip["height"]


@pytest.mark.parametrize(("width", "height"), SIZES, ids=NAMES)
def test_the_names_of_wizards_to_choose_from_stay_on_their_cards(
    browser: Browser, hall: str, width: int, height: int
) -> None:
    with visitor(browser, hall, width, height, touch=width < 900) as page:
        start(page, "hell_high")
        page.locator(".wizard b").first.wait_for()
        assert page.evaluate(OVER_THE_EDGE, [".wizard", "b"]) == []


@pytest.mark.parametrize("game", list(BOARDS))
def test_a_board_has_the_full_height_of_a_phone_held_sideways(
    browser: Browser, hall: str, game: str
) -> None:
    with visitor(browser, hall, 844, 390, touch=True) as page:
        sit_down(page, game)
        assert height_of(page, BOARDS[game]) >= 0.95 * 390


def sit_down(page: Page, game: str, seat: int = 0) -> None:
    """Come to a table of most players in the middle of a game, where I am asked."""
    without_show(page)
    match, rng = new(game, players=find(game).players[-1], seed=3), Random(3)
    open_match(page, advanced(match, rng, seat), seat)
    wait_for_me(page)
    page.locator(BOARDS[game]).wait_for()


def advanced(match: Match, rng: Random, me: int = 0, after: int = MIDDLE) -> Match:
    """The match some way on, where this seat may choose among several things."""
    for count in range(1000):
        seat = match.awaited()[0]
        if count >= after and seat == me and len(match.options(me)) > 3:
            return match
        match.play(rng.choice(match.options(seat)), seat)
    raise AssertionError("the seat is not asked")


def texts(page: Page, game: str) -> list[Any]:
    """The words and numbers on the board, each with its size in pixels."""
    found: list[Any] = page.evaluate(TEXTS, BOARDS[game])
    return found


def height_of(page: Page, thing: str) -> float:
    return float(box_of(page, thing)["height"])


def box_of(page: Page, thing: str) -> dict[str, float]:
    box = page.locator(thing).first.bounding_box()
    assert box is not None, thing
    return {"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"]}
