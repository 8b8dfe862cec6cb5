"""What the balance report finds worth a word: endings, levels, tables, pairs, what is told once."""

import re
from dataclasses import replace
from pathlib import Path

from spellhall.engine import Options
from spellhall.games import find
from spellhall.lab import BalancePage, simulate
from spellhall.lab.intervals import Clusters, Interval
from spellhall.lab.jobs import Job
from spellhall.lab.page import details
from spellhall.lab.page.figures import Played, Spread
from spellhall.lab.page.findings import outstanding
from spellhall.lab.page.pieces import Pair, PieceFigures
from spellhall.lab.page.plan import planned, variants
from spellhall.lab.page.source import Source
from spellhall.lab.page.unused import Unused

SOURCE = Source(0, Path(), Job("bids", "1", 3, ("random",) * 3, 0, {}), "3 players")
SPREAD = Spread(0.0, 0.0, 0.0, 0.0, 0.0)
NO_SUMS = Clusters(0, 0, 0.0, 0.0, 0.0, 0.0)
ALL_USED = Unused(
    [], noted=True, rules=[], judged=0, total=0, never_there=[], never_played=[], tried=0
)


def report(game: str, folder: Path, *tables: Options, games: int = 1) -> str:
    """The page of random games of two at these tables."""
    for number, options in enumerate(tables):
        simulate(game, 2, games, out=folder / "rows" / str(number), options=options)
    page = BalancePage(find(game), folder / "r.html", folder / "rows")
    page.write()
    return page.out.read_text(encoding="utf-8")


def chapter(text: str, id: str) -> str:
    return text.split(f'<section id="{id}">')[1].split("</section>", maxsplit=1)[0]


def card(name: str, *, dealt: Interval | None = None) -> PieceFigures:
    """A card of random play that wins when it is played, and perhaps where it was dealt."""
    return PieceFigures(
        who="random",
        kind="card",
        id="X-1",
        name=name,
        shelf="",
        draws=90,
        plays=90,
        uses=0,
        drew=90,
        played=90,
        put_to_use=1.0,
        won=0.5,
        playing=NO_SUMS,
        drawing=NO_SUMS,
        enough_played=True,
        enough_drawn=True,
        dealt=True,
        with_play=Interval(0.2, 0.1, 0.3),
        with_draw=dealt,
    )


def test_endings_that_never_happened_are_named_with_their_rules(tmp_path: Path) -> None:
    text = report("arcane_academy", tmp_path, {}, games=5)
    for id in ("found", "endings", "never"):
        assert "Endings that never happened: turn limit (AA-AMB-20)." in chapter(text, id)
    legend = re.findall(r"<text[^>]*>([^<]+)</text>", chapter(text, "endings"))
    assert legend[-2:] == ["pencils down", "5"]


def test_games_are_stopped_by_the_endings_that_only_stop(tmp_path: Path) -> None:
    text = report("arcane_academy", tmp_path, {"turn_limit": 10}, games=5)
    assert "random, 2 players: 100% of 5 games." in chapter(text, "found")
    assert "Endings that never happened: pencils down (AA-PD-5)." in chapter(text, "endings")


def test_a_game_that_declares_no_endings_says_nothing_of_them(tmp_path: Path) -> None:
    assert "never happened" not in report("stones", tmp_path, {})


def test_the_levels_that_are_not_there_are_named(tmp_path: Path) -> None:
    text = report("hell_high", tmp_path, {})
    assert "Not played here: adept, archmage." in text
    assert "The apprentice of this game plays at random: see random." in text


def test_tables_are_called_as_the_table_screen_calls_their_options(tmp_path: Path) -> None:
    text = report("wizards_academy", tmp_path, {}, {"scenario": "high-water"})
    labels = re.findall(r"<text[^>]*>(2 players[^<]*)</text>", chapter(text, "lengths"))
    assert labels == ["2 players", "2 players, 3 High Water ★★"]
    flags: list[Options] = [{"custom_spellbook": on} for on in (False, True)]
    text = report("wiz_war", tmp_path / "flags", *flags)
    labels = re.findall(r"<text[^>]*>(2 players[^<]*)</text>", chapter(text, "lengths"))
    assert labels == ["2 players", "2 players, Custom Spellbook"]


