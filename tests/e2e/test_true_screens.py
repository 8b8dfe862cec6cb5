"""What the screens show is so, at every moment."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from spellhall import new
from tests.e2e.playing import CHOICES, asked, chosen, wait_for_me, without_show
from tests.e2e.tables import open_match, open_position

pytestmark = pytest.mark.browser

NO_WALK = re.compile("^((?!to walk there|turn ends there).)*$")
# A colour as computed styles write it.
COLOUR = """colour => {
    const probe = document.createElement("i");
    probe.style.color = colour;
    document.body.append(probe);
    const shown = getComputedStyle(probe).color;
    probe.remove();
    return shown;
}"""


def steps_of_replay(page: Page, table: str) -> Iterator[str]:
    """Go through the replay as seat 0 sees it, choice by choice."""
    steps = asked(page, "GET", f"/api/tables/{table}/replay?viewpoint=0&start=0&stop=200")["steps"]
    page.goto(f"/replay/{table}?at=0&as=0")
    for step in steps[1:]:
        page.get_by_role("button", name="One move on").click()
        page.get_by_text(f"Move {step['seq']} of").wait_for()
        yield step["label"]


# -- Arcane Academy ------------------------------------------------------------------------------


def test_what_another_player_does_leaves_no_ticks_on_my_slate(page: Page) -> None:
    without_show(page)
    table = open_position(page, "arcane_academy", {"players": [{}, {}], "active": 1})
    wait_for_me(page)
    done = 0
    for label in steps_of_replay(page, table):
        done += "Cast" not in label
        assert page.locator(".slate.large .tick").count() == 0, label
    assert done > 0


# -- Hell High -----------------------------------------------------------------------------------


def test_a_band_that_applies_glows_on_its_own_card_only(page: Page) -> None:
    without_show(page)
    mine = {"spell": ["bunsen-burning", "jump-scare-assembly"]}
    table = open_position(page, "hell_high", {"players": [mine, {}, {}]})
    wait_for_me(page)
    seen = page.locator('[data-touch^="band:"]').evaluate_all(
        "all => all.map(e => e.dataset.touch)"
    )
    assert len(seen) == 6, seen
    assert len(set(seen)) == 6, seen
    chosen(page, page.locator(CHOICES).first)
    page.locator(".log").get_by_text("band").wait_for()
    steps = asked(page, "GET", f"/api/tables/{table}/replay?viewpoint=0&start=0&stop=50")["steps"]
    told = [event for step in steps for event in step["events"] if event["kind"] == "band"]
    for event in told:
        (band,) = [touch for touch in event["touches"] if touch.startswith("band:")]
        assert seen.count(band) == 1


# -- Wiz-War -------------------------------------------------------------------------------------


def test_a_deadly_attack_says_that_it_wins(page: Page) -> None:
    without_show(page)
    players = [{"at": "e3", "hand": ["fireball"]}, {"at": "f3", "hand": ["shield"], "life": 4}]
    open_position(page, "wiz_war", {"players": players, "limit": 40}, seat=1)
    wait_for_me(page)
    expect(page.locator(".stage .lands")).to_contain_text("4 life, dies")
    expect(page.locator(".stage .lands")).to_contain_text("wins at once")


def test_a_blow_that_has_landed_is_not_foretold(page: Page) -> None:
    without_show(page)
    players = [{"at": "a5"}, {"at": "e1", "carries": "red-1"}]
    setup = {"players": players, "beasts": [{"kind": "boggart", "at": "d1"}], "limit": 40}
    open_position(page, "wiz_war", setup)
    wait_for_me(page)
    for part in ("Activate the Boggart", "Pinch", "Bob"):
        if page.locator(".prompt .what", has_text="take").count() == 0:
            page.keyboard.press("l")
            page.get_by_role("combobox").fill(part)
            page.keyboard.press("Enter")
            wait_for_me(page)
    expect(page.locator(".prompt .what")).to_contain_text("The Boggart: does it take")
    expect(page.locator(".stage.ww-attack")).to_be_visible()
    expect(page.locator(".stage .lands")).to_have_count(0)


@pytest.mark.parametrize(("turns", "says"), [(1, "No attack"), (2, "One attack")])
def test_the_panel_promises_no_attack_in_the_first_turn(page: Page, turns: int, says: str) -> None:
    without_show(page)
    players = [{"at": "e3", "turns": turns, "hand": ["shield"]}, {"at": "f3"}]
    open_position(page, "wiz_war", {"players": players, "limit": 40})
    expect(page.locator(".turn .attack")).to_have_text(f"{says} this turn")


def test_while_schools_are_chosen_the_panel_names_nobody_elses_turn(page: Page) -> None:
    without_show(page)
    page.goto("/")
    page.locator(".arcade .wiz_war").get_by_role("button", name="Open a table").click()
    page.wait_for_url("**/table/**")
    table = page.url.rsplit("/", 1)[1].split("?")[0]
    bot = {"kind": "bot", "level": "apprentice"}
    options = {"custom_spellbook": True, "first": "4"}
    wish = {"seats": [{"kind": "me"}, bot, bot, bot], "options": options}
    asked(page, "PATCH", f"/api/tables/{table}", wish)
    asked(page, "POST", f"/api/tables/{table}/start")
    expect(page.locator(".prompt.mine .what")).to_contain_text("Choose a school")
    expect(page.locator(".turn h2")).to_have_text("You are asked")
    expect(page.locator(".seat", has_text="to move")).to_have_count(1)


# -- Wizard's Academy ----------------------------------------------------------------------------


@pytest.mark.parametrize(("frame", "tags"), [("ShareGlyph", 0), ("Act", 1)])
def test_what_a_step_costs_is_shown_only_while_one_may_walk(
    page: Page, frame: str, tags: int
) -> None:
    without_show(page)
    players = [{"room": "library"}, {"room": "workshop"}]
    setup = {"players": players, "scenario": "demon-binding", "mana": 4}
    open_position(
        page, "wizards_academy", setup, [{"": frame, "seat": 0}, {"": "EndTurn", "seat": 0}]
    )
    wait_for_me(page)
    crystal = page.locator('[data-touch="room:0"]')
    expect(crystal).to_have_attribute("data-light", re.compile("one|many"))
    told = page.get_by_role("gridcell", name=re.compile("^Mana Crystal"))
    to_walk = re.compile("1 action to walk there; if your turn ends there")
    expect(told).to_have_accessible_name(to_walk if tags else NO_WALK)
    assert (page.locator(".plan .cost").count() > 0) == bool(tags)
    assert (page.locator(".plan .verdict").count() > 0) == bool(tags)


# -- Five Seals ----------------------------------------------------------------------------------


def test_gold_does_not_hide_what_may_be_chosen(page: Page) -> None:
    without_show(page)
    match = new("five_seals", players=2, seed=1)
    match.play(match.options(0)[0], 0)  # then I choose a mage, and the bot takes its dice
    open_match(page, match, seat=1)
    chosen(page, page.locator('[data-touch^="character:"][data-light="one"]').first)
    both = page.locator('.supply button[data-now][data-light="one"]')
    both.first.wait_for()
    glow = page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--glow')")
    shown = page.evaluate(COLOUR, glow)
    assert shown in both.first.evaluate("e => getComputedStyle(e).boxShadow")
    corner = page.locator('g.supply[data-now][data-light="one"] .panel').first
    assert corner.evaluate("e => getComputedStyle(e).stroke") == shown
