"""Wizard's Academy in a real browser: two people and a bot win or lose together."""

import json
import time
from functools import partial
from random import Random

import pytest
from playwright.sync_api import Page, Position, expect

from tests.e2e.playing import (
    CHOICES,
    DO_IT,
    LIT,
    RESULT,
    WEIGHING,
    Misses,
    asked,
    click_one,
    click_something,
    confirmed,
    is_over,
    without_show,
)

pytestmark = pytest.mark.browser

CORNER: Position = {"x": 14, "y": 14}  # of a room; wizards may stand in the middle
END = "End the actions"
LONGEST_GAME_S = 420.0
PROPOSAL = ".proposal"
POINTED = ".flag .tag"
# Whether the name stands on the table and a ring lies round the Mana Crystal.
POINTED_BY = """name => {
    const [tag, ring, room] = [".flag .tag", ".flag .ring", '[data-touch="room:0"]'].map(
        (thing) => document.querySelector(thing));
    if (!tag || !ring || !tag.textContent.includes(name)) return false;
    const [a, b] = [ring.getBoundingClientRect(), room.getBoundingClientRect()];
    const off = Math.hypot(a.x + a.width / 2 - b.x - b.width / 2,
        a.y + a.height / 2 - b.y - b.height / 2);
    return off < 8 && room.dataset.pointed === "yes";
}"""


def test_two_people_and_a_bot_play_the_basic_game_to_its_end(
    page: Page, friend_on_phone: Page
) -> None:
    friend = friend_on_phone
    for each in (page, friend):
        without_show(each)
    gather(page, friend)
    chooser = whose_turn(page, friend)
    partner = friend if chooser is page else page
    points_at_a_room(partner, chooser)
    proposes_a_choice(partner, chooser)
    together_to_the_end([page, friend], Random(6))
    for each in (page, friend):
        expect(each.locator(RESULT)).to_contain_text("together")
        assert each.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


def test_on_a_phone_the_book_opens_when_a_spell_is_to_be_named(friend_on_phone: Page) -> None:
    page = friend_on_phone
    page.goto("/")
    page.locator(".arcade .wizards_academy").get_by_role("button", name="Open a table").click()
    page.wait_for_url("**/table/**")  # from now on the hall knows who asks
    setup = {"players": [{"room": "library"}, {}], "scenario": "basic"}
    stack = [
        {"": "NameSpace", "seat": 0, "first": True},
        {"": "Act", "seat": 0},
        {"": "EndTurn", "seat": 0},
    ]
    position = json.dumps({"game": "wizards_academy", "setup": setup, "stack": stack})
    wish = {"position": position, "seat": 0, "level": "adept"}
    page.goto(f"/table/{asked(page, 'POST', '/api/positions', wish)['id']}")
    expect(page.get_by_role("tab", name="Book")).to_have_attribute("aria-selected", "true")
    expect(page.locator('[data-touch^="space:"][data-light]').first).to_be_visible()


def gather(page: Page, friend: Page) -> None:
    """A table of three: the host, a friend who comes by the link, and a bot."""
    page.goto("/")
    page.locator(".arcade .wizards_academy").get_by_role("button", name="Open a table").click()
    page.wait_for_url("**/table/**")
    friend.goto(f"/join/{page.url.rsplit('/', 1)[1]}")
    friend.get_by_role("textbox").fill("Ines")
    friend.keyboard.press("Enter")
    friend.wait_for_url("**/table/**")
    expect(page.locator("body")).to_contain_text("Ines")
    seats = page.locator(".seats li")
    while (extra := page.get_by_role("button", name="Take this seat away")).count():
        before = seats.count()
        if before <= 3:
            break
        extra.last.click()
        expect(seats).to_have_count(before - 1)
    page.get_by_role("button", name="Start the game").click()
    for each in (page, friend):
        each.locator(".prompt").wait_for()
        if (guide := each.get_by_role("button", name="No guide")).count():
            guide.click()


def whose_turn(*pages: Page) -> Page:
    """The page of the person whose turn has come; questions of the set-up are answered before."""
    misses = Misses()
    for _ in range(600):
        for page in pages:
            choices = page.locator(CHOICES)
            if choices.get_by_text(END).count():
                return page
            misses.attempt(partial(confirmed, page))
            if choices.count():
                misses.attempt(partial(click_one, choices.last, Random(0)))
        time.sleep(0.1)
    raise AssertionError("nobody is asked anything")


def points_at_a_room(partner: Page, chooser: Page) -> None:
    """By the button on one page; the other sees who points, and the ring round the thing."""
    name: str = asked(partner, "GET", "/api/people/me")["name"]
    assert name
    assert name != asked(chooser, "GET", "/api/people/me")["name"]
    partner.get_by_role("button", name="Point", exact=True).click()
    partner.locator('[data-touch="room:0"]').click(position=CORNER)
    chooser.wait_for_function(POINTED_BY, arg=name)
    expect(chooser.locator(POINTED)).to_have_count(0)


def proposes_a_choice(partner: Page, chooser: Page) -> None:
    """What one proposes stands beside what the other looks into, and is accepted with one click."""
    if chooser.locator(DO_IT).count() == 0:
        chooser.keyboard.press("e")
    expect(chooser.locator(DO_IT)).to_be_visible()
    partner.get_by_role("button", name="Suggest a choice", exact=True).click()
    expect(partner.locator(".prompt .what")).to_contain_text("What do you suggest")
    partner.locator('[data-light="one"][data-touch^="room:"]').first.click(position=CORNER)
    expect(partner.locator(PROPOSAL)).to_contain_text("You propose")
    proposal = chooser.locator(PROPOSAL)
    expect(proposal).to_contain_text("proposes:")
    wanted = proposal.locator("b").inner_text()
    before = chooser.locator(".log button").count()
    proposal.get_by_role("button", name="Accept").click()
    expect(proposal).to_have_count(0)
    expect(partner.locator(PROPOSAL)).to_have_count(0)
    assert wanted
    chooser.wait_for_function(
        "before => document.querySelectorAll('.log button').length > before", arg=before
    )


def together_to_the_end(pages: list[Page], rng: Random) -> None:
    """Whoever is asked clicks, until the game is over for both."""
    misses = {page: Misses() for page in pages}
    latest = time.monotonic() + LONGEST_GAME_S
    while time.monotonic() < latest:
        if all(is_over(page) for page in pages):
            return
        for page in pages:
            misses[page].attempt(partial(act_if_asked, page, rng))
        time.sleep(0.02)
    raise AssertionError("the game does not end")


def act_if_asked(page: Page, rng: Random) -> None:
    """Now and then a turn ends at once, so that the game does not last for ever."""
    if confirmed(page) or page.locator(WEIGHING).count():
        return
    end = page.locator(CHOICES).get_by_text(END)
    if end.count() and rng.random() < 0.4:
        click_one(end, rng)
    elif page.locator(CHOICES).or_(page.locator(LIT)).count():
        click_something(page, rng)
    elif page.locator(".prompt.plan").count():
        page.keyboard.press("Escape")  # a way that ends the turn asks nothing more
