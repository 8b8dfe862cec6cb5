"""The team's view of a position (ledger section 22), and bots as partners."""

from random import Random

import pytest

from spellhall.bots import choose
from spellhall.engine import answer, begin, options, redealt
from spellhall.engine.machine.frames import Question
from spellhall.engine.machine.stack import open_question
from spellhall.games import find
from spellhall.games.wizards_academy.bot.evaluate import evaluate
from spellhall.games.wizards_academy.box.scenarios import SCENARIO_WORDS
from spellhall.games.wizards_academy.frames import casting as spells
from spellhall.games.wizards_academy.frames import threats as threat_frames
from spellhall.games.wizards_academy.frames import turn as frames
from spellhall.games.wizards_academy.show.reasons import BY_KIND
from spellhall.games.wizards_academy.state.state import Academy
from spellhall.testing import Table, rule
from tests.games.wizards_academy.tables import advanced, basic, casting, state

GAME = find("wizards_academy")
# Questions whose reasons depend on the position.
SPOKEN = (
    *(frames.Act, threat_frames.Flee, spells.NameSpace, spells.NameSpell, spells.Permit),
    *(frames.Postlude, frames.Prelude, frames.Refine, frames.ShareGlyph, threat_frames.Spare),
)


def value(table: Table, seat: int = 0) -> float:
    return evaluate(state(table), seat)


def choice(table: Table, level: str = "adept") -> str:
    seat = table.match.awaited()[0]
    code = choose(GAME, state(table), seat, level, Random(1))
    return next(option.text for option in table.match.options(seat) if option.code == code)


@rule("WA-HINT-4")
def test_to_fall_behind_the_reshuffles_looks_bad() -> None:
    behind = advanced({}, reshuffles=2)
    ahead = advanced({}, reshuffles=2, bound=["14"], seen=["11"])
    level = advanced({}, reshuffles=0, bound=["14"], seen=["11"])
    assert value(behind) < value(advanced({}, reshuffles=0))
    assert value(ahead) == value(level)


def test_the_value_is_the_same_for_all_and_falls_with_mana_and_fire() -> None:
    table = basic({}, {})
    assert value(table, 0) == value(table, 1)
    assert value(basic({}, mana=2)) < value(basic({}, mana=5))
    assert value(basic({}, things={"zen": "fire"})) < value(basic({}))


def test_a_bot_casts_the_spell_that_wins() -> None:
    table = basic({"glyphs": "1 4"}, {}, grid={"14": "abjure"}, seen=["14"], acts=[0, 0, 1])
    assert choice(table) == "cast 14"


def test_a_bot_lends_the_glyph_that_wins() -> None:
    rest = {"grid": {"14": "abjure"}, "seen": ["14"], "acts": [0, 0, 1]}
    table = basic({"glyphs": "1"}, {"glyphs": "4"}, **rest)
    assert choice(table) == "cast 14"
    table.play("alice: cast 14")
    assert choice(table) == "allow"


def test_a_bot_does_not_name_spells_blindly() -> None:
    table = basic({"room": "library"}, {}, acts=[0, 0, 1])
    assert choice(table) != "use"


def test_a_bot_binds_what_it_has_seen() -> None:
    table = basic({"room": "library"}, {}, grid={"12": "nova"}, seen=["12"], acts=[0, 0, 1])
    table.play("alice: use")
    assert choice(table) == "at 12"
    table.play("alice: at 12")
    assert choice(table) == "name nova"


@pytest.mark.parametrize("level", ["apprentice", "adept"])
def test_bots_finish_a_game(level: str) -> None:
    table = casting("nova", {}, {}, scenario="basic", mana=1, things={"well": "fire"})
    rng = Random(2)
    for _ in range(300):
        if table.match.is_over:
            break
        seat = table.match.awaited()[0]
        code = choose(GAME, state(table), seat, level, rng)
        option = next(option for option in table.match.options(seat) if option.code == code)
        table.match.answer(seat, option)
    assert state(table).turn > 1


def reason(table: Table, text: str) -> str:
    """What a bot would say when it chose this."""
    seat = table.match.awaited()[0]
    code = next(option.code for option in table.match.options(seat) if option.text == text)
    return GAME.why(state(table), seat, code)


