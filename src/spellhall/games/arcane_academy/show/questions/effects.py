"""How the questions that cards ask are said."""

from spellhall.engine.wording import Prompt, Said, Wording
from spellhall.games.arcane_academy.box.cards import PARTS_OF
from spellhall.games.arcane_academy.box.verbs import CARD_ROW, OneOf, Trade
from spellhall.games.arcane_academy.choices import (
    AT,
    CLEAR,
    CRUMBLE,
    DECLINE,
    DISCARD,
    ECHO,
    HONOUR,
    LIFT,
    NO_CLEAR,
    NO_ECHO,
    NO_LIFT,
    PAY,
    PICK_LIST,
    REPLACE_CARD,
    REPLACE_TILE,
    SWEEP,
    TIRE,
)
from spellhall.games.arcane_academy.frames import (
    ClearSpace,
    CrumbleTile,
    EchoTile,
    LiftTile,
    PayTrade,
    PickItem,
    PickOne,
    PickOpponent,
    PickSwept,
    StudyDiscard,
    TireTile,
)
from spellhall.games.arcane_academy.rules.effects.centre import (
    why_not_replace_card,
    why_not_replace_tile,
)
from spellhall.games.arcane_academy.rules.effects.slates import (
    why_not_clear,
    why_not_crumble,
    why_not_echo,
    why_not_lift,
    why_not_tire,
)
from spellhall.games.arcane_academy.show import among
from spellhall.games.arcane_academy.show.names import (
    actions_name,
    amount,
    card_name,
    card_text,
    label,
    label_of,
)
from spellhall.games.arcane_academy.show.questions.causes import ask, asker
from spellhall.games.arcane_academy.state.state import Academy


def opponent_prompt(s: Academy, f: PickOpponent) -> Prompt:
    waiting = f"@{f.seat} aims {card_name(f.card)}"
    return ask(asker(s, f.card), "which opponent?", waiting, ("AA-DEC-10",))


def at(s: Academy, f: PickOpponent, seat: int) -> Said:
    return Said(label("opponent", seat=seat), ("AA-DEC-10",))


def item_prompt(s: Academy, f: PickItem) -> Prompt:
    asks, waiting = f"which Item gets {f.n} Prestige?", f"@{f.seat} honours an Item"
    return ask(asker(s, f.card), asks, waiting, ("AA-VERB-4",))


def honour(s: Academy, f: PickItem, card: int) -> Said:
    return Said(label("token", n=f.n, card=card_name(card)), ("AA-VERB-4",))


def clear_prompt(s: Academy, f: ClearSpace) -> Prompt:
    asks, waiting = "which space do you clear?", f"@{f.seat} clears exhausted tiles"
    return ask(asker(s, f.card), asks, waiting, ("AA-VERB-5",))


def no_clear(s: Academy, f: ClearSpace) -> Said:
    return Said(label("no_clear"), ("AA-VERB-5",))


def clear(s: Academy, f: ClearSpace, space: int) -> Said:
    return Said(label("clear", space=space), ("AA-VERB-5",))


def echo_prompt(s: Academy, f: EchoTile) -> Prompt:
    asks, waiting = "which tile performs its actions?", f"@{f.seat} lets a tile act"
    return ask(asker(s, f.card), asks, waiting, ("AA-VERB-7",))


def no_echo(s: Academy, f: EchoTile) -> Said:
    return Said(label("no_echo"), ("AA-VERB-7",))


def echo(s: Academy, f: EchoTile, space: int) -> Said:
    return Said(label_of("echo", s, f.seat, space), ("AA-VERB-7",))


def trade_prompt(s: Academy, f: PayTrade) -> Prompt:
    verb = PARTS_OF[f.card][f.part][f.at]
    assert isinstance(verb, Trade)
    asks = f"do you pay {amount(verb.res, verb.n)}?"
    waiting = f"@{f.seat} may pay for {card_name(f.card)}"
    return ask(asker(s, f.card), asks, waiting, ("AA-VERB-8",), card_text(f.card))


def decline(s: Academy, f: PayTrade) -> Said:
    return Said(label("decline"), ("AA-VERB-8",))


def pay(s: Academy, f: PayTrade) -> Said:
    verb = PARTS_OF[f.card][f.part][f.at]
    assert isinstance(verb, Trade)
    return Said(label("pay", price=amount(verb.res, verb.n)), ("AA-VERB-8",))


def one_of_prompt(s: Academy, f: PickOne) -> Prompt:
    waiting = f"@{f.seat} uses {card_name(f.card)}"
    text = card_text(f.card)
    return ask(asker(s, f.card), "which of the two?", waiting, ("AA-VERB-15",), text)


def pick_list(s: Academy, f: PickOne, number: int) -> Said:
    verb = PARTS_OF[f.card][f.part][f.at]
    assert isinstance(verb, OneOf)
    first = verb.lists[number][0]
    if isinstance(first, Trade):
        said = f"Pay {amount(first.res, first.n)}"
    else:
        said = f"Take {'Shards' if number == 0 else 'Will'}"
    return Said(said, ("AA-VERB-15",))


