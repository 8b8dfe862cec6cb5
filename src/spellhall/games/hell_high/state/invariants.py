"""What holds at every decision: where cards lie, and in which range every number is.

A position that breaks one of these cannot occur; the sentence says what would be right.
"""

from collections.abc import Sequence
from typing import Final

from spellhall.engine.positions import check_number
from spellhall.games.hell_high.box.board import TOP_RANK
from spellhall.games.hell_high.box.cards import (
    BOX_CARDS,
    CARD_COUNT,
    CARD_OF,
    COMPONENTS,
    FIRST_DEAD,
    IS_CREATURE,
    IS_EVERLASTING,
    KIND_OF,
    POWER_OF,
    WHEN_OF,
    main_cards,
    treasure_cards,
)
from spellhall.games.hell_high.box.design import FUTURE, MORE_DICE, NEXT_GAME, NOTHING, NOW
from spellhall.games.hell_high.box.verbs import NO_GLYPH, PRIMAL, WILD, MoreCards
from spellhall.games.hell_high.box.words import WIZARDS
from spellhall.games.hell_high.frames.harm import Bury, NextDeath
from spellhall.games.hell_high.state.pending import check_pending
from spellhall.games.hell_high.state.setup import games_of_match
from spellhall.games.hell_high.state.state import (
    BONUS_DIE,
    MOST_LIFE,
    NOBODY,
    RESOLVING,
    ROUND_LIMIT,
    Brawl,
    Player,
)

KILL_TOKENS: Final = 15  # in the box (HH-COMP-9)
LWS_TOKENS: Final = 7  # in the box (HH-COMP-10)
MOST_COUNTED: Final = 100_000  # rounds or shuffles, which only grow

MORE_CARDS_OF: Final = [
    sum(verb.n for verb in card.effects if isinstance(verb, MoreCards)) for card in CARD_OF
]


def invariants(s: Brawl) -> None:
    """Cards, wizards, the table, deaths, what is pending; an AssertionError says what is off."""
    for check in (
        _table,
        _players,
        _nothing_lost,
        _standees,
        _tokens,
        _known,
        _turn,
        _deaths,
        check_pending,
    ):
        check(s)


def _distinct(what: str, things: Sequence[object]) -> None:
    assert len(set(things)) == len(things), f"{what} names each once"


# -- Wizards --------------------------------------------------------------------------------------


def _players(s: Brawl) -> None:
    for seat, player in enumerate(s.players):
        for check in (_numbers, _cards):
            check(s, f"seat {seat}", player)


def _numbers(s: Brawl, who: str, player: Player) -> None:
    last = len(s.players) - 1
    resolved = [MORE_CARDS_OF[card] for card in [*s.dead_discard, *s.resolving]]
    for what, number, least, most in (
        ("the wizard", player.wizard, NOBODY, WIZARDS - 1),
        ("the number of HP", player.hp, 0, MOST_LIFE),
        ("the rank", player.rank, 0, TOP_RANK),
        ("the number of fresh cards", player.fresh, 0, len(player.held)),
        ("the glyph of a card", player.glyph, NO_GLYPH, PRIMAL),
        ("whom a grudge is against", player.grudge, NOBODY, last),
        ("the last killer", player.killer, NOBODY, last),
        ("the number of Kill Tokens", player.kills, 0, KILL_TOKENS),
        ("of these, the number of this game", player.kills_game, 0, player.kills),
        ("the number of LWS Tokens", player.lws, 0, LWS_TOKENS),
        ("the round of the death", player.died, 0, s.round.number),
        ("the number of cards to draw more", player.extra_cards, 0, max(resolved, default=0)),
    ):
        check_number(number, least, most, f"{who}: {what}")


