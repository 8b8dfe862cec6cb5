"""Wizard's Academy: a tap on a room far away draws the way there, and the next press walks it."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from spellhall.games.wizards_academy.box.rooms import ROOM_WORDS
from tests.e2e.playing import wait_for_me, without_show
from tests.e2e.tables import choices_of, chosen, open_position
from tests.e2e.test_plan import promise_otherwise
from tests.e2e.visiting import visitor

pytestmark = pytest.mark.browser

TO_THE_STUDY = ["move zen", "move workshop", "move study"]
PLAN = ".prompt.plan"
WHAT, WHY, COMMIT = f"{PLAN} .what", f"{PLAN} .why", f"{PLAN} .commit"
LEGS = "main.board .floor path.step"


def in_the_crystal(page: Page, **things: str) -> str:
    """My turn, in the middle of the academy; three mana are left."""
    without_show(page)
    setup = {"players": [{"room": "crystal"}, {"room": "holy"}], "things": things, "mana": 3}
    table = open_position(page, "wizards_academy", setup)
    wait_for_me(page)
    return table


def tap(page: Page, room: str) -> None:
    number = ROOM_WORDS.index(room)
    page.locator(f'main.board .floor [data-touch="room:{number}"]').click()


@pytest.mark.parametrize("size", [(1440, 900), (844, 390)])
def test_a_far_room_is_walked_to_by_real_steps(
    browser: Browser, hall: str, size: tuple[int, int]
) -> None:
    with visitor(browser, hall, *size) as page:
        table = in_the_crystal(page, workshop="water")
        tap(page, "study")
        expect(page.locator(WHAT)).to_contain_text("Way to Master's Study")
        expect(page.locator(WHY)).to_contain_text("3 of your 3 actions")
        expect(page.locator(LEGS)).to_have_count(3)
        assert choices_of(page, table) == []
        page.locator(COMMIT).click()
        way = ["move cursed", "move flux", "move study"]
        assert chosen(page, table, 3)[:3] == way
        expect(page.locator(PLAN)).to_have_count(0)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_a_way_that_loses_mana_is_asked_for_first(
    browser: Browser, hall: str, size: tuple[int, int]
) -> None:
    with visitor(browser, hall, *size) as page:
        table = in_the_crystal(page, study="fire")
        tap(page, "study")
        expect(page.locator(COMMIT)).to_contain_text("1 mana")
        page.locator(COMMIT).click()
        expect(page.locator(WHY)).to_contain_text("Lose 1 of the 3 mana?")
        assert choices_of(page, table) == []
        page.get_by_role("button", name="Stop in Workshop").click()
        assert chosen(page, table, 2)[:2] == TO_THE_STUDY[:2]
        expect(page.locator(PLAN)).to_have_count(0)
        assert choices_of(page, table) == TO_THE_STUDY[:2]


def test_asked_once_more_it_is_walked(page: Page) -> None:
    table = in_the_crystal(page, study="fire")
    tap(page, "study")
    expect(page.locator(COMMIT)).to_contain_text("1 mana")
    page.keyboard.press("Enter")
    expect(page.locator(WHY)).to_contain_text("Lose 1 of the 3 mana?")
    page.keyboard.press("Enter")
    assert chosen(page, table, 3)[:3] == TO_THE_STUDY


def test_another_room_replaces_the_way_and_escape_drops_it(page: Page) -> None:
    table = in_the_crystal(page)
    tap(page, "study")
    expect(page.locator(WHAT)).to_contain_text("Way to Master's Study")
    tap(page, "hoard")
    expect(page.locator(WHAT)).to_contain_text("Way to Hoard")
    expect(page.locator(LEGS)).to_have_count(2)
    page.keyboard.press("Escape")
    expect(page.locator(PLAN)).to_have_count(0)
    tap(page, "unstable")
    expect(page.get_by_text("not next to")).to_be_visible()
    assert choices_of(page, table) == []


def test_a_walk_stops_when_it_comes_otherwise(page: Page) -> None:
    page.route_web_socket(re.compile("/socket"), promise_otherwise)
    table = in_the_crystal(page)
    tap(page, "study")
    page.locator(COMMIT).click()
    expect(page.get_by_text("It came otherwise than foretold")).to_be_visible()
    assert chosen(page, table, 1) == TO_THE_STUDY[:1]
