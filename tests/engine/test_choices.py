"""Choices laid out once: codes, parts, notation, touched ids and action numbers agree."""

from itertools import product
from types import SimpleNamespace
from typing import Any

import pytest

from spellhall.engine.choices import Answers, Choices, Kind, Verb, by_verb, question_id, silent
from spellhall.engine.machine.frames import Question


class Act(Question):
    """A question with many answers."""


class MendIt(Question):
    """Another one."""


CARD = Kind(40, lambda card: f"c{card}", lambda s, f, card: f"card:{card}")
SPACE = Kind(3, str, lambda s, f, space: f"space:{f.seat}:{space}")
TURN = Kind(4, lambda turn: f"r{turn}")
GROUP = Kind(2, silent)
END = Verb("end", touch="stop")
CAST = Verb("cast", CARD)
PLACE = Verb("place", CARD, SPACE, TURN)
BARE = Verb("", GROUP, SPACE, touch=lambda s, f, group, space: (f"group:{group}", f"at:{space}"))
MEND = Verb("mend", SPACE)
CHOICES = Choices({Act: (END, CAST, PLACE, BARE), MendIt: (MEND,)})
ACT = CHOICES.of(Act(0))


def test_every_code_belongs_to_one_verb_and_its_things_lead_back_to_it() -> None:
    assert ACT.size == 1 + 40 + 40 * 3 * 4 + 2 * 3
    for code in range(ACT.size):
        verb = ACT.verb(code)
        assert verb.bare == code if verb is END else verb.code(*verb.things(code)) == code
        assert [each for each in ACT.verbs if each.has(code)] == [verb]
        assert ACT.numbers[code] == verb.number


def test_no_two_choices_share_a_code() -> None:
    codes = [END.bare, *(CAST.code(card) for card in range(40))]
    codes += [PLACE.code(*things) for things in product(range(40), range(3), range(4))]
    codes += [BARE.code(group, space) for group in range(2) for space in range(3)]
    assert sorted(codes) == list(range(ACT.size))


def test_parts_notation_and_touches_come_from_the_declaration() -> None:
    code = PLACE.code(7, 2, 3)
    assert (PLACE.first[code], PLACE.second[code], PLACE.third[code]) == (7, 2, 3)
    assert PLACE.text(code) == "place c7 2 r3"
    assert PLACE.touches(None, SimpleNamespace(seat=1), code) == ("card:7", "space:1:2")
    assert (END.text(END.bare), END.touches(None, None, END.bare)) == ("end", ("stop",))
    assert BARE.text(BARE.code(1, 2)) == "2"
    assert BARE.touches(None, None, BARE.code(1, 2)) == ("group:1", "at:2")


def test_a_table_of_codes_says_the_same_as_the_method() -> None:
    assert [CAST.code(card) for card in range(40)] == CAST.codes
    assert END.codes == [END.bare]
    assert [[BARE.code(group, space) for space in range(3)] for group in range(2)] == BARE.rows


def test_action_numbers_run_through_all_questions() -> None:
    assert CHOICES.size == ACT.size + 3
    assert CHOICES.action(Act(0), CAST.code(0)) == 1
    assert CHOICES.action(MendIt(0), MEND.code(2)) == ACT.size + 2


def test_a_verb_answers_one_question_only() -> None:
    with pytest.raises(AssertionError, match="'mend' answers two questions"):
        Choices({Act: (MEND,)})


def test_each_verb_has_its_own_rule() -> None:
    done: list[tuple[str, int]] = []

    def does(name: str) -> Any:
        return lambda s, f, code: done.append((name, code))

    answer = by_verb(ACT, {verb: does(verb.name) for verb in ACT.verbs})
    for code in (END.bare, CAST.code(3), BARE.code(0)):
        answer(None, None, code)
    assert done == [("end", END.bare), ("cast", CAST.code(3)), ("", BARE.code(0))]


def test_questions_are_called_by_their_class() -> None:
    assert question_id(MendIt) == "mend_it"


def test_a_word_may_depend_on_the_table() -> None:
    row = Kind(3, str, here=lambda s, f, i: s[i])
    pick = Verb("pick", row)
    Answers((pick,))
    assert pick.text(pick.codes[1]) == "pick 1"
    assert pick.text(pick.codes[1], ["ann", "bob", "cat"], None) == "pick bob"
