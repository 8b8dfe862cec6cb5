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
NOW, THREATS, CAN = "Now", "What threatens you", "What you can do"
UNKNOWN = "What nobody sees, and what is known of it"


def chapters(page: Page) -> dict[str, list[str]]:
    """The table in words, which one key opens: its headings in order, each with its sentences."""
    page.keyboard.press("w")
    page.get_by_role("document", name="The table in words").wait_for()
    parts = page.locator(f"{TOLD} > *").evaluate_all(
        "all => all.map(e => [e.tagName, e.innerText])"
    )
    found: dict[str, list[str]] = {}
    for tag, text in parts:
        if tag == "H3":
            found[text] = []
        else:
            found[next(reversed(found))].append(text)
    return found


def read_out(page: Page) -> tuple[list[str], list[str]]:
    """The headings and the paragraphs of the table in words, without status and choices."""
    told = {title: lines for title, lines in chapters(page).items() if title not in (NOW, CAN)}
    return list(told), [line for lines in told.values() for line in lines]


@pytest.mark.parametrize("game", IDS)
def test_the_table_is_told_in_sentences(page: Page, game: str) -> None:
    without_show(page)
    match = in_the_middle(game)
    seat = match.awaited()[0]
    open_match(page, match, seat)
    wait_for_me(page)
    page.wait_for_load_state("networkidle")  # names of places come from the rulebook
    told = chapters(page)
    assert list(told)[:3] == [NOW, THREATS, CAN]
    assert list(told)[3] in ("From where you stand outwards", "Place by place")
    assert list(told)[-1] == UNKNOWN
    assert len(told[CAN]) >= len(match.options(seat))
    headings = list(told)
    said = [line for title, lines in told.items() if title not in (NOW, CAN) for line in lines]
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
        if found := re.search(r"Space (\d+)[.:]", line):
            linked = re.search(r"(?i)linked to spaces? ([^.;]*)", line)
            numbers = re.findall(r"\d+", linked.group(1)) if linked else []
            links.setdefault(int(found.group(1)), []).extend(map(int, numbers))
    assert any(links.values()), links
    for space, others in links.items():
        for other in others:
            assert space in links[other], links
            assert abs(space - other) in (1, 4), links
