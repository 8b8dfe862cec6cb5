"""The overview of each game stands on its rules."""

import pytest

from spellhall.games import find, ids
from spellhall.ledger import LedgerError, ledger
from spellhall.ledger.overview import overview, parse_overview, seal

GAMES = ids()
MOST_WORDS = 55  # of one statement
TWO_SCREENS = 420  # words of goal, table, turn and end together


@pytest.mark.parametrize("game", GAMES)
def test_an_overview_tells_goal_table_turn_end_and_words(game: str) -> None:
    assert [chapter.id for chapter in overview(game)] == ["goal", "table", "turn", "end", "words"]


@pytest.mark.parametrize("game", GAMES)
def test_every_statement_is_sealed_with_the_rules_it_sums_up(game: str) -> None:
    broken = [
        f"{one.text!r}: {', '.join(one.rules)} changed. Read it again, then seal_overviews."
        for chapter in overview(game)
        for one in chapter.statements
        if one.seal != seal(ledger(game), one.rules)
    ]
    assert not broken, "\n".join(broken)


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_is_a_component_of_the_game(game: str) -> None:
    known = {component.id for component in find(game).components()}
    pictures = [
        one.picture for chapter in overview(game) for one in chapter.statements if one.picture
    ]
    assert len(pictures) >= 3
    assert set(pictures) <= known


@pytest.mark.parametrize("game", GAMES)
def test_an_overview_fits_two_screens(game: str) -> None:
    statements = [
        one for chapter in overview(game) if chapter.id != "words" for one in chapter.statements
    ]
    assert sum(len(one.text.split()) for one in statements) <= TWO_SCREENS
    assert max(len(one.text.split()) for one in statements) <= MOST_WORDS


@pytest.mark.parametrize("game", GAMES)
def test_every_word_explained_stands_in_the_rules(game: str) -> None:
    words = next(chapter for chapter in overview(game) if chapter.id == "words")
    rules = " ".join(entry.text for entry in ledger(game).entries()).lower()
    assert [one.name for one in words.statements if one.name.lower() not in rules] == []
    assert len({one.name.lower() for one in words.statements}) == len(words.statements)


def test_a_changed_rule_breaks_the_seal() -> None:
    book = ledger("five_seals")
    assert seal(book, ["FS-END-1"]) != seal(book, ["FS-END-2"])
    assert seal(book, ["FS-END-1", "FS-END-2"]) != seal(book, ["FS-END-1"])


def test_a_statement_without_rules_is_refused_with_its_line() -> None:
    with pytest.raises(
        LedgerError, match=r"overview/five_seals\.md, line 2: .*ends with its rules"
    ):
        parse_overview("five_seals", "## goal: The goal\nBreak seals.")


def test_a_rule_that_does_not_exist_is_named() -> None:
    with pytest.raises(LedgerError, match="FS-NONE-1"):
        seal(ledger("five_seals"), ["FS-NONE-1"])
