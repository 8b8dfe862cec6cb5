"""What a seat or a spectator may see, built by adding what may be shown."""

from functools import cache

from spellhall.engine.machine.frames import Offer
from spellhall.games.hell_high.box.board import TOP_RANK
from spellhall.games.hell_high.box.cards import CARD_OF, KIND_OF, NO_CARD, power_size
from spellhall.games.hell_high.box.design import HIT_BACK
from spellhall.games.hell_high.box.verbs import WILD
from spellhall.games.hell_high.box.words import GLYPH_WORDS, KIND_WORDS
from spellhall.games.hell_high.frames.effects import Perform
from spellhall.games.hell_high.frames.harm import Strike
from spellhall.games.hell_high.frames.power import ApplyBand, ExtraTarget
from spellhall.games.hell_high.rules.damage import NERD, PRIMES
from spellhall.games.hell_high.rules.piles import glyph_cards, initiative
from spellhall.games.hell_high.rules.power import band_of, dice_for, total_of
from spellhall.games.hell_high.show.names import (
    GLYPH_ICONS,
    WIZARD_ICONS,
    card_aim,
    card_bands,
    card_name,
    card_text,
    rank_text,
    rank_title,
    wizard_name,
    wizard_title,
)
from spellhall.games.hell_high.show.shapes import (
    CardView,
    ComingView,
    ComponentView,
    DieView,
    PileView,
    PlayerView,
    RankView,
    ResolutionView,
    RollView,
    SmallCard,
    TurnView,
    View,
)
from spellhall.games.hell_high.state.state import (
    BONUS_DIE,
    BUILDING,
    NOBODY,
    Brawl,
    foes,
    living,
    victory_points,
)

STEPS = ("start", "draw", "dead", "abilities", "build", "resolve")


def view(s: Brawl, seat: int | None) -> View:
    """The table as this seat sees it."""
    return _view(s, seat, frozenset() if seat is None else frozenset({seat}))


def see_all(s: Brawl) -> View:
    """The table with all cards open."""
    return _view(s, None, frozenset(range(len(s.players))))


def _view(s: Brawl, seat: int | None, open_seats: frozenset[int]) -> View:
    return View(
        game=s.game.number,
        games=s.games,
        round=s.round.number,
        step=STEPS[s.round.step],
        active=_or_none(s.turn.seat),
        bonus=GLYPH_WORDS[s.game.bonus] if s.game.bonus >= 0 else None,
        last_standing=_or_none(s.game.last_standing),
        players=[_player(s, i, i in open_seats, seat) for i in range(len(s.players))],
        ranks=[_rank(s, rank) for rank in range(TOP_RANK, 0, -1)],
        order=_order(s, open_seats),
        resolution=_resolution(s),
        coming=_coming(s),
        death_queue=[entry[0] for entry in s.game.queue],
        dead=s.game.dead.copy(),
        aside=[card_view(card) for card in s.resolving + s.exposed + s.wild],
        opened=[card_view(card) for card in s.opened],
        main=_pile(s.main, s.main_discard),
        treasure=_pile(s.treasure, s.treasure_discard),
        dead_deck=_pile(s.dead_deck, s.dead_discard),
        glyph_icons=list(GLYPH_ICONS),
    )


@cache
def card_view(card: int, dice: int = 0) -> CardView:
    """A card with its face up; a view is only read, so equal cards are one object."""
    row = CARD_OF[card]
    return CardView(
        card=card,
        id=f"HH-{row.id}",
        kind=KIND_WORDS[row.kind],
        glyph=GLYPH_WORDS[row.glyph] if row.glyph >= 0 else "",
        name=card_name(card),
        text=card_text(card),
        icon=row.icon,
        initiative=row.initiative,
        creature=row.creature,
        everlasting=row.everlasting,
        aim=card_aim(card),
        bands=card_bands(card),
        dice=dice,
    )


def _or_none(number: int) -> int | None:
    return None if number == NOBODY else number


def _pile(deck: list[int], discard: list[int]) -> PileView:
    return PileView(len(deck), [_small(card) for card in discard])


@cache
def _small(card: int) -> SmallCard:
    row = CARD_OF[card]
    return SmallCard(card, f"HH-{row.id}", KIND_WORDS[row.kind], card_name(card), row.icon)


