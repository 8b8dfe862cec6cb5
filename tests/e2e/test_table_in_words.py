"""The table in words is told in sentences, in every game, and not as a list of fields."""

import re

import pytest
from playwright.sync_api import Page

from spellhall.games import IDS
from tests.e2e.playing import wait_for_me, without_show
from tests.e2e.tables import open_match, open_position
from tests.e2e.test_every_game import in_the_middle

pytestmark = pytest.mark.browser

TOLD = ".told"
FIELD = re.compile(
    r"^\s*[A-Z][a-z ]+: (\d+|none|yes|no|[A-Z0-9.]{1,4})$"
)  # "Quiet: 0", "Node: 1.P"
SENTENCE = re.compile(r"[.!?)]$")


def read_out(page: Page) -> tuple[list[str], list[str]]:
    """The headings and the paragraphs of the table in words, without status and choices."""
    asked = page.locator(".prompt .what").inner_text()
    page.keyboard.press("m")
    page.get_by_role("button", name="The table in words").click()
    page.locator(TOLD).wait_for()
    parts = page.locator(f"{TOLD} > *").evaluate_all(
        "all => all.map(e => [e.tagName, e.innerText])"
    )
    table = parts[1 : parts.index(["H3", asked])]
    headings = [text for tag, text in table if tag == "H3"]
    return headings, [text for tag, text in table if tag == "P"]


@pytest.mark.parametrize("game", IDS)
def test_the_table_is_told_in_sentences(page: Page, game: str) -> None:
    without_show(page)
    match = in_the_middle(game)
    seat = match.awaited()[0]
    open_match(page, match, seat)
    wait_for_me(page)
    page.wait_for_timeout(500)  # names of places come from the rulebook
    headings, said = read_out(page)
    assert match.names[1 - seat] in headings
    assert len(headings) > 2
    assert len(said) > 6
    assert [line for line in said if FIELD.match(line)] == []
    assert [line for line in said if not SENTENCE.search(line)] == []


def test_spaces_and_links_are_counted_alike(page: Page) -> None:
    without_show(page)
    slate = {"4": "T01", "5": "T02 r1", "9": "T03"}
    open_position(page, "arcane_academy", {"players": [{"slate": slate}, {}]})
    wait_for_me(page)
    links: dict[int, list[int]] = {}
    for line in read_out(page)[1]:
        if found := re.match(r"Space (\d+):", line):
            linked = re.search(r"linked to spaces? ([^.;]*)", line)
            numbers = re.findall(r"\d+", linked.group(1)) if linked else []
            links.setdefault(int(found.group(1)), []).extend(map(int, numbers))
    assert any(links.values()), links
    for space, others in links.items():
        for other in others:
            assert space in links[other], links
            assert abs(space - other) in (1, 4), links
