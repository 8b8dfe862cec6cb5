"""Hell High in two windows: spells are built at the same time and in secret, to the last wizard."""

import re
from functools import partial
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.listening import messages_to, sights_in, tells_of, told_by
from tests.e2e.playing import CHOICES, RESULT, Misses, click_one, click_something, without_show

pytestmark = pytest.mark.browser

HOST, FRIEND = 0, 1
BUILDING = ".bench"
TO_PLACE = '.hand [data-light="one"]'
PLACED = ".bench .cover"
READY = '.bench [data-touch="ready"][data-light]'
AGAIN = '.bench [data-touch="again"][data-light]'
ASKED = f'[data-light="one"], [data-light="many"], {CHOICES}'
SIGNS = {"over": RESULT, "bench": BUILDING, "build": f"{READY}, {TO_PLACE}", "answer": ASKED}
WHAT_NOW = """(signs) => {
  const sees = (sign) => document.querySelector(signs[sign]) !== null;
  if (sees("over")) return "over";
  return sees(sees("bench") ? "build" : "answer") ? (sees("bench") ? "build" : "answer") : "wait";
}"""
MOST_STEPS = 4000
OPEN_ZONES = {"creatures", "treasures", "lasting", "discard", "aside", "opened"}
TURN_ZONES = {"now", "waiting", "kept", "tired", "origins"}
CARD_ZONES = {"card", "hand", "known", "spell", "held"} | OPEN_ZONES | TURN_ZONES


def test_two_people_and_two_bots_play_a_whole_match(page: Page, friend: Page) -> None:
    for window in (page, friend):
        without_show(window)
    to_host, to_friend = messages_to(page), messages_to(friend)
    sit_down(page, friend)
    until_both_build(page, friend, Random(4))

    place(page, 2)
    place(friend, 1)
    heard = told_by(to_host)
    assert all(any(tells_of(each, card, CARD_ZONES) for each in heard) for card in placed_in(page))
    assert_secret(placed_in(page), friend, to_friend, HOST)
    assert_secret(placed_in(friend), page, to_host, FRIEND)

    place(friend, 1)
    page.locator(READY).click()
    expect(ready_mark(friend, HOST)).to_be_visible()
    expect(ready_mark(page, FRIEND)).to_have_count(0)
    assert_secret(placed_in(page), friend, to_friend, HOST)

    page.locator(AGAIN).click()
    expect(ready_mark(friend, HOST)).to_have_count(0)
    back = placed_in(page)[0]
    page.locator(f'{PLACED}[data-touch="card:{back}"]').click()
    expect(page.locator(f'.hand [data-touch="card:{back}"]')).to_be_visible()
    assert placed_in(page)
    assert back not in placed_in(page)
    assert_secret([back, *placed_in(page)], friend, to_friend, HOST)
    page.locator(READY).click()
    friend.locator(READY).click()

    play_to_the_end(page, friend, Random(5))
    for window in (page, friend):
        expect(window.locator(RESULT)).to_contain_text("Last Wizard Standing")
        expect(window.locator(RESULT)).to_contain_text("Kill Tokens")
    assert told(to_friend, "last_standing")


def sit_down(host: Page, friend: Page) -> None:
    """The host opens a table, the friend comes by the link, two bots fill it, the match starts."""
    host.goto("/")
    host.get_by_label("Level of the bots").select_option(label="Apprentice")
    host.locator(".arcade .hell_high").get_by_role("button", name="Open a table").click()
    host.wait_for_url("**/table/**")
    table = host.url.rsplit("/", 1)[1]
    friend.goto(f"/join/{table}")
    friend.get_by_role("textbox").fill("Ines")
    friend.keyboard.press("Enter")
    friend.wait_for_url(f"**/table/{table}")
    seats = host.get_by_role("region", name="Seats")
    expect(seats).to_contain_text("Ines")
    seats.get_by_role("button", name="Add seat").click()
    expect(seats.locator("li.open")).to_have_count(2)
    for bots in (1, 2):
        seats.get_by_role("button", name="Bot", exact=True).first.click()
        expect(seats.locator("li.bot")).to_have_count(bots)
    host.get_by_role("button", name=re.compile("^Start")).click()
    for window in (host, friend):
        window.locator(".prompt").wait_for()


def until_both_build(host: Page, friend: Page, rng: Random) -> None:
    """Answer what comes before the Spells: wizards and ranks."""
    misses = {window: Misses() for window in (host, friend)}
    for _ in range(MOST_STEPS):
        if all(window.locator(TO_PLACE).count() for window in (host, friend)):
            return
        for window in (host, friend):
            if window.evaluate(WHAT_NOW, SIGNS) == "answer":
                misses[window].attempt(partial(click_something, window, rng))
        host.wait_for_timeout(20)
    raise AssertionError("the building of Spells does not begin")


def place(window: Page, cards: int) -> None:
    """Put so many more cards of the hand into the Spell."""
    before = len(placed_in(window))
    for more in range(1, cards + 1):
        window.locator(TO_PLACE).first.click()
        expect(window.locator(PLACED)).to_have_count(before + more)


def placed_in(window: Page) -> list[int]:
    """The numbers of the cards in one's own Spell."""
    return [
        int(touch.removeprefix("card:"))
        for cover in window.locator(PLACED).all()
        if (touch := cover.get_attribute("data-touch"))
    ]


def ready_mark(window: Page, seat: int) -> Locator:
    """The mark in the order of turns that says that a seat is ready."""
    return window.locator(f".order li.s{seat + 1}.ready")


def assert_secret(cards: list[int], window: Page, messages: list[str], owner: int) -> None:
    """Neither the page nor anything that the server sent to it tells of these cards."""
    assert cards
    received = told_by(messages)
    known = known_of(messages, owner)
    for card in cards:
        if card in known:  # handed over by this very window
            continue
        assert window.locator(f'[data-touch="card:{card}"]').count() == 0
        assert not any(tells_of(message, card, CARD_ZONES) for message in received)


def known_of(messages: list[str], owner: int) -> set[int]:
    """Cards that the window knows of the owner, since it gave them away itself."""
    sights = sights_in(messages)
    return {card for sight in sights for card in sight["players"][owner].get("known", ())}


def told(messages: list[str], kind: str) -> bool:
    return any(f'"kind":"{kind}"' in message.replace(" ", "") for message in messages)


def play_to_the_end(host: Page, friend: Page, rng: Random) -> None:
    """Both click lit things, turn about, until both see the result."""
    misses = {window: Misses() for window in (host, friend)}
    for _ in range(MOST_STEPS):
        asked = {window: window.evaluate(WHAT_NOW, SIGNS) for window in (host, friend)}
        if all(what == "over" for what in asked.values()):
            return
        for window, what in asked.items():
            if what == "build":
                misses[window].attempt(partial(build_something, window, rng))
            elif what == "answer":
                misses[window].attempt(partial(click_something, window, rng))
        if not {"build", "answer"} & set(asked.values()):
            host.wait_for_timeout(50)
    raise AssertionError("the match does not end")


def build_something(window: Page, rng: Random) -> None:
    """One more card, or ready."""
    ready, cards = window.locator(READY), window.locator(TO_PLACE)
    may_stop, left = ready.count() > 0, cards.count()
    if left and (not may_stop or rng.random() < 0.4):
        click_one(cards, rng)
    elif may_stop:
        click_one(ready, rng)
