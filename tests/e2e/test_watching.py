"""Watching: the show of events is stopped, stepped, hastened, seen again; replays have marks."""

import time
from functools import partial
from random import Random

import pytest
from playwright.sync_api import Page, expect

import spellhall
from spellhall.engine import record
from tests.e2e.playing import (
    LONGEST_WAIT_S,
    Misses,
    click_something,
    confirmed,
    start,
    wait_for_me,
)

pytestmark = pytest.mark.browser

GAMES = ["wiz_war", "arcane_academy"]
SHOW = ".prompt .actions .skip"
TRANSPORT = ".panel .watching"
STOPPED = f"{TRANSPORT} .halt[aria-pressed=true]"
STOP = """([show, halt]) => {
    window.stopping?.disconnect();
    let pressed = false; // until the page has followed: a second click would let it go on
    window.stopping = new MutationObserver(() => {
        const button = document.querySelector(halt);
        const runs = document.querySelector(show) && button.ariaPressed !== "true";
        if (runs && !pressed) button.click();
        pressed = runs;
    });
    window.stopping.observe(document.body, { attributes: true, childList: true, subtree: true });
}"""
GOES_ON = """before => document.querySelector(".prompt").innerText !== before"""
NO_STOP = "window.stopping.disconnect()"


def stopped_at_once(page: Page) -> None:
    """Play until something is shown, and stop it as soon as it begins."""
    page.evaluate(STOP, [SHOW, f"{TRANSPORT} .halt"])
    rng, misses = Random(4), Misses()
    latest = time.monotonic() + LONGEST_WAIT_S
    while time.monotonic() < latest:
        if page.locator(STOPPED).count() and page.locator(SHOW).count():
            page.evaluate(NO_STOP)
            return
        misses.attempt(partial(click_something, page, rng))
        page.wait_for_timeout(150)
        misses.attempt(partial(confirmed, page))
    raise AssertionError("nothing was shown")


def seen_again(page: Page) -> None:
    """Have shown again what came of the last choice; where nothing did, after the next one."""
    rng, misses = Random(5), Misses()
    page.evaluate(STOP, [SHOW, f"{TRANSPORT} .halt"])
    for _ in range(8):
        page.keyboard.press("a")
        page.wait_for_timeout(1500)
        if page.locator(SHOW).count():
            page.evaluate(NO_STOP)
            return
        misses.attempt(partial(click_something, page, rng))
        misses.attempt(partial(confirmed, page))
        assert wait_for_me(page)
    raise AssertionError("nothing was shown again")


def finished(page: Page, game: str, seed: int) -> str:
    """The id of a table with the record of a whole game between players who choose at random."""
    match = spellhall.new(game, players=2, seed=seed)
    rng = Random(seed)
    while not match.is_over:
        match.play(rng.choice(match.options()))
    page.goto("/")
    key = page.evaluate(
        """async () => (await (await fetch('/api/people', {method: 'POST',
            headers: {'content-type': 'application/json'}, body: '{"name": "Ann"}'})).json()).key"""
    )
    made = page.request.post(
        "/api/records",
        data={"record": record.write(match)},
        headers={"authorization": f"Bearer {key}"},
    )
    assert made.ok, made.text()
    return str(made.json()["id"])


def told(page: Page) -> str:
    return page.locator(".prompt .what").inner_text()


@pytest.mark.parametrize(
    "game", [pytest.param("wiz_war", marks=pytest.mark.trial), "arcane_academy"]
)  # a turn of Wiz-War that is clicked at random may be longer than the patience of this test
def test_the_show_is_stopped_stepped_hastened_and_seen_again(page: Page, game: str) -> None:
    start(page, game, "Apprentice")
    transport = page.locator(TRANSPORT)
    box = transport.bounding_box()
    wait_for_me(page)
    stopped_at_once(page)
    expect(transport.get_by_role("button", name="Go on with the show")).to_be_visible()
    before = told(page)
    page.wait_for_timeout(2500)
    assert told(page) == before, "the show went on although it was stopped"
    waiting = page.locator(".prompt").inner_text()
    page.keyboard.press("Shift+ArrowRight")
    page.wait_for_function(GOES_ON, arg=waiting)
    page.keyboard.press(".")
    expect(transport.locator(".pace")).to_have_text("2×")
    page.keyboard.press(",")
    expect(transport.locator(".pace")).to_have_text("1×")
    goes_on = transport.get_by_role("button", name="Stop the show")
    for _ in range(3):
        page.evaluate("document.activeElement.blur()")  # Space on a thing chooses it
        page.keyboard.press("Space")
        page.wait_for_timeout(1000)
        if goes_on.count():
            break
    expect(goes_on).to_be_visible()
    assert wait_for_me(page)
    seen_again(page)
    page.keyboard.press("Escape")
    assert wait_for_me(page)
    assert transport.bounding_box() == box, "the transport has moved"


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_marks_what_mattered_and_holds_what_decided(page: Page, game: str) -> None:
    table = finished(page, game, 5)
    page.goto(f"/replay/{table}")
    marks = page.get_by_role("list", name="Marks of this game").get_by_role("button")
    marks.first.wait_for()
    assert page.locator(".ticks .turn").count() > 3
    last_mark = marks.last.element_handle()
    label = last_mark.get_attribute("title")
    assert label
    last_mark.click()
    expect(page.locator(".transport .what")).to_contain_text(label)
    page.evaluate("document.activeElement.blur()")  # arrows on a mark go from mark to mark
    page.keyboard.press("End")
    last = page.locator(".transport .buttons button").nth(6)
    expect(last).to_be_disabled()
    page.keyboard.press("ArrowLeft")
    expect(last).to_be_enabled()
    page.keyboard.press("ArrowRight")
    caption = page.locator(".deciding .caption")
    caption.wait_for(timeout=20_000)
    expect(caption).to_contain_text("What decided it")
    caption.wait_for(state="detached", timeout=20_000)


@pytest.mark.parametrize("game", GAMES)
def test_what_came_of_one_choice_is_folded_into_its_line(page: Page, game: str) -> None:
    table = finished(page, game, 5)
    page.goto(f"/replay/{table}")
    more = page.locator(".log .more").first
    more.wait_for()
    expect(more).to_have_attribute("aria-expanded", "false")
    parts = page.locator(".log .parts").first
    expect(parts).to_be_hidden()
    more.focus()
    page.keyboard.press("Enter")
    expect(more).to_have_attribute("aria-expanded", "true")
    expect(parts.locator(".line").first).to_be_visible()
    more.click()
    expect(parts).to_be_hidden()
