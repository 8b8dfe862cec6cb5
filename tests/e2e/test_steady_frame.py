"""The frame never moves: board, question and buttons keep their places from prompt to prompt.

A game that is to be held to it is one line in `STEADY`.
"""

import time
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from spellhall import Match, new
from spellhall.games import find
from tests.e2e.playing import DO_IT, WEIGHING, asked, start, wait_for_me, without_show
from tests.e2e.tables import open_match
from tests.e2e.test_among_people import gathered
from tests.e2e.test_every_game import barriers
from tests.e2e.visiting import visitor

pytestmark = pytest.mark.browser

STEADY = ["arcane_academy", "hell_high", "wiz_war", "five_seals", "wizards_academy"]
READABLE = STEADY
SIZES = [(1440, 900), (1024, 768), (390, 844), (844, 390), (720, 450)]
PROMPTS = 5
SETTLED_S = 5.0  # the longest time in which a board takes to a window of another size
MIDDLE = 40  # choices until a game is well under way
PLACES = {
    "board": "main.board",
    "question": ".prompt .say",
    "answers": ".prompt .answers",
    "commit": ".prompt .commit",
    "lay back": ".prompt .drop",
    "leave": ".prompt .leave",
    "undo": ".prompt .undo",
    "hint": ".prompt .hint",
    "all": ".prompt .all",
}
# Where each thing stands once the page has taken to its window: the same for a few frames.
MEASURE = """async ([places, width, height, frames]) => {
    const measured = () => Object.fromEntries(Object.entries(places).map(([name, at]) => {
        const found = [...document.querySelectorAll(at)];
        const box = found.length === 1 ? found[0].getBoundingClientRect() : null;
        return [name, box && [box.left, box.top, box.right, box.bottom]];
    }));
    const shown = () => new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
    let still = 0, last = "", boxes;
    for (let frame = 0; still < frames && frame < 40 * frames; frame += 1) {
        await shown();
        boxes = measured();
        const fits = innerWidth === width && innerHeight === height;
        still = fits && JSON.stringify(boxes) === last ? still + 1 : 0;
        last = JSON.stringify(boxes);
    }
    return boxes;
}"""
FRAMES = 3
SUGGEST = "Suggest a choice"
SMALLEST_TYPE = 11  # pixels on the screen
SMALLEST_HIT = 44
PHONE = 500  # pixels of the shorter side, below which fingers are used
TOUCHED = ".prompt button, .tools button, nav.tabs button, .foot button, section.hand button"
# Words and numbers; the signs of seats are pictures.
TOO_SMALL_TO_READ = """(smallest) => {
    const found = new Set();
    const seen = { opacityProperty: true, visibilityProperty: true };
    const isCut = (e) =>
        e && (getComputedStyle(e).clipPath === "inset(50%)" || isCut(e.parentElement));
    const stage = document.querySelector(".stage");
    const walker = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const holder = node.parentElement;
        if (!/[\\p{L}\\p{N}]/u.test(node.data) || !holder.checkVisibility(seen)) continue;
        const drawn = holder.closest("svg") && holder.getScreenCTM?.();
        const scale = drawn ? Math.hypot(drawn.a, drawn.b) : 1;
        const size = parseFloat(getComputedStyle(holder).fontSize) * scale;
        const range = document.createRange();
        range.selectNodeContents(node);
        if (size < smallest - 0.05 && range.getBoundingClientRect().width > 0 && !isCut(holder))
            found.add(`${size.toFixed(1)} px: ${node.data.trim().slice(0, 30)}`);
    }
    return [...found];
}"""
# A button that lies open in its middle must be open all around it too.
TOO_SMALL_TO_HIT = """([buttons, smallest]) => {
    const half = smallest / 2 - 1;
    return [...document.querySelectorAll(buttons)].filter((button) => {
        const box = button.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const hits = (dx, dy) => button.contains(document.elementFromPoint(x + dx, y + dy));
        const ends = [[-half, 0], [half, 0], [0, -half], [0, half]];
        return hits(0, 0) && !ends.every(([dx, dy]) => hits(dx, dy));
    }).map((button) => `${button.className} ${button.ariaLabel ?? button.innerText}`.slice(0, 80));
}"""
# Something of every kind: what is lit on the table, what stands in the desk, what ends a step.
LOOSE = ".prompt.mine .answers button.choice:not([disabled])"
LIT = '.hand [data-light]:not([data-light="refused"]):visible, main.board [data-light]:visible'
LEAVE = '.prompt.mine button.leave:not([aria-disabled="true"])'
Box = list[float]
Size = tuple[int, int]


