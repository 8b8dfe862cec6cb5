"""How a game ended: won or lost by all together (ledger sections 8 and 12)."""

from spellhall.engine.result import Part, Place, Result
from spellhall.games.wizards_academy.box.scenarios import BASIC
from spellhall.games.wizards_academy.rules.goals import bound_at
from spellhall.games.wizards_academy.state.state import HOPELESS, OUT_OF_MANA, WON, Academy


def result(s: Academy) -> Result:
    """One result for everybody."""
    won = s.ending == WON
    endings = {WON: "won", OUT_OF_MANA: "out_of_mana", HOPELESS: "hopeless"}
    texts = {
        WON: f"The academy is saved in turn {s.turn}, with {s.mana} mana left.",
        OUT_OF_MANA: f"The Mana Crystal went out in turn {s.turn}.",
        HOPELESS: f"The spells fell behind the disasters in turn {s.turn}.",
    }
    bound = sum(bound_at(s, level) for level in range(1, 5))
    parts = (Part("Mana left", s.mana), Part("Spells bound", bound))
    return Result(
        endings.get(s.ending, "out_of_time"),
        texts.get(s.ending, f"Time ran out in turn {s.turn}."),
        tuple(Place(seat, 1, s.mana, won, parts) for seat in range(len(s.wizards))),
        (_rule(s),),
    )


def _rule(s: Academy) -> str:
    """By what it was won or lost; a scenario has a victory of its own."""
    if s.ending == WON:
        return "WA-WIN-1" if s.scenario == BASIC else f"WA-SC-{s.scenario}"
    return {OUT_OF_MANA: "WA-LOSE-1", HOPELESS: "WA-VAR-1"}.get(s.ending, "WA-LOSE-2")
