"""Over a whole game nothing of the frame moves, and in the middle of it nothing bars anybody.

With `-m trial`: each game through its last turns in one of the windows, and all games from their
beginning in all of them.
"""

from random import Random

import pytest
from playwright.sync_api import Browser, Page

from spellhall import Match, new
from spellhall.games import IDS
from tests.e2e.playing import is_over, wait_for_me, without_show
from tests.e2e.tables import open_match
from tests.e2e.test_every_game import barriers
from tests.e2e.test_steady_frame import (
    PLACES,
    SIZES,
    Box,
    Size,
    commit,
    moved,
    select_something,
)
from tests.e2e.visiting import visitor

pytestmark = pytest.mark.browser

PLAYERS = 3
LAST_PROMPTS = 40  # of the first seat, as chance plays; bots come to the end sooner
MOST_PROMPTS = 60  # where it takes longer against the bots
MOST_OF_A_GAME = 1500
LOOKED_AT = 12  # prompts between two looks for barriers
# What does not fit a window is a tab, and may be hidden for a while; what is drawn stays put.
DRAWN = {
    "arcane_academy": "main.board .mine > .frame",
    "hell_high": "main.board .ladder",
    "wiz_war": "main.board .map",
    "five_seals": "main.board .square",
    "wizards_academy": "main.board .floor",
}
BESIDE = {
    "menu": "header.bar .tools > :last-child",
    "side": "aside.side",
    "hand": "section.hand",
}
SERIOUS = ("serious", "critical")
EARLIER = ".prompt.then"
MEASURE = """(places) => Object.fromEntries(Object.entries(places).map(([name, at]) => {
    const found = document.querySelector(at);
    const box = found?.getBoundingClientRect();
    if (!box?.width) return [name, null];
    let scrolled = 0; // a click scrolls to what it clicks
    for (let around = found.parentElement; around; around = around.parentElement)
        scrolled += around.scrollTop;
    return [name, [box.left, box.top + scrolled, box.right, box.bottom + scrolled]];
}))"""
ROTATING = [(game, SIZES[place % len(SIZES)]) for place, game in enumerate(IDS)]
ALL = [(game, size) for game in IDS for size in SIZES]


def called(value: str | Size) -> str:
    """How a game or a size is called in the name of a test."""
    return value if isinstance(value, str) else f"{value[0]}x{value[1]}"


@pytest.mark.trial
@pytest.mark.parametrize(("game", "size"), ROTATING, ids=called)
def test_nothing_moves_until_the_end_of_a_game(
    browser: Browser, hall: str, game: str, size: Size
) -> None:
    wandered, barred, prompts = played(browser, hall, near_the_end(game), size, MOST_PROMPTS)
    assert wandered == {}
    assert barred == []
    assert prompts > 5


@pytest.mark.trial
@pytest.mark.parametrize(("game", "size"), ALL, ids=called)
def test_nothing_moves_over_a_whole_game(
    browser: Browser, hall: str, game: str, size: Size
) -> None:
    match = new(game, players=PLAYERS, seed=3)
    wandered, barred, prompts = played(browser, hall, match, size, MOST_OF_A_GAME)
    assert wandered == {}
    assert barred == []
    assert prompts > 10


def played(
    browser: Browser, hall: str, match: Match, size: Size, most: int
) -> tuple[dict[str, str], list[str], int]:
    """Play to the result: what moved and at which question, what barred, how many prompts."""
    width, height = size
    wandered: dict[str, str] = {}
    barred: set[str] = set()
    with visitor(browser, hall, width, height, touch=min(size) < 500) as page:
        without_show(page)
        open_match(page, match, 0, level="apprentice")
        still: dict[str, Box] = {}
        rng, prompts = Random(1), 0
        while prompts < most and is_asked(page):
            prompts += 1
            question = page.locator(".prompt .what").inner_text()
            stray = strayed(page, match.game.id, still, question)
            if prompts % LOOKED_AT == LOOKED_AT // 2:
                barred |= {f"{question}: {each}" for each in barriers(page, SERIOUS)}
            select_something(page, rng)
            stray |= strayed(page, match.game.id, still, f"{question} (selected)")
            commit(page)
            if not is_asked(page):
                break  # when it is over, the result may take its room
            wandered |= stray
        assert is_over(page) or prompts == most
    return wandered, sorted(barred), prompts


def is_asked(page: Page) -> bool:
    """Until I am asked, at the table of now: a click may have led to an earlier moment."""
    if page.locator(EARLIER).count() > 0:
        page.keyboard.press("Escape")
        page.locator(EARLIER).wait_for(state="detached")
    return wait_for_me(page)


def strayed(page: Page, game: str, still: dict[str, Box], question: str) -> dict[str, str]:
    """What stands elsewhere than when it was seen first; that is noted here too."""
    places = {**PLACES, **BESIDE, "drawing": DRAWN[game]}
    boxes: dict[str, Box | None] = page.evaluate(MEASURE, places)
    seen = {name: box for name, box in boxes.items() if box is not None}
    gone = {name: f"{question}: gone" for name in PLACES if name not in seen}
    for name, box in seen.items():
        still.setdefault(name, box)
    return gone | {
        name: f"{question}: {still[name]} -> {box}"
        for name, box in seen.items()
        if moved(still[name], box)
    }


def near_the_end(game: str) -> Match:
    """A game as chance played it, before the last questions that the first seat is asked."""
    asked_at: list[int] = []
    match, rng = new(game, players=PLAYERS, seed=3), Random(3)
    codes: list[tuple[int, str]] = []
    while match.result is None:
        seat = match.awaited()[0]
        options = match.options(seat)
        if seat == 0 and len(options) > 1:
            asked_at.append(len(codes))
        option = rng.choice(options)
        codes.append((seat, option.text))
        match.play(option, seat)
    again = new(game, players=PLAYERS, seed=3)
    for seat, text in codes[: asked_at[-min(LAST_PROMPTS, len(asked_at))]]:
        again.play(text, seat)
    return again
