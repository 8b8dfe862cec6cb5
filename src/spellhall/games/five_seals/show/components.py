"""Every scroll, token and board of Five Seals of Magic for the compendium."""

from collections.abc import Sequence

from spellhall.engine.game import Component
from spellhall.games.five_seals.box.board import BOARDS
from spellhall.games.five_seals.box.scrolls import (
    SCROLL_COUNT,
    SPELL_OF,
    SPELLS,
    Spell,
)
from spellhall.games.five_seals.show.catalogue import Scroll, board_id, board_view, printed
from spellhall.games.five_seals.show.names import CIRCLES, TEXTS

RULINGS = {
    "BINDING": ("FS-BIND-6", "FS-BIND-9", "FS-AMB-15"),
    "CHANGE": ("FS-CHANGE-2", "FS-CHANGE-4"),
    "RENEW": ("FS-RENEW-3",),
    "STRENG": ("FS-STRENG-2", "FS-AMB-2"),
    "GROW": ("FS-GROW-4", "FS-AMB-17"),
    "SYN": ("FS-SYN-2", "FS-SYN-3", "FS-SYN-4"),
    "SWAP": ("FS-SWAP-2", "FS-SWAP-3"),
    "EXCH": ("FS-EXCH-3", "FS-EXCH-5"),
    "ABSORB": ("FS-ABSORB-2", "FS-ABSORB-6", "FS-AMB-24"),
    "DISINT": ("FS-DISINT-3", "FS-ABSORB-9"),
    "REARR": ("FS-REARR-3", "FS-REARR-4"),
    "DECEP": ("FS-DECEP-3", "FS-CONF-1"),
    "ALTER": ("FS-ALTER-3", "FS-AMB-20"),
    "TRANS": ("FS-TRANS-3", "FS-TRANS-5", "FS-AMB-11"),
    "THEFT": ("FS-THEFT-2", "FS-THEFT-5", "FS-AMB-21"),
    "EXPLOIT": ("FS-EXPLOIT-5", "FS-EXPLOIT-7", "FS-AMB-12"),
    "DISP": ("FS-DISP-5", "FS-AMB-14"),
    "LEAP": ("FS-LEAP-3", "FS-LEAP-7"),
    "TELE": ("FS-TELE-4", "FS-AMB-8", "FS-AMB-9", "FS-AMB-10"),
    "GUARD": ("FS-GUARD-2", "FS-REACH-7"),
    "SPEED": ("FS-SPEED-2", "FS-SPEED-4"),
}


def components() -> Sequence[Component]:
    """Spells in the ledger's order, then the boards."""
    return [_spell(spell) for spell in SPELLS] + [_board(players) for players in BOARDS]


def _spell(spell: Spell) -> Component:
    scrolls = [number for number in range(SCROLL_COUNT) if SPELL_OF[number] is spell]
    data: list[Scroll] = [printed(number) for number in scrolls[:5]]
    return Component(
        id=f"FS-D-{spell.rule}",
        kind="scroll",
        name=TEXTS(f"spells.{spell.id}.name"),
        group=CIRCLES[spell.circles[-1]] if spell.circles else "every mage",
        icon=spell.icon,
        text=TEXTS(f"spells.{spell.id}.mind"),
        copies=len(scrolls),
        facts=(("Strength", str(spell.strength)),),
        data=data,
        rulings=RULINGS[spell.rule],
    )


def _board(players: int) -> Component:
    board = BOARDS[players]
    return Component(
        id=board_id(players),
        kind="board",
        name=f"Dungeon for {players} players",
        group="Boards",
        icon="dungeon-gate",
        text=f"{len(board.circles)} seals and {len(board.scroll_boxes)} scrolls in six segments.",
        facts=(("Seals", str(len(board.circles))), ("Scrolls", str(len(board.scroll_boxes)))),
        data=board_view(players),
        rulings=("FS-BT-6", "FS-BT-7"),
    )
