"""Choices laid out once: codes, parts, notation, touched ids and action numbers agree."""

from itertools import product
from types import SimpleNamespace

from spellhall.engine.choices import Answers, Choices, Kind, Verb

CARD = Kind(40, lambda card: f"c{card}", lambda s, f, card: f"card:{card}")
SPACE = Kind(3, str, lambda s, f, space: f"space:{f.seat}:{space}")
TURN = Kind(4, lambda turn: f"r{turn}")
END = Verb("end")
CAST = Verb("cast", CARD)
PLACE = Verb("place", CARD, SPACE, TURN)
BARE = Verb("", SPACE)
ACT = Answers(END, CAST, PLACE, BARE)
MEND = Answers(Verb("mend", SPACE))


def test_every_code_belongs_to_one_verb_and_its_things_lead_back_to_it() -> None:
    assert ACT.size == 1 + 40 + 40 * 3 * 4 + 3
    for code in range(ACT.size):
        verb = ACT.verb(code)
        assert verb.code(*verb.things(code)) == code
        assert ACT.verbs[ACT.number(code)] is verb


def test_no_two_choices_share_a_code_or_a_notation() -> None:
    codes = [END.code(), *(CAST.code(card) for card in range(40))]
    codes += [PLACE.code(*things) for things in product(range(40), range(3), range(4))]
    codes += [BARE.code(space) for space in range(3)]
    assert sorted(codes) == list(range(ACT.size))
    assert len({ACT.text(code) for code in codes}) == len(codes)


def test_parts_notation_and_touches_come_from_the_declaration() -> None:
    code = PLACE.code(7, 2, 3)
    assert (PLACE.of(code), PLACE.second(code), PLACE.third(code)) == (7, 2, 3)
    assert ACT.text(code) == "place c7 2 r3"
    assert PLACE.touches(None, SimpleNamespace(seat=1), code) == ("card:7", "space:1:2")
    assert (ACT.text(END.code()), END.touches(None, None, END.code())) == ("end", ())
    assert ACT.text(BARE.code(1)) == "1"


def test_a_table_of_codes_says_the_same_as_the_method() -> None:
    assert [CAST.code(card) for card in range(40)] == CAST.codes
    assert END.codes == []


def test_notation_is_read_back_and_nothing_else_is() -> None:
    for code in range(ACT.size):
        assert ACT.read(ACT.text(code)) == code
    for wrong in ("", "cast", "cast c40", "cast c1 2", "place c1 2", "place c1 2 r4", "ends", "3"):
        assert ACT.read(wrong) == -1


def test_action_numbers_run_through_all_questions() -> None:
    choices = Choices((int, ACT), (str, MEND))
    assert choices.size == ACT.size + 3
    assert choices.action(int, CAST.code(0)) == 1
    assert choices.action(str, MEND.verbs[0].code(2)) == ACT.size + 2
