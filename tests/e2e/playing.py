"""How a person plays in the browser: by clicking lit things, or by keys alone."""

import json
from random import Random
from typing import Any

from playwright.sync_api import Page, TimeoutError

MOST_CHOICES = 3000
MOST_MISSES = 8
RESULT = "section.result"
LIT = '[data-light="one"]:visible, [data-light="many"]:visible, [data-space]:visible'
CHOICES = ".prompt.mine .actions button.choice:not([disabled])"
BUTTONS = ".prompt.mine .actions button:not([disabled])"


def start(page: Page, game: str, level: str = "Adept") -> None:
    """From the hall into a game against bots, in one click."""
    page.goto("/")
    page.get_by_label("Level of the bots").select_option(label=level)
    page.locator(f".arcade .{game}").get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/**")
    page.locator(".prompt").wait_for()


def is_over(page: Page) -> bool:
    """Whether the result is shown."""
    return page.locator(RESULT).count() > 0


def wait_for_me(page: Page) -> None:
    """Until I am asked something or the game is over."""
    page.wait_for_function(
        "([result, buttons]) => document.querySelector(result) || document.querySelector(buttons)",
        arg=[RESULT, BUTTONS],
        timeout=60_000,
    )


def clicked_to_the_end(page: Page, rng: Random) -> int:
    """Click lit things until the game is over; returns the number of clicks."""
    missed = 0
    for clicks in range(MOST_CHOICES):
        wait_for_me(page)
        if is_over(page):
            return clicks - missed
        try:
            click_something(page, rng)
        except TimeoutError:  # the table went on under the pointer, as it does for people
            missed += 1
            assert missed < MOST_MISSES, "clicks do not reach what is lit"
    raise AssertionError("the game does not end")


def click_something(page: Page, rng: Random) -> None:
    """One click on a lit thing, now and then on a button of the prompt."""
    lit, choices = page.locator(LIT), page.locator(CHOICES)
    things, buttons = lit.count(), choices.count()
    if not things and not buttons:
        page.keyboard.press("Space")  # what the others did is still being shown
    elif things and (rng.random() < 0.8 or not buttons):
        lit.nth(rng.randrange(things)).click(timeout=2_000)
    else:
        choices.nth(rng.randrange(buttons)).click(timeout=2_000)


def typed_to_the_end(page: Page, rng: Random) -> int:
    """Press keys only until the game is over; returns the number of choices."""
    for choices in range(MOST_CHOICES):
        wait_for_me(page)
        if is_over(page):
            return choices
        shown = page.locator(f"{BUTTONS} kbd").all_inner_texts()
        keys = [key.lower() for key in shown if len(key) == 1 and key not in "UH␣"]
        key = rng.choice(keys) if keys else "Space"  # which skips what is being shown
        page.keyboard.press(key)
        if key == "l":
            for _ in range(rng.randrange(5)):
                page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")
    raise AssertionError("the game does not end")


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
