"""A pack may print what the box has once: several holders of one power act clockwise."""

from spellhall.engine.machine.frames import Frame
from spellhall.games.hell_high.box.cards import NO_CARD, card_named
from spellhall.games.hell_high.frames.effects import Perform
from spellhall.games.hell_high.frames.harm import ChangeStatus
from spellhall.games.hell_high.frames.round import AfterAbilities
from spellhall.games.hell_high.frames.turn import BetweenTurns, Hurry
from spellhall.games.hell_high.rules.order import between_turns
from spellhall.games.hell_high.rules.round import after_abilities
from spellhall.games.hell_high.rules.status import change_status
from spellhall.games.hell_high.state.state import Brawl
from tests.games.hell_high.tables import school, state


def held_by_all(id: str) -> Brawl:
    """A round in which all three hold a copy of this Treasure."""
    s = state(school({}, {}, {})).copy()
    for player in s.players:
        player.treasures = [card_named(id)]
    s.stack = []
    return s


def next_first(s: Brawl) -> list[tuple[type[Frame], int]]:
    """What is pending, what comes next first."""
    return [(type(f), f.seat) for f in reversed(s.stack) if isinstance(f, Perform | Hurry)]


def test_what_works_at_the_start_of_a_round_works_clockwise() -> None:
    s = held_by_all("T-24")
    after_abilities(s, AfterAbilities())
    assert next_first(s) == [(Perform, 0), (Perform, 1), (Perform, 2)]


def test_who_may_hurry_a_spell_is_asked_clockwise() -> None:
    s = held_by_all("T-2")
    between_turns(s, BetweenTurns())
    assert next_first(s) == [(Hurry, 0), (Hurry, 1), (Hurry, 2)]


def test_two_crowns_take_away_a_loss_and_never_turn_it_into_a_gain() -> None:
    s = state(school({}, {}, {})).copy()
    s.players[1].treasures = [card_named("T-12"), card_named("T-12")]
    change_status(s, ChangeStatus(1, -1, False, NO_CARD))
    assert [player.rank for player in s.players] == [8, 7, 6]