def study_prompt(s: Academy, f: StudyDiscard) -> Prompt:
    asks, why = f"discard {f.left} of your Private Assignments.", "As many go as came."
    return ask(asker(s, f.card), asks, f"@{f.seat} discards {f.left}", ("AA-VERB-9",), why)


def discard(s: Academy, f: StudyDiscard, card: int) -> Said:
    name = card_name(card)
    return Said(label("discard", card=name), ("AA-VERB-9",), f"{name} is discarded.", tried=True)


def sweep_prompt(s: Academy, f: PickSwept) -> Prompt:
    what = "Public Assignments" if f.row == CARD_ROW else "tiles"
    return ask(
        asker(s, f.card),
        f"which {what} are replaced?",
        f"@{f.seat} replaces {what}",
        ("AA-VERB-10",),
        f"Up to {f.left} more; all picked leave together.",
    )


def sweep(s: Academy, f: PickSwept) -> Said:
    return Said(label("swept" if f.picked else "no_sweep"), ("AA-VERB-10",))


def replace_card(s: Academy, f: PickSwept, card: int) -> Said:
    return Said(label("sweep_card", card=card_name(card)), ("AA-VERB-10",))


def replace_tile(s: Academy, f: PickSwept, tile: int) -> Said:
    return Said(label("sweep_tile", actions=actions_name(tile)), ("AA-VERB-10",))


def lift_prompt(s: Academy, f: LiftTile) -> Prompt:
    why = "It is placed again at the end of this turn."
    asks, waiting = "which tile do you pick up?", f"@{f.seat} picks tiles up"
    return ask(asker(s, f.card), asks, waiting, ("AA-VERB-11",), why)


def no_lift(s: Academy, f: LiftTile) -> Said:
    return Said(label("no_lift"), ("AA-VERB-11",))


def lift(s: Academy, f: LiftTile, space: int) -> Said:
    return Said(label_of("lift", s, f.seat, space), ("AA-VERB-11",))


def crumble_prompt(s: Academy, f: CrumbleTile) -> Prompt:
    asks, waiting = "which of your tiles crumbles?", f"@{f.seat} must discard a tile"
    why = f"@{s.active} aims it at you; the tile leaves the game."
    return ask(asker(s, f.card), asks, waiting, ("AA-VERB-12",), why)


def crumble(s: Academy, f: CrumbleTile, space: int) -> Said:
    loses = "The tile leaves the game."
    return Said(label_of("crumble", s, f.seat, space), ("AA-VERB-12",), loses, tried=True)


def tire_prompt(s: Academy, f: TireTile) -> Prompt:
    asks, waiting = f"which tile of @{f.target} tires?", f"@{f.seat} exhausts tiles of @{f.target}"
    return ask(asker(s, f.card), asks, waiting, ("AA-VERB-13",), f"{f.left} to exhaust.")


def tire(s: Academy, f: TireTile, space: int) -> Said:
    return Said(label_of("tire", s, f.target, space), ("AA-VERB-13",))


def register(wording: Wording) -> None:
    """Which words serve which question."""
    wording.asks(PickOpponent, opponent_prompt, {AT: at}, among=among.opponents)
    wording.asks(PickItem, item_prompt, {HONOUR: honour}, among=among.own_items)
    wording.asks(
        ClearSpace,
        clear_prompt,
        {NO_CLEAR: no_clear, CLEAR: clear},
        {CLEAR: why_not_clear},
        among=among.tiles_and_tokens,
    )
    wording.asks(
        EchoTile,
        echo_prompt,
        {NO_ECHO: no_echo, ECHO: echo},
        {ECHO: why_not_echo},
        among=among.own_tiles,
    )
    wording.asks(PayTrade, trade_prompt, {DECLINE: decline, PAY: pay})
    wording.asks(PickOne, one_of_prompt, {PICK_LIST: pick_list}, among=among.lists)
    wording.asks(StudyDiscard, study_prompt, {DISCARD: discard}, among=among.hand)
    wording.asks(
        PickSwept,
        sweep_prompt,
        {SWEEP: sweep, REPLACE_CARD: replace_card, REPLACE_TILE: replace_tile},
        {REPLACE_CARD: why_not_replace_card, REPLACE_TILE: why_not_replace_tile},
        among=among.swept_row,
    )
    wording.asks(
        LiftTile,
        lift_prompt,
        {NO_LIFT: no_lift, LIFT: lift},
        {LIFT: why_not_lift},
        among=among.own_tiles,
    )
    wording.asks(
        CrumbleTile,
        crumble_prompt,
        {CRUMBLE: crumble},
        {CRUMBLE: why_not_crumble},
        among=among.own_tiles,
    )
    wording.asks(
        TireTile, tire_prompt, {TIRE: tire}, {TIRE: why_not_tire}, among=among.targets_tiles
    )