@pytest.mark.parametrize("game", STEADY)
def test_nothing_of_the_frame_moves_between_two_prompts(
    browser: Browser, hall: str, game: str
) -> None:
    with visitor(browser, hall, *SIZES[0]) as page:
        without_show(page)
        open_match(page, in_the_middle(game), 0)
        wait_for_me(page)
        first = at_every_size(page)
        for (width, height), boxes in first.items():
            assert outside(boxes, width, height) == [], (width, height)
            assert overlapping(boxes) == [], (width, height)
        wandered: dict[tuple[Size, str], str] = {}
        looked_at = 0
        for question in prompts(page, game, Random(1)):
            looked_at += 1
            for size, boxes in at_every_size(page).items():
                here = [name for name in boxes if moved(first[size][name], boxes[name])]
                wandered |= {(size, name): question for name in here}
        assert wandered == {}
        assert looked_at == 2 * PROMPTS


@pytest.mark.parametrize("game", STEADY)
def test_a_game_in_play_has_no_barriers_at_any_size(browser: Browser, hall: str, game: str) -> None:
    with visitor(browser, hall, *SIZES[0]) as page:
        without_show(page)
        open_match(page, in_the_middle(game), 0)
        wait_for_me(page)
        found: dict[Size, list[str]] = {}
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            found[width, height] = barriers(page, ("serious", "critical"))
        assert found == {size: [] for size in SIZES}


@pytest.mark.parametrize("game", READABLE)
def test_everything_can_be_read_and_everything_can_be_hit(
    browser: Browser, hall: str, game: str
) -> None:
    with visitor(browser, hall, *SIZES[0], touch=True) as page:
        without_show(page)
        open_match(page, in_the_middle(game), 0)
        wait_for_me(page)
        found: dict[Size, list[str]] = {}
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            found[width, height] = too_small(page, fingers=min(width, height) < PHONE)
        assert found == {size: [] for size in SIZES}


def too_small(page: Page, *, fingers: bool) -> list[str]:
    """What cannot be read, and under fingers what cannot be hit, once the board fits the window."""
    latest = time.monotonic() + SETTLED_S
    while True:
        found: list[str] = page.evaluate(TOO_SMALL_TO_READ, SMALLEST_TYPE)
        if fingers:
            found += page.evaluate(TOO_SMALL_TO_HIT, [TOUCHED, SMALLEST_HIT])
        if not found or time.monotonic() > latest:
            return found
        page.wait_for_timeout(50)


def test_nothing_moves_for_a_proposal_a_countdown_or_who_is_away(page: Page, friend: Page) -> None:
    game = "wizards_academy"
    without_show(page)
    start(page, game)
    wait_for_me(page)
    still = at_every_size(page)
    for each in (page, friend):
        each.clock.install()
    table = gathered(page, friend, game)
    asked(page, "PATCH", f"/api/tables/{table}", {"clock": 300})
    asked(page, "POST", f"/api/tables/{table}/start")
    partner, chooser = in_turn(page, friend)
    assert strayed(chooser, still, "[role=timer]") == []
    partner.get_by_role("button", name=SUGGEST).click()
    partner.keyboard.press("l")
    partner.get_by_role("combobox").press("Enter")
    assert strayed(chooser, still, ".proposal") == []
    assert strayed(partner, still, ".proposal") == []
    chooser.goto("/")
    expect(partner.locator(".whose.away").first).to_be_attached()
    partner.clock.fast_forward(22_000)
    assert strayed(partner, still, ".absent") == []


@pytest.mark.parametrize("game", ["five_seals", "wiz_war"])
def test_the_log_of_a_phone_opens_over_a_frame_that_stays(
    browser: Browser, hall: str, game: str
) -> None:
    with visitor(browser, hall, 390, 844, touch=True) as page:
        without_show(page)
        start(page, game)
        wait_for_me(page)
        still = measured(page)
        page.locator(".peek").click()
        page.locator(".panel.sheet").wait_for()
        now = measured(page)
        assert [name for name in now if moved(still[name], now[name])] == []
        page.get_by_role("button", name="React").click()
        expect(page.get_by_role("button", name="Well played!")).to_be_in_viewport(ratio=1)