def _ready(s: Brawl, seat: int) -> bool:
    """Nobody waits for this Spell; whoever ran out of changes of mind is as ready as the others."""
    if s.round.step != BUILDING or not s.lanes or s.players[seat].hp == 0:
        return False
    lane = s.lanes[seat]
    return not lane or isinstance(lane[-1], Offer)


# -- Players --------------------------------------------------------------------------------------


def _player(s: Brawl, seat: int, is_open: bool, looker: int | None) -> PlayerView:
    player = s.players[seat]
    wizard = player.wizard
    spell_open = is_open or seat == s.turn.seat
    building = s.round.step == BUILDING and not is_open
    others = foes(s, seat)
    return PlayerView(
        seat=seat,
        wizard=_or_none(wizard),
        wizard_name=wizard_name(wizard) if wizard >= 0 else "",
        wizard_title=wizard_title(wizard) if wizard >= 0 else "",
        wizard_icon=WIZARD_ICONS[wizard] if wizard >= 0 else "",
        hp=player.hp,
        alive=player.hp > 0,
        dying=player.hp == 0 and player.rank > 0,
        died=player.died or None,
        next_rank=_next_rank(s, seat) if seat in s.game.dead else None,
        rank=player.rank or None,
        rank_title=rank_title(player.rank) if player.rank else "",
        points=victory_points(player),
        kills=player.kills,
        lws=player.lws,
        hand_size=len(player.hand) + (len(player.spell) if building else 0),
        hand=[_in_hand(s, seat, card) for card in player.hand] if is_open else [],
        known=[
            card_view(card) for giver, owner, card in s.known if giver == looker and owner == seat
        ],
        spell_size=len(player.spell) if s.round.counted or is_open else None,
        spell=_components(s, seat) if spell_open else [],
        initiative=_initiative(s, seat, spell_open),
        creatures=[_rolling(s, seat, card, spell_open) for card in player.creatures],
        tired=[card_view(card) for card in s.turn.tired] if seat == s.turn.seat else [],
        treasures=[card_view(card) for card in player.treasures],
        lasting=[card_view(card) for card in player.lasting],
        lasting_glyph=GLYPH_WORDS[player.glyph] if player.glyph >= 0 else "",
        grudge=_or_none(player.grudge),
        held_size=len(player.held),
        held=[card_view(card) for card in player.held] if is_open else [],
        glyphs=_glyphs(s, seat, spell_open),
        acted=seat in s.round.acted,
        ready=_ready(s, seat),
        left=others[0] if others else None,
        right=others[-1] if others else None,
    )


def _next_rank(s: Brawl, seat: int) -> int:
    return TOP_RANK + 1 - len(s.players) + s.game.dead.index(seat)


def _glyphs(s: Brawl, seat: int, spell_open: bool) -> list[int]:
    counts = [len(glyph_cards(s, seat, glyph)) for glyph in range(5)]
    if not spell_open:
        for card in s.players[seat].spell:
            if CARD_OF[card].glyph >= 0:
                counts[CARD_OF[card].glyph] -= 1
    return counts


def _initiative(s: Brawl, seat: int, spell_open: bool) -> int | None:
    player = s.players[seat]
    if not player.spell or not (spell_open or seat in s.round.shown):
        return None
    return initiative(player)


def _in_hand(s: Brawl, seat: int, card: int) -> CardView:
    """A hand card with the dice that it would have in the Spell."""
    if not card_bands(card):
        return card_view(card)
    return card_view(card, len(dice_for(s, seat, card)) + 1)


def _rolling(s: Brawl, seat: int, card: int, spell_open: bool) -> CardView:
    """A card in play with its dice; those of face-down cards do not count."""
    glyph = CARD_OF[card].glyph
    if not card_bands(card):
        return card_view(card)
    dice = _glyphs(s, seat, spell_open)[glyph] + int(s.game.bonus == glyph)
    return card_view(card, dice)


def _components(s: Brawl, seat: int) -> list[ComponentView]:
    player = s.players[seat]
    return [
        ComponentView(
            _rolling(s, seat, card, True),
            KIND_WORDS[slot],
            _state(s, seat, card),
            card in s.turn.kept,
        )
        for card, slot in zip(player.spell, player.slots, strict=True)
    ]


def _state(s: Brawl, seat: int, card: int) -> str:
    if seat != s.turn.seat:
        return "secret"
    if card == s.turn.now:
        return "now"
    return "waiting" if card in s.turn.waiting or KIND_OF[card] == WILD else "done"


