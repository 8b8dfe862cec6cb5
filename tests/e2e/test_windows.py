"""What each window shows: all of it, whole, and what is selected together with who is to do it."""

from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from spellhall import new
from spellhall.games import find
from tests.e2e.playing import WEIGHING, start, wait_for_me, without_show
from tests.e2e.tables import open_match
from tests.e2e.test_every_window import SIZES, advanced, sit_down
from tests.e2e.test_steady_frame import STEADY, in_the_middle
from tests.e2e.visiting import visitor

pytestmark = pytest.mark.browser

# Of these parts of the dungeon, those that are not wholly to be seen in the drawing.
UNSEEN = """(parts) => {
    const frame = document.querySelector("svg.dungeon").getBoundingClientRect();
    return [...document.querySelectorAll(parts)].filter((part) => {
        const box = part.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        return x < frame.left || x > frame.right || y < frame.top || y > frame.bottom;
    }).map((part) => part.closest("[data-touch]")?.dataset.touch ?? part.getAttribute("class"));
}"""
# Buttons and cards whose words are wider than they are.
SPILLED = """(parts) => [...document.querySelectorAll(parts)]
    .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0)
    .map((part) => part.innerText)"""
# The lines of the question that are cut through, and those that are not shown.
LINES = """
    const lines = document.querySelector(".prompt .lines");
    const { bottom } = lines.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(lines);
    const rects = [...range.getClientRects()].filter((rect) => rect.height < 30); // no paragraphs
"""
WHOLE_LINES = f"""() => {{ {LINES}
    return !rects.some((rect) => rect.top < bottom - 2 && rect.bottom > bottom + 2);
}}"""
HIDDEN_LINES = f"""() => {{ {LINES}
    return rects.filter((rect) => rect.bottom > bottom + 2).length;
}}"""
# Buttons whose words are higher than they are, or than what holds them.
CUT_ABOVE = """(parts) => [...document.querySelectorAll(parts)].filter((part) => {
    const words = document.createRange();
    words.selectNodeContents(part);
    const [told, held] = [words, part.parentElement].map((each) => each.getBoundingClientRect());
    return told.height > Math.min(part.clientHeight, held.height);
}).map((part) => part.innerText)"""
# How many pixels of the players one has to scroll for.
UNDERNEATH = """() => {
    const seats = document.querySelector("aside.side > .seats");
    return seats.scrollHeight - seats.clientHeight;
}"""
# Of these parts, those that stick out of what holds them.
STICKS_OUT = """([holder, parts]) => {
    const whole = document.querySelector(holder).getBoundingClientRect();
    return [...document.querySelectorAll(`${holder} ${parts}`)].filter((part) => {
        const box = part.getBoundingClientRect();
        return box.width > 0 && (box.left < whole.left - 1 || box.right > whole.right + 1);
    }).map((part) => part.ariaLabel ?? part.textContent);
}"""
SEALS = ".dungeon .hit"
MEANT = ".dungeon .seal:is([data-lifted], .chosen)"
MAGE = '.dungeon [data-touch="mage:0"]'


def test_the_whole_dungeon_is_seen_at_1024(browser: Browser, hall: str) -> None:
    with visitor(browser, hall, 1024, 768) as page:
        sit_down(page, "five_seals")
        assert page.evaluate(UNSEEN, f"{SEALS}, .dungeon .corner") == []


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_buttons_beside_the_dungeon_hold_their_words(
    browser: Browser, hall: str, width: int, height: int
) -> None:
    with visitor(browser, hall, width, height) as page:
        sit_down(page, "five_seals")
        assert page.locator(".seals .mine button").count() > 3
        assert page.evaluate(SPILLED, ".seals .mine button") == []


@pytest.mark.parametrize("by", [".dungeon", ".targets"])
def test_a_selected_seal_is_framed_together_with_the_mage(
    browser: Browser, hall: str, by: str
) -> None:
    with visitor(browser, hall, 390, 844, touch=True) as page:
        sit_down(page, "five_seals")
        seals = lit_seals(page)
        assert len(seals) > 10
        for seal in [seals[0], seals[-1]]:
            page.locator(f'{by} [data-touch="{seal}"]').dispatch_event("click")
            expect(page.locator(MEANT)).to_have_count(1)
            assert page.evaluate(UNSEEN, f"{MEANT}, {MAGE}") == [], seal
            take_back(page)


def take_back(page: Page) -> None:
    """Lay down what was selected, or undo it where the dice for it are asked already."""
    lifted = page.locator(".dungeon [data-lifted]").count() > 0
    page.keyboard.press("Escape" if lifted else "u")
    expect(page.locator(MEANT)).to_have_count(0)


def lit_seals(page: Page) -> list[str]:
    lit = page.locator('.dungeon [data-touch^="node:"][data-light="one"]')
    return [each.get_attribute("data-touch") or "" for each in lit.all()]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_question_ends_with_a_whole_line_and_can_be_read_whole(
    browser: Browser, hall: str, width: int, height: int
) -> None:
    with visitor(browser, hall, width, height) as page:
        without_show(page)
        open_match(page, in_the_middle("hell_high"), 0)
        wait_for_me(page)
        page.wait_for_function(WHOLE_LINES)
        hidden = page.evaluate(HIDDEN_LINES)
        assert hidden == 0 or height < 500
        if hidden:
            page.get_by_role("button", name="Read the whole question").click()
            assert page.evaluate(HIDDEN_LINES) == 0


