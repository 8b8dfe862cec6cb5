"""Windows of answers against a slow statement of the ledger, on generated play (WW-CNT).

The statement reads whom a counter answers from the cells of the ledger's card tables and asks
the code only for lines of sight, which have a model of their own.
"""

import re
from random import Random

import pytest

from spellhall.engine import Match, Options, begin
from spellhall.games import find
from spellhall.games.wiz_war.box.cards import CARD_OF, SCHOOL_OF
from spellhall.games.wiz_war.box.terms import ATTACK, NEUTRAL
from spellhall.games.wiz_war.choices.casting import ANSWER, PASS
from spellhall.games.wiz_war.frames.casting import OpenWindow, Resolve, Respond
from spellhall.games.wiz_war.rules.casting.answers import crossed_lines
from spellhall.games.wiz_war.rules.table.seeing import sees
from spellhall.games.wiz_war.state.air import Cast
from spellhall.games.wiz_war.state.numbers import NONE
from spellhall.games.wiz_war.state.state import Duel
from spellhall.testing import rule
from tests.games.wiz_war.ledger_words import CELLS

GAME = find("wiz_war")


class Told:
    """A card as its row of the ledger tells it; «as X» is read as X."""

    def __init__(self, card: int) -> None:
        cells = CELLS[f"WW-{CARD_OF[card].id}"]
        self.counter = "C" in cells["T"].split("/")
        self.item = cells["T"] == "I"
        self.range = cells["R"]
        self.target = cells["target"]
        original = re.match(r"as (WW-\S+)", cells["effect"])
        self.effect = CELLS[original[1]]["effect"] if original else cells["effect"]
        self.traits = self.effect.split(".")[0].split(", ")


TOLD = [Told(card) for card in range(len(CARD_OF))]
ANSWERS = [card for card, told in enumerate(TOLD) if told.counter]


def answers(s: Duel, seat: int, cast: Cast, card: int) -> bool:
    """Whether a counter names what is in the air (WW-CNT-7, WW-CNT-8, WW-AMB-32)."""
    told = TOLD[card]
    known = None if cast.card == NONE else TOLD[cast.card]
    # Neither mundane cards nor a carried item that cancels are spells.
    spell = cast.weapon == NONE and known is not None and not known.item
    spell = spell and known is not None and "Mundane" not in known.traits
    attack = cast.role == ATTACK and not (known and "instead of attacking" in known.effect)
    mine = cast.seat == seat
    at_me = seat in cast.targets and not mine
    if "Fire" in told.traits and any(CARD_OF[one.card].id == "EL-5" for one in s.spells):
        return False  # Flood: no Fire card can be played
    if told.target in ("spell targeting you", "spell"):
        fit = spell and at_me
    elif told.target in ("neutral spell", "neutral or summon spell"):
        fit = spell and cast.role == NEUTRAL
    elif told.target == "any spell being cast":
        fit = spell
    elif told.target in ("attack spell targeting you", "attack spell on you"):
        fit = spell and attack and at_me
    elif told.target == "counter aimed at your spell":
        fit = spell and cast.against != NONE and s.air[cast.against].seat == seat
    elif "counter: CANCEL a Water spell" in told.effect:
        fit = spell and known is not None and "Water" in known.traits
    elif told.target == "border line":
        return attack and bool(crossed_lines(s, seat, s.air.index(cast)))
    elif told.target == "attack on you" or "ounter: when" in told.effect:
        fit = attack and at_me
    else:
        return False  # damage, treasures and deaths have windows of their own
    if known and "cannot itself be cancelled" in known.effect and "CANCEL" in told.effect:
        return False
    return fit and (told.range != "L" or mine or sees(s, seat, cast.by))


def in_this_game(s: Duel, card: int) -> bool:
    return s.school_pile[SCHOOL_OF[card]] != NONE or card in s.extra


def could_answer(s: Duel, seat: int, cast: Cast) -> bool:
    """As far as the table can tell: whoever has a card could have any counter (WW-HID-3)."""
    player = s.players[seat]
    if any(TOLD[card].target == "spell" and answers(s, seat, cast, card) for card in player.items):
        return True
    return bool(player.hand) and any(
        in_this_game(s, card) and answers(s, seat, cast, card) for card in ANSWERS
    )


def asked_in_order(s: Duel, cast: Cast) -> list[int]:
    """Targets first, then the others, each clockwise; the active player last (WW-CNT-3)."""
    seats = len(s.players)
    others = [(s.active + i) % seats for i in range(1, seats)]
    targets = [seat for seat in others if seat in cast.targets]
    rest = [seat for seat in others if seat not in cast.targets]
    order = [*targets, *rest, s.active]
    return [seat for seat in order if s.players[seat].cell != NONE and could_answer(s, seat, cast)]


