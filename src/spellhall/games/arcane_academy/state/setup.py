"""Set-up (ledger section 3)."""

from collections.abc import Mapping
from typing import Final

from spellhall.engine.first_player import first_player, first_seat
from spellhall.engine.machine.chance import shuffle, take_one
from spellhall.engine.machine.frames import Frame
from spellhall.engine.machine.state import Chance
from spellhall.engine.packs.shelf import marks_of, pack_setting
from spellhall.engine.settings import Number, Options, Value
from spellhall.games.arcane_academy.box.cards import PACKS, cards_with
from spellhall.games.arcane_academy.box.tiles import TILES
from spellhall.games.arcane_academy.frames import BeginTurn
from spellhall.games.arcane_academy.state.state import (
    HAND_SIZE,
    ROW_SIZE,
    Academy,
    fresh_player,
)

TURN_LIMIT: Final = 400
SETTINGS: Final = (
    first_player("AA-SETUP-8", 4),
    Number(
        "turn_limit",
        "Turn limit",
        "Ours, not the rulebook's: after so many turns the game is scored as it stands, so that"
        " it always ends. 0: never.",
        rule="AA-AMB-20",
        default=TURN_LIMIT,
        least=0,
        most=TURN_LIMIT,
    ),
    *pack_setting(PACKS),
)


def begin(players: int, options: Options, chance: Chance) -> Academy:
    """Slates, tiles, Public Assignments, then Private ones; the first player last."""
    packs = marks_of(PACKS, options.get("packs"))
    s = Academy(
        stack=list[Frame](),
        lanes=[],
        chance=chance,
        revealed=0,
        players=[fresh_player() for _ in range(players)],
        deck=cards_with(packs),
        bag=list(range(TILES)),
        packs=packs,
        limit=TURN_LIMIT,
    )
    adopt(s, options)
    s.centre = [take_one(s, s.bag) for _ in range(ROW_SIZE)]
    shuffle(s, s.deck)
    s.public = [s.deck.pop() for _ in range(ROW_SIZE)]
    for player in s.players:
        player.hand = [s.deck.pop() for _ in range(HAND_SIZE)]
    s.stack.append(BeginTurn(first_seat(s, options, players), False))
    return s


def adopt(s: Academy, options: Mapping[str, Value]) -> None:
    """The turn limit belongs to the table, also when it starts from a position (AA-AMB-20)."""
    if "turn_limit" in options:
        limit = options["turn_limit"]
        assert isinstance(limit, int)
        s.limit = limit
