"""Each world can be heard, and the names of its spells are read out: both on wish alone."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.playing import chosen, wait_for_me
from tests.e2e.tables import open_position

pytestmark = pytest.mark.browser

# What is spoken, and the pitches and the loudness of what sounds, from now on.
LISTEN = """() => {
    window.spoken = [];
    window.pitches = [];
    window.loudest = 0;
    SpeechSynthesis.prototype.speak = (words) => void window.spoken.push(words.text);
    const set = AudioParam.prototype.setValueAtTime;
    AudioParam.prototype.setValueAtTime = function (value, at) {
        if (value > 20) window.pitches.push(value); // hertz, not loudness
        return set.call(this, value, at);
    };
    const rise = AudioParam.prototype.exponentialRampToValueAtTime;
    AudioParam.prototype.exponentialRampToValueAtTime = function (value, at) {
        if (value < 1) window.loudest = Math.max(window.loudest, value);
        return rise.call(this, value, at);
    };
}"""
DUEL: dict[str, Any] = {"players": [{"at": "c1", "hand": ["fireball"]}, {"at": "e1"}], "limit": 40}
FIREBALL = ['.hand [aria-label="Fireball"]', '.board [data-touch="seat:1"][data-light="one"]']
HAND = ["bunsen-burning", "pain-locker"]
CLASS: dict[str, Any] = {"players": [{"hand": HAND}, {}], "start": "build"}
BUILT = ['.hand [data-light="one"]:has-text("Bunsen")', '.bench [data-touch="ready"][data-light]']
SPELLS = [
    pytest.param("wiz_war", DUEL, FIREBALL, "Fireball", id="wiz_war"),
    pytest.param("hell_high", CLASS, BUILT, "Bunsen-Burning", id="hell_high"),
]


def cast(page: Page, game: str, setup: dict[str, Any], clicks: list[str], **wishes: object) -> None:
    """Come to a table with these wishes and cast a spell by clicks."""
    stored = json.dumps({"motion": "less", "speed": 4} | wishes)
    page.add_init_script(f"localStorage.setItem('spellhall.wishes', {json.dumps(stored)})")
    page.add_init_script(f"({LISTEN})()")
    open_position(page, game, setup)
    wait_for_me(page)
    before = page.locator(".log .line").count()
    for click in clicks:
        chosen(page, page.locator(click).first)
    expect(page.locator(".log .line")).not_to_have_count(before)


@pytest.mark.parametrize(("game", "setup", "clicks", "name"), SPELLS)
def test_a_spell_sounds_and_its_name_is_read_out_on_wish(
    page: Page, game: str, setup: dict[str, Any], clicks: list[str], name: str
) -> None:
    cast(page, game, setup, clicks, effects=True, volume=40, speech=True)
    page.wait_for_function("name => window.spoken.some((each) => each.includes(name))", arg=name)
    page.wait_for_function("window.pitches.length > 0")
    assert 0 < page.evaluate("window.loudest") <= 0.1


@pytest.mark.parametrize(("game", "setup", "clicks", "name"), SPELLS)
def test_nothing_is_heard_unless_it_is_wished(
    page: Page, game: str, setup: dict[str, Any], clicks: list[str], name: str
) -> None:
    cast(page, game, setup, clicks)
    assert page.evaluate("[window.spoken, window.pitches]") == [[], []]
