"""The balance report: its figures are those of the rows, and it needs nothing from elsewhere."""

import json
import re
from collections import Counter
from html import unescape
from pathlib import Path
from typing import Any

import duckdb
import pytest

from spellhall.engine import BadOptions, record
from spellhall.games import find
from spellhall.lab import BalancePage, simulate
from spellhall.lab.intervals import Interval, of_share, z_of
from spellhall.lab.page.pieces import piece_figures
from spellhall.lab.page.plan import planned
from spellhall.lab.page.plots import of_intervals
from spellhall.lab.rows.course import can_happen

GAMES = 40


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> BalancePage:
    """A report of random games of Arcane Academy with two and three players."""
    folder = tmp_path_factory.mktemp("report")
    for players in (2, 3):
        simulate(
            "arcane_academy",
            players,
            GAMES,
            seed=3,
            options={"first": "1"},
            out=folder / "rows" / f"random-{players}",
        )
    page = BalancePage(find("arcane_academy"), folder / "report.html", folder / "rows")
    page.write()
    return page


@pytest.fixture(scope="module")
def text(made: BalancePage) -> str:
    return made.out.read_text(encoding="utf-8")


def rows(page: BalancePage, name: str) -> list[dict[str, Any]]:
    """The rows as plain dicts, with the number of players; what follows is counted in Python."""
    files = str(page.rows / "*" / "*" / f"{name}.parquet")
    found = duckdb.execute("FROM read_parquet(?, filename = true)", [files])
    names = [column[0] for column in found.description or ()]
    dicts = [dict(zip(names, row, strict=True)) for row in found.fetchall()]
    for row in dicts:
        row["players"] = int(re.findall(r"random-(\d)", row["filename"])[0])
    return dicts


def table_rows(text: str, caption: str) -> list[list[str]]:
    """The cells of the table with this caption."""
    body = text.split(f"<caption>{caption}</caption>")[1].split("</table>", maxsplit=1)[0]
    found = re.findall(r"<tr[^>]*>(.*?)</tr>", body.split("<tbody>")[1], re.DOTALL)
    return [[unescape(cell) for cell in re.findall(r"<td[^>]*>(.*?)</td>", row)] for row in found]


