"""What holds of packs in every game that has them."""

import os
import re
from hashlib import sha256

import pytest

from spellhall import from_json, new, replay
from spellhall.engine import BadOptions, BadPosition, BadRecord, record
from spellhall.engine.packs import Source, on_shelf, put
from spellhall.games import find
from spellhall.testing import check_laws
from tests.packs.played.conftest import GAME
from tests.packs.samples import sample
from tests.packs.test_played import played_a_while

FIRST = sample(GAME)["id"]
OTHER = "another"


def refs() -> dict[str, str]:
    """The packs on the shelf by id, with their hashes."""
    [setting] = [setting for setting in find(GAME).settings if setting.id == "packs"]
    return {named.id.partition("#")[0]: named.id for named in setting.values}  # type: ignore[attr-defined]


def test_packs_are_offered_as_an_option_with_their_titles() -> None:
    [setting] = [setting for setting in find(GAME).settings if setting.id == "packs"]
    titles = [named.title for named in setting.values]  # type: ignore[attr-defined]
    assert sorted(titles) == sorted(["Another", "Drawn", sample(GAME)["title"]])


def test_a_table_without_packs_is_the_same_as_where_there_are_none() -> None:
    match = played_a_while(GAME)
    assert match.settings.pop("packs") == []
    assert sha256(match.to_json().encode()).hexdigest() == os.environ["SPELLHALL_TEST_SAME"]


def test_tables_with_different_packs_go_on_side_by_side() -> None:
    matches = [
        new(GAME, 2, 5, {"packs": packs}) for packs in ([], [FIRST], [OTHER], [OTHER, FIRST])
    ]
    for _ in range(60):
        for match in matches:
            match.play(match.options()[-1])
            match.game.invariants(match.state)
    held = [[mark.partition("#")[0] for mark in match.state.packs] for match in matches]  # type: ignore[attr-defined]
    assert held == [[], [FIRST], [OTHER], sorted([OTHER, FIRST])]


def test_every_law_holds_with_packs() -> None:
    checked = check_laws(find(GAME), 3, 4, {"packs": [FIRST, OTHER]}, every=25)
    assert checked.views > 40


def test_a_record_names_its_packs_by_hash_and_replays() -> None:
    match = new(GAME, 2, 3, {"packs": [FIRST]})
    for _ in range(40):
        match.play(match.options()[-1])
    text = record.write(match)
    assert f'[Option packs ["{refs()[FIRST]}"]]' in text
    assert record.write(replay(text)) == text


def test_a_record_of_a_pack_that_was_changed_is_refused() -> None:
    text = record.write(new(GAME, 2, 3, {"packs": [FIRST]}))
    other = text.replace(refs()[FIRST], f"{FIRST}#0123456789abcdef")
    assert other != text
    with pytest.raises(BadRecord, match=f"the pack '{FIRST}' that is here is another one"):
        replay(other)


def test_a_record_of_a_pack_that_is_missing_is_refused() -> None:
    text = record.write(new(GAME, 2, 3, {"packs": [FIRST]}))
    with pytest.raises(BadRecord, match="there is no pack 'lost#0123456789abcdef' here"):
        replay(text.replace(refs()[FIRST], "lost#0123456789abcdef"))


def test_a_pack_may_not_be_named_twice() -> None:
    with pytest.raises(BadOptions, match="twice"):
        new(GAME, 2, 3, {"packs": [FIRST, refs()[FIRST]]})


def test_a_position_goes_on_with_its_packs() -> None:
    match = new(GAME, 2, 3, {"packs": [OTHER]})
    found = from_json(match.to_json())
    assert found.to_json() == match.to_json()
    assert found.settings["packs"] == [refs()[OTHER]]


@pytest.mark.parametrize(
    ("old", "new_", "says"),
    [
        (r" from (\d+)", " from 9999", "which is numbered otherwise here"),
        (r"another#\w+ from", "lost#00 from", "the pack lost#00, which is not here"),
    ],
)
def test_a_position_whose_packs_are_not_the_same_is_refused(old: str, new_: str, says: str) -> None:
    text = new(GAME, 2, 3, {"packs": [OTHER]}).to_json()
    other = re.sub(old, new_, text)
    assert other != text
    with pytest.raises(BadPosition, match=says):
        from_json(other)


def test_no_pack_is_taken_once_a_game_is_open() -> None:
    find(GAME)
    put(on_shelf(GAME))  # those that are there already
    late = on_shelf(GAME)[0].text.replace('"copies": 2', '"copies": 1', 1)
    with pytest.raises(BadOptions, match=f"late: {GAME} is open already"):
        put([Source("late", late)])
    assert len(on_shelf(GAME)) == 3


def test_the_compendium_shows_the_cards_of_packs() -> None:
    shown = {one.id: one for one in find(GAME).components()}
    prefix = find(GAME).ledger
    for card in sample(GAME)["cards"]:
        found = shown[f"{prefix}-{FIRST}:{card['id']}"]
        assert (found.name, found.text, found.icon) == (card["name"], card["text"], card["icon"])
        assert found.copies == card.get("copies", 1)