def test_scenarios_stand_in_their_own_order(tmp_path: Path) -> None:
    ids = ("demon-binding", "pest-control", "golem-construction")
    text = report("wizards_academy", tmp_path, *({"scenario": id} for id in ids))
    labels = re.findall(r"<text[^>]*>2 players, (\d)[^<]*</text>", chapter(text, "lengths"))
    assert labels == ["1", "2", "5"]
    assert "margin" not in chapter(text, "furthest")  # all have the same score


def test_a_seat_with_hardly_a_win_to_expect_is_not_called_unfair() -> None:
    won = [Interval(share, share - 0.05, share + 0.05) for share in (0.0, 0.4, 0.6)]
    at_table = Played(SOURCE, 29, 0, won, 1 / 3, None, 0.0, SPREAD, {}, None, None, None)
    assert at_table.unfair() == []  # 9.7 wins are to be expected
    assert replace(at_table, games=30).unfair() == [0, 1, 2]
    together = replace(at_table, seats=won[1:2], fair=-1.0, usual=0.02)
    assert not together.is_unusual
    assert replace(together, games=500).is_unusual


def test_a_few_games_do_not_make_a_table_that_nobody_wins() -> None:
    lost = Played(SOURCE, 9, 0, [Interval(0.0, 0.0, 0.5)], -1, 0.2, 0.0, SPREAD, {}, *[None] * 3)
    title = "Tables where all games have the same result"
    game = find("wizards_academy")
    assert title not in outstanding(game, [lost], [], ALL_USED)
    assert title in outstanding(game, [replace(lost, games=10)], [], ALL_USED)


def test_random_play_tries_options_for_what_comes_up_with_them_alone(tmp_path: Path) -> None:
    game = find("five_seals")
    page = BalancePage(game, tmp_path / "r.html")
    assert [run for run in page.plan() if run.varied] == variants(game)
    assert not any(run.varied for run in page.plan(players=2))
    assert not any(run.varied for run in page.plan(bots=["adept"]))
    assert not any(run.varied for run in page.plan(options={"stalemate": False}))
    [raises] = [run for run in variants(game, 100) if run.varied == "binding_raises"]
    page.play([*planned(game, 2, 2, ["random"]), raises], seed=1)
    page.write()
    text = page.out.read_text()
    never = chapter(text, "never")
    assert "in no game, 20 with an option set otherwise included:" in never
    assert "<li>bind_raise" not in never
    assert '<th scope="col">an option otherwise</th>' in never
    assert "2 games" in chapter(text, "lengths")  # they count there alone
    assert "Binding" not in chapter(text, "lengths")


def test_every_option_of_a_game_is_tried_where_it_is_allowed() -> None:
    tried = {(run.varied, run.options[run.varied]) for run in variants(find("wizards_academy"))}
    choices = {("difficulty", "easy"), ("difficulty", "hard"), ("characters", "choose")}
    assert tried == choices | {("layout", "reference"), ("hopeless", True), ("notes", False)}


def test_pairs_are_drawn_from_both_sides_and_framed_where_they_are_uneven() -> None:
    met = Pair("random", "Alchemy", "Chaos", Interval(0.7, 0.6, 0.8), 100)
    allied = Pair("random", "Alchemy", "Chaos", Interval(0.4, 0.3, 0.6), 100)
    plots = re.findall(r"<svg.*?</svg>", details.pairs([met], [allied]), re.DOTALL)
    numbers = [re.findall(r'class="cell">(\d+)<', plot) for plot in plots]
    assert numbers == [["70", "30"], ["40", "40"]]
    assert [plot.count("framed") for plot in plots] == [2, 0]


def test_a_card_that_helps_where_it_is_dealt_is_not_told_again_as_played() -> None:
    helps = card("Helps", dealt=Interval(0.1, 0.05, 0.15))
    chosen = card("Chosen", dealt=Interval(0.0, -0.1, 0.1))
    found = outstanding(find("hell_high"), [], [helps, chosen], ALL_USED)
    dealt, played = found.split("<h3>Pieces with which seats win more")
    assert (dealt.count("Helps"), played.count("Helps")) == (1, 0)
    assert (dealt.count("Chosen"), played.count("Chosen")) == (0, 1)


def test_on_a_telephone_the_links_to_records_are_not_out_of_sight(tmp_path: Path) -> None:
    assert '<div class="scroll stacked"' in chapter(report("bids", tmp_path, {}), "furthest")
