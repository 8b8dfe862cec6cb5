"""Who is who: me, bots, spectators; and a game that is only a trial."""

import re

import pytest
from playwright.sync_api import Page, expect

from spellhall.games import IDS
from tests.e2e.playing import asked, start, wait_for_me, without_show

pytestmark = pytest.mark.browser

BOT = re.compile(r"^bot$")
ME = re.compile(r"^you$", re.IGNORECASE)
WATCHING = "You are watching"
TRIAL = "What if?"


# By what names each thing is called that stands on the board more than once.
NAMES_OF_THINGS = """() => {
    const names = {};
    for (const thing of document.querySelectorAll(".board [data-touch][aria-label]")) {
        const known = (names[thing.dataset.touch] ??= []);
        const name = thing.getAttribute("aria-label");
        if (!known.includes(name)) known.push(name);
    }
    return names;
}"""


@pytest.mark.parametrize("game", IDS)
def test_every_bot_is_marked_as_one_and_so_am_i(page: Page, game: str) -> None:
    without_show(page)
    start(page, game)
    assert wait_for_me(page)
    table = asked(page, "GET", f"/api/tables/{table_of(page)}")
    bots = [seat["name"] for seat in table["seats"] if seat["kind"] == "bot"]
    expect(page.locator(".side .seats").get_by_text(BOT)).to_have_count(len(bots))
    expect(page.locator(".stage").get_by_text(ME).locator("visible=true").first).to_be_visible()
    expect(page.locator(".prompt").get_by_text(ME)).to_be_visible()


@pytest.mark.parametrize("game", ["hell_high", "wizards_academy"])
def test_a_spectator_is_told_so_and_takes_no_hand_for_theirs(
    page: Page, friend_on_phone: Page, friend: Page, game: str
) -> None:
    for each in (page, friend, friend_on_phone):
        without_show(each)
    start(page, game)
    for each in (friend, friend_on_phone):
        each.goto(page.url)
        each.locator(".prompt").wait_for()
        expect(each.locator(".bar .part")).to_be_visible()
        expect(each.locator(".prompt .why")).to_contain_text(WATCHING)
        expect(each.locator("section.hand")).to_contain_text(WATCHING)
        assert each.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
        inside = "() => document.querySelector('.bar').scrollWidth <= window.innerWidth"
        assert each.evaluate(inside)
    expect(page.get_by_text(WATCHING)).to_have_count(0)


def test_a_what_if_says_that_it_is_one(page: Page) -> None:
    without_show(page)
    start(page, "arcane_academy")
    assert wait_for_me(page)
    expect(page.locator(".bar").get_by_text(TRIAL)).to_have_count(0)
    wish = {"seq": 0, "seat": 0, "level": "adept"}
    made = asked(page, "POST", f"/api/tables/{table_of(page)}/branch", wish)
    page.goto(f"/table/{made['id']}")
    expect(page.locator(".bar").get_by_text(TRIAL)).to_be_visible()


@pytest.mark.parametrize("game", IDS)
def test_no_id_stands_twice_on_a_page(page: Page, game: str) -> None:
    without_show(page)
    start(page, game)
    assert wait_for_me(page)
    twice = page.evaluate("""() => {
        const ids = [...document.querySelectorAll("[id]")].map(e => e.id);
        return ids.filter((id, at) => ids.indexOf(id) !== at);
    }""")
    assert twice == []
    named = page.evaluate(NAMES_OF_THINGS)
    assert {thing: names for thing, names in named.items() if len(names) > 1} == {}


def table_of(page: Page) -> str:
    return page.url.rsplit("/", 1)[1].split("?")[0]
