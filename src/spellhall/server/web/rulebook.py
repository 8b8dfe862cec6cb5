"""The rulebook and the compendium of a game, from its ledger and its components."""

from functools import cache

import msgspec

from spellhall.engine import Component
from spellhall.games import ids
from spellhall.ledger import LedgerError, ledger
from spellhall.ledger.overview import Chapter, overview
from spellhall.server.hall.wishes import find_game
from spellhall.server.wire.http import (
    ComponentCard,
    OverviewLine,
    OverviewPart,
    Rulebook,
    RuleEntry,
    RuleSection,
)
from spellhall.server.wire.problems import Denied


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
            [part(chapter) for chapter in overview(game)],
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


def part(chapter: Chapter) -> OverviewPart:
    """A part of the overview, without the seals that tie it to the rules."""
    lines = [
        OverviewLine(one.text, one.rules, one.name, one.picture) for one in chapter.statements
    ]
    return OverviewPart(chapter.id, chapter.title, lines)


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
