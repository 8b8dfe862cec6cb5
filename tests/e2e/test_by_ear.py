"""Every game can be played by whoever hears it: by roles, accessible names and keys alone."""

import re
import time
from random import Random

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from spellhall import new
from spellhall.games import IDS
from tests.e2e.playing import WEIGHING, without_show
from tests.e2e.tables import open_match
from tests.e2e.test_every_game import in_the_middle

pytestmark = pytest.mark.browser

LONGEST_S = 240.0
QUICK = ("arcane_academy",)  # the others take minutes: -m trial
CAN = re.compile(r"Here you may choose: ")
DO_IT = re.compile(r"^Do it")
WORD = re.compile(r"^[a-z-]+$")
FAR = re.compile(
    r"where you stand|of you|steps? [a-z]|yourself|at your|seats to the|row \d|no open way"
)


def places(page: Page) -> Locator:
    """The places of the board, which is a grid."""
    return page.get_by_role("main").get_by_role("grid").first.get_by_role("gridcell")


def answers(page: Page) -> Locator:
    """The buttons that answer what is asked."""
    return page.get_by_role("group", name="Choices", exact=True).get_by_role("button")


def selected(page: Page) -> Locator:
    """The button that does what was selected; while nothing is, it is disabled."""
    return page.get_by_role("button", name=DO_IT, disabled=False)


def is_over(page: Page) -> bool:
    """Whether the result is told: it leads to the replay."""
    return page.get_by_role("link", name=re.compile("replay", re.IGNORECASE)).count() > 0


def typed(page: Page, rng: Random) -> bool:
    """Choose by typing the notation of a choice, as the list of all choices says it."""
    page.keyboard.press("/")
    field = page.get_by_role("combobox")
    if field.count() == 0:
        return False
    listed = page.get_by_role("option").all_inner_texts()
    choices = [said.split("\n")[-1] for said in listed]
    if not choices:  # the table went on meanwhile
        page.keyboard.press("Escape")
        return False
    words = [choice for choice in choices if WORD.match(choice)]
    field.fill(rng.choice(words if words and rng.random() < 0.4 else choices))
    page.keyboard.press("Enter")
    return True


def on_the_board(page: Page, rng: Random) -> bool:
    """Choose at a place of the board that says that there is something to choose."""
    lit = places(page).and_(page.get_by_role("gridcell", name=CAN))
    count = lit.count()
    if count == 0:
        return False
    lit.nth(rng.randrange(count)).press("Enter", timeout=2000)
    menu = page.get_by_role("menuitem")
    if count := menu.count():
        for _ in range(rng.randrange(count)):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
    return True


def play_by_ear(page: Page, rng: Random) -> int:
    """Answer whatever is asked until the result is told; returns the number of choices."""
    latest, made = time.monotonic() + LONGEST_S, 0
    while time.monotonic() < latest:
        if is_over(page):
            return made
        try:
            if selected(page).count() > 0:
                page.keyboard.press("Enter")
            elif answers(page).count() > 0:
                made += (rng.random() < 0.3 and on_the_board(page, rng)) or typed(page, rng)
            page.wait_for_timeout(40)
        except Error:  # the table went on meanwhile
            page.keyboard.press("Escape")
    raise AssertionError(f"not over after {made} choices")


@pytest.mark.parametrize(
    "game", [pytest.param(id, marks=() if id in QUICK else pytest.mark.trial) for id in IDS]
)
def test_a_whole_game_by_roles_names_and_keys(page: Page, game: str) -> None:
    without_show(page)
    open_match(page, new(game, players=2, seed=5), 0)
    assert play_by_ear(page, Random(7)) > 5


@pytest.mark.parametrize("game", IDS)
def test_the_board_is_one_stop_of_the_tab_key_and_arrows_walk_its_places(
    page: Page, game: str
) -> None:
    without_show(page)
    match = in_the_middle(game)
    open_match(page, match, match.awaited()[0])
    names = [cell.get_attribute("aria-label") or "" for cell in places(page).all()]
    assert len(names) > 1
    assert [name for name in names if not FAR.search(name)] == []
    assert places(page).and_(page.locator("[tabindex='0']")).count() == 1
    cell = places(page).and_(page.locator("[tabindex='0']"))
    cell.focus()
    before = cell.get_attribute("aria-label")
    for arrow in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(arrow)
        if page.evaluate("document.activeElement.ariaLabel") != before:
            break
    assert page.evaluate("document.activeElement.ariaLabel") in names
    assert page.evaluate("document.activeElement.ariaLabel") != before


def test_one_voice_tells_what_happened_and_then_what_is_asked(page: Page) -> None:
    without_show(page)
    open_match(page, new("five_seals", players=2, seed=5), 0)
    voice = page.get_by_role("status", name="What is happening")
    expect(voice).to_contain_text("choice")
    asked = page.get_by_role("status").all_inner_texts()
    assert len([said for said in asked if "There are" in said]) == 1
    page.wait_for_timeout(300)
    before = voice.inner_text()
    assert typed(page, Random(1))
    page.locator(WEIGHING).wait_for(state="detached")
    if selected(page).count():
        expect(voice).to_contain_text("Enter does it")
        page.keyboard.press("Enter")
    expect(voice).not_to_have_text(before)
    assert len(voice.locator("p").all()) <= 7


def test_what_is_typed_wrong_is_told_what_would_be_right(page: Page) -> None:
    without_show(page)
    match = in_the_middle("wiz_war")
    seat = match.awaited()[0]
    open_match(page, match, seat)
    answers(page).first.wait_for()
    page.keyboard.press("/")
    page.get_by_role("combobox").fill("xyzzy")
    page.keyboard.press("Enter")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("You could type: ")
    right = alert.inner_text().split("You could type: ")[1].split(";")[0].strip(" .")
    page.get_by_role("combobox").fill(right)
    expect(page.get_by_role("option").first).to_contain_text(right)