def test_a_bot_says_why() -> None:
    known = {"grid": {"14": "abjure", "12": "nova"}, "seen": ["14", "12"]}
    sources = {"1": "zen", "4": "hoard"}
    table = basic({"glyphs": "1 4 3"}, {"glyphs": "4"}, sources=sources, **known)
    assert reason(table, "cast 14") == "Abjure is what we need here."
    assert reason(table, "cast 13") == "Nobody knows 1·3 yet."
    assert reason(table, "move zen") == "To the source of glyph 1."
    assert reason(table, "move library") == "To bind what we have seen."
    assert reason(table, "show") == "So that we can prepare for it."
    assert reason(table, "end") == "I am safe here."
    table = basic({"glyphs": "1", "room": "zen"}, {"glyphs": "4"}, sources=sources, **known)
    assert reason(table, "take 1") == "For Abjure."
    assert reason(table, "move crystal") == "Abjure must be cast here."
    assert reason(table, "move hoard") == "To the source of glyph 4."
    table.play("alice: cast 14")
    assert reason(table, "allow") == "We need Abjure."
    assert reason(table, "refuse") == "No, because I keep it for a better spell."
    table = basic({"room": "hoard"}, sources={"1": "hoard"}, things={"hoard": "fire"})
    assert reason(table, "take 1") == "5 unknown spells use a 1."
    assert reason(table, "move zen") == "Away from the Hoard."
    assert reason(table, "end") == "I cannot get away from here in time."
    table = basic({"room": "library"}, {}, **known)
    assert reason(table, "use") == "We bind what we have seen."
    table.play("alice: use")
    assert reason(table, "at 14") == "Before Wild Magic moves it."
    table.play("alice: at 14")
    assert reason(table, "name abjure") == "We saw it there."
    table.play("alice: name abjure")
    assert reason(table, "stop") == "The rest would be a guess."
    table.play("alice: at 11")
    assert reason(table, table.options("alice")[0]) == "A guess, I admit."


def test_a_bot_says_why_in_the_advanced_game() -> None:
    table = advanced({"room": "zen", "glyphs": "2"}, {}, things={"zen": "troll"})
    assert reason(table, "recall") == "Better a mana than to stay in the Zen Room."
    table.play("alice: end")
    assert reason(table, "flee") == "It is safer there."
    assert reason(table, "stay") == "I am of more use here."
    table.play("alice: stay")
    assert reason(table, "put 2") == "Somebody may need a 2."
    assert reason(table, "keep") == "My glyphs are best where they are."
    table = advanced({})
    assert reason(table, "resort glyphs") == "It costs mana, but waiting costs more."


@pytest.mark.parametrize("scenario", SCENARIO_WORDS)
def test_a_reason_is_one_sentence_that_tells_nothing_hidden(scenario: str) -> None:
    kinds = set()
    for seed in range(12):
        match = begin(GAME, seed % 6 + 1, f"why {seed}", {"scenario": scenario})
        rng = Random(seed)
        while not match.is_over:
            seat = match.awaited()[0]
            question = open_question(match.state, seat)
            codes = options(GAME.rules, match.state, seat)
            other = redealt(GAME, match.state, None, rng)
            for code in codes:
                said = GAME.why(match.state, seat, code)
                assert said[0].isupper() or said[0].isdigit(), said
                assert said.endswith("."), said
                assert ". " not in said, said
                assert len(said) < 80, said
                if code in options(GAME.rules, other, seat):
                    assert GAME.why(other, seat, code) == said
            kinds.add(type(question))
            answer(GAME.rules, match.state, seat, rng.choice(codes))
    assert len(kinds) >= 8


@pytest.mark.parametrize("kind", sorted(GAME.wording.questions, key=str))
def test_every_kind_of_question_has_a_reason(kind: type[Question]) -> None:
    assert kind in BY_KIND or kind in SPOKEN


def test_a_bot_does_not_stand_still_where_much_is_out_of_reach() -> None:
    match = begin(GAME, 6, "t", {})
    rng = Random("bots of t")
    s = match.state
    assert isinstance(s, Academy)
    while s.turn < 3:
        seat = match.awaited()[0]
        answer(GAME.rules, s, seat, choose(GAME, s, seat, "adept", rng))
    assert s.spent >= 5
