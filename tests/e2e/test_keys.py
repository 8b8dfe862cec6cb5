"""The keys of the frame mean the same at every prompt: E, P, U, H, L, T, Enter and Esc."""

import re
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from spellhall import Match
from tests.e2e.playing import DO_IT, WEIGHING, wait_for_me, without_show
from tests.e2e.tables import choices_of, chosen, open_match, open_position
from tests.e2e.test_steady_frame import in_the_middle
from tests.e2e.visiting import visitor

pytestmark = pytest.mark.browser

PROMPTS = 4
ENDS = {"end", "done", "stop", "enough", "ready"}
DOES_WITHOUT = {"pass", "decline", "refuse", "take"}
OF_THE_FRAME = set("AEPUHLMTWBYV")
WHAT = ".prompt .what"
LEAVE = ".prompt button.leave"
FIELD = ".foot input"
LOW = [(844, 390), (720, 450)]


@pytest.mark.parametrize("game", ["arcane_academy", "hell_high"])
def test_a_key_of_the_frame_means_the_same_at_every_prompt(page: Page, game: str) -> None:
    without_show(page)
    table = open_match(page, where_one_may_leave(game), 0)
    met, rng = set[str](), Random(2)
    for number in range(PROMPTS):
        assert wait_for_me(page)
        before = made(page, table)
        keys_that_choose_nothing(page)
        met.add(the_key_that_leaves(page, table, does_it=number % 2 == 0))
        if made(page, table) == before:
            something_is_selected_laid_back_and_done(page, table, rng.randrange(5))
        taken_back(page, table)
    assert met & {"E", "P"}


@pytest.mark.parametrize(("width", "height"), LOW)
def test_in_a_low_window_t_opens_the_talk(
    browser: Browser, hall: str, width: int, height: int
) -> None:
    with visitor(browser, hall, width, height) as page:
        without_show(page)
        open_match(page, in_the_middle("hell_high"), 0)
        expect(page.locator(FIELD)).to_be_hidden()
        page.keyboard.press("t")
        expect(page.locator(FIELD)).to_be_focused()
        expect(page.get_by_role("button", name="Log", exact=True)).to_have_attribute(
            "aria-pressed", "true"
        )
        page.keyboard.type("then")
        expect(page.locator(FIELD)).to_have_value("then")


def where_one_may_leave(game: str) -> Match:
    """A game under way that asks the first seat something which can be ended or passed."""
    match, rng = in_the_middle(game), Random(3)
    for _ in range(1000):
        seat = match.awaited()[0]
        if seat == 0 and not (ENDS | DOES_WITHOUT).isdisjoint(map(str, match.options(0))):
            return match
        match.play(rng.choice(match.options(seat)), seat)
    raise AssertionError("nothing can be ended or passed")


def keys_that_choose_nothing(page: Page) -> None:
    """Whatever is asked: L lists, T talks, H hints, and without a selection Enter and Esc rest."""
    question = page.locator(WHAT).inner_text()
    answers = page.locator(".prompt .answers button.choice kbd").all_inner_texts()
    assert OF_THE_FRAME.isdisjoint(answers)
    page.keyboard.press("l")
    expect(page.locator("dialog[open]").get_by_role("combobox")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press("t")
    expect(page.locator(FIELD)).to_be_focused()
    page.keyboard.type("ep")
    expect(page.locator(FIELD)).to_have_value(re.compile("ep$"))
    page.keyboard.press("Escape")
    expect(page.locator(FIELD)).not_to_be_focused()
    page.keyboard.press("h")
    expect(page.locator(".prompt .hint")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("h")
    expect(page.locator(".prompt .hint")).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Escape")
    page.keyboard.press("Enter")
    assert page.locator(WHAT).inner_text() == question


def the_key_that_leaves(page: Page, table: str, does_it: bool) -> str:
    """E ends and P does without; the one that is not on offer does nothing. Returns the key."""
    leave = page.locator(LEAVE)
    before = made(page, table)
    offered = leave.get_attribute("aria-disabled") != "true"
    key = leave.locator("kbd").inner_text() if offered else ""
    for other in {"E", "P"} - {key}:
        page.keyboard.press(other.lower())
    assert page.locator(DO_IT).count() == 0
    assert made(page, table) == before
    if offered and does_it:
        page.keyboard.press(key.lower())
        done(page, table, before)
        assert choices_of(page, table)[-1] in (ENDS if key == "E" else DOES_WITHOUT)
    return key


def something_is_selected_laid_back_and_done(page: Page, table: str, at: int) -> None:
    """Esc lays back what waits to be done, Enter does it."""
    question, before = page.locator(WHAT).inner_text(), made(page, table)
    from_the_list(page, at)
    if page.locator(DO_IT).count() > 0:
        page.keyboard.press("Escape")
        expect(page.locator(WHAT)).to_have_text(question)
        assert made(page, table) == before
        from_the_list(page, at)
    done(page, table, before)


def from_the_list(page: Page, at: int) -> None:
    page.keyboard.press("l")
    for _ in range(at):
        page.get_by_role("combobox").press("ArrowDown")
    page.get_by_role("combobox").press("Enter")
    page.locator(WEIGHING).wait_for(state="detached")


def done(page: Page, table: str, before: int) -> None:
    """What was selected is done by Enter, unless it was free and is done already."""
    page.locator(WEIGHING).wait_for(state="detached")
    if page.locator(DO_IT).count() > 0:
        page.keyboard.press("Enter")
    assert len(chosen(page, table, before + 1)) > before, "nothing was done"


def taken_back(page: Page, table: str) -> None:
    """U does what its button says: nothing while it is dimmed."""
    if (
        not wait_for_me(page)
        or page.locator(".prompt .undo").get_attribute("aria-disabled") != "true"
    ):
        return
    before = made(page, table)
    page.keyboard.press("u")
    page.wait_for_timeout(100)
    assert made(page, table) == before


def made(page: Page, table: str) -> int:
    """How many choices of mine the table has stored."""
    return len(choices_of(page, table))


def test_the_key_of_the_walls_is_not_that_of_the_words(page: Page) -> None:
    without_show(page)
    mine = {"at": "c1", "hand": ["fireball"]}
    open_position(page, "wiz_war", {"players": [mine, {"at": "e1"}], "active": 0, "turn": 5})
    assert wait_for_me(page)
    page.locator('.hand [data-touch^="card:"]').first.click()
    page.locator(WEIGHING).wait_for(state="detached")
    walls = page.locator("button.walls")
    expect(walls).to_be_visible()
    page.keyboard.press("v")
    expect(walls).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("w")
    expect(page.get_by_role("dialog")).to_be_visible()
