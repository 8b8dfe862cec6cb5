"""Which wizard, and what Dead Wizard cards do at the start of a game: how it is asked."""

from spellhall.engine.wording import Cause, Prompt, Said, Wording
from spellhall.games.hell_high.box.words import a_card
from spellhall.games.hell_high.choices import BE_WIZARD, BEAR_GRUDGE, LASTING_GLYPH, OPEN
from spellhall.games.hell_high.frames.effects import ChooseGrudge, ChooseLastingGlyph
from spellhall.games.hell_high.frames.match import NextOpened, PickWizard
from spellhall.games.hell_high.rules.games import why_not_be
from spellhall.games.hell_high.show import among
from spellhall.games.hell_high.show.names import (
    GLYPHS,
    card_name,
    listed,
    wizard_name,
    wizard_title,
)
from spellhall.games.hell_high.show.questions.causes import of_card
from spellhall.games.hell_high.state.state import Brawl


def wizard_prompt(s: Brawl, f: PickWizard) -> Prompt:
    why = "Wizards differ in looks and manners only."
    return Prompt("Which wizard are you?", f"@{f.seat} picks a wizard", why, ("HH-SETUP-1",))


def be_wizard(s: Brawl, f: PickWizard, wizard: int) -> Said:
    return Said(f"{wizard_name(wizard)}, {wizard_title(wizard)}", ("HH-DEC-1",))


def opened_prompt(s: Brawl, f: NextOpened) -> Prompt:
    names = listed(list(map(card_name, s.opened)))
    return Prompt(
        "Which of your Dead Wizard cards comes next?",
        f"@{f.seat} resolves Dead Wizard cards",
        f"{names} say “next game” and resolve now, in your order.",
        ("HH-NEXT-5",),
        Cause(names, tuple(map(a_card, s.opened))),
    )


def open_card(s: Brawl, f: NextOpened, card: int) -> Said:
    return Said(f"Resolve {card_name(card)}", ("HH-DEC-18",))


def lasting_prompt(s: Brawl, f: ChooseLastingGlyph) -> Prompt:
    name = card_name(f.card)
    waiting = f"@{f.seat} chooses a glyph for {name}"
    why = "It counts as a card of that glyph before you, for the whole game."
    return Prompt(f"{name}: which glyph?", waiting, why, ("HH-DW-19",), of_card(f.card))


def lasting_glyph(s: Brawl, f: ChooseLastingGlyph, glyph: int) -> Said:
    return Said(f"It counts as a card of {GLYPHS[glyph]}", ("HH-DW-19",))


def grudge_prompt(s: Brawl, f: ChooseGrudge) -> Prompt:
    text = f"{card_name(f.card)}: against whom is your grudge?"
    return Prompt(text, f"@{f.seat} bears a grudge", cause=of_card(f.card))


def bear_grudge(s: Brawl, f: ChooseGrudge, seat: int) -> Said:
    return Said(f"1 more damage to @{seat}", ("HH-DW-20",))


def register(wording: Wording) -> None:
    """Which words serve which question."""
    wording.asks(
        PickWizard,
        wizard_prompt,
        {BE_WIZARD: be_wizard},
        {BE_WIZARD: why_not_be},
        among=among.wizards,
    )
    wording.asks(NextOpened, opened_prompt, {OPEN: open_card}, among=among.opened)
    wording.asks(
        ChooseLastingGlyph, lasting_prompt, {LASTING_GLYPH: lasting_glyph}, among=among.glyphs
    )
    wording.asks(ChooseGrudge, grudge_prompt, {BEAR_GRUDGE: bear_grudge}, among=among.others)
