"""How a person plays in the browser: by clicking lit things, or by keys alone."""

import json
import time
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Error, Locator, Page

MOST_CHOICES = 3000
MOST_MISSES = 8  # in a row
PATIENCE = 10_000  # milliseconds for one click, where drawing is slow
LONGEST_WAIT_S = 180.0  # for the others
RESULT = "section.result"
LIT = '[data-light="one"]:visible, [data-light="many"]:visible, [data-space]:visible'
CHOICES = ".prompt.mine:not([data-weighing]) .actions button.choice:not([disabled])"
BUTTONS = (
    ".prompt.mine:not([data-weighing])"
    " button:is(.choice, .do, .drop, .all):not([disabled], [aria-disabled=true])"
)
DO_IT = ".prompt.mine .actions button.do"
WEIGHING = ".prompt[data-weighing]"  # it is being looked into what was selected
SHOW = ".prompt .skip"
WHAT_NOW = """(signs) => Object.keys(signs).find((name) => document.querySelector(signs[name]))"""
# A click on something far away lays out the way there, at whose end nothing may be asked.
PLAN = ".prompt.plan"
SIGNS = {"over": RESULT, "plan": PLAN, "mine": BUTTONS, "show": SHOW}


def start(page: Page, game: str, level: str = "Adept") -> None:
    """From the hall into a game against bots, in one click."""
    page.goto("/")
    page.get_by_label("Level of the bots").select_option(label=level)
    page.locator(f".arcade .{game}").get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/**")
    page.locator(".prompt").wait_for()


def without_show(page: Page) -> None:
    """From now on what the others do is shown at once; the show is looked at elsewhere."""
    wishes = json.dumps({"motion": "none"})
    page.add_init_script(f"localStorage.setItem('spellhall.wishes', {json.dumps(wishes)})")


def is_over(page: Page) -> bool:
    """Whether the result is shown."""
    return page.locator(RESULT).count() > 0


def wait_for_me(page: Page) -> bool:
    """Until I am asked something, or (false) the game is over.

    What the others did is skipped, and what was only planned is dropped.
    """
    latest = time.monotonic() + LONGEST_WAIT_S
    while time.monotonic() < latest:
        found = page.wait_for_function(WHAT_NOW, arg=SIGNS, timeout=1000 * LONGEST_WAIT_S)
        what = found.json_value()
        if what in ("over", "mine"):
            return bool(what == "mine")
        page.keyboard.press("Escape")
    raise AssertionError("the others do not come to an end")


class Misses:
    """Clicks that reached nothing: now and then the table goes on under the pointer.

    That happens to people too, so only many in a row are an error.
    """

    def __init__(self) -> None:
        self.in_a_row = 0

    def attempt(self, click: Callable[[], object]) -> None:
        """Click; a miss is forgiven unless it is one of many."""
        try:
            click()
        except Error as error:
            self.in_a_row += 1
            if self.in_a_row >= MOST_MISSES:
                raise AssertionError("clicks do not reach what is lit") from error
        else:
            self.in_a_row = 0


def confirmed(page: Page) -> bool:
    """Whether something was selected that is not free; then it is done, as was wished.

    The button stays when it was free after all and is done already, and does nothing then.
    """
    sure = page.locator(DO_IT).element_handles()
    for button in sure:
        button.press("Enter", timeout=PATIENCE)
    return len(sure) > 0


def chosen(page: Page, thing: Locator) -> None:
    """Choose by a click on a thing: what is not free is only selected by it, and then done."""
    thing.click()
    page.locator(WEIGHING).wait_for(state="detached")
    confirmed(page)


def play_to_the_end(page: Page, act: Callable[[], object]) -> int:
    """Act whenever I am asked, until the game is over; returns how often."""
    misses = Misses()
    for acts in range(MOST_CHOICES):
        if not wait_for_me(page):
            return acts
        misses.attempt(lambda: confirmed(page) or act())
    raise AssertionError("the game does not end")


def click_one(things: Locator, rng: Random) -> None:
    """Click one of the things as they lie now: if it is taken away meanwhile, that is a miss."""
    count = things.count()
    if count == 0:
        raise Error("what was lit is gone")
    chosen = things.nth(rng.randrange(count)).element_handle(timeout=PATIENCE)
    chosen.click(timeout=PATIENCE)


def click_something(page: Page, rng: Random) -> None:
    """One click on a lit thing, now and then on a button of the prompt."""
    lit, choices = page.locator(LIT), page.locator(CHOICES)
    things, buttons = lit.count(), choices.count()
    if not things and not buttons:
        page.keyboard.press("Escape")  # what the others did is still being shown
    elif things and (rng.random() < 0.8 or not buttons):
        click_one(lit, rng)
    else:
        click_one(choices, rng)


def clicked_to_the_end(page: Page, rng: Random) -> int:
    """Click lit things until the game is over; returns the number of clicks."""
    return play_to_the_end(page, lambda: click_something(page, rng))


def typed_to_the_end(page: Page, rng: Random) -> int:
    """Press keys only until the game is over; returns the number of choices."""

    def press() -> None:
        shown = page.locator(f"{BUTTONS} kbd").all_inner_texts()
        keys = [key.lower() for key in shown if len(key) == 1 and key not in "UH␣"]
        key = rng.choice(keys) if keys else "Escape"  # which skips what is being shown
        page.keyboard.press(key)
        if key == "l":
            for _ in range(rng.randrange(5)):
                page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")

    return play_to_the_end(page, press)


def asked(page: Page, method: str, path: str, body: Any = None) -> Any:
    """What the hall answers to the person at this page."""
    key = page.evaluate("localStorage.getItem('spellhall.key')")
    answer = page.request.fetch(
        path,
        method=method,
        headers={"authorization": f"Bearer {key}", "content-type": "application/json"},
        data=None if body is None else json.dumps(body),
    )
    assert answer.ok, answer.text()
    return answer.json()
