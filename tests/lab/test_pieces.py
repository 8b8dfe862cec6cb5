"""The tables that say which events tell of a card: each names what the log names."""

import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from html import unescape
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

from spellhall.engine import Event, Told, begin
from spellhall.games import IDS, find
from spellhall.games.wizards_academy.state.state import Academy
from spellhall.lab.rows.pieces import DRAWN, PLAYED, TABLES, USED, Sheet, piece_of, pieces_of
from tests.packs.samples import sample, sample_text

DECISIONS = 1500


def told(game_id: str) -> Iterator[Told]:
    """Everything that happens in some random games."""
    game = find(game_id)
    for seed, players in enumerate((game.players[0], game.players[-1])):
        match, rng = begin(game, players, seed), Random(seed)
        yield from match.all_events()
        for _ in range(DECISIONS):
            if match.is_over:
                break
            seat = match.awaited()[0]
            match.play(rng.choice(match.options(seat)), seat)
            yield from match.all_events()


@pytest.mark.parametrize("game_id", IDS)
def test_a_piece_is_named_as_in_the_sentence_of_its_event(game_id: str) -> None:
    game = find(game_id)
    seen: Counter[str] = Counter()
    for one in told(game_id):
        sheet = Sheet(game)
        sheet.read([Event(one.kind, one.args)], 1)
        for seat, kind, code in sheet.counts:
            seen[kind] += 1
            piece = piece_of(game, kind, code)
            assert piece.kind == kind
            assert piece.name.lower() in one.sentence.text.lower()
            assert seat in range(game.players[-1])
    assert set(seen) >= set(TABLES[game_id].shelves) - {"spell", "character"}


@pytest.mark.parametrize("game_id", IDS)
def test_every_event_of_a_table_is_one_that_the_game_tells(game_id: str) -> None:
    known = find(game_id).wording.sentences
    assert {fact.event for fact in TABLES[game_id].facts} <= set(known)


def test_draws_and_plays_are_counted_with_the_decision_when_they_came_first() -> None:
    sheet = Sheet(find("arcane_academy"))
    sheet.read([Event("draw", (1, 2, (7, 8)))], 0)
    sheet.read([Event("complete", (1, 7, 3)), Event("turn", (0, 2, False))], 12)
    sheet.read([Event("use_item", (1, 7))], 15)
    sheet.read([Event("use_item", (1, 7))], 19)
    assert sheet.counts[1, "card", 7] == [1, 1, 2, 0, 12, 15]
    assert sheet.counts[1, "card", 8] == [1, 0, 0, 0, -1, -1]
    assert (DRAWN, PLAYED, USED) == (0, 1, 2)


def test_characters_dealt_at_set_up_are_pieces_of_their_seats() -> None:
    game = find("wizards_academy")
    match = begin(game, 3, 7, {"scenario": "pest-control"})
    assert isinstance(match.state, Academy)
    sheet = Sheet(game)
    sheet.begin(match.state)
    assert sheet.counts == {
        (seat, "character", wizard.person): [1, 1, 0, 0, 0, -1]
        for seat, wizard in enumerate(match.state.wizards)
    }
    assert piece_of(game, "character", 6).name == "Nobody Ashgrove"
    choosing = Sheet(game)
    choosing.begin(begin(game, 3, 7, {"scenario": "pest-control", "characters": "choose"}).state)
    assert not choosing.counts  # they are told of when they are taken


def test_what_a_seat_only_seems_to_draw_is_no_piece() -> None:
    sheet = Sheet(find("five_seals"))
    sheet.read([Event("break", (0, 2, 17, 25, 3, False, ()))], 1)  # a seal and no scroll
    assert sheet.counts == {}


@pytest.mark.parametrize("game_id", ["arcane_academy", "hell_high", "wiz_war"])
def test_every_card_is_the_piece_that_its_row_says(game_id: str) -> None:
    """Second copies and the cantrips of a second spellbook too."""
    game = find(game_id)
    cards = import_module(f"spellhall.games.{game_id}.box.cards").CARD_OF
    for code, card in enumerate(cards):
        if card.id:
            piece = piece_of(game, "card", code)
            assert piece.id == f"{game.ledger}-{card.id}"
            assert piece in pieces_of(game)


@pytest.mark.parametrize("game_id", ["arcane_academy", "hell_high", "wiz_war"])
def test_cards_of_a_pack_are_pieces_too(game_id: str, tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "pack.json").write_text(sample_text(game_id))
    report = tmp_path / "r.html"
    command = [sys.executable, "-m", "spellhall.cli", "balance", game_id, "--out", str(report)]
    command += ["--games", "4", "--players", "2", "--bots", "random", "--workers", "1"]
    told = subprocess.run(
        [*command, "--pack", str(tmp_path / "mine")], capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stderr
    page = unescape(report.read_text())
    for card in sample(game_id)["cards"]:
        assert card["name"] in page


def test_the_schools_of_wiz_war_are_named_as_in_its_log() -> None:
    game = find("wiz_war")
    for code, name in enumerate(TABLES["wiz_war"].named["school"]):
        sentence = game.wording.sentences["school"](0, code)
        assert sentence is not None
        assert name in sentence.text


def test_treasures_and_dead_wizard_cards_are_drawn_played_and_used_as_they_come() -> None:
    sheet = Sheet(find("hell_high"))
    sheet.read([Event("turn", (1, (3, 9), (0, 1)))], 4)  # the Spell as it was built
    sheet.read([Event("resolve", (1, 3)), Event("treasure", (1, 120))], 5)
    sheet.read([Event("spend", (1, 120)), Event("hold", (0, 150))], 8)
    sheet.read([Event("dead_card", (0, 150))], 30)
    assert sheet.counts[1, "card", 3][:3] == [0, 1, 1]
    assert sheet.counts[1, "card", 9][:3] == [0, 1, 0]
    assert sheet.counts[1, "card", 120][:3] == [1, 1, 1]
    assert sheet.counts[0, "card", 150] == [1, 1, 0, 8, 30, -1]