def _cards(s: Brawl, who: str, player: Player) -> None:
    assert len(player.spell) == len(player.slots), f"{who}: one slot for each component"
    for card, slot in zip(player.spell, player.slots, strict=True):
        check_number(slot, 0, 2, f"{who}: a slot")
        assert KIND_OF[card] in (slot, WILD), f"{who}: a component lies in the slot of its type"
    assert sorted(player.slots) == player.slots, f"{who}: a Spell is Source, Quality, Delivery"
    if s.turn.seat == NOBODY or player is not s.players[s.turn.seat]:
        _distinct(f"{who}: a face-down Spell has one card in each slot; it", player.slots)
    for card in player.creatures:
        assert IS_CREATURE[card], f"{who}: only Creatures are kept, not {CARD_OF[card].id}"
    old = len(player.held) - player.fresh
    for i, card in enumerate(player.held):
        assert WHEN_OF[card] != NOW, f"{who}: a card that resolves now is never held"
        assert i >= old or WHEN_OF[card] == FUTURE or player.hp == 0, (
            f"{who}: a card for the next game that is held still is a fresh one"
        )
    for card in player.lasting:
        assert POWER_OF[card] != NOTHING, f"{who}: only lasting Dead Wizard cards lie face up"
        assert WHEN_OF[card] == NEXT_GAME, f"{who}: only cards for one game lie face up"


def _nothing_lost(s: Brawl) -> None:
    """Nothing is lost or made (HH-COMP-1 to HH-COMP-6)."""
    main = [*s.main, *s.main_discard, *s.wild, *s.exposed, *s.turn.tired]
    treasures = s.treasure + s.treasure_discard
    dead = [*s.dead_deck, *s.dead_discard, *s.opened, *s.resolving]
    for player in s.players:
        main += player.hand + player.spell + player.creatures
        treasures += player.treasures
        dead += player.held + player.lasting
    assert sorted(main) == main_cards(s.packs), "98 cards of the Main Deck"
    assert sorted(treasures) == treasure_cards(s.packs), "25 Treasures"
    assert sorted(dead) == list(range(FIRST_DEAD, BOX_CARDS)), "25 Dead Wizard cards"


def _standees(s: Brawl) -> None:
    """One wizard for each rank (HH-STAT-9), one player for each wizard (HH-SETUP-1)."""
    for what, taken in (
        ("the board", [player.rank for player in s.players if player.rank]),
        ("the choice of wizards", [p.wizard for p in s.players if p.wizard != NOBODY]),
    ):
        _distinct(what, taken)


# -- The table ------------------------------------------------------------------------------------


def _table(s: Brawl) -> None:
    seats = len(s.players)
    assert s.games == games_of_match(seats), f"{seats} players play {games_of_match(seats)} games"
    for what, number, least, most in (
        ("the number of the game", s.game.number, 1, s.games),
        ("the number of the round", s.round.number, 0, MOST_COUNTED),
        ("the limit of rounds", s.limit, 0, ROUND_LIMIT),
        ("the step of the round", s.round.step, 0, RESOLVING),
        ("the glyph of the Power Bonus", s.game.bonus, NO_GLYPH, PRIMAL),
        ("who acts next", s.round.next_up, NOBODY, seats - 1),
        ("who is active", s.turn.seat, NOBODY, seats - 1),
        ("the card in resolution", s.turn.now, NOBODY, COMPONENTS - 1),
        ("who is dying", s.game.dying, NOBODY, seats - 1),
        ("the last wizard standing", s.game.last_standing, NOBODY, seats - 1),
        ("the number of shuffles", s.shuffles, 0, MOST_COUNTED),
    ):
        check_number(number, least, most, what)
    for what, seen in (
        ("who has acted", s.round.acted),
        ("whose Initiative is known", s.round.shown),
    ):
        _distinct(what, seen)
        for seat in seen:
            check_number(seat, 0, seats - 1, what)
    assert not s.limit or s.round.number <= s.limit, (
        f"round {s.round.number} is beyond the limit of {s.limit}"
    )
    for card in s.opened:
        assert WHEN_OF[card] == NEXT_GAME, "only cards for the next game are revealed at its start"


def _known(s: Brawl) -> None:
    """Who handed over what to whom (HH-HID-6)."""
    for giver, receiver, card in s.known:
        for who, seat in (("a giver", giver), ("a receiver", receiver)):
            check_number(seat, 0, len(s.players) - 1, who)
        holder = s.players[receiver]
        assert card in holder.hand + holder.spell, "a card handed over is in hand or Spell"
        assert giver != receiver, "a card is handed over to another wizard"
    _distinct("what was handed over", [card for _, _, card in s.known])


