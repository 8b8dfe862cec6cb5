"""The command line as a stranger meets it: output, exit codes, errors in one line."""

import json
import re
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest
from click import Context

from spellhall.cli.commands import COMMANDS as LINES
from spellhall.cli.commands import spellhall
from spellhall.engine.machine.build import build
from tests.cli.conftest import Command

COMMANDS = [
    "play",
    "serve",
    "games",
    "rules",
    "replay",
    "position",
    "simulate",
    "tournament",
    "balance",
    "pack",
    "bench",
]


def test_the_version_is_told(command: Command) -> None:
    result = command("--version")
    assert result.exit_code == 0
    assert result.output == f"spellhall {version('spellhall')} ({build()})\n"


@pytest.mark.parametrize("name", COMMANDS)
def test_the_list_of_commands_says_what_the_command_itself_says(name: str) -> None:
    found = spellhall.get_command(Context(spellhall), name)
    assert found is not None
    assert (found.help or "").split("\n\n")[0].replace("\n", " ") == LINES[name][1]


def test_help_imports_no_game_no_table_and_no_server() -> None:
    show = "import sys; from spellhall.cli import main\ntry: main()\nfinally: print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", show, "--help"], capture_output=True, text=True, check=True
    )
    loaded = set(done.stdout.splitlines()[-1].split())
    assert "spellhall.cli.commands" in loaded
    assert not loaded & {"spellhall.engine", "spellhall.games", "msgspec", "rich", "asyncio"}


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(command: Command, name: str) -> None:
    assert name in command("--help").output
    result = command(name, "--help")
    assert result.exit_code == 0
    assert "Usage:" in result.output


def test_games_are_listed_with_players_and_options(command: Command) -> None:
    listed = {game["id"]: game for game in json.loads(command("games", "--json").output)}
    assert listed["stones"]["players"] == [2, 3, 4]
    assert listed["stones"]["options"][0]["id"] == "big"
    assert "stones" in command("games").output


def test_simulate_prints_the_promised_fields(command: Command) -> None:
    result = command(
        "simulate",
        "stones",
        "--players",
        2,
        "--games",
        20,
        "--bots",
        "greedy,random",
        "--seed",
        1,
        "--option",
        "big=true",
        "--json",
    )
    assert result.exit_code == 0, result.output
    report = json.loads(result.stdout)
    promised = {
        "games",
        "decisions",
        "seconds",
        "decisions_per_second",
        "wins_by_seat",
        "wins_by_bot",
        "endings",
        "mean_decisions",
        "unfinished",
    }
    assert promised <= set(report)
    assert report["games"] == 20
    assert report["options"] == {"big": True}
    assert set(report["wins_by_bot"]) == {"greedy", "random"}


def test_simulate_prints_a_table_for_people(command: Command) -> None:
    result = command("simulate", "bids", "--games", 10, "--bots", "greedy,random")
    assert result.exit_code == 0
    assert "By chance" in result.stdout
    assert "Unfinished: 0" in result.stdout


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["simulate", "chess"], "there is no game 'chess'"),
        (["simulate", "stones", "--players", 7], "2 to 4 players, not 7"),
        (["simulate", "stones", "--bots", "merlin"], "there is no bot 'merlin'"),
        (["simulate", "stones", "--option", "big"], "key=value, not 'big'"),
        (["simulate", "stones", "--option", "wide=1"], "there is no option 'wide'"),
        (["simulate", "stones", "--games", 0], "--games"),
        (["tournament", "together", "--bots", "random,greedy"], "won together"),
        (["tournament", "stones", "--plot", "nowhere/x.svg"], "there is no folder nowhere"),
        (["tournament", "stones", "--plot", "x.png"], "an SVG picture: name a file such as x.svg"),
        (["tournament", "stones", "--bots", "random,mine"], "one of your own is my_module:MyBot"),
        (["rules", "chess"], "no ledger of 'chess'"),
        (["replay", "nowhere.txt"], "nowhere.txt"),
        (["bench", "chess"], "there is no game 'chess'"),
        (["fly"], "No such command"),
    ],
)
def test_bad_input_gets_one_line_and_exit_code_two(
    command: Command, args: list[object], words: str
) -> None:
    result = command(*args)
    assert result.exit_code == 2
    assert words in result.stderr
    assert "Traceback" not in result.output


def test_tournament_and_balance_print_json(command: Command) -> None:
    played = json.loads(command("tournament", "stones", "--games", 10, "--json").stdout)
    assert played["pairings"][0]["games"] == 10
    found = json.loads(command("balance", "bids", "--games", 10, "--json").stdout)
    assert len(found["share_by_seat"]) == 2


def test_seats_are_counted_from_1_as_everywhere_a_person_reads(command: Command) -> None:
    for study in (("simulate", "--bots", "random"), ("balance",)):
        printed = command(study[0], "stones", "--games", 10, *study[1:]).stdout
        assert re.findall(r"│ (\d) ", printed) == ["1", "2"]


def test_tournament_and_balance_print_tables(command: Command) -> None:
    assert "Strength" in command("tournament", "stones", "--games", 10).stdout
    assert "Lead of the winner" in command("balance", "bids", "--games", 10).stdout


def test_replay_tells_the_game_and_ends_with_the_result(
    command: Command, finished_record: Path
) -> None:
    result = command("replay", finished_record)
    assert result.exit_code == 0, result.output
    lines = result.stdout.splitlines()
    assert lines[0] == "1. Alice: take 3"
    assert lines[1] == "Alice takes 3."
    assert "Bob wins." in lines


