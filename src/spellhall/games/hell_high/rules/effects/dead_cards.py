"""What only Dead Wizard cards do (ledger section 6.7)."""

from spellhall.engine.machine.events import tell
from spellhall.engine.machine.frames import Frame
from spellhall.engine.machine.stack import Rules, meanwhile, then
from spellhall.games.hell_high.box.cards import NO_CARD
from spellhall.games.hell_high.box.verbs import (
    BearGrudge,
    ChooseGlyph,
    DiscardEach,
    DrawDead,
    FetchCreature,
    MoreCards,
    SetLife,
)
from spellhall.games.hell_high.choices import BEAR_GRUDGE, DISCARD, LASTING_GLYPH
from spellhall.games.hell_high.frames.effects import (
    ChooseGrudge,
    ChooseLastingGlyph,
    DiscardAnswers,
    DiscardOne,
    Perform,
)
from spellhall.games.hell_high.frames.harm import DrawDeadCard
from spellhall.games.hell_high.rules.piles import CREATURE, discard, put_down, search_main
from spellhall.games.hell_high.state.state import NO_ANSWER, NOBODY, Brawl, living

# -- At once ---------------------------------------------------------------------------------------


def do_discard_each(s: Brawl, f: Perform, verb: DiscardEach) -> None:
    """All choose at the same time, face down (HH-DEC-22)."""
    lanes: list[Frame | None] = []
    for seat in range(len(s.players)):
        asked = seat in f.targets and bool(s.players[seat].hand)
        lanes.append(DiscardOne(seat, f.card) if asked else None)
    then(s, DiscardAnswers(f.card))
    meanwhile(s, lanes)


def own_hand(s: Brawl, f: DiscardOne) -> list[int]:
    """Any hand card."""
    return [DISCARD.codes[card] for card in s.players[f.seat].hand]


def discard_one(s: Brawl, f: DiscardOne, choice: int) -> None:
    """It stays in hand until all have chosen."""
    s.players[f.seat].answer = choice


def discard_answers(s: Brawl, f: DiscardAnswers) -> None:
    """All chosen cards go together."""
    for seat in living(s):
        player = s.players[seat]
        if player.answer != NO_ANSWER:
            card = DISCARD.first[player.answer]
            player.answer = NO_ANSWER
            player.hand.remove(card)
            discard(s, card)
            tell(s, "discard", seat, card, f.card)


def do_draw_dead(s: Brawl, f: Perform, verb: DrawDead) -> None:
    """This card is discarded first; the others come one after another (HH-DW-NOTE-4)."""
    put_down(s, f.card)
    then(s, *[DrawDeadCard(f.seat) for _ in range(verb.n)])


# -- In the next game ------------------------------------------------------------------------------


def do_set_life(s: Brawl, f: Perform, verb: SetLife) -> None:
    """HP become n (HH-VERB-23)."""
    s.players[f.seat].hp = verb.n
    tell(s, "set_life", f.seat, verb.n, f.card)


def do_fetch_creature(s: Brawl, f: Perform, verb: FetchCreature) -> None:
    """The first Creature of the Main Deck is in play, kept (HH-VERB-24)."""
    found = search_main(s, CREATURE, f.card)
    if found != NO_CARD:
        s.players[f.seat].creatures.append(found)
        tell(s, "keep", f.seat, found)


def do_more_cards(s: Brawl, f: Perform, verb: MoreCards) -> None:
    """For the first hand of the game."""
    s.players[f.seat].extra_cards += verb.n


def do_choose_glyph(s: Brawl, f: Perform, verb: ChooseGlyph) -> None:
    """Ask for the glyph."""
    then(s, ChooseLastingGlyph(f.seat, f.card))


def five_glyphs(s: Brawl, f: ChooseLastingGlyph) -> list[int]:
    """Any glyph."""
    return LASTING_GLYPH.codes.copy()


def choose_lasting_glyph(s: Brawl, f: ChooseLastingGlyph, choice: int) -> None:
    """The card counts as one of this glyph for the game."""
    glyph = LASTING_GLYPH.first[choice]
    s.players[f.seat].glyph = glyph
    tell(s, "lasting_glyph", f.seat, f.card, glyph)


def do_bear_grudge(s: Brawl, f: Perform, verb: BearGrudge) -> None:
    """Against the last killer; if nobody killed the holder, one of choice."""
    killer = s.players[f.seat].killer
    if killer != NOBODY:
        bear_grudge(s, f.seat, f.card, killer)
    else:
        then(s, ChooseGrudge(f.seat, f.card))


def others(s: Brawl, f: ChooseGrudge) -> list[int]:
    """Any other wizard."""
    return [BEAR_GRUDGE.codes[seat] for seat in range(len(s.players)) if seat != f.seat]


def choose_grudge(s: Brawl, f: ChooseGrudge, choice: int) -> None:
    """Chosen, since nobody killed the holder."""
    bear_grudge(s, f.seat, f.card, BEAR_GRUDGE.first[choice])


def bear_grudge(s: Brawl, seat: int, card: int, target: int) -> None:
    """The holder's damage to this wizard is greater from now on."""
    s.players[seat].grudge = target
    tell(s, "grudge", seat, card, target)


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.question(DiscardOne, own_hand, discard_one)
    rules.work(DiscardAnswers, discard_answers)
    rules.question(ChooseLastingGlyph, five_glyphs, choose_lasting_glyph)
    rules.question(ChooseGrudge, others, choose_grudge)
