"""The coach of a first game: says what is new, once, warns, can be silenced and recalled."""

import json

import pytest
from playwright.sync_api import Browser, Page, expect

from spellhall import Match
from spellhall.engine.lessons.lecture import replayed
from spellhall.games import find
from tests.e2e.playing import wait_for_me, without_show
from tests.e2e.tables import choices_of, chosen, open_match
from tests.e2e.test_steady_frame import measured
from tests.e2e.visiting import visitor

pytestmark = pytest.mark.browser

NOTE = "section.coach"
COUNSEL = ".prompt .counsel[role=note]"
PASS = '.prompt button[data-choice="pass"]'
PHONES = [(390, 844), (844, 390)]


def counter_window() -> Match:
    """A Fireball flies at me in Wiz-War, and I hold a Full Shield."""
    return replayed(find("wiz_war"), 6, []).match


def tile_to_take() -> Match:
    """I may take a good tile in Arcane Academy, or do without, which nobody should."""
    return replayed(find("arcane_academy"), 2, ["cast 3", "add"]).match


def test_the_first_counter_window_is_explained_once_and_heard(page: Page) -> None:
    open_match(page, counter_window(), 0)
    page.keyboard.press("Shift+C")
    note = page.locator(NOTE)
    expect(note).to_contain_text("You may answer")
    expect(page.get_by_role("status", name="What is happening")).to_contain_text("The coach:")
    note.get_by_role("button", name="WW-CNT-3").click()
    whole = page.get_by_role("link", name="Open the whole rulebook")
    expect(whole).to_have_attribute("href", "/rules/wiz_war#WW-CNT-3")
    page.keyboard.press("?")
    note.get_by_role("button", name="Got it").click()
    expect(note).to_have_count(0)
    page.keyboard.press("m")
    page.get_by_role("button", name="Coach", exact=True).click()
    said = page.get_by_role("dialog", name="Coach")
    expect(said.get_by_role("listitem")).to_have_count(1)
    expect(said.get_by_role("listitem")).to_contain_text("You may answer")


def test_nobody_answers_for_me_while_the_coach_explains(page: Page) -> None:
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda f: sent.append(str(f))))
    open_match(page, counter_window(), 0)
    page.keyboard.press("Shift+C")
    note = page.locator(NOTE)
    note.wait_for()
    assert automatic(sent)[-1] is False
    note.get_by_role("button", name="Got it").click()
    expect(note).to_have_count(0)
    assert automatic(sent)[-1] is True


def automatic(sent: list[str]) -> list[bool]:
    """Whether the hall may answer for me, as the page has said."""
    messages = [json.loads(frame) for frame in sent]
    return [each["on"] for each in messages if each["type"] == "auto_pass"]


def test_a_clearly_bad_choice_is_warned_of_and_can_be_made_all_the_same(page: Page) -> None:
    table = open_match(page, tile_to_take(), 0)
    still = measured(page)
    page.keyboard.press("Shift+C")
    expect(page.locator(NOTE)).to_contain_text("A tile for your Slate")
    assert measured(page) == still
    page.locator(PASS).click()
    expect(page.locator(COUNSEL)).to_contain_text("The archmage would rather choose: Take")
    assert measured(page) == still
    assert choices_of(page, table) == []
    page.get_by_role("button", name="Do it").click()
    expect(page.locator(COUNSEL)).to_have_count(0)
    wait_for_me(page)
    assert chosen(page, table, 1)[0] == "pass"


def test_a_silent_coach_says_nothing_and_is_called_back(page: Page) -> None:
    table = open_match(page, tile_to_take(), 0)
    page.keyboard.press("Shift+C")
    page.locator(NOTE).get_by_role("button", name="No coach").click()
    expect(page.locator(NOTE)).to_have_count(0)
    page.keyboard.press("m")
    page.get_by_role("button", name="Coach", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Say everything again").click()
    expect(page.locator(NOTE)).to_contain_text("A tile for your Slate")
    page.keyboard.press("Shift+C")
    page.locator(PASS).click()
    assert chosen(page, table, 1)[0] == "pass"


@pytest.mark.parametrize("size", PHONES, ids=str)
def test_a_first_game_with_a_coach_begins_in_the_hall(
    browser: Browser, hall: str, size: tuple[int, int]
) -> None:
    with visitor(browser, hall, *size, touch=True) as page:
        without_show(page)
        page.goto("/")
        page.locator(".arcade .wiz_war").get_by_role("button", name="With a coach").click()
        page.wait_for_url("**/table/**")
        assert wait_for_me(page)
        note = page.locator(NOTE)
        note.wait_for()
        desk, said = page.locator("section.status").bounding_box(), note.bounding_box()
        assert desk is not None
        assert said is not None
        assert desk["x"] <= said["x"]
        assert desk["y"] <= said["y"]
        assert said["y"] + said["height"] <= desk["y"] + desk["height"] + 1
        note.get_by_role("button", name="Got it").click()
        expect(note).to_have_count(0)
