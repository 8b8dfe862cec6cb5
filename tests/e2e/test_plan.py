"""A turn is laid out on trial, with what it leads to, then played or dropped as a whole."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from spellhall import new
from tests.e2e.playing import without_show
from tests.e2e.tables import choices_of, chosen, open_match, open_position
from tests.e2e.test_steady_frame import SIZES, Size, measured, moved

pytestmark = pytest.mark.browser

ENEMY = '.board [data-touch="seat:1"]'
PLAN = ".status .plan"
STEPS = ".plan-steps .step"
GAINS = "will"


def walking(page: Page) -> str:
    """Wiz-War: my turn begins, with a Fireball in hand and Bob in sight."""
    without_show(page)
    mine = {"at": "c1", "hand": ["fireball", "shield"]}
    setup = {"players": [mine, {"at": "e1", "hand": []}], "limit": 40}
    return open_position(page, "wiz_war", setup)


def studying(page: Page) -> str:
    """Arcane Academy: the first turn, in which a tile can be added."""
    without_show(page)
    return open_match(page, new("arcane_academy", players=2, seed=1), 0)


def lay(page: Page, choice: str) -> None:
    """Lay one more choice, by its notation."""
    steps = page.locator(STEPS)
    before = steps.count()
    page.keyboard.press("l")
    field = page.get_by_role("combobox")
    field.fill(choice)
    field.press("Enter")
    expect(steps).to_have_count(before + 1)


def plan(page: Page) -> Locator:
    expect(page.get_by_role("button", name="Plan", exact=True)).to_be_enabled()
    page.keyboard.press("y")
    bar = page.locator(PLAN)
    expect(bar).to_contain_text("On trial")
    return bar


def test_a_walk_and_a_spell_are_laid_out_then_played_as_a_whole(page: Page) -> None:
    table = walking(page)
    bar = plan(page)
    expect(bar.get_by_role("button", name="Play the plan")).to_be_disabled()
    for choice in ("step e", "cast fireball", "at @1"):
        lay(page, choice)
    expect(page.locator(STEPS).last).to_contain_text("Bob: 15 life, 10 left")
    expect(page.locator("main.board")).to_have_class(re.compile("trial"))
    assert choices_of(page, table) == []
    bar.get_by_role("button", name="Play the plan").click()
    expect(page.locator(".log")).to_contain_text("10 life left")
    expect(page.locator(PLAN)).to_have_count(0)
    all_made(page, table, "step e", "cast fireball", "at @1")


def test_a_plan_that_is_dropped_leaves_the_table_as_it_was(page: Page) -> None:
    table = walking(page)
    place = wizard(page)
    bar = plan(page)
    lay(page, "step e")
    expect(page.locator(STEPS)).to_have_count(1)
    assert wizard(page) != place  # shown where it would stand
    bar.get_by_role("button", name="Drop it").click()
    expect(page.locator(PLAN)).to_have_count(0)
    assert wizard(page) == place
    assert choices_of(page, table) == []


def test_one_step_is_played_and_the_rest_stays_on_trial(page: Page) -> None:
    table = walking(page)
    plan(page)
    for choice in ("step e", "step w"):
        lay(page, choice)
    page.keyboard.press("Space")
    expect(page.locator(STEPS)).to_have_count(1)
    expect(page.locator(PLAN)).to_be_visible()
    assert chosen(page, table, 1) == ["step e"]
    page.keyboard.press("Escape")
    expect(page.locator(PLAN)).to_have_count(0)
    assert chosen(page, table, 1) == ["step e"]


def test_a_chain_of_tiles_is_planned_up_to_what_is_unknown(page: Page) -> None:
    table = studying(page)
    bar = plan(page)
    lay(page, "cast 8")
    lay(page, "add")
    page.keyboard.press("u")
    expect(page.locator(STEPS)).to_have_count(1)
    lay(page, "add")
    lay(page, "pass")
    expect(page.locator(".plan-steps .end")).to_contain_text("Certain up to here")
    assert choices_of(page, table) == []
    bar.get_by_role("button", name="Play the plan").click()
    expect(page.locator(".log")).to_contain_text("Add Tile")
    expect(page.locator(PLAN)).to_have_count(0)
    all_made(page, table, "cast 8", "add", "pass")


@pytest.mark.parametrize("game", ["wiz_war", "arcane_academy"])
def test_a_plan_stops_with_a_word_when_it_comes_otherwise(page: Page, game: str) -> None:
    page.route_web_socket(re.compile("/socket"), promise_otherwise)
    choices = ("step e", "step w") if game == "wiz_war" else ("cast 8", "add")
    table = walking(page) if game == "wiz_war" else studying(page)
    bar = plan(page)
    for choice in choices:
        lay(page, choice)
    bar.get_by_role("button", name="Play the plan").click()
    expect(page.get_by_text("It came otherwise than foretold")).to_be_visible()
    expect(page.locator(".prompt.mine")).to_be_visible()
    assert chosen(page, table, 1) == [choices[0]]


def test_the_ledger_tells_what_each_step_adds_and_the_sum_so_far(page: Page) -> None:
    studying(page)
    plan(page)
    lay(page, "cast 11")
    lay(page, GAINS)
    step = page.locator(STEPS).last
    expect(step.locator("td")).to_contain_text(["0", "4 +1", "3"])
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(f"{PLAN} .sums")).to_contain_text("Will 3 → 4")
    page.get_by_role("button", name="2 steps").click()
    expect(step).to_be_in_viewport(ratio=1)


def test_a_hint_is_given_where_the_plan_stands(page: Page) -> None:
    studying(page)
    bar = plan(page)
    hint = bar.locator(".hint")
    lay(page, "cast 8")
    page.keyboard.press("h")
    expect(bar.locator(".why")).to_contain_text("Hint:")
    lay(page, "add")
    expect(hint).to_have_attribute("aria-pressed", "false")
    lay(page, "pass")
    expect(hint).to_have_attribute("aria-disabled", "true")
    expect(hint).to_have_attribute("title", re.compile("The plan ends here"))


@pytest.mark.parametrize("size", SIZES)
def test_a_plan_has_its_buttons_where_the_prompt_has_them(page: Page, size: Size) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    studying(page)
    still = measured(page)
    bar = plan(page)
    page.keyboard.press("l")
    page.get_by_role("combobox").fill("cast 8")
    page.keyboard.press("Enter")
    expect(bar.locator(".commit")).not_to_have_attribute("aria-disabled", "true")
    now = measured(page)
    assert [name for name in now if moved(still[name], now[name])] == []
    bar.locator(".undo").click()
    expect(bar).to_contain_text("Lay out your turn")


def all_made(page: Page, table: str, *choices: str) -> None:
    """Wait until the table has answered every step."""
    assert chosen(page, table, len(choices))[: len(choices)] == list(choices)


def promise_otherwise(line: WebSocketRoute) -> None:
    """A server whose trials foretell something that will not be seen."""
    server = line.connect_to_server()

    def tell(message: str | bytes) -> None:
        told = json.loads(message)
        if told["type"] == "trial":
            told["steps"] = [{**step, "hash": "elsewhere"} for step in told["steps"]]
        line.send(json.dumps(told))

    server.on_message(tell)


def wizard(page: Page) -> tuple[float, float]:
    """Where my wizard is drawn."""
    box = page.locator('.board [data-touch="seat:0"]').first.bounding_box()
    assert box
    return round(box["x"]), round(box["y"])