# -- Board and order ------------------------------------------------------------------------------


def _rank(s: Brawl, rank: int) -> RankView:
    seat = None
    waiting = None
    for i, player in enumerate(s.players):
        if player.rank == rank:
            seat = i
        elif i in s.game.dead and _next_rank(s, i) == rank:
            waiting = i
    prime = rank == NERD and seat is not None and s.players[seat].hp in PRIMES
    return RankView(rank, rank_title(rank), rank_text(rank), seat, waiting, prime)


def _order(s: Brawl, open_seats: frozenset[int]) -> list[TurnView]:
    """Those who acted, the active one, then the others as far as the table can tell."""
    others = [seat for seat in living(s) if seat != s.turn.seat]
    acted = [seat for seat in others if seat in s.round.acted]
    rest = [seat for seat in others if seat not in s.round.acted]
    if s.round.counted:
        rest.sort(key=lambda i: _place(s, i))
    found = [_turn(s, seat, "acted", open_seats) for seat in acted]
    if s.turn.seat != NOBODY:
        found.append(_turn(s, s.turn.seat, "now", open_seats))
    for seat in rest:
        found.append(
            _turn(s, seat, "next" if seat == rest[0] and s.round.counted else "later", open_seats)
        )
    return found


def _place(s: Brawl, seat: int) -> tuple[int, int, int]:
    """Who was hurried first, then fewer cards, then a higher Initiative if it is known."""
    player = s.players[seat]
    known = initiative(player) if seat in s.round.shown else 0
    return int(seat != s.round.next_up), len(player.spell), -known


def _turn(s: Brawl, seat: int, state: str, open_seats: frozenset[int]) -> TurnView:
    player = s.players[seat]
    is_open = seat in open_seats
    return TurnView(
        seat,
        state,
        len(player.spell) if s.round.counted or is_open else None,
        _initiative(s, seat, is_open or seat == s.turn.seat),
        _ready(s, seat),
    )


# -- The Spell in resolution ----------------------------------------------------------------------


def _resolution(s: Brawl) -> ResolutionView | None:
    if s.turn.seat == NOBODY:
        return None
    player = s.players[s.turn.seat]
    return ResolutionView(
        seat=s.turn.seat,
        name=" ".join(card_name(card) for card in player.spell if KIND_OF[card] != WILD),
        parts=_components(s, s.turn.seat),
        creatures=[_attacking(s, card) for card in player.creatures],
        now=_or_none(s.turn.now),
        targets=_targets(s),
        roll=_roll(s),
        cards_in_spell=len(player.spell),
    )


def _attacking(s: Brawl, card: int) -> ComponentView:
    shown = _rolling(s, s.turn.seat, card, True)
    return ComponentView(shown, "delivery", _state(s, s.turn.seat, card), True)


def _targets(s: Brawl) -> list[int]:
    for frame in reversed(s.stack):
        if isinstance(frame, (Perform, ApplyBand, ExtraTarget)) and frame.card == s.turn.now:
            return list(frame.targets)
    return []


def _roll(s: Brawl) -> RollView | None:
    if not s.turn.roll.dice:
        return None
    player = s.players[s.turn.seat]
    total = total_of(player, s.turn.roll.dice)
    dice = [
        DieView(
            value,
            source,
            "bonus" if source == BONUS_DIE else card_name(source),
            "rolling-dice-cup" if source == BONUS_DIE else CARD_OF[source].icon,
        )
        for value, source in zip(s.turn.roll.dice, s.turn.roll.origins, strict=True)
    ]
    return RollView(s.turn.now, dice, total - sum(s.turn.roll.dice), total, band_of(total))


def _coming(s: Brawl) -> list[ComingView]:
    if not s.lanes or not isinstance(s.stack[-1], Strike):
        return []
    blow = s.stack[-1]
    found = []
    for seat, amount in zip(blow.targets, blow.amounts, strict=True):
        player = s.players[seat]
        after = max(player.hp - amount, 0)
        answers = after > 0 and seat != blow.source and s.players[blow.source].hp > 0
        found.append(
            ComingView(
                seat=seat,
                source=blow.source,
                card=None if blow.card == NO_CARD else card_view(blow.card),
                amount=amount,
                before=player.hp,
                after=after,
                hits_back=power_size(player.treasures, HIT_BACK) if answers else 0,
            )
        )
    return found
