"""The rulebook as a person reads it: first what the game is about, then its rules."""

import re

import pytest
from playwright.sync_api import Page, expect

from spellhall.games import ids
from tests.e2e.playing import wait_for_me, without_show
from tests.e2e.tables import open_position

pytestmark = pytest.mark.browser

PARTS: list[str | re.Pattern[str]] = [
    "The goal",
    "What is on the table",
    re.compile("A (turn|round)"),
    "How it ends",
    "Words",
]


@pytest.mark.parametrize("game", ids())
def test_a_rulebook_opens_with_its_overview(page: Page, game: str) -> None:
    page.goto(f"/rules/{game}")
    overview = page.locator("[data-overview]")
    for title in PARTS:
        expect(overview.get_by_role("heading", name=title)).to_be_visible()
    pictures = overview.locator("button.picture")
    expect(pictures.nth(2)).to_be_visible()
    for index in range(pictures.count()):
        expect(pictures.nth(index)).to_contain_text(re.compile(r"\w"))
        box = pictures.nth(index).bounding_box()
        assert box
        assert box["height"] > 60
    assert overview.evaluate("e => e.scrollWidth <= e.clientWidth")


def test_a_statement_leads_to_the_rule_it_sums_up(page: Page) -> None:
    page.goto("/rules/five_seals")
    page.locator("[data-overview]").get_by_role("link", name="END-1", exact=True).click()
    expect(page.locator("#FS-END-1")).to_be_in_viewport()
    expect(page.locator("[data-overview]")).to_have_count(0)


def test_a_term_is_explained_by_hover_and_by_focus_alone(page: Page) -> None:
    page.goto("/rules/arcane_academy#AA-LINK-9")
    rule = page.locator("#AA-LINK-9")
    term = rule.get_by_role("button").first
    note = page.get_by_role("tooltip")
    expect(note).to_have_count(0)
    term.focus()
    expect(note).to_be_visible()
    assert len(note.inner_text()) > 20
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    term.hover()
    expect(note).to_be_visible()


def test_the_drawer_opens_at_the_rule_of_my_question(page: Page) -> None:
    without_show(page)
    open_position(page, "arcane_academy", {"players": [{}, {}], "active": 0})
    wait_for_me(page)
    page.get_by_role("button", name="Rules").click()
    drawer = page.get_by_role("complementary", name="Rulebook")
    expect(drawer.locator("li.marked")).to_be_in_viewport()
    expect(drawer.locator("li.marked")).to_have_attribute("id", re.compile("^AA-TURN-"))


def test_the_drawer_has_the_overview_too(page: Page) -> None:
    without_show(page)
    open_position(page, "five_seals", {"players": [{}, {}]})
    page.get_by_role("button", name="Rules").click()
    drawer = page.get_by_role("complementary", name="Rulebook")
    drawer.get_by_role("combobox").select_option(label="Overview")
    expect(drawer.get_by_role("heading", name="The goal")).to_be_visible()