def middle(values: list[float]) -> float:
    """The median."""
    ranked = sorted(values)
    return (ranked[(len(ranked) - 1) // 2] + ranked[len(ranked) // 2]) / 2


def test_the_wins_of_the_seats_are_those_of_the_rows(made: BalancePage, text: str) -> None:
    won = Counter[tuple[int, int]]()
    for row in rows(made, "seats"):
        won[row["players"], row["seat"]] += row["won"]
    shown = table_rows(text, "Share of wins, random")
    assert len(shown) == 5
    for (players, seat), (label, share, interval, even) in zip(sorted(won), shown, strict=True):
        whole = of_share(won[players, seat], GAMES, z_of(5))
        assert label.startswith(f"{players} players, seat {seat + 1}")
        assert ("begins" in label) == (seat == 0)
        assert share == f"{won[players, seat] / GAMES:.1%}"
        assert interval == f"{whole.low:.1%} to {whole.high:.1%}"
        fair = sum(won[players, one] for one in range(players)) / GAMES / players
        assert even == f"{fair:.1%}"


def test_lengths_leads_and_margins_are_those_of_the_rows(made: BalancePage, text: str) -> None:
    games, seats = rows(made, "games"), rows(made, "seats")
    for number, players in enumerate((2, 3)):
        some = [game for game in games if game["players"] == players]
        for title, figure in (("Lengths", "decisions"), ("Lead changes", "lead_changes")):
            values = [game[figure] for game in some]
            cells = table_rows(text, title)[number]
            numbers = [float(cell.replace(",", "")) for cell in cells[1:]]
            assert (numbers[0], numbers[-1]) == (min(values), max(values))
            assert numbers[2] == middle(values)
        scores = [
            sorted(s["score"] for s in seats if (s["players"], s["game"]) == (players, index))
            for index in range(GAMES)
        ]
        margin = middle([float(one[-1] - one[-2]) for one in scores])
        assert float(table_rows(text, "How close")[number][3]) == margin
    endings = Counter(game["ending"] for game in games if game["players"] == 2)
    assert table_rows(text, "Endings, random")[0] == ["2 players", str(endings["pencils_down"])]


def test_what_is_told_of_a_card_is_what_the_rows_say(made: BalancePage, text: str) -> None:
    caption = "Every card, random: seats that drew and played it, and won with it"
    shown = {cells[1]: cells for cells in table_rows(text, caption)}
    cards = [row for row in rows(made, "pieces") if row["kind"] == "card"]
    assert set(shown) == {row["piece"] for row in cards}
    shelf = {one.id: one.group for one in find("arcane_academy").components()}
    usual: dict[tuple[int, str], list[float]] = {}
    for row in cards:
        if row["played"]:
            usual.setdefault((row["players"], shelf[row["piece"]]), []).append(row["won"])
    judged = 0
    for id, cells in shown.items():
        mine = [row for row in cards if row["piece"] == id]
        drew = [row for row in mine if row["drawn"]]
        played = [row for row in mine if row["played"]]
        both = [row for row in drew if row["played"] or row["used"]]
        assert cells[2:5] == [shelf[id], str(len(drew)), str(len(played))]
        assert cells[5] == (f"{len(both) / len(drew):.0%}" if drew else "–")
        assert cells[6] == str(sum(row["played"] for row in mine))
        if cells[9] != "–":
            judged += 1
            others = {players: usual[players, shelf[id]] for players in (2, 3)}
            more = [
                row["won"] - sum(others[row["players"]]) / len(others[row["players"]])
                for row in played
            ]
            assert cells[9] == f"{sum(more) / len(more):+.1%}"
            usual_wins = sum(row["won"] for row in played) - sum(more)
            assert 10 <= usual_wins <= len(played) - 10
    assert judged


def test_a_piece_with_hardly_a_win_to_expect_has_no_interval() -> None:
    """To win none of 200 games is no worse than to win one of 200."""
    with duckdb.connect() as con:
        con.execute("CREATE TABLE runs AS SELECT 0 AS run, 'random' AS who, 2 AS players")
        con.execute(
            "CREATE TABLE pieces AS SELECT 0 AS run, 'random' AS who, 2 AS players, n AS game,"
            " 0 AS seat, 'spell' AS kind, 'WA-SP-10' || (1 + n % 2) AS piece, piece AS name,"
            " (n = 0)::DOUBLE AS won, 0 AS drawn, 1 AS played, 0 AS used FROM range(400) AS t(n)"
        )
        found = piece_figures(con, find("wizards_academy"))
    assert [(one.played, one.won) for one in found] == [(200, 0.005), (200, 0.0)]
    assert not any(one.stands_out for one in found)
    assert {one.with_play for one in found} == {None}


def test_what_is_dealt_by_chance_is_told_apart_from_what_was_chosen(text: str) -> None:
    assert text.count("<title>Won with a card that was dealt, random</title>") == 1
    assert text.count("<title>Won with a card that was played, random</title>") == 1
    assert "Won with a tile that was dealt" not in text


def test_pieces_that_are_called_alike_go_by_their_ids(text: str) -> None:
    plot = text.split("<title>Won with a tile that was played, random</title>")[1]
    labels = re.findall(r"<text[^>]*>([^<]+)</text>", plot.split("</svg>", maxsplit=1)[0])
    names = [label for label in labels if not label.endswith("%")]  # two may do equally well
    assert len(names) > 1
    assert len(names) == len(set(names)), names
    assert any(re.fullmatch(r"Use Item \(AA-T0[78]\)", label) for label in labels)


def test_a_long_label_is_cut_before_its_figure() -> None:
    name = "Complete Assignment + Complete Assignment"
    plot = of_intervals("x", [(name, Interval(0.1, 0.05, 0.2), 0.0)])
    [label, figure, *_] = re.findall(r"<text[^>]*>([^<]+)</text>", plot)
    assert (label, figure) == ("Complete Assignment + Complete Assign…", "10.0%")
    assert name in plot  # whole for those who do not see it


def test_columns_of_words_stand_left_and_figures_right(text: str) -> None:
    head = text.split('id="furthest"')[1].split("</tr>", maxsplit=1)[0]
    kinds = dict.fromkeys(re.findall(r"<th scope=\"col\"( class=words)?>(\w+)", head))
    assert [name for kind, name in kinds if kind] == ["Bot", "Table", "Why", "Record"]
    assert [name for kind, name in kinds if not kind] == ["Number"]
    assert "<td class=words>2 players, seat 2</td><td>" in text


def test_endings_are_told_in_words(text: str) -> None:
    chapter = text.split('<section id="endings">')[1].split("</section>", maxsplit=1)[0]
    assert ">pencils down</text>" in chapter
    assert ">pencils down</th>" in chapter
    assert "pencils_down" not in chapter


def test_cards_and_rules_that_never_came_up_are_named(made: BalancePage, text: str) -> None:
    game = find("arcane_academy")
    happened = {name for row in rows(made, "games") for name in row["happened"]}
    assert "cast_or_rest: cast" in happened
    never = set(can_happen(game)) - happened
    assert "told turn_limit" in never
    chapter = unescape(text.split('<section id="never">')[1].split("</section>", maxsplit=1)[0])
    listed = re.findall(r"<li>(.*?)</li>", chapter.split("<h3>Rules:")[1])
    assert {line.split(" (")[0] for line in listed} == never


def test_cards_that_nobody_drew_or_played_are_named(tmp_path: Path) -> None:
    game = find("arcane_academy")
    simulate(game.id, 2, 1, out=tmp_path / "rows" / "random-2")
    page = BalancePage(game, tmp_path / "r.html", tmp_path / "rows")
    page.write()
    pieces = rows(page, "pieces")
    there = {row["piece"] for row in pieces}
    played = {row["piece"] for row in pieces if row["played"] or row["used"]}
    chapter = page.out.read_text().split('<section id="never">')[1]
    _, absent, unplayed, _ = chapter.split("<h3>")
    printed = {"AA-K1", "AA-K2", "AA-K3", "AA-K4"}  # on the Slate: no event tells of them
    for one in game.components():
        assert (f"({one.id})" in absent) == (one.id not in there | printed), one
        assert (f"({one.id})" in unplayed) == (one.id in there - played), one
    assert there - played


def test_the_page_needs_nothing_from_elsewhere(text: str) -> None:
    assert "http" not in text
    assert "url(" not in text
    assert "@import" not in text
    assert not re.search(r"<(script|link|img|iframe)\b", text)
    assert re.findall(r'(?:src|href)="(?!#|report_records/)', text) == []


def test_every_plot_has_a_title_a_description_and_a_table(text: str) -> None:
    plots = re.findall(r"<svg.*?</svg>", text, re.DOTALL)
    assert len(plots) >= 6
    for plot in plots:
        assert re.match(r'<svg [^>]*role="img"><title>.+?</title><desc>.+?</desc>', plot)
    for figure in re.findall(r"<figure>.*?</figure>", text, re.DOTALL):
        assert "<table>" in figure
    assert "prefers-color-scheme: dark" in text


def test_the_games_furthest_out_are_kept_as_records_that_replay(
    made: BalancePage, text: str
) -> None:
    links = re.findall(r'href="(report_records/[^"]+)"', text)
    assert links
    assert len(list(made.records.iterdir())) == len(links)
    games = {(row["players"], row["game"]): row for row in rows(made, "games")}
    for link in links:
        assert f"spellhall replay {link}" in text
        found = re.search(r"random-(\d)-(\d+)", link)
        assert found
        kept = record.read((made.out.parent / link).read_text())
        row = games[int(found[1]), int(found[2])]
        assert (kept.seed, len(kept.choices)) == (row["seed"], row["decisions"])
        match = record.replay(find("arcane_academy"), kept)
        assert match.result is not None
        assert match.result.ending == row["ending"]
    usual = {
        n: middle([row["decisions"] for (p, _), row in games.items() if p == n]) for n in (2, 3)
    }
    far = max(games.values(), key=lambda row: row["decisions"] / usual[row["players"]])
    assert f"longest: {far['decisions']} decisions" in text


def test_names_are_escaped(tmp_path: Path) -> None:
    simulate("stones", 2, 4, out=tmp_path / "rows" / "a<b>&")
    about = tmp_path / "rows" / "a<b>&" / "simulation.json"
    facts = json.loads(about.read_text())
    facts["bots"] = ["<script>alert(1)</script>"] * 2
    facts["version"] = "0"  # of other rules: nothing is played again
    about.write_text(json.dumps(facts))
    page = BalancePage(find("stones"), tmp_path / "r.html", tmp_path / "rows")
    page.write()
    text = page.out.read_text()
    assert "<script" not in text
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in text
    assert "cannot be played again" in text


def test_a_game_won_together_tells_its_share_of_wins_and_no_margins(tmp_path: Path) -> None:
    simulate("together", 2, 6, out=tmp_path / "rows")
    page = BalancePage(find("together"), tmp_path / "r.html", tmp_path / "rows")
    page.write()
    text = page.out.read_text()
    assert "All win or lose together" in text
    assert 'id="close"' not in text
    assert 'id="leads"' not in text


def test_tables_won_surely_more_or_less_often_than_others_are_named(tmp_path: Path) -> None:
    for players in (2, 3, 4):
        simulate("together", players, 200, out=tmp_path / "rows" / f"random-{players}")
    for part in (tmp_path / "rows" / "random-4").glob("*/seats.parquet"):  # a table nobody wins
        lost = f"SELECT * REPLACE (0.0 AS won) FROM read_parquet('{part}')"
        duckdb.execute(f"CREATE OR REPLACE TEMP TABLE lost AS {lost}")
        duckdb.execute(f"COPY lost TO '{part}' (FORMAT parquet)")
    page = BalancePage(find("together"), tmp_path / "r.html", tmp_path / "rows")
    page.write()
    chapter = page.out.read_text().split('<section id="found">')[1].split("</section>")[0]
    unlike = chapter.split("more or less often than the others</h3>")[1].split("<h3>")[0]
    lines = re.findall(r"<li>(.*?)</li>", unlike)
    won = of_share(0, 200, z_of(3))
    assert f"random, 4 players: 0.0% (0.0% to {won.high:.1%}) of 200 games" in lines[-1]
    plot = page.out.read_text().split("<title>Share of wins by seat, random</title>")[1]
    assert plot.split("</svg>")[0].count('class="even"') == 3  # the mean of the tables


def test_a_folder_without_rows_of_the_game_is_refused(tmp_path: Path) -> None:
    page = BalancePage(find("stones"), tmp_path / "r.html", tmp_path)
    with pytest.raises(BadOptions, match="there are no simulated games in"):
        page.write()
    simulate("bids", 2, 2, out=tmp_path / "x")
    with pytest.raises(BadOptions, match="holds games of bids, not of stones alone"):
        page.write()
    (tmp_path / "x" / "simulation.json").write_text("{")
    with pytest.raises(BadOptions, match=r"simulation\.json cannot be read"):
        page.write()
    assert not page.out.exists()


def test_a_place_that_cannot_be_written_is_refused_before_anything_is_played(
    tmp_path: Path,
) -> None:
    with pytest.raises(BadOptions, match=r"there is no folder .*missing to write"):
        BalancePage(find("stones"), tmp_path / "missing" / "r.html")
    with pytest.raises(BadOptions, match="is a folder: name a file"):
        BalancePage(find("stones"), tmp_path)


def test_a_plan_has_every_number_of_players_and_fewer_games_for_those_who_think() -> None:
    game = find("hell_high")
    plan = planned(game)
    assert {run.bot for run in plan} == {"random", "adept", "archmage"}  # the apprentice is random
    assert {run.players for run in plan} == set(game.players)
    games = {run.bot: run.games for run in plan}
    assert games["random"] > 10 * games["adept"] > 10 * games["archmage"]
    [alone] = planned(game, 30, 3, ["random"])
    assert (alone.players, alone.games) == (3, 30)


def test_a_plan_lets_the_first_seat_begin_and_brings_out_the_whole_box() -> None:
    assert all(run.options["first"] == "1" for run in planned(find("arcane_academy")))
    asked = planned(find("arcane_academy"), options={"first": "2"})
    assert all(run.options["first"] == "2" for run in asked)
    scenarios = {run.options.get("scenario") for run in planned(find("wizards_academy"))}
    assert len(scenarios) == 9
    plan = planned(find("wizards_academy"))
    assert len({run.folder("scenario") + str(run.games) for run in plan}) == len(plan)
