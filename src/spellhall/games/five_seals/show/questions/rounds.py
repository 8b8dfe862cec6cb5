"""How the choices of mages and dice are said."""

from spellhall.engine.wording import Prompt, Said, Wording
from spellhall.games.five_seals.choices import BE_MAGE, TAKE
from spellhall.games.five_seals.frames import PickMage, TakeDie
from spellhall.games.five_seals.rules.rounds import why_not_be, why_not_take
from spellhall.games.five_seals.show import among
from spellhall.games.five_seals.show.names import ELEMENTS, FAMILIARS, MAGE_NAMES
from spellhall.games.five_seals.state.state import Seals


def mage_prompt(s: Seals, f: PickMage) -> Prompt:
    return Prompt(
        "Which mage are you?",
        f"@{f.seat} chooses a mage",
        "All mages play alike; the familiar comes along.",
        ("FS-DEC-2", "FS-SETUP-9"),
    )


def be_mage(s: Seals, f: PickMage, mage: int) -> Said:
    return Said(f"{MAGE_NAMES[mage]} with the {FAMILIARS[mage]}", (f"FS-MAGE-{mage + 1}",))


def die_prompt(s: Seals, f: TakeDie) -> Prompt:
    dice = "die" if f.left == 1 else "dice"
    return Prompt(
        f"Choose {f.left} {dice} for the next roll.",
        f"@{f.seat} chooses {f.left} {dice}",
        "Any colours that the supply holds.",
        ("FS-DEC-4", "FS-DRAFT-1"),
    )


def take(s: Seals, f: TakeDie, colour: int) -> Said:
    return Said(f"Take a die of {ELEMENTS[colour]} ({s.supply[colour]} left)", ("FS-DRAFT-1",))


def register(wording: Wording) -> None:
    """Which words serve which question."""
    wording.asks(
        PickMage, mage_prompt, {BE_MAGE: be_mage}, {BE_MAGE: why_not_be}, among=among.mages
    )
    wording.asks(TakeDie, die_prompt, {TAKE: take}, {TAKE: why_not_take}, among=among.supply)
