"""The table before the start: options are a draft, and what stands in the way is said."""

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

pytestmark = pytest.mark.browser

READY = "Ready to start"
SCHOOLS = ("Alchemy", "Conjuring", "Elemental")
# The next change of the table is refused, as by a hall that is too busy.
REFUSE_ONCE = """() => {
    const real = window.fetch;
    window.fetch = async (address, wish) => {
        if (wish?.method !== "PATCH") return real(address, wish);
        window.fetch = real;
        const problem = { error: "too_fast", message: "Slower, please." };
        return new Response(JSON.stringify(problem), { status: 429 });
    };
}"""


def test_the_host_names_the_schools_of_a_duel(page: Page) -> None:
    gather(page, "wiz_war")
    choice(page, "Choice of schools", "The host names them").click()
    expect(foot(page)).to_contain_text("three schools")
    expect(start(page)).to_be_disabled()
    for school in SCHOOLS:
        choice(page, "Schools", school).click()
        expect(choice(page, "Schools", school)).to_have_attribute("aria-pressed", "true")
    expect(foot(page)).to_contain_text(READY)
    start(page).click()
    page.locator(".prompt").wait_for()


def test_schools_may_be_named_before_it_is_said_that_the_host_names_them(page: Page) -> None:
    gather(page, "wiz_war")
    for school in SCHOOLS:
        choice(page, "Schools", school).click()
        expect(choice(page, "Schools", school)).to_have_attribute("aria-pressed", "true")
    expect(foot(page)).to_contain_text("Choice of schools")
    expect(choice(page, "Schools", "Mentalism")).to_be_disabled()  # three are enough
    choice(page, "Choice of schools", "The host names them").click()
    expect(foot(page)).to_contain_text(READY)


def test_options_that_are_clicked_one_after_another_are_all_taken(page: Page, friend: Page) -> None:
    def slowly(route: Route) -> None:
        page.wait_for_timeout(300)
        route.continue_()

    gather(page, "wiz_war")
    friend.goto(page.url)
    page.route("**/api/tables/*", slowly)
    titles = ("Heavy Items", "Permanent Creations", "Deadly Treasures")
    for title in titles:
        flip(page, title)
    for each in (page, friend):
        for title in titles:
            expect(switch(each, title)).to_be_checked()


def test_a_conflict_is_told_with_the_titles_of_the_settings_until_it_is_gone(
    page: Page, friend: Page
) -> None:
    gather(page, "wiz_war")
    friend.goto(page.url)
    for title in ("Giant Book of Spells", "Custom Spellbook"):
        flip(page, title)
        expect(switch(page, title)).to_be_checked()
    for each in (page, friend):
        expect(foot(each)).to_contain_text("Giant Book of Spells and Custom Spellbook")
        expect(foot(each)).not_to_contain_text(READY)
        expect(foot(each)).not_to_contain_text(re.compile("[a-z]_[a-z]|'"))
    page.keyboard.press("Enter")
    expect(start(page)).to_be_disabled()
    flip(page, "Custom Spellbook")
    expect(foot(page)).to_contain_text(READY)
    page.reload()
    expect(switch(page, "Giant Book of Spells")).to_be_checked()
    expect(switch(page, "Custom Spellbook")).not_to_be_checked()


def test_a_switch_shows_what_the_table_has_also_after_a_refusal(page: Page) -> None:
    gather(page, "wiz_war")
    heavy = switch(page, "Heavy Items")
    page.evaluate(REFUSE_ONCE)
    flip(page, "Heavy Items")
    expect(page.get_by_text("Slower, please.")).to_be_visible()
    expect(heavy).not_to_be_checked()
    flip(page, "Heavy Items")
    expect(heavy).to_be_checked()


def test_a_number_shows_what_the_table_has_also_after_a_refusal(page: Page) -> None:
    gather(page, "wiz_war")
    limit = page.get_by_role("spinbutton", name="Turn limit")
    before = limit.input_value()
    page.evaluate(REFUSE_ONCE)
    limit.fill("20")
    limit.press("Tab")
    expect(page.get_by_text("Slower, please.")).to_be_visible()
    expect(limit).to_have_value(before)


@pytest.mark.parametrize("game", ["wiz_war", "five_seals", "arcane_academy", "wizards_academy"])
def test_only_seats_of_the_table_are_offered_to_go_first(page: Page, game: str) -> None:
    gather(page, game)
    seats = page.locator(".seats li:not(.closed), section:has(#seats-title) li:not(.closed)")
    count = seats.count()
    first = page.get_by_role("group", name="First player")
    expect(first.get_by_role("button", name=re.compile(r"^Seat \d"))).to_have_count(count)
    page.get_by_role("button", name="Add seat").click()
    expect(first.get_by_role("button", name=f"Seat {count + 1}")).to_be_visible()


def test_a_seat_that_goes_first_and_is_taken_away_stands_in_the_way_of_the_start(
    page: Page,
) -> None:
    gather(page, "five_seals")
    first = page.get_by_role("group", name="First player").get_by_role("button")
    last = first.last.inner_text()
    first.last.click()
    expect(first.last).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Take this seat away").last.click()
    expect(foot(page)).to_contain_text("First player")
    expect(first.last).to_have_text(last)  # what is chosen stays in sight
    first.first.click()
    expect(foot(page)).to_contain_text(READY)
    expect(first.last).not_to_have_text(last)


def gather(page: Page, game: str) -> None:
    """A new table of a game, before its start."""
    page.goto("/")
    page.locator(f".arcade .{game}").get_by_role("button", name="Open a table").click()
    page.wait_for_url("**/table/**")
    start(page).wait_for()


def start(page: Page) -> Locator:
    return page.get_by_role("button", name="Start the game")


def foot(page: Page) -> Locator:
    """The line that says whether it can begin."""
    return page.locator(".start p")


def switch(page: Page, title: str) -> Locator:
    return page.get_by_role("switch", name=title)


def flip(page: Page, title: str) -> None:
    """Click on a switch, whose drawing lies over it."""
    switch(page, title).click(force=True)


def choice(page: Page, setting: str, title: str) -> Locator:
    return page.get_by_role("group", name=setting, exact=True).get_by_role("button", name=title)
