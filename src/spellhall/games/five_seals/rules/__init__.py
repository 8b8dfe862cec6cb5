"""All chapters of the rules, in the order of the rulebook, and how every scroll is used."""

from typing import Final

from spellhall.engine.stack import Rules
from spellhall.games.five_seals.box.effects import (
    Alter,
    Bind,
    BreakPast,
    BreakTwice,
    Effect,
    GrowDie,
    Invoke,
    PostGuardian,
    Raise,
    Recolour,
    RemoveToken,
    Reroll,
    SendFamiliar,
    StealDie,
    StoreToken,
    SwapBoardScrolls,
    SwapOwnedScrolls,
    SwapTokens,
    TradeColours,
)
from spellhall.games.five_seals.rules import breaking, rounds, turn
from spellhall.games.five_seals.rules.scrolls import (
    binding,
    conflict,
    might,
    movement,
    spaces,
    using,
)

# Synergy is never used (FS-SYN-1).
USES: Final[dict[type[Effect], using.Use]] = {
    Bind: binding.Binding(),
    Recolour: might.Change(),
    Reroll: might.Renewal(),
    Raise: might.Strengthening(),
    GrowDie: might.Growth(),
    SwapTokens: spaces.Swap(),
    StoreToken: spaces.Absorption(),
    RemoveToken: spaces.Disintegration(),
    SwapBoardScrolls: spaces.Rearrangement(),
    TradeColours: conflict.Deception(),
    Alter: conflict.Alteration(),
    SwapOwnedScrolls: conflict.Transfer(),
    StealDie: conflict.Theft(),
    Invoke: conflict.Exploitation(),
    SendFamiliar: movement.Dispatch(),
    PostGuardian: movement.PostingGuardian(),
    BreakPast: movement.Passing(),
    BreakTwice: movement.Speed(),
}
using.lay_out(USES)

RULES: Final = Rules()
for chapter in (rounds, turn, breaking, using, binding, might, spaces, conflict, movement):
    chapter.register(RULES)
