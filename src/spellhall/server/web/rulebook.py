"""The rulebook and the compendium of a game, from its ledger and its components."""

from functools import cache

import msgspec

from spellhall.engine import Component
from spellhall.games import ids
from spellhall.ledger import LedgerError, ledger
from spellhall.server.wire.problems import Denied
from spellhall.server.hall.wishes import find_game
from spellhall.server.wire.http import ComponentCard, Rulebook, RuleEntry, RuleSection


@cache
def rulebook(game: str) -> bytes:
    """The body of GET /api/rules/{game}, made once."""
    try:
        read = ledger(game)
    except LedgerError as error:
        raise Denied(404, "unknown_game", str(error)) from None
    cards = find_game(game).components() if game in ids() else []
    return msgspec.json.encode(
        Rulebook(
            read.game,
            read.title,
            read.intro,
            [
                RuleSection(
                    section.id,
                    section.number,
                    section.title,
                    section.intro,
                    [RuleEntry(e.id, e.text, e.kind, e.refs) for e in section.rules],
                )
                for section in read.sections
            ],
            [card(component) for component in cards],
        )
    )


def card(component: Component) -> ComponentCard:
    """A card, tile or room of the compendium."""
    return ComponentCard(
        id=component.id,
        touch_kind=component.kind,
        name=component.name,
        group=component.group,
        icon=component.icon,
        text=component.text,
        copies=component.copies,
        facts=list(component.facts),
        data=component.data,
        rulings=list(component.rulings),
    )
