"""Classes declared once: what is written out of their fields."""

import inspect

import pytest

from spellhall.engine.machine.codec import Codec, fields_of
from spellhall.engine.machine.declare import ENGINE, WRITTEN, _own, cache, common, frame, record
from spellhall.engine.machine.frames import Frame, Question
from spellhall.engine.machine.state import Chance, Record, State, replaced

NONE = -1


@record
class Player(Record):
    """One seat."""

    name: str
    will: int = 3
    hand: list[int] = []
    marks: tuple[int, ...] = (1,)
    rows: list[list[int]] = []
    held: list[int] = [0] * 3
    pairs: list[tuple[int, int]] = []
    known: list[bool] = common(default=[False] * 2)
    _best: int = cache(NONE)

    def total(self) -> int:
        """What it all adds up to."""
        return self.will + len(self.hand)


@record
class Small(State):
    """A game's state."""

    players: list[Player] = []
    first: Player | None = None
    turn: int = 0


@frame
class Take(Question):
    """Take how many?"""

    left: int
    most: int = 4


@frame
class Rest(Frame):
    """Nothing is known of it."""


def small() -> Small:
    return Small([Rest()], [], Chance("key", 0, []), 0, [Player("a", hand=[1])])


def test_fields_have_defaults_and_lists_of_their_own() -> None:
    one, other = Player("a"), Player("b", 5)
    one.hand.append(7)
    one.held[1] = 5
    assert (one.name, one.will, one.hand, one.marks) == ("a", 3, [7], (1,))
    assert (one.held, other.held, Player("c").held) == ([0, 5, 0], [0, 0, 0], [0, 0, 0])
    assert (other.will, other.hand) == (5, [])
    with pytest.raises(TypeError):
        Player()  # type: ignore[call-arg]


def test_a_class_has_slots_and_keeps_its_methods_and_docstring() -> None:
    slots = ("name", "will", "hand", "marks", "rows", "held", "pairs", "known", "_best")
    assert vars(Player)["__slots__"] == slots
    assert (Player("a", 2).total(), Player.__doc__) == (2, "One seat.")
    with pytest.raises(AttributeError):
        Player("a").other = 1  # type: ignore[attr-defined]


def test_a_copy_shares_what_cannot_change_and_nothing_else() -> None:
    s = small()
    s.players[0].rows.append([1])
    s.players[0].pairs.append((1, 2))
    s.players[0]._best = 9
    other = s.copy()
    other.players[0].hand.append(2)
    other.players[0].rows[0].append(2)
    other.players[0].pairs.append((3, 4))
    other.players.append(Player("b"))
    other.stack.append(Rest())
    assert (len(s.players), s.players[0].hand, s.players[0].rows) == (1, [1], [[1]])
    assert (len(s.stack), s.players[0].pairs) == (1, [(1, 2)])
    assert other.players[0]._best == 9
    assert other.chance is not s.chance


def test_copies_share_a_common_list_until_one_puts_another_in_its_place() -> None:
    one, other = Player("a"), Player("b")
    assert one.known is not other.known
    copy = one.copy()
    assert copy.known is one.known
    copy.known = replaced(copy.known, 1, True)
    assert (one.known, copy.known) == ([False, False], [False, True])


def test_a_list_of_tuples_is_copied_as_it_is() -> None:
    one = Player("a", pairs=[(1, 2)])
    other = one.copy()
    other.pairs.append((3, 4))
    assert (one.pairs, other.pairs) == ([(1, 2)], [(1, 2), (3, 4)])


def test_a_frame_takes_the_fields_of_its_question_first() -> None:
    assert list(inspect.signature(Take).parameters) == ["seat", "left", "most"]
    take = Take(1, left=2)
    assert (take.seat, take.left, take.most) == (1, 2, 4)
    assert isinstance(Rest(), Frame)


def test_caches_are_neither_written_down_nor_asked_for() -> None:
    assert fields_of(Player) == ("hand", "held", "known", "marks", "name", "pairs", "rows", "will")
    codec = Codec((Chance, Player, Small, Take, Rest))
    s = small()
    s.players[0]._best = 9
    again = codec.decode(codec.encode(s))
    assert again.players[0].hand == [1]
    assert again.players[0]._best == NONE
    assert codec.encode(again) == codec.encode(s)


def test_the_text_is_plain_enough_for_a_compiler() -> None:
    assert vars(Take)[WRITTEN] == (
        "def __init__(self, seat: int, left: int, most: int = 4) -> None:\n"
        "    Question.__init__(self, seat)\n"
        "    self.left: Final = left\n"
        "    self.most: Final = most\n"
    )


def test_a_frame_without_fields_of_its_own_is_made_as_what_it_is_built_upon() -> None:
    @frame
    class TakeAgain(Take):
        """Once more."""

    again = TakeAgain(1, 2, 3)
    assert (again.seat, again.left, again.most) == (1, 2, 3)
    assert "__init__" not in vars(TakeAgain)
    assert vars(TakeAgain)["__slots__"] == ()


@pytest.mark.parametrize("cls", [Question, State])
def test_the_engine_says_its_own_fields_alike(cls: type) -> None:
    assert _own(cls) == ENGINE[cls.__name__]