class Watch:
    """Follows every window of a game and compares it with the statement."""

    def __init__(self) -> None:
        self.waiting: dict[int, list[int]] = {}  # by height: who is still to be asked
        self.windows = self.counters = self.nested = self.reopened = 0

    def opened(self, s: Duel, f: OpenWindow) -> None:
        cast = s.air[f.height]
        closed = cast.cancelled or s.players[cast.seat].cell == NONE
        self.waiting[f.height] = [] if closed else asked_in_order(s, cast)
        self.windows += 1

    def asked(self, s: Duel, f: Respond) -> None:
        assert [f.seat, *f.rest] == self.waiting[f.height]

    def answered(self, s: Duel, f: Respond, code: int) -> None:
        if code == PASS.bare:
            self.waiting[f.height].pop(0)
        else:
            self.counters += 1
            self.nested += f.height > 0
            self.waiting[f.height] = [-1]  # it must open again

    def resolved(self, s: Duel, f: Resolve) -> None:
        assert self.waiting.pop(f.height) == [], "all have passed, or nobody could answer"


def watched(monkeypatch: pytest.MonkeyPatch, watch: Watch) -> None:
    works, replies = GAME.rules.works, GAME.rules.answers
    open_window, resolve, respond = works[OpenWindow], works[Resolve], replies[Respond]

    def opening(s: Duel, f: OpenWindow) -> None:
        watch.reopened += watch.waiting.get(f.height) == [-1]
        watch.opened(s, f)
        open_window(s, f)

    def resolving(s: Duel, f: Resolve) -> None:
        watch.resolved(s, f)
        resolve(s, f)

    def responding(s: Duel, f: Respond, code: int) -> None:
        watch.asked(s, f)
        watch.answered(s, f, code)
        respond(s, f, code)

    monkeypatch.setitem(works, OpenWindow, opening)
    monkeypatch.setitem(works, Resolve, resolving)
    monkeypatch.setitem(replies, Respond, responding)


def offered(s: Duel, seat: int, height: int) -> list[int]:
    """Pass, the counters of the hand that fit, and a powder that is carried."""
    player = s.players[seat]
    found = [card for card in player.hand if TOLD[card].counter]
    found += [card for card in player.items if TOLD[card].target == "spell"]
    fitting = [card for card in found if answers(s, seat, s.air[height], card)]
    return [PASS.bare, *(ANSWER.codes[card] for card in fitting)]


def gathered(match: Match, rng: Random) -> Match:
    """All wizards in sight of each other, with more counters in hand than chance would give."""
    state = match.state
    assert isinstance(state, Duel)
    deck = state.piles[0].deck
    for player in state.players:
        player.cell = state.players[state.active].cell
        counters = [card for card in deck if TOLD[card].counter]
        for card in rng.sample(counters, min(3, len(counters))):
            deck[deck.index(card)] = player.hand.pop(0)
            player.hand.append(card)
    return match


def play(match: Match, rng: Random) -> None:
    """A random game in which nobody passes who can answer, and attacks are sought."""
    for _ in range(700):
        if match.is_over:
            return
        (seat,) = match.awaited()
        options = match.options(seat)
        state = match.state
        assert isinstance(state, Duel)
        frame = state.stack[-1]
        if isinstance(frame, Respond):
            codes = [option.code for option in options]
            assert sorted(codes) == sorted(offered(state, seat, frame.height))
            options = options[1:] or options
        casts = [one for one in options if one.text.split(" ")[0] in ("cast", "punch", "use")]
        match.answer(seat, rng.choice(casts if casts and rng.random() < 0.6 else options))


@rule("WW-CNT-3", "WW-CNT-4", "WW-CNT-5", "WW-CNT-6", "WW-CNT-7", "WW-CNT-8")
@rule("WW-HID-3", "WW-AMB-11", "WW-AMB-32", "WW-AMB-63")
@pytest.mark.parametrize(
    ("players", "schools"),
    [
        (3, ("mentalism", "thaumaturgy", "chaos")),
        (4, ("elemental", "conjuring", "mutation")),
        (5, ("hexcraft", "necromancy", "draconic")),
        (2, ("totem", "mythology", "alchemy")),
    ],
)
def test_every_window_asks_whom_the_ledger_says_in_its_order(
    players: int, schools: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    watch = Watch()
    watched(monkeypatch, watch)
    for seed in range(5):
        options: Options = {"choosing": "named", "schools": list(schools), "turn_limit": 60}
        watch.waiting = {}
        rng = Random(seed)
        play(gathered(begin(GAME, players, seed, options), rng), rng)
    assert watch.windows > 100
    assert watch.counters > 5
    assert watch.reopened > 3
    if "thaumaturgy" in schools:
        assert watch.nested > 0