def _tokens(s: Brawl) -> None:
    """The tokens of the box are enough for all who may still die (HH-COMP-18)."""
    seats = len(s.players)
    fallen = len({*s.game.dead, s.game.dying} - {NOBODY})
    deaths = seats * (s.games - s.game.number + 1) - fallen
    out = sum(player.kills for player in s.players)
    assert out + deaths <= KILL_TOKENS, (
        f"{out} Kill Tokens are out and {deaths} wizards may still die; there are {KILL_TOKENS}"
    )
    survivors = s.games - s.game.number + (s.game.last_standing == NOBODY)
    out = sum(player.lws for player in s.players)
    assert out + survivors <= LWS_TOKENS, (
        f"{out} LWS Tokens are out and {survivors} games have no survivor yet;"
        f" there are {LWS_TOKENS}"
    )


def _turn(s: Brawl) -> None:
    """What belongs to the active wizard, and to a roll."""
    spell = s.players[s.turn.seat].spell if s.turn.seat != NOBODY else []
    creatures = s.players[s.turn.seat].creatures if s.turn.seat != NOBODY else []
    _distinct("what waits to be resolved", s.turn.waiting)
    for card in s.turn.waiting:
        assert card in spell + creatures, "what waits is in the active Spell, or a kept Creature"
    _distinct("what was kept", s.turn.kept)
    for card in s.turn.kept:
        assert card in spell, "only cards of the active Spell are kept in its turn"
        assert IS_CREATURE[card], "only Creatures are kept"
    for card in s.turn.tired:
        assert IS_CREATURE[card], "only Creatures fail to be kept"
    assert s.turn.seat != NOBODY or not s.turn.tired, "only in a turn Creatures fail to be kept"
    assert len(s.turn.roll.dice) == len(s.turn.roll.origins), "every die comes from somewhere"
    for die in s.turn.roll.dice:
        check_number(die, 1, 6, "a die")
    for origin in s.turn.roll.origins:
        assert origin == BONUS_DIE or 0 <= origin < CARD_COUNT, "a die comes from card or token"
    for card in s.turn.roll.boosts:
        assert POWER_OF[card] == MORE_DICE, "only cards that add dice are used for a roll"


def _check_left(player: Player) -> None:
    """What a dead wizard still has in front (HH-DEATH-3)."""
    gone = player.hand + player.spell + player.creatures + player.lasting
    assert not gone, "the dead have neither hand nor Spell, Creatures or cards face up"
    for card in player.treasures:
        assert IS_EVERLASTING[card], f"the dead keep Everlasting Treasures, not {CARD_OF[card].id}"


def _deaths(s: Brawl) -> None:
    """Whoever has no HP is in the queue, in process, or dead (HH-DEATH-1)."""
    seats = len(s.players)
    queued = [victim for victim, _, _ in s.game.queue]
    for what, listed in (("the queue of the dying", queued), ("the order of death", s.game.dead)):
        _distinct(what, listed)
    for seat in s.game.dead:
        check_number(seat, 0, seats - 1, "a dead seat")
        _check_left(s.players[seat])
    for victim, killer, _ in s.game.queue:
        for who, seat, least in (("a victim", victim, 0), ("a killer", killer, NOBODY)):
            check_number(seat, least, seats - 1, who)
        assert victim != killer, "nobody is the own killer"
    processed = sum(isinstance(frame, NextDeath) for frame in s.stack)
    expected = int(bool(s.game.queue) or s.game.dying != NOBODY)
    assert processed == expected, "the queue of deaths is pending exactly while somebody dies"
    burying = [frame.victim for frame in s.stack if isinstance(frame, Bury)]
    assert burying in ([], [s.game.dying]), "only the dying are buried"
    for seat, player in enumerate(s.players):
        gone = seat in s.game.dead or seat in burying
        assert not (player.hp and gone), "the dead have no HP"
        if gone:
            assert player.rank == 0, "the dead are off the board"
        elif not player.hp:
            assert seat in queued, "whoever has no HP is dead, or in the queue of the dying"
            assert player.rank, "the dying in the queue are on the board"
        else:
            assert seat not in queued, "whoever is in the queue has no HP"
            assert player.rank or not s.round.number, "the living are on the board"
    assert s.game.last_standing == NOBODY or len(s.game.dead) >= seats - 1, (
        "the last wizard stands alone"
    )
