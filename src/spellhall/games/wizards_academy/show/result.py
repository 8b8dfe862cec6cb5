"""How a game ended: won or lost by all together (ledger sections 8 and 12)."""

from typing import Final

from spellhall.engine.result import Ending, Part, Place, Result
from spellhall.games.wizards_academy.box.scenarios import BASIC
from spellhall.games.wizards_academy.rules.goals import bound_at
from spellhall.games.wizards_academy.state.state import HOPELESS, OUT_OF_MANA, WON, Academy

ENDINGS: Final = (  # in the order of their numbers, of which 0 means that the game goes on
    Ending("won", "WA-WIN-1"),
    Ending("out_of_mana", "WA-LOSE-1"),
    Ending("out_of_time", "WA-LOSE-2"),
    Ending("hopeless", "WA-VAR-1"),
)


def result(s: Academy) -> Result:
    """One result for everybody."""
    won = s.ending == WON
    ending = ENDINGS[s.ending - 1]
    texts = {
        WON: f"The academy is saved in turn {s.turn}, with {s.mana} mana left.",
        OUT_OF_MANA: f"The Mana Crystal went out in turn {s.turn}.",
        HOPELESS: f"The spells fell behind the disasters in turn {s.turn}.",
    }
    bound = sum(bound_at(s, level) for level in range(1, 5))
    parts = (Part("Mana left", s.mana), Part("Spells bound", bound))
    return Result(
        ending.id,
        texts.get(s.ending, f"Time ran out in turn {s.turn}."),
        tuple(Place(seat, 1, s.mana, won, parts) for seat in range(len(s.wizards))),
        (f"WA-SC-{s.scenario}" if won and s.scenario != BASIC else ending.rule,),
    )
