"""Packs on the command line: from an idea at night to a simulation."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Command
from tests.packs.samples import GAMES

PATIENCE = 120


def spellhall(*args: object, rc: int = 0) -> str:
    """What the command says in a process of its own, where no game is open yet."""
    done = subprocess.run(
        [sys.executable, "-m", "spellhall.cli", *map(str, args)],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == rc, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.fixture
def mine(tmp_path: Path, command: Command) -> Path:
    """A new pack of Arcane Academy."""
    folder = tmp_path / "mine"
    assert command("pack", "new", "arcane_academy", folder).exit_code == 0
    return folder


@pytest.mark.parametrize("game", GAMES)
def test_a_new_pack_is_right_and_bears_the_name_of_its_folder(
    game: str, tmp_path: Path, command: Command
) -> None:
    folder = tmp_path / "night-ideas"
    made = command("pack", "new", game, folder)
    assert made.exit_code == 0
    assert f"spellhall pack check {folder}" in made.output
    told = json.loads((folder / "pack.json").read_text())
    assert (told["id"], told["title"]) == ("night-ideas", "Night Ideas")
    assert (folder / told["$schema"]).exists()
    checked = command("pack", "check", folder)
    assert checked.exit_code == 0
    assert checked.output.startswith("night-ideas#")
    assert "all is right" in checked.output


def test_a_new_pack_goes_over_nothing(mine: Path, command: Command) -> None:
    again = command("pack", "new", "arcane_academy", mine)
    assert again.exit_code == 2
    assert "File exists" in again.output
    odd = command("pack", "new", "arcane_academy", mine / "My Pack!")
    assert odd.exit_code == 2
    assert "a pack is called as its folder, and 'My Pack!' cannot be the word" in odd.output


def test_games_without_packs_say_so(tmp_path: Path, command: Command) -> None:
    made = command("pack", "new", "five_seals", tmp_path / "x")
    assert made.exit_code == 2
    assert "no packs for five_seals; games with packs: wiz_war, hell_high" in made.output
    assert not (tmp_path / "x").exists()


def test_the_check_names_file_row_and_field_of_every_error(mine: Path, command: Command) -> None:
    file = mine / "pack.json"
    text = file.read_text()
    file.write_text(text.replace('"copies": 2', '"copies": 9').replace('"cost": 5', '"cost": -1'))
    checked = command("pack", "check", mine)
    assert checked.exit_code == 1
    assert checked.output.splitlines() == [
        f"{file}: card 1 (midnight-oil), copies: a whole number from 1 to 4, not 9",
        f"{file}: card 3 (attendance-list), cost: a whole number from 1 to 9, not -1",
    ]
    [first, _] = json.loads(command("pack", "check", mine, "--json").output)["problems"]
    assert (first["row"], first["field"]) == ("card 1 (midnight-oil)", "copies")


def test_a_folder_of_packs_is_checked_as_a_whole(mine: Path, command: Command) -> None:
    command("pack", "new", "hell_high", mine.parent / "other")
    checked = command("pack", "check", mine.parent)
    assert checked.exit_code == 0
    assert [line.split("#")[0] for line in checked.output.splitlines()] == ["mine", "other"]


@pytest.mark.parametrize(
    ("game", "says"),
    [
        ('"nowhere"', "'nowhere' has no packs; games with packs: wiz_war"),
        ('"five_seals"', "'five_seals' has no packs; games with packs: wiz_war"),
        ("7", "game: the id of a game is missing; games with packs: wiz_war"),
    ],
)
def test_a_pack_of_no_game_is_refused(game: str, says: str, mine: Path, command: Command) -> None:
    file = mine / "pack.json"
    file.write_text(file.read_text().replace('"arcane_academy"', game))
    checked = command("pack", "check", mine)
    assert checked.exit_code == 1
    assert says in checked.output


def test_an_empty_folder_holds_no_pack(tmp_path: Path, command: Command) -> None:
    checked = command("pack", "check", tmp_path)
    assert checked.exit_code == 1
    assert "there is no pack.json here" in checked.output


def test_the_schema_is_printed(command: Command) -> None:
    schema = json.loads(command("pack", "schema", "wiz_war").output)
    assert schema["title"] == "Spellhall pack for wiz_war"
    assert schema["properties"]["cards"]["items"]["properties"]["school"]["enum"][0] == "cantrip"


def test_a_simulation_plays_with_a_pack_the_same_wherever_it_runs(mine: Path) -> None:
    rest = ("--games", 6, "--pack", mine, "--json")
    one = json.loads(spellhall("simulate", "arcane_academy", "--workers", 1, *rest))
    two = json.loads(spellhall("simulate", "arcane_academy", "--workers", 2, *rest))
    [ref] = one["options"]["packs"]
    assert ref.startswith("mine#")
    assert one["decisions"] == two["decisions"]
    spread = spellhall("simulate", "arcane_academy", "--cluster", "local:2", *rest)
    assert f'"decisions": {one["decisions"]},' in spread
    without = json.loads(spellhall("simulate", "arcane_academy", "--games", 6, "--json"))
    assert "packs" not in without["options"]
    assert without["decisions"] != one["decisions"]


def test_a_broken_pack_is_refused_before_anything_is_played(mine: Path) -> None:
    file = mine / "pack.json"
    file.write_text(file.read_text().replace('"copies": 2', '"copies": 9'))
    said = spellhall("simulate", "arcane_academy", "--pack", mine, rc=2)
    assert (
        said == f"Error: {file}: card 1 (midnight-oil), copies: a whole number from 1 to 4, not 9\n"
    )


def test_a_pack_of_another_game_is_refused(mine: Path) -> None:
    said = spellhall("simulate", "wiz_war", "--pack", mine, "--games", 1, rc=2)
    assert "is a pack of arcane_academy, not of wiz_war" in said


def test_a_record_is_replayed_with_its_pack_and_not_without(mine: Path, tmp_path: Path) -> None:
    write = (
        "import sys; from pathlib import Path; from spellhall.engine.packs import put, read_folder;"
        "put([read_folder(Path(sys.argv[1]))]); import spellhall;"
        "from spellhall.engine import record;"
        "m = spellhall.new('arcane_academy', 2, 1, {'packs': ['mine']}); m.play(m.options()[0]);"
        "print(record.write(m))"
    )
    done = subprocess.run(
        [sys.executable, "-c", write, mine], capture_output=True, text=True, check=True
    )
    file = tmp_path / "game.txt"
    file.write_text(done.stdout)
    assert "The record ends after choice 1" in spellhall("replay", file, "--pack", mine)
    assert "this needs packs that are not here: mine#" in spellhall("replay", file, rc=2)
    pack = mine / "pack.json"
    pack.write_text(pack.read_text().replace('"cost": 5', '"cost": 6'))
    assert "another one" in spellhall("replay", file, "--pack", mine, rc=2)


def test_the_query_of_the_page_tells_how_strong_a_card_is(
    mine: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    duckdb = pytest.importorskip("duckdb")
    page = (Path(__file__).parents[2] / "docs" / "packs.md").read_text("utf-8")
    [query] = re.findall(r"```sql\n(.*?)```", page, re.DOTALL)
    rest = ("--games", 40, "--pack", mine, "--out", tmp_path / "rows")
    spellhall("simulate", "arcane_academy", *rest)
    monkeypatch.chdir(tmp_path)
    rows = duckdb.sql(query).fetchall()
    assert {name for name, _, _ in rows} == {
        "Midnight Oil", "Lending Desk", "Attendance List", "Owl Perch",
    }  # fmt: skip
    assert all(played > 0 and 0 <= share <= 1 for _, played, share in rows)


def test_a_balance_report_names_the_pack_and_counts_its_cards(mine: Path, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    rest = ("--players", 2, "--games", 12, "--bots", "random", "--pack", mine, "--out", page)
    spellhall("balance", "arcane_academy", *rest)
    text = page.read_text("utf-8")
    assert re.search(r"with the packs mine#[0-9a-f]{16}\.", text)
    assert "Midnight Oil" in text
