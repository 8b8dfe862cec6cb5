"""The status line: its buttons and keys hold still, so that a second click does no harm."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from spellhall import new
from tests.e2e.playing import DO_IT, asked, start, wait_for_me, without_show
from tests.e2e.tables import open_match

pytestmark = pytest.mark.browser

LAMP = "[data-guide='hint']"
UNDO = ".prompt .undo"
HINT = "Hint:"
# Cards that can be discarded and do nothing else then, so that each has one key.
HANDS = (
    ["fireball", "full-shield", "create-wall", "zot", "ka-bong"],
    ["fireball", "full-shield", "create-wall", "zot"],
)


@pytest.fixture(autouse=True)
def no_show(page: Page) -> None:
    """What the bots do is shown at once."""
    without_show(page)


def test_a_second_click_on_the_lamp_plays_nothing(page: Page) -> None:
    start(page, "arcane_academy")
    wait_for_me(page)
    before = made(page)
    x, y = middle(page.locator(LAMP))
    page.mouse.click(x, y)
    expect(page.locator(".prompt .why")).to_contain_text(HINT)
    assert middle(page.locator(LAMP)) == (x, y)
    page.mouse.click(x, y)
    expect(page.locator(".prompt .why")).not_to_contain_text(HINT)
    assert made(page) == before


def test_a_second_click_on_undo_plays_nothing(page: Page) -> None:
    open_match(page, new("arcane_academy", players=2, seed=5), 0)
    wait_for_me(page)
    choose_what_can_be_taken_back(page)
    before = made(page)
    x, y = middle(page.locator(UNDO))
    page.mouse.click(x, y)
    expect(page.locator(UNDO)).to_be_disabled()
    page.mouse.click(x, y)
    page.wait_for_timeout(300)
    assert made(page) == before + 1  # the undo is an entry of the log too


def test_a_hint_is_for_the_question_at_which_it_was_given(page: Page) -> None:
    open_match(page, new("arcane_academy", players=2, seed=5), 0)
    wait_for_me(page)
    choose_what_can_be_taken_back(page)
    page.locator(LAMP).click()
    expect(page.locator(".prompt .why")).to_contain_text(HINT)
    page.keyboard.press("u")
    expect(page.locator(".prompt .why")).not_to_contain_text(HINT)


@pytest.mark.parametrize("hand", HANDS, ids=["five cards", "four cards"])
def test_keys_go_by_meaning_and_by_the_order_of_the_hand(page: Page, hand: list[str]) -> None:
    open_duel(page, hand)
    assert key_of(page, "End Move and Cast") == "E"
    page.keyboard.press("e")
    expect(page.locator(".prompt .what")).to_contain_text("Discard any")
    assert key_of(page, "Keep the rest") == "K"
    cards = page.locator('.hand [data-touch^="card:"]').all()
    keys = [card.locator("kbd, .key").first.inner_text() for card in cards]
    assert keys == [str(number + 1) for number in range(len(hand))]


def open_duel(page: Page, hand: list[str]) -> None:
    """A duel in which it is my turn, with these cards."""
    open_position(page, [{"at": "e3", "hand": hand}, {"at": "a3", "hand": []}], "apprentice")


def open_position(page: Page, players: list[dict[str, Any]], level: str) -> None:
    """A duel that I begin, against a bot."""
    page.goto("/")
    page.locator(".arcade .wiz_war").get_by_role("button", name="Open a table").click()
    page.wait_for_url("**/table/**")  # from now on the hall knows who asks
    position = json.dumps({"game": "wiz_war", "setup": {"players": players, "limit": 20}})
    wish = {"position": position, "seat": 0, "level": level}
    page.goto(f"/table/{asked(page, 'POST', '/api/positions', wish)['id']}")
    wait_for_me(page)


def choose_what_can_be_taken_back(page: Page) -> None:
    """Cast with the first lit space."""
    page.locator('[data-touch^="space:"][data-light="one"]').first.click()
    expect(page.locator(UNDO)).to_be_enabled()
    wait_for_me(page)


def made(page: Page) -> int:
    """How many choices the table has stored."""
    table = page.url.rsplit("/", 1)[1].split("?")[0]
    count: int = asked(page, "GET", f"/api/tables/{table}")["seq"]
    return count


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return round(box["x"] + box["width"] / 2), round(box["y"] + box["height"] / 2)


def key_of(page: Page, label: str) -> str:
    return page.locator("button:visible", has_text=label).locator("kbd").first.inner_text()


@pytest.mark.parametrize("automatic", [False, True])
def test_a_pass_without_an_alternative_is_mine_unless_i_wish_otherwise(
    page: Page, automatic: bool
) -> None:
    wishes = json.dumps({"motion": "none", "autoPass": automatic})
    page.add_init_script(f"localStorage.setItem('spellhall.wishes', {json.dumps(wishes)})")
    attacked(page)
    if not automatic:
        expect(page.locator(".prompt .what")).to_contain_text("Do you answer")
        before = made(page)
        page.wait_for_timeout(1000)
        assert made(page) == before
        page.keyboard.press("p")
    expect(page.locator(".prompt .what")).to_contain_text("Lower it?")
    expect(page.locator(UNDO)).to_be_disabled()
    log = page.locator(".log").inner_text()
    page.keyboard.press("u")
    page.wait_for_timeout(500)
    assert page.locator(".log").inner_text() == log


def attacked(page: Page) -> None:
    """A bot throws a fireball at me; my Shield lowers the damage, and does not answer the spell."""
    me = {"at": "f3", "hand": ["shield"], "life": 4}
    open_position(page, [me, {"at": "e3", "hand": ["fireball"]}], "adept")
    for question, key in (("Your move", "e"), ("Discard any", "k"), ("Draw?", "e")):
        expect(page.locator(".prompt .what")).to_contain_text(question)
        page.keyboard.press(key)
    page.locator(DO_IT).press("Enter")  # to draw nothing is costly