def test_replay_as_json(command: Command, finished_record: Path) -> None:
    told = json.loads(command("replay", finished_record, "--json").stdout)
    assert told["steps"][1] == {"choice": "Alice: take 3", "sentences": ["Alice takes 3."]}
    assert told["result"]["ending"] == "empty"


def test_replay_of_an_unfinished_game_says_so(
    command: Command, finished_record: Path, tmp_path: Path
) -> None:
    lines = finished_record.read_text().splitlines()
    cut = tmp_path / "cut.txt"
    cut.write_text("\n".join(lines[:-1]))
    result = command("replay", cut)
    assert result.exit_code == 0
    assert "the game goes on" in result.stdout


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("1. @0 take 3", "1. @0 take 9", "choice 1 (@0 take 9)"),
        ("2. @1 take", "2. Bob takes", "line 10"),
        ('[Game "stones"]', '[Game "chess"]', "no game 'chess'"),
        ('[Version "1"]', '[Version "0"]', "version 0"),
    ],
)
def test_a_bad_record_is_refused_with_its_place(
    command: Command, finished_record: Path, old: str, new: str, words: str
) -> None:
    text = finished_record.read_text()
    assert old in text
    finished_record.write_text(text.replace(old, new))
    result = command("replay", finished_record)
    assert result.exit_code == 2
    assert words in result.stderr


def test_a_binary_file_is_refused(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\xff\xfe\x00")
    for name in ("replay", "position"):
        result = command(name, file)
        assert result.exit_code == 2
        assert "cannot be read as text" in result.stderr


def test_a_position_shows_view_and_options_of_the_awaited_seat(
    command: Command, open_position: Path
) -> None:
    shown = json.loads(command("position", open_position, "--json").stdout)
    assert shown["seat"] == 1
    assert shown["awaited"] == [1]
    assert len(shown["view"]["hand"]) == 4
    assert {option["text"] for option in shown["options"]} == {
        f"bid {card}" for card in shown["view"]["hand"]
    }
    assert "Which card?" in command("position", open_position).stdout


def test_a_position_of_a_seat_that_waits(command: Command, open_position: Path) -> None:
    result = command("position", open_position, "--seat", 0)
    assert result.exit_code == 0
    assert "Bob must choose." in result.stdout


def test_a_record_serves_as_a_position(command: Command, finished_record: Path) -> None:
    result = command("position", finished_record)
    assert result.exit_code == 0
    assert "Bob wins." in result.stdout


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "not JSON"),
        ("[]", "line 1"),
        ("hello", "neither a position (JSON) nor a record"),
        ('{"game": "stones"}', "not a position"),
    ],
)
def test_a_bad_position_is_refused(command: Command, tmp_path: Path, text: str, words: str) -> None:
    file = tmp_path / "bad"
    file.write_text(text)
    result = command("position", file)
    assert result.exit_code == 2
    assert words in result.stderr


def test_a_seat_that_is_not_there_is_refused(command: Command, open_position: Path) -> None:
    result = command("position", open_position, "--seat", 5)
    assert result.exit_code == 2
    assert "there is no seat 5" in result.stderr


def test_rules_are_counted(command: Command) -> None:
    counted = json.loads(command("rules", "--json").stdout)
    assert counted["arcane_academy"]["total"] > 100
    assert "AA-CAST-1" in command("rules", "arcane_academy").stdout


def test_coverage_tells_total_covered_and_missing(command: Command) -> None:
    told = json.loads(command("rules", "wiz_war", "--coverage", "--json").stdout)
    assert told["total"] >= told["covered"]
    assert told["total"] == told["covered"] + told["untestable"] + len(told["missing"])


def test_the_module_runs_as_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "spellhall.cli", "simulate", "nothing"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.startswith("Error: there is no game 'nothing'")


def test_balance_writes_a_page_and_goes_on_where_it_was(command: Command, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    asked = ("balance", "bids", "--out", page, "--games", 6, "--bots", "random,adept")
    told = command(*asked, "--players", 2, "--workers", 1, "--json")
    assert told.exit_code == 0, told.output
    places = json.loads(told.stdout)
    assert places["report"] == str(page)
    assert sorted(one.name for one in Path(places["rows"]).iterdir()) == ["adept-2", "random-2"]
    first = page.read_text()
    assert "<h1>Bids: balance report</h1>" in first
    again = command(*asked, "--players", 2, "--workers", 1)
    assert f"{page} is written" in again.stdout
    assert page.read_text() == first
    other = tmp_path / "other.html"
    assert command("balance", "bids", "--out", other, "--from", places["rows"]).exit_code == 0
    assert other.read_text().replace("other_records", "report_records") == first


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("nosuch", "--out", "r.html"), "there is no game 'nosuch'"),
        (("bids", "--out", "missing/r.html"), "there is no folder missing"),
        (("bids", "--out", "r.html", "--from", "empty"), "there are no simulated games in empty"),
        (("bids", "--out", "r.html", "--from", "missing"), "'missing' does not exist"),
        (("bids", "--from", "empty"), "--from goes with --out alone"),
        (("bids", "--out", "r.html", "--from", "empty", "--games", "3"), "--from goes with --out"),
        (("bids", "--out", "r.html", "--players", "9"), "for 2 to 4 players, not 9"),
        (("bids", "--out", "r.html", "--bots", "nobody"), "there is no bot 'nobody'"),
    ],
)
def test_a_page_that_cannot_be_made_is_refused_in_one_line(
    command: Command,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    args: tuple[str, ...],
    words: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "empty").mkdir()
    refused = command("balance", *args)
    assert refused.exit_code == 2
    assert words in " ".join(refused.stderr.split())
    assert [one.name for one in tmp_path.iterdir()] == ["empty"]
