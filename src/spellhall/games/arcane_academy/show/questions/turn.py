"""How the questions of a turn are said: casting, linked tiles, resting, placing tiles."""

from typing import Final

from spellhall.engine.wording import Prompt, Refused, Said, Wording
from spellhall.games.arcane_academy.box.tiles import EMPTY
from spellhall.games.arcane_academy.box.words import ACTION_WORDS
from spellhall.games.arcane_academy.choices import (
    ACT,
    CAST,
    CAST_DONE,
    EXCHANGE,
    KEEP,
    LINK,
    PLACE,
    REST,
    TILE_DONE,
)
from spellhall.games.arcane_academy.frames import (
    CastOrRest,
    Exchange,
    NextLinked,
    PlaceTile,
    ResolveTile,
)
from spellhall.games.arcane_academy.rules.end_of_turn import guarded_space
from spellhall.games.arcane_academy.rules.turn import (
    why_not_act,
    why_not_cast,
    why_not_link,
)
from spellhall.games.arcane_academy.show import among
from spellhall.games.arcane_academy.show.names import (
    actions_name,
    actions_on,
    card_name,
    label,
    label_of,
)
from spellhall.games.arcane_academy.show.questions.causes import ask, of_space
from spellhall.games.arcane_academy.state.state import Academy

TURN_ENDS: Final = "Your turn ends."


def cast_or_rest_prompt(s: Academy, f: CastOrRest) -> Prompt:
    why = "Exhaust one tile: it acts, then the tiles linked to it."
    if s.pencils >= 0:
        why = f"Pencils are down: @{s.pencils} holds the card. " + why
    return Prompt("Cast with a tile, or rest?", f"@{f.seat} casts or rests", why, ("AA-TURN-2",))


def rest(s: Academy, f: CastOrRest) -> Said:
    return Said(label("rest"), ("AA-REST-1", "AA-TURN-4"))


def cast(s: Academy, f: CastOrRest, space: int) -> Said:
    said = label_of("cast", s, f.seat, space)
    return Said(said, ("AA-CAST-1",), "The tile is exhausted and your turn ends.", tried=True)


def resolve_prompt(s: Academy, f: ResolveTile) -> Prompt:
    return ask(
        of_space(f.seat, f.space),
        "which action?",
        f"@{f.seat} acts with space {f.space}",
        ("AA-CAST-3", "AA-CAST-4", "AA-CAST-5"),
        "Each action is optional, in any order; of two with a slash, one.",
    )


def tile_done(s: Academy, f: ResolveTile) -> Said:
    return Said(label("stop"), ("AA-CAST-3",), "What is left of the tile is lost.", tried=True)


def act(s: Academy, f: ResolveTile, group: int, action: int) -> Said:
    return Said(label(ACTION_WORDS[action]), (_ACTION_RULES[action],), TURN_ENDS, tried=True)


_ACTION_RULES: Final = tuple(f"AA-ACT-{n}" for n in (1, 2, 3, 5, 6, 8))


def linked_prompt(s: Academy, f: NextLinked) -> Prompt:
    return ask(
        of_space(f.seat, f.space),
        "which tile linked to it acts next?",
        f"@{f.seat} picks the next linked tile",
        ("AA-LINK-1", "AA-LINK-7"),
        "Lit tiles act in any order, once each.",
    )


def cast_done(s: Academy, f: NextLinked) -> Said:
    return Said(label("end_cast"), ("AA-LINK-7",), "The other linked tiles do not act.", tried=True)


def link(s: Academy, f: NextLinked, space: int) -> Said:
    return Said(label_of("linked", s, f.seat, space), ("AA-LINK-1",), TURN_ENDS, tried=True)


def exchange_prompt(s: Academy, f: Exchange) -> Prompt:
    return Prompt(
        "Exchange a Private Assignment?",
        f"@{f.seat} may exchange a Private Assignment",
        "You discard first, then draw.",
        ("AA-REST-2", "AA-REST-3"),
    )


def keep(s: Academy, f: Exchange) -> Said:
    return Said(label("keep"), ("AA-REST-2",))


def exchange(s: Academy, f: Exchange, card: int) -> Said:
    loses = f"{card_name(card)} is discarded and your turn ends."
    return Said(label("exchange", card=card_name(card)), ("AA-REST-2",), loses, tried=True)


def place_prompt(s: Academy, f: PlaceTile) -> Prompt:
    return Prompt(
        "Where does the tile go?",
        f"@{f.seat} places {len(s.pending)} tile{'s' if len(s.pending) > 1 else ''}",
        "Any space, any turn; what it covers is out of play.",
        ("AA-TILE-1", "AA-TILE-2"),
    )


def place(s: Academy, f: PlaceTile, tile: int, space: int, turn: int) -> Said:
    said = label("place", actions=actions_name(tile), space=space, turn=turn)
    covers = s.players[f.seat].top[space] != EMPTY
    loses = (
        f"It covers {actions_on(s, f.seat, space)}, and your turn ends." if covers else TURN_ENDS
    )
    return Said(said, ("AA-TILE-2",), loses, tried=True)


def guarded(s: Academy, f: PlaceTile) -> list[Refused]:
    """The space where one of the pending tiles may not lie."""
    found = {guarded_space(s.players[f.seat], tile) for tile in s.pending} - {-1}
    reason = "Only a tile that shows Complete Assignment may cover the last one in sight."
    return [Refused(f"space:{f.seat}:{space}", reason, "AA-TILE-7") for space in found]


def register(wording: Wording) -> None:
    """Which words serve which question."""
    wording.asks(
        CastOrRest,
        cast_or_rest_prompt,
        {REST: rest, CAST: cast},
        {CAST: why_not_cast},
        among=among.own_tiles,
    )
    wording.asks(
        ResolveTile,
        resolve_prompt,
        {TILE_DONE: tile_done, ACT: act},
        {ACT: why_not_act},
        among=among.actions_of_tile,
    )
    wording.asks(
        NextLinked,
        linked_prompt,
        {CAST_DONE: cast_done, LINK: link},
        {LINK: why_not_link},
        among=among.own_tiles,
    )
    wording.asks(Exchange, exchange_prompt, {KEEP: keep, EXCHANGE: exchange}, among=among.hand)
    wording.asks(
        PlaceTile,
        place_prompt,
        {PLACE: place},
        refusals=guarded,
        among=among.taken_tiles_and_spaces,
    )
