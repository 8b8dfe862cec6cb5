"""What a seat or a spectator may see, built by adding what may be shown."""

from functools import cache

from spellhall.engine.frames import Offer
from spellhall.games.hell_high.box.board import TOP_RANK
from spellhall.games.hell_high.box.cards import CARD_OF, KIND_OF
from spellhall.games.hell_high.box.design import HIT_BACK
from spellhall.games.hell_high.box.verbs import GLYPH_WORDS, KIND_WORDS, WILD
from spellhall.games.hell_high.frames.effects import Perform
from spellhall.games.hell_high.frames.harm import Strike
from spellhall.games.hell_high.frames.power import ApplyBand, ExtraTarget
from spellhall.games.hell_high.rules.damage import NERD, PRIMES
from spellhall.games.hell_high.rules.piles import glyph_cards, initiative, power_size
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
    Player,
    School,
    foes,
    victory_points,
)

STEPS = ("start", "draw", "dead", "abilities", "build", "resolve")


def view(s: School, seat: int | None) -> View:
    """The table as this seat sees it."""
    return _view(s, seat, frozenset() if seat is None else frozenset({seat}))


def see_all(s: School) -> View:
    """The table with all cards open."""
    return _view(s, None, frozenset(range(len(s.players))))


def _view(s: School, seat: int | None, open_seats: frozenset[int]) -> View:
    return View(
        game=s.game,
        games=s.games,
        round=s.round,
        step=STEPS[s.step],
        active=_or_none(s.active),
        bonus=GLYPH_WORDS[s.bonus] if s.bonus >= 0 else None,
        last_standing=_or_none(s.lws),
        players=[_player(s, i, i in open_seats, seat) for i in range(len(s.players))],
        ranks=[_rank(s, rank) for rank in range(TOP_RANK, 0, -1)],
        order=_order(s, open_seats),
        resolution=_resolution(s),
        coming=_coming(s),
        death_queue=[entry[0] for entry in s.queue],
        dead=s.dead.copy(),
        aside=[card_view(card) for card in s.aside],
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


def _ready(s: School, seat: int) -> bool:
    """Nobody waits for this Spell; whoever ran out of changes of mind is as ready as the others."""
    if s.step != BUILDING or not s.lanes or s.players[seat].hp == 0:
        return False
    lane = s.lanes[seat]
    return not lane or isinstance(lane[-1], Offer)


# -- Players --------------------------------------------------------------------------------------


def _player(s: School, seat: int, is_open: bool, looker: int | None) -> PlayerView:
    player = s.players[seat]
    wizard = player.wizard
    spell_open = is_open or seat == s.active
    building = s.step == BUILDING and not is_open
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
        next_rank=_next_rank(s, seat) if seat in s.dead else None,
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
        spell_size=len(player.spell) if s.counted or is_open else None,
        spell=_components(s, seat) if spell_open else [],
        initiative=_initiative(s, seat, spell_open),
        creatures=[_rolling(s, seat, card, spell_open) for card in player.creatures],
        tired=[card_view(card) for card in player.tired],
        treasures=[card_view(card) for card in player.treasures],
        lasting=[card_view(card) for card in player.lasting],
        lasting_glyph=GLYPH_WORDS[player.glyph] if player.glyph >= 0 else "",
        grudge=_or_none(player.grudge),
        held_size=len(player.held),
        held=[card_view(card) for card in player.held] if is_open else [],
        glyphs=_glyphs(player, spell_open),
        acted=player.acted,
        ready=_ready(s, seat),
        left=others[0] if others else None,
        right=others[-1] if others else None,
    )


def _next_rank(s: School, seat: int) -> int:
    return TOP_RANK + 1 - len(s.players) + s.dead.index(seat)


def _glyphs(player: Player, spell_open: bool) -> list[int]:
    counts = [len(glyph_cards(player, glyph)) for glyph in range(5)]
    if not spell_open:
        for card in player.spell:
            if CARD_OF[card].glyph >= 0:
                counts[CARD_OF[card].glyph] -= 1
    return counts


def _initiative(s: School, seat: int, spell_open: bool) -> int | None:
    player = s.players[seat]
    if not player.spell or not (spell_open or player.shown):
        return None
    return initiative(player)


def _in_hand(s: School, seat: int, card: int) -> CardView:
    """A hand card with the dice that it would have in the Spell."""
    if not card_bands(card):
        return card_view(card)
    return card_view(card, len(dice_for(s, seat, card)) + 1)


