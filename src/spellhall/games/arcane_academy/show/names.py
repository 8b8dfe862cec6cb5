"""What people call cards, tiles and amounts."""

from typing import Final

from spellhall.engine.wording import Texts
from spellhall.games.arcane_academy.box.cards import CARD_OF, IS_SPELL, PACKS
from spellhall.games.arcane_academy.box.tiles import FACE_OF, TILE_OF
from spellhall.games.arcane_academy.box.verbs import SHARD, WILL
from spellhall.games.arcane_academy.box.words import ACTION_WORDS
from spellhall.games.arcane_academy.state.state import Academy

TEXTS: Final = Texts.of("spellhall.games.arcane_academy.show", packs=PACKS)


def card_name(card: int) -> str:
    """The title of a card."""
    return TEXTS(f"cards.{CARD_OF[card].id}.name")


def card_text(card: int) -> str:
    """What a card does, in our words."""
    return TEXTS(f"cards.{CARD_OF[card].id}.text")


def actions_name(tile: int) -> str:
    """What is printed on a tile: «Add Tile + Gain Will / Collect Shard»."""
    return " + ".join(
        " / ".join(TEXTS(f"actions.{ACTION_WORDS[action]}") for action in group)
        for group in FACE_OF[tile].groups
    )


def amount(res: int, n: int) -> str:
    """«2 Will», «1 Shard»."""
    return f"{n} Will" if res == WILL else f"{n} Shard{'' if n == 1 else 's'}"


def price(card: int, n: int) -> str:
    """An amount of what a card is paid with."""
    return amount(WILL if IS_SPELL[card] else SHARD, n)


def actions_on(s: Academy, seat: int, space: int) -> str:
    """What is printed on the tile of a space."""
    return actions_name(TILE_OF[s.players[seat].top[space]])


def label(key: str, **values: object) -> str:
    """The label of an answer."""
    return TEXTS(f"labels.{key}", **values)


def label_of(key: str, s: Academy, seat: int, space: int) -> str:
    """The label of an answer that names a space with its tile."""
    return label(key, space=space, actions=actions_on(s, seat, space))
