"""All chapters of the rules, in the order of the rulebook, and how every scroll is used."""

from typing import Final

from spellhall.engine.machine.stack import Rules
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
    conflict_over_dice,
    conflict_over_scrolls,
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
    TradeColours: conflict_over_dice.Deception(),
    Alter: conflict_over_dice.Alteration(),
    SwapOwnedScrolls: conflict_over_scrolls.Transfer(),
    StealDie: conflict_over_dice.Theft(),
    Invoke: conflict_over_scrolls.Exploitation(),
    SendFamiliar: movement.Dispatch(),
    PostGuardian: movement.PostingGuardian(),
    BreakPast: movement.Passing(),
    BreakTwice: movement.Speed(),
}
using.lay_out(USES)

RULES: Final = Rules()
for chapter in (
    rounds,
    turn,
    breaking,
    using,
    binding,
    might,
    spaces,
    conflict_over_dice,
    conflict_over_scrolls,
    movement,
):
    chapter.register(RULES)
