"""Wiz-War in a real browser: a whole duel by clicking, with answers to the bot's spells."""

import json
import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.playing import CHOICES, LIT, RESULT, asked, click_one, play_to_the_end, without_show

pytestmark = pytest.mark.browser

# Schools full of counters, and few turns: when they are over, most points win.
OPTIONS = {
    "choosing": "named",
    "schools": ["conjuring", "mentalism", "thaumaturgy"],
    "turn_limit": 20,
    "first": "2",
}
COUNTERS = '.hand [data-touch^="card:"][data-light="one"]:visible'
WINDOW = ".now.window"
END = "End Move and Cast"
HURRY = 0.6  # how often a turn ends at once
HABITS = (
    ("Discard any", "Keep the rest"),
    ("Draw?", "Draw a card"),
    ("Your move", END),
)


@pytest.fixture(autouse=True)
def no_show(page: Page) -> None:
    """The duel is not slowed down by what the bot does."""
    without_show(page)


def test_a_whole_duel_by_clicking(page: Page) -> None:
    table = open_duel(page)
    answers = clicked_to_the_end(page, Random(4))
    expect(page.locator(RESULT)).to_be_visible()
    assert len(counters_of(page, table, seat=0)) >= answers
    page.get_by_role("link", name=re.compile("replay", re.IGNORECASE)).first.click()
    page.wait_for_url("**/replay/**")
    page.locator(".maze").wait_for()


def test_an_attack_is_answered_with_a_counter_and_the_duel_goes_on_to_its_end(page: Page) -> None:
    table = open_attack(page)
    page.locator(WINDOW).wait_for()
    expect(page.locator(WINDOW)).to_contain_text("Fireball")
    answers = clicked_to_the_end(page, Random(4))
    assert answers >= 1
    expect(page.locator(RESULT)).to_be_visible()
    told = counters_of(page, table, seat=1)
    assert any("Full Shield" in sentence for sentence in told), told


def open_attack(page: Page) -> str:
    """A table where the bot has a deadly attack at hand, and the person the counter to it."""
    page.goto("/")
    page.locator(".arcade .wiz_war").get_by_role("button", name="Open a table").click()
    page.wait_for_url("**/table/**")  # from now on the hall knows who asks
    attacker = {"at": "e3", "hand": ["fireball"]}
    defender = {"at": "f3", "hand": ["full-shield", "shield"], "life": 4}
    setup = {"players": [attacker, defender], "limit": 20}
    position = json.dumps({"game": "wiz_war", "setup": setup})
    wish = {"position": position, "seat": 1, "level": "adept"}
    table: str = asked(page, "POST", "/api/positions", wish)["id"]
    page.goto(f"/table/{table}")
    return table


def open_duel(page: Page, **options: Any) -> str:
    """A table against one bot, with its options set; returns its id."""
    page.goto("/")
    page.locator(".arcade .wiz_war").get_by_role("button", name="Open a table").click()
    page.wait_for_url("**/table/**")
    table = page.url.rsplit("/", 1)[1].split("?")[0]
    seats = [{"kind": "me"}, {"kind": "bot", "level": "apprentice"}]
    asked(page, "PATCH", f"/api/tables/{table}", {"seats": seats, "options": OPTIONS | options})
    asked(page, "POST", f"/api/tables/{table}/start")
    page.locator(".prompt").wait_for()
    return table


def counters_of(page: Page, table: str, seat: int) -> list[str]:
    """The sentences of the record in which a seat answers with a card."""
    steps = asked(page, "GET", f"/api/tables/{table}/replay?viewpoint=public&start=0&stop=2000")
    events = [event for step in steps["steps"] for event in step["events"]]
    return [e["text"] for e in events if e["kind"] == "counter" and e["facts"]["seat"] == seat]


def clicked_to_the_end(page: Page, rng: Random) -> int:
    """Click lit things until the duel is over, counters first; returns how many were played."""
    answers = 0

    def answer() -> None:
        nonlocal answers
        answers += click(page, rng)

    play_to_the_end(page, answer)
    return answers


def click(page: Page, rng: Random) -> bool:
    """One click; whether it was a counter. A hand is kept, so that there is something to answer."""
    question = page.locator(".prompt .what").inner_text()
    if page.locator(WINDOW).count() and question.startswith("Do you answer"):
        counters = page.locator(COUNTERS)
        if counters.count():
            click_one(counters, rng)
            return True
    wanted = next((label for start, label in HABITS if question.startswith(start)), None)
    habit = page.locator("button:visible:not([disabled])", has_text=wanted) if wanted else None
    lit, choices = page.locator(LIT), page.locator(CHOICES)
    if habit and habit.count() and (wanted != END or rng.random() < HURRY):
        click_one(habit, rng)
    elif lit.count():
        click_one(lit, rng)
    elif choices.count():
        click_one(choices, rng)
    return False
