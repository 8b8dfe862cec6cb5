"""Names of cards, wizards, glyphs and ranks, for people."""

from typing import Any, Final

from spellhall.engine.wording import Texts
from spellhall.games.hell_high.box.cards import CARD_OF, PACKS

TEXTS: Final = Texts.of("spellhall.games.hell_high.show", packs=PACKS)
GLYPHS: Final[list[str]] = TEXTS.texts["glyphs"]
KINDS: Final[list[str]] = TEXTS.texts["kinds"]
WIZARD_ICONS: Final = (
    "female-vampire",
    "american-football-helmet",
    "baton",
    "prank-glasses",
    "tired-eye",
    "cook",
    "skateboarding-01",
    "pencil",
    "broom",
)
# The ranks that do something to others, or give something.
SLACKER: Final = 3
TRENDSETTER: Final = 5
CHEERLEADER: Final = 6
JOCK: Final = 7
PRESIDENT: Final = 8
BONUS_ICON: Final = "rolling-dice-cup"
GLYPH_ICONS: Final = ("crystal-ball", "moon", "fire", "duality-mask", "paw-print")


def _entry(card: int) -> dict[str, Any]:
    found: dict[str, Any] = TEXTS.texts["cards"][CARD_OF[card].id]
    return found


def card_name(card: int) -> str:
    """The title of a card."""
    return str(_entry(card)["name"])


def listed(words: list[str]) -> str:
    """«a», «a and b», «a, b and c»."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


def gone(card: int) -> str:
    """What is lost with a card that is used up."""
    return f"{card_name(card)} is discarded."


def card_text(card: int) -> str:
    """What a card does, in our words."""
    return str(_entry(card)["text"])


def card_aim(card: int) -> str:
    """Whom a Power Roll is against; empty without one."""
    return str(_entry(card).get("aim", ""))


def card_bands(card: int) -> list[str]:
    """The three bands of a Power Roll; empty without one."""
    return list(_entry(card).get("bands", ()))


def wizard_name(wizard: int) -> str:
    """The name of a wizard."""
    return str(TEXTS.texts["wizards"][wizard]["name"])


def wizard_title(wizard: int) -> str:
    """What a wizard is called in table talk."""
    return str(TEXTS.texts["wizards"][wizard]["title"])


def rank_title(rank: int) -> str:
    """The title of a rank of the board."""
    return str(TEXTS.texts["ranks"][rank - 1]["title"])


def rank_text(rank: int) -> str:
    """The ability of a rank."""
    return str(TEXTS.texts["ranks"][rank - 1]["text"])