def in_turn(page: Page, friend: Page) -> tuple[Page, Page]:
    """Who may suggest something now, and who is asked."""
    for each in (page, friend):
        each.locator(".prompt").wait_for()
    either = page.get_by_role("button", name=SUGGEST).or_(page.locator(".prompt.mine .what"))
    either.first.wait_for()
    suggests = page.get_by_role("button", name=SUGGEST).count() > 0
    return (page, friend) if suggests else (friend, page)


def strayed(page: Page, still: dict[Size, dict[str, Box]], notice: str) -> list[tuple[Size, str]]:
    """What stands elsewhere while this is on the page."""
    page.locator(notice).first.wait_for(state="attached")
    now = at_every_size(page)
    assert page.locator(notice).count() > 0
    return [
        (size, name)
        for size in now
        for name in now[size]
        if moved(still[size][name], now[size][name])
    ]


def at_every_size(page: Page) -> dict[Size, dict[str, Box]]:
    """Where everything is, in each of the windows; in the end the window is as it was."""
    found: dict[Size, dict[str, Box]] = {}
    for width, height in [*SIZES[1:], SIZES[0]]:
        page.set_viewport_size({"width": width, "height": height})
        found[width, height] = measured(page)
    return found


def in_the_middle(game: str) -> Match:
    """A game of the most players, some way on, that asks the first seat."""
    match, rng = new(game, players=find(game).players[-1], seed=3), Random(3)
    for count in range(1000):
        seat = match.awaited()[0]
        if count >= MIDDLE and seat == 0 and len(match.options(0)) > 1:
            return match
        match.play(rng.choice(match.options(seat)), seat)
    raise AssertionError("the first seat is not asked")


def prompts(page: Page, game: str, rng: Random) -> Iterator[str]:
    """Play on and yield each question: as it is asked, and while something is selected."""
    for _ in range(PROMPTS):
        if not wait_for_me(page):  # it was lost early: once more from the middle
            open_match(page, in_the_middle(game), 0)
            assert wait_for_me(page)
        question = page.locator(".prompt .what").inner_text()
        yield question
        select_something(page, rng)
        yield f"{question} (selected)"
        commit(page)


def select_something(page: Page, rng: Random) -> None:
    """One click on something lit, on an answer or on what ends the step."""
    kinds = [page.locator(each) for each in (LOOSE, LIT, LEAVE)]
    offered = [each for each in kinds if each.count() > 0]
    if not offered:
        return
    things = rng.choice(offered)
    try:
        things.nth(rng.randrange(things.count() or 1)).click(timeout=1500, force=True)
    except Error:
        return  # the table went on under the pointer
    page.locator(WEIGHING).wait_for(state="detached")


def commit(page: Page) -> None:
    """Do what was selected; where several things are needed, take the first of all choices."""
    if page.locator(DO_IT).count() > 0:
        page.keyboard.press("Enter")
    elif page.locator(".prompt.mine").count() > 0:
        page.keyboard.press("Escape")
        page.keyboard.press("l")
        page.keyboard.press("Enter")
        page.locator(WEIGHING).wait_for(state="detached")
        if page.locator(DO_IT).count() > 0:
            page.keyboard.press("Enter")


def measured(page: Page) -> dict[str, Box]:
    window = page.viewport_size
    assert window is not None
    wish = [PLACES, window["width"], window["height"], FRAMES]
    boxes: dict[str, Box | None] = page.evaluate(MEASURE, wish)
    missing = [name for name, box in boxes.items() if box is None]
    assert missing == []
    return {name: box for name, box in boxes.items() if box is not None}


def moved(before: Box, now: Box) -> bool:
    return any(abs(one - other) > 1 for one, other in zip(before, now, strict=True))


def outside(boxes: dict[str, Box], width: int, height: int) -> list[str]:
    """What is not wholly in the window, or has no size worth the name."""
    return [
        name
        for name, (left, top, right, bottom) in boxes.items()
        if left < -1
        or top < -1
        or right > width + 1
        or bottom > height + 1
        or right - left < 20
        or bottom - top < 20
    ]


def overlapping(boxes: dict[str, Box]) -> list[tuple[str, str]]:
    names = list(boxes)
    return [
        (one, other)
        for at, one in enumerate(names)
        for other in names[at + 1 :]
        if overlap(boxes[one], boxes[other])
    ]


def overlap(one: Box, other: Box) -> bool:
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return wide > 1 and high > 1
