"""The table before the start: options are a draft, and what stands in the way is said."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from spellhall import new
from tests.e2e.playing import clicked_to_the_end, without_show
from tests.e2e.tables import open_match

pytestmark = pytest.mark.browser

READY = "Ready to start"
SCHOOLS = ("Alchemy", "Conjuring", "Elemental")
SIZES = ((1440, 900), (1024, 768), (390, 844), (844, 390), (720, 450))
# Of what can be scrolled into view, what still lies under the bar with Start.
COVERED = """() => {
    const bar = document.querySelector(".start").getBoundingClientRect().top;
    const last = [...document.querySelectorAll("main button, main label")].at(-1);
    return last.getBoundingClientRect().bottom > bar + 1 ? [last.textContent] : [];
}"""
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


def test_a_school_is_named_by_one_click_and_the_deck_is_counted(page: Page) -> None:
    gather(page, "wiz_war")
    expect(page.locator(".deck")).to_contain_text("Deck of 84 cards")
    school(page, SCHOOLS[0]).click()
    expect(choice(page, "Choice of schools", "The host names them")).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(foot(page)).to_contain_text("1 of 3 are named")
    expect(page.locator(".deck")).to_contain_text("Deck of 36 cards so far")
    expect(start(page)).to_be_disabled()
    for name in SCHOOLS[1:]:
        school(page, name).click()
        expect(school(page, name)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".deck")).to_contain_text("Deck of 84 cards")
    expect(page.locator(".deck")).to_contain_text("Attack: 16")
    expect(school(page, "Mentalism")).to_be_disabled()  # three are enough
    expect(foot(page)).to_contain_text(READY)
    start(page).click()
    page.locator(".prompt").wait_for()


def test_each_school_shows_its_sign_and_its_kinds_of_cards(page: Page) -> None:
    gather(page, "wiz_war")
    schools = page.get_by_role("group", name="Schools", exact=True).get_by_role("button")
    expect(schools).to_have_count(12)
    for each in schools.all():
        expect(each.locator("svg")).to_be_visible()
        expect(each.get_by_role("img", name=re.compile(r"Attack: \d+, .*: \d+"))).to_be_visible()


def test_names_of_schools_are_put_away_when_they_are_drawn(page: Page) -> None:
    gather(page, "wiz_war")
    school(page, "Elemental").click()
    expect(foot(page)).not_to_contain_text(READY)
    choice(page, "Choice of schools", "At random").click()
    expect(school(page, "Elemental")).to_have_attribute("aria-pressed", "false")
    expect(foot(page)).to_contain_text(READY)


def test_schools_of_an_expansion_that_is_off_are_not_offered(page: Page) -> None:
    gather(page, "wiz_war")
    expect(school(page, "Hexcraft")).to_be_enabled()
    choice(page, "Expansions", "Malefic Curses").click()
    expect(school(page, "Hexcraft")).to_be_disabled()
    expect(school(page, "Hexcraft")).to_contain_text("Needs Malefic Curses")
    expect(school(page, "Totem")).to_be_enabled()
    expect(switch(page, "Extended Flash Energy (Malefic)")).to_be_disabled()
    expect(switch(page, "Extended Flash Energy (Bestial)")).to_be_enabled()


def test_a_conflict_stands_beside_its_options_and_a_button_resolves_it(
    page: Page, friend: Page
) -> None:
    gather(page, "wiz_war")
    friend.goto(page.url)
    for title in ("Giant Book of Spells", "Custom Spellbook"):
        flip(page, title)
    beside = page.locator("li").filter(has=switch(page, "Giant Book of Spells"))
    expect(beside.locator(".clash")).to_contain_text("use the schools in different ways")
    other = page.locator("li").filter(has=switch(page, "Custom Spellbook"))
    expect(other.locator(".clash")).to_contain_text("Giant Book of Spells")
    expect(friend.locator(".clash button")).to_have_count(0)  # only the host mends
    expect(start(page)).to_be_disabled()
    beside.get_by_role("button", name="Turn off Custom Spellbook").click()
    expect(switch(page, "Custom Spellbook")).not_to_be_checked()
    expect(page.locator(".clash")).to_have_count(0)
    expect(foot(page)).to_contain_text(READY)


def test_a_choice_that_the_basic_game_has_not_leads_to_a_scenario(page: Page) -> None:
    gather(page, "wizards_academy")
    choice(page, "Difficulty", "Hard").click()
    clash = page.get_by_role("group", name="Does not go together")
    expect(clash).to_contain_text("The basic game has the Difficulty")
    expect(start(page)).to_be_disabled()
    page.get_by_role("button", name=re.compile("Scenario: 1 Pest Control")).click()
    expect(page.locator(".clash")).to_have_count(0)
    expect(choice(page, "Difficulty", "Hard")).to_have_attribute("aria-pressed", "true")
    expect(start(page)).to_be_enabled()


@pytest.mark.parametrize("game", ["wiz_war", "wizards_academy"])
def test_the_table_fits_every_window_with_start_in_reach(page: Page, game: str) -> None:
    gather(page, game)
    if game == "wiz_war":
        for title in ("Giant Book of Spells", "Custom Spellbook"):
            flip(page, title)
        page.locator(".clash button").first.wait_for()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= width, f"{wide} wide at {width}x{height}"
        expect(start(page)).to_be_in_viewport(ratio=1)
        last = page.locator("main button, main input[type=checkbox]").last
        last.scroll_into_view_if_needed()
        expect(start(page)).to_be_in_viewport(ratio=1)
        covered = page.evaluate(COVERED)
        assert covered == [], f"at {width}x{height}"


def test_one_person_runs_several_wizards(page: Page, friend: Page) -> None:
    gather(page, "wizards_academy")
    friend.goto(page.url)
    page.get_by_role("button", name="Run the wizard of seat 2 too").click()
    give_back = page.get_by_role("button", name=re.compile("Give back"))
    expect(give_back).to_have_count(2)
    expect(friend.get_by_role("button", name=re.compile("Give back"))).to_have_count(0)
    give_back.last.click()
    expect(give_back).to_have_count(0)
    page.get_by_role("button", name="Run the wizard of seat 2 too").click()
    expect(give_back).to_have_count(2)
    start(page).click()
    page.locator(".prompt.mine").wait_for()


@pytest.mark.parametrize(
    ("game", "options", "setting", "value", "title"),
    [
        ("wiz_war", {"turn_limit": 10}, "Victory points", "3", "Heavy Items"),
        ("five_seals", {}, "Additional circle", "Circle II, Spaces", "Tie-break"),
    ],
    ids=["wiz_war", "five_seals"],
)
def test_a_rematch_can_be_played_with_other_options(
    page: Page, game: str, options: dict[str, Any], setting: str, value: str, title: str
) -> None:
    finish(page, game, options)
    page.get_by_role("button", name="Other options").click()
    start(page).wait_for()
    choice(page, setting, value).click()
    expect(choice(page, setting, value)).to_have_attribute("aria-pressed", "true")
    flip(page, title)
    expect(switch(page, title)).to_be_checked()
    start(page).click()
    page.locator(".prompt").wait_for()


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


def finish(page: Page, game: str, options: dict[str, Any]) -> None:
    """Come to a duel whose last turn runs, and play it."""
    rng = Random(1)
    match = new(game, players=2, seed=1, options=options)
    before = match.clone()
    while not match.is_over:
        if match.awaited() == [0]:
            before = match.clone()
        seat = match.awaited()[0]
        match.play(rng.choice(match.options(seat)), seat)
    without_show(page)
    open_match(page, before, 0)
    clicked_to_the_end(page, rng)


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


def school(page: Page, title: str) -> Locator:
    return choice(page, "Schools", title)


def choice(page: Page, setting: str, title: str) -> Locator:
    return page.get_by_role("group", name=setting, exact=True).get_by_role("button", name=title)