def _rolling(s: School, seat: int, card: int, spell_open: bool) -> CardView:
    """A card in play with its dice; those of face-down cards do not count."""
    glyph = CARD_OF[card].glyph
    if not card_bands(card):
        return card_view(card)
    return card_view(card, _glyphs(s.players[seat], spell_open)[glyph] + int(s.bonus == glyph))


def _components(s: School, seat: int) -> list[ComponentView]:
    player = s.players[seat]
    return [
        ComponentView(
            _rolling(s, seat, card, True), KIND_WORDS[slot], _state(s, seat, card), card in s.kept
        )
        for card, slot in zip(player.spell, player.slots, strict=True)
    ]


def _state(s: School, seat: int, card: int) -> str:
    if seat != s.active:
        return "secret"
    if card == s.now:
        return "now"
    return "waiting" if card in s.waiting or KIND_OF[card] == WILD else "done"


# -- Board and order ------------------------------------------------------------------------------


def _rank(s: School, rank: int) -> RankView:
    seat = None
    waiting = None
    for i, player in enumerate(s.players):
        if player.rank == rank:
            seat = i
        elif i in s.dead and _next_rank(s, i) == rank:
            waiting = i
    prime = rank == NERD and seat is not None and s.players[seat].hp in PRIMES
    return RankView(rank, rank_title(rank), rank_text(rank), seat, waiting, prime)


def _order(s: School, open_seats: frozenset[int]) -> list[TurnView]:
    """Those who acted, the active one, then the others as far as the table can tell."""
    acted = [i for i, p in enumerate(s.players) if p.hp > 0 and p.acted and i != s.active]
    rest = [i for i, p in enumerate(s.players) if p.hp > 0 and not p.acted and i != s.active]
    if s.counted:
        rest.sort(key=lambda i: _place(s, i))
    found = [_turn(s, seat, "acted", open_seats) for seat in acted]
    if s.active != NOBODY:
        found.append(_turn(s, s.active, "now", open_seats))
    for seat in rest:
        found.append(
            _turn(s, seat, "next" if seat == rest[0] and s.counted else "later", open_seats)
        )
    return found


def _place(s: School, seat: int) -> tuple[int, int, int]:
    """Who was hurried first, then fewer cards, then a higher Initiative if it is known."""
    player = s.players[seat]
    known = initiative(player) if player.shown else 0
    return int(seat != s.next_up), len(player.spell), -known


def _turn(s: School, seat: int, state: str, open_seats: frozenset[int]) -> TurnView:
    player = s.players[seat]
    is_open = seat in open_seats
    return TurnView(
        seat,
        state,
        len(player.spell) if s.counted or is_open else None,
        _initiative(s, seat, is_open or seat == s.active),
        _ready(s, seat),
    )


# -- The Spell in resolution ----------------------------------------------------------------------


def _resolution(s: School) -> ResolutionView | None:
    if s.active == NOBODY:
        return None
    player = s.players[s.active]
    return ResolutionView(
        seat=s.active,
        name=" ".join(card_name(card) for card in player.spell if KIND_OF[card] != WILD),
        parts=_components(s, s.active),
        creatures=[_attacking(s, card) for card in player.creatures],
        now=_or_none(s.now),
        targets=_targets(s),
        roll=_roll(s),
        cards_in_spell=len(player.spell),
    )


def _attacking(s: School, card: int) -> ComponentView:
    shown = _rolling(s, s.active, card, True)
    return ComponentView(shown, "delivery", _state(s, s.active, card), True)


def _targets(s: School) -> list[int]:
    for frame in reversed(s.stack):
        if isinstance(frame, (Perform, ApplyBand, ExtraTarget)) and frame.card == s.now:
            return list(frame.targets)
    return []


def _roll(s: School) -> RollView | None:
    if not s.dice:
        return None
    player = s.players[s.active]
    total = total_of(player, s.dice)
    dice = [
        DieView(
            value,
            source,
            "bonus" if source == BONUS_DIE else card_name(source),
            "rolling-dice-cup" if source == BONUS_DIE else CARD_OF[source].icon,
        )
        for value, source in zip(s.dice, s.dice_from, strict=True)
    ]
    return RollView(s.now, dice, total - sum(s.dice), total, band_of(total))


def _coming(s: School) -> list[ComingView]:
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
                seat,
                blow.source,
                None if blow.card == NOBODY else card_view(blow.card),
                amount,
                player.hp,
                after,
                power_size(player.treasures, HIT_BACK) if answers else 0,
            )
        )
    return found