@pytest.mark.parametrize(
    ("game", "has_room"), [("wiz_war", True), ("hell_high", False), ("arcane_academy", False)]
)
def test_the_guide_is_whole_or_waits_for_room_beside_the_answers(
    page: Page, game: str, has_room: bool
) -> None:
    without_show(page)
    match = new(game, players=find(game).players[-1], seed=3)
    open_match(page, advanced(match, Random(3)), 0)
    wait_for_me(page)
    answers, guide = page.locator(".prompt .answers"), page.get_by_role("region", name="Guide")
    expect(guide).to_have_count(int(has_room))
    assert answers.evaluate("e => e.scrollHeight - e.clientHeight") <= 1
    if not has_room:
        expect(page.locator("[data-guided]")).to_have_count(0)


@pytest.mark.parametrize("size", [(844, 390), (720, 450), (390, 844)])
def test_the_guide_goes_on_by_a_button_in_sight_on_a_phone(
    browser: Browser, hall: str, size: tuple[int, int]
) -> None:
    with visitor(browser, hall, *size, touch=True) as page:
        sit_down(page, "five_seals")
        onward = page.get_by_role("region", name="Guide").get_by_role("button", name="Next")
        expect(onward).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(
    ("game", "size"), [("wizards_academy", (844, 390)), ("arcane_academy", (720, 450))]
)
def test_the_words_of_an_answer_are_whole_in_a_low_window(
    browser: Browser, hall: str, game: str, size: tuple[int, int]
) -> None:
    with visitor(browser, hall, *size, touch=True) as page:
        without_show(page)
        match = new(game, players=find(game).players[-1], seed=3)
        open_match(page, advanced(match, Random(3)), 0)
        wait_for_me(page)
        assert page.evaluate(CUT_ABOVE, ".prompt .answers .choice") == []


@pytest.mark.parametrize("game", STEADY)
def test_everybody_is_in_sight_at_1024_with_most_players(page: Page, game: str) -> None:
    page.set_viewport_size({"width": 1024, "height": 768})
    without_show(page)
    open_match(page, in_the_middle(game), 0)
    wait_for_me(page)
    assert page.evaluate(UNDERNEATH) <= 1
    page.keyboard.press("t")  # one talks beside the log
    expect(page.get_by_role("textbox", name="Say something")).to_be_focused()


def test_every_rank_and_everything_held_has_its_name_at_1024(page: Page) -> None:
    page.set_viewport_size({"width": 1024, "height": 768})
    without_show(page)
    open_match(page, in_the_middle("hell_high"), 0)
    wait_for_me(page)
    titles = page.locator(".rung .rank b")
    assert [each.is_visible() for each in titles.all()] == [True] * 8
    named = page.locator(".seat .chips .name")
    assert named.count() > 0
    assert [each.is_visible() for each in named.all()] == [True] * named.count()


@pytest.mark.parametrize("game", ["hell_high", "wizards_academy"])
def test_what_stands_in_a_phone_held_sideways_is_whole(
    browser: Browser, hall: str, game: str
) -> None:
    with visitor(browser, hall, 844, 390, touch=True) as page:
        without_show(page)
        open_match(page, in_the_middle(game), 0)
        wait_for_me(page)
        assert page.evaluate(STICKS_OUT, [".tools", "*"]) == []
        assert page.evaluate(STICKS_OUT, ["main.board", ".tabs *, .look *"]) == []
        answers = page.locator(".prompt .answers").bounding_box()
        second = page.locator(".prompt .answers button").nth(1).bounding_box()
        assert answers is not None
        assert second is not None
        assert second["x"] < answers["x"] + answers["width"]  # it shows that there are more
        assert second["y"] < answers["y"] + answers["height"]


def test_a_part_of_the_dungeon_goes_on_to_the_edges_of_a_phone(browser: Browser, hall: str) -> None:
    with visitor(browser, hall, 390, 844, touch=True) as page:
        sit_down(page, "five_seals")
        drawing = page.locator("svg.dungeon").bounding_box()
        assert drawing is not None
        assert drawing["width"] == 390


def test_all_that_is_public_in_arcane_academy_is_in_sight_on_a_phone(
    browser: Browser, hall: str
) -> None:
    with visitor(browser, hall, 390, 844, touch=True) as page:
        without_show(page)
        open_match(page, in_the_middle("arcane_academy"), 0)
        wait_for_me(page)
        parts = page.locator(".slate.large, .public li, .tiles li, .centre .pile")
        board = page.locator("main.board").bounding_box()
        assert board is not None
        ends = parts.evaluate_all("all => all.map(each => each.getBoundingClientRect().bottom)")
        assert len(ends) == 11
        assert max(ends) <= board["y"] + board["height"]


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_a_forecast_is_whole_beside_the_guide(
    browser: Browser, hall: str, size: tuple[int, int]
) -> None:
    with visitor(browser, hall, *size, touch=True) as page:
        without_show(page)
        start(page, "five_seals")
        wait_for_me(page)
        while page.locator(".foretold").count() == 0:
            page.keyboard.press("l")
            page.keyboard.press("Enter")
            page.locator(WEIGHING).wait_for(state="detached")
            wait_for_me(page)
        answers, told = page.locator(".answers"), page.locator(".foretold")
        held, box = answers.bounding_box(), told.bounding_box()
        assert held is not None
        assert box is not None
        assert held["x"] <= box["x"]
        assert box["x"] + box["width"] <= held["x"] + held["width"]


def test_a_replay_has_its_board_in_full_height_on_a_phone_held_sideways(
    browser: Browser, hall: str
) -> None:
    with visitor(browser, hall, 844, 390, touch=True) as page:
        table = open_match(page, in_the_middle("hell_high"), 0)
        page.goto(f"/replay/{table}")
        page.locator(".transport").wait_for()
        board = page.locator("main.board").bounding_box()
        assert board is not None
        assert board["height"] >= 0.95 * 390
        assert board["width"] >= 0.5 * 844
