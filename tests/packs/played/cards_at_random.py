"""Cards that the check lets in, drawn at random, lie on top of the decks and are played."""

from random import Random
from typing import Any

from spellhall import Match, new
from spellhall.engine.packs.shelf import cards_under, take
from spellhall.games import find
from tests.packs.played.conftest import GAME

OPTIONS: dict[str, Any] = {"packs": ["drawn"]}
IDLE = ("back", "boost", "discard", "drop")  # what does nothing with a card
GAMES = 3
CHOICES = 350
LIKING = 0.8  # for cards of the pack


def with_cards_on_top(seed: int) -> Match:
    """A game whose decks begin with the cards of the pack."""
    options = OPTIONS | ({"giant_book": True} if GAME == "wiz_war" else {})
    players = list(find(GAME).players)
    match = new(GAME, players[seed % len(players)], seed, options)
    s: Any = match.state
    form = find(GAME).packs
    assert form is not None
    mine = cards_under(take(form, 0), s.packs)
    decks = {
        "wiz_war": lambda: [s.piles[0].deck],
        "hell_high": lambda: [s.main, s.treasure],
        "arcane_academy": lambda: [s.deck],
    }
    for deck in decks[GAME]():
        top = [card for card in deck if card in mine]
        deck[:] = [card for card in deck if card not in mine] + top
    return match


def test_all_that_the_check_lets_in_can_be_played_and_told() -> None:
    played: set[str] = set()
    for seed in range(GAMES):
        match, rng = with_cards_on_top(seed), Random(seed)
        while not match.is_over and len(match.choices) < CHOICES:
            seat = rng.choice(match.may_answer())
            options = match.options(seat)
            liked = [o for o in options if "drawn:" in o.text and o.text.split()[0] not in IDLE]
            option = rng.choice(liked if liked and rng.random() < LIKING else options)
            match.answer(seat, option)
            played.update(word.partition("#")[0] for word in option.text.split() if ":" in word)
            match.all_events()
            if len(match.choices) % 10 == 0:
                match.refusals(seat)
                match.game.invariants(match.state)
                match.sight(seat)
    assert len(played) > 3
