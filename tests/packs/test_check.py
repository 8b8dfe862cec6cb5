"""The check of packs: whatever is wrong is named by file, row and field."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from spellhall.engine.packs import BadPack, Problem, Source, check, read_folder, read_library
from spellhall.engine.packs.reading import MOST_BYTES, MOST_CARDS, MOST_DESIGNS, MOST_PACKS
from spellhall.games import find
from tests.packs.judging import card, problems
from tests.packs.samples import FILE, GAMES, Change, changed, checked, sample, sample_text, source


def only(game: str, change: Change) -> Problem:
    """The only thing that is wrong after a change."""
    [problem] = problems(game, change)
    assert problem.file == FILE
    return problem


def head(**fields: Any) -> Change:
    """Change fields of the whole pack."""
    return lambda told: told.update(fields)


@pytest.mark.parametrize("game", GAMES)
def test_the_sample_of_every_game_with_packs_is_right(game: str) -> None:
    form = find(game).packs
    assert form is not None
    pack, found = checked(form, sample(game))
    assert found == []
    assert pack is not None
    assert pack.game == game
    assert pack.cards > len(pack.designs) > 3


def test_games_with_packs_are_the_three_with_rows_over_verbs() -> None:
    assert [game for game in GAMES if find(game).packs is not None] == list(GAMES)
    assert find("five_seals").packs is find("wizards_academy").packs is None


@pytest.mark.parametrize(
    ("change", "row", "field", "says"),
    [
        (card(1, reach="sigth"), "card 1 (fire-pig)", "reach", "one of self, adjacent, sight"),
        (card(1, copies=200), "card 1 (fire-pig)", "copies", "from 1 to 4, not 200"),
        (card(1, copies=True), "card 1 (fire-pig)", "copies", "not true"),
        (card(1, copies=1.5), "card 1 (fire-pig)", "copies", "from 1 to 4, not 1.5"),
        (card(1, schol="x"), "card 1 (fire-pig)", "schol", "perhaps 'school'"),
        (card(1, icon="fire-ball"), "card 1 (fire-pig)", "icon", "perhaps 'fireball'"),
        (card(2, name=None), "card 2 (tipsy-shoes)", "name", "is missing: a text of 1 to 40"),
        (card(2, school=None), "card 2 (tipsy-shoes)", "school", "is missing: one of cantrip"),
        (card(2, name=7), "card 2 (tipsy-shoes)", "name", "a text of 1 to 40 letters, not 7"),
        (card(2, name="x" * 41), "card 2 (tipsy-shoes)", "name", "1 to 40 letters, not 41"),
        (card(2, name="   "), "card 2 (tipsy-shoes)", "name", "1 to 40 letters"),
        (card(2, text="hits @0"), "card 2 (tipsy-shoes)", "text", "the sign '@' is not allowed"),
        (card(2, text="{seat}"), "card 2 (tipsy-shoes)", "text", "the sign '{' is not allowed"),
        (card(2, text="a\nb"), "card 2 (tipsy-shoes)", "text", r"the sign '\n' is not allowed"),
        (card(2, id="Fire Pig"), "card 2 (Fire Pig)", "id", "such as 'fire-pig'"),
        (card(2, id="fire-pig"), "card 2 (fire-pig)", "id", "called 'fire-pig' already"),
        (card(2, icon="../etc/passwd"), "card 2 (tipsy-shoes)", "icon", "there is no picture"),
        (card(2, script="x"), "card 2 (tipsy-shoes)", "script", "there is no such field"),
        (card(2, traits="curse"), "card 2 (tipsy-shoes)", "traits", "entries, not 'curse'"),
        (card(2, traits=["curse"] * 2), "card 2 (tipsy-shoes)", "traits", "twice"),
        (card(2, mods=[7]), "card 2 (tipsy-shoes)", "mods[0]", "an object, not 7"),
        (card(2, mods=[{"key": "speed", "n": 9}]), "card 2 (tipsy-shoes)", "mods[0].n", "not 9"),
        (card(1, does=[{"n": 3}]), "card 1 (fire-pig)", "does[0].verb", "the verb is missing"),
        (
            card(1, does=[{"verb": "eval"}]),
            "card 1 (fire-pig)",
            "does[0].verb",
            "there is no verb 'eval'; verbs that may stand here: deal",
        ),
        (card(1, does=[{"verb": "stunn"}]), "card 1 (fire-pig)", "does[0].verb", "perhaps 'stun'"),
        (card(1, does=["deal"]), "card 1 (fire-pig)", "does[0]", 'an object with a "verb"'),
        (card(1, does=[]), "card 1 (fire-pig)", "does", "a spell does something"),
        (
            card(1, does=[{"verb": "deal", "n": 1}] * 5),
            "card 1 (fire-pig)",
            "does",
            "0 to 4 entries, not 5",
        ),
        (
            card(1, does=[{"verb": "deal", "n": {"base": 99}}]),
            "card 1 (fire-pig)",
            "does[0].n.base",
            "from 0 to 8, not 99",
        ),
        (
            card(1, does=[{"verb": "deal", "n": 1, "hurt": [{"verb": "deal", "n": 1}]}]),
            "card 1 (fire-pig)",
            "does[0].hurt[0].verb",
            "there is no verb 'deal'",
        ),
        (head(game="hell_high"), "", "game", "wiz_war, not 'hell_high'"),
        (head(format=2), "", "format", "1, not 2"),
        (head(id="Mine!"), "", "id", "small letters"),
        (head(id=None), "", "id", "not null"),
        (head(cards={}), "", "cards", f"a list of 1 to {MOST_DESIGNS} cards"),
        (head(cards=[]), "", "cards", f"a list of 1 to {MOST_DESIGNS} cards"),
        (head(cards=[7]), "card 1", "", "an object, not 7"),
        (head(include="other.json"), "", "include", "there is no such field"),
        (head(cardz=[]), "", "cardz", "$schema, cards, note; perhaps 'cards'"),
    ],
)
def test_every_error_is_named_by_file_row_and_field(
    change: Change, row: str, field: str, says: str
) -> None:
    problem = only("wiz_war", change)
    assert (problem.row, problem.field) == (row, field)
    assert says in problem.text


def test_all_errors_are_told_at_once() -> None:
    def change(told: dict[str, Any]) -> None:
        told["title"] = 3
        told["cards"][0]["reach"] = told["cards"][1]["aims"] = "nowhere"

    found = problems("wiz_war", change)
    assert [(one.row[:6], one.field) for one in found] == [
        ("", "title"), ("card 1", "reach"), ("card 2", "aims"),
    ]  # fmt: skip


def test_a_pack_has_a_greatest_number_of_cards() -> None:
    def change(told: dict[str, Any]) -> None:
        first = told["cards"][0]
        told["cards"] = [{**first, "id": f"pig-{i}", "copies": 4} for i in range(MOST_DESIGNS)]

    problem = only("wiz_war", change)
    assert problem.field == "cards"
    assert f"at most {MOST_CARDS} cards with all copies, not {4 * MOST_DESIGNS}" in problem.text


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "line 1: this is not JSON"),
        ('{"format": 1,\n "game" 1}', "line 2: this is not JSON"),
        ("[1]", "a pack is a JSON object"),
        ("[" * 30 + "]" * 30, "deeper than 24"),
        ("[" * 100_000, "deeper than 24"),
        (" " * (MOST_BYTES + 1), "at most 128 KiB"),
    ],
)
def test_a_file_that_is_no_pack_is_refused_in_one_line(text: str, says: str) -> None:
    form = find("wiz_war").packs
    assert form is not None
    pack, [problem] = check(Source(FILE, text), form)
    assert pack is None
    assert says in problem.text
    assert len(str(problem)) < 200


@pytest.mark.parametrize(
    ("copies", "says"),
    [
        ("NaN", "a whole number from 1 to 4, not NaN"),
        ("1e999", "a whole number from 1 to 4, not 1e999"),
        ("9" * 5000, f"a whole number from 1 to 4, not {'9' * 40}…"),
        ('2, "copies": 2', "stands twice in this object"),
    ],
)
def test_odd_numbers_and_doubled_fields_are_named_by_row_and_field(copies: str, says: str) -> None:
    text = sample_text("wiz_war").replace('"copies": 2', f'"copies": {copies}', 1)
    form = find("wiz_war").packs
    assert form is not None
    pack, [problem] = check(Source(FILE, text), form)
    assert pack is None
    assert (problem.row, problem.field, problem.text) == ("card 1 (fire-pig)", "copies", says)


def test_a_field_of_the_pack_itself_that_stands_twice_is_named() -> None:
    form = find("wiz_war").packs
    assert form is not None
    text = sample_text("wiz_war").replace('"format": 1', '"format": 1, "format": 1', 1)
    _, [problem] = check(Source(FILE, text), form)
    assert (problem.row, problem.field) == ("", "format")


def test_the_hash_is_of_what_a_pack_says_not_of_how_it_is_laid_out() -> None:
    form = find("wiz_war").packs
    assert form is not None
    plain, _ = checked(form, sample("wiz_war"))
    told = sample("wiz_war")
    told["cards"][0]["note"] = "another remark"
    told = dict(reversed(told.items()))
    laid_out, _ = check(Source(FILE, json.dumps(told, indent=7)), form)
    stronger, _ = checked(form, changed("wiz_war", card(1, energy=1)))
    assert plain is not None
    assert laid_out is not None
    assert stronger is not None
    assert plain.ref == laid_out.ref
    assert plain.ref != stronger.ref
    assert plain.ref.startswith("night-market#")
    assert len(plain.digest) == 16


# -- Folders ---------------------------------------------------------------------------------------


def laid(folder: Path, text: str) -> Path:
    folder.mkdir(parents=True)
    (folder / "pack.json").write_text(text)
    return folder


def test_a_pack_is_read_from_its_folder(tmp_path: Path) -> None:
    folder = laid(tmp_path / "mine", sample_text("wiz_war"))
    assert read_folder(folder) == Source(str(folder / "pack.json"), sample_text("wiz_war"))


def test_the_mark_that_some_editors_begin_a_file_with_does_not_matter(tmp_path: Path) -> None:
    folder = laid(tmp_path / "mine", "\ufeff" + sample_text("wiz_war"))
    assert read_folder(folder).text == sample_text("wiz_war")


def test_a_pack_is_no_link_to_a_file_elsewhere(tmp_path: Path) -> None:
    elsewhere = laid(tmp_path / "elsewhere", sample_text("wiz_war")) / "pack.json"
    for name, target in (("out", elsewhere), ("nowhere", tmp_path / "missing")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "pack.json").symlink_to(target)
        assert "pack.json: is a link: put the file itself" in refused(tmp_path / name)


def test_a_folder_of_packs_may_hold_a_link_to_a_folder(tmp_path: Path) -> None:
    laid(tmp_path / "elsewhere" / "mine", sample_text("wiz_war"))
    (tmp_path / "packs").mkdir()
    (tmp_path / "packs" / "mine").symlink_to(tmp_path / "elsewhere" / "mine")
    assert len(read_library(tmp_path / "packs")) == 1


def test_a_library_is_read_in_the_order_of_its_folders(tmp_path: Path) -> None:
    laid(tmp_path / "b", sample_text("wiz_war"))
    laid(tmp_path / "a", sample_text("hell_high"))
    (tmp_path / "notes").mkdir()
    found = read_library(tmp_path)
    assert [Path(one.file).parent.name for one in found] == ["a", "b"]


def refused(folder: Path) -> str:
    with pytest.raises(BadPack) as caught:
        read_library(folder)
    return str(caught.value)


def test_what_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadPack, match="No such file"):
        read_folder(tmp_path / "nowhere")
    (tmp_path / "odd" / "pack.json").mkdir(parents=True)
    assert "is not a plain file" in refused(tmp_path / "odd")
    assert "name the folder that it lies in" in refused(laid(tmp_path / "x", "{}") / "pack.json")
    bad = laid(tmp_path / "bad", "x")
    (bad / "pack.json").write_bytes(b"\xff\xfe")
    assert "not a text in UTF-8" in refused(bad)
    assert "at most 128 KiB" in refused(laid(tmp_path / "large", " " * (MOST_BYTES + 1)))


def test_a_pipe_in_place_of_a_pack_does_not_hang(tmp_path: Path) -> None:
    folder = tmp_path / "pipe"
    folder.mkdir()
    os.mkfifo(folder / "pack.json")
    assert "is not a plain file" in refused(folder)


def test_a_library_has_a_greatest_number_of_packs(tmp_path: Path) -> None:
    for number in range(MOST_PACKS + 1):
        laid(tmp_path / f"p{number}", "{}")
    assert f"at most {MOST_PACKS} packs" in refused(tmp_path)


def test_a_source_names_its_file_in_every_problem() -> None:
    form = find("wiz_war").packs
    assert form is not None
    _, found = check(source({"cards": [{}]}), form)
    assert {one.file for one in found} == {FILE}
    assert str(found[0]).startswith(f"{FILE}: ")
