"""How every question, option and event of Arcane Academy is said."""

from typing import Final

from spellhall.engine.wording import Prompt, Refused, Wording, Words
from spellhall.games.arcane_academy.box.cards import EFFECTS, IS_SPELL, KIND_OF, USED
from spellhall.games.arcane_academy.box.tiles import EMPTY, SHOWS_COMPLETE, SPACES, linked_spaces
from spellhall.games.arcane_academy.box.verbs import CARDS, SHARD, WILL, OneOf, Trade
from spellhall.games.arcane_academy.frames import (
    AddTile,
    CastOrRest,
    ChaosMagic,
    ClearSpace,
    CompleteAssignment,
    CrumbleTile,
    EchoTile,
    Exchange,
    LiftTile,
    NextLinked,
    PayTrade,
    PickItem,
    PickOne,
    PickOpponent,
    PickSwept,
    PlaceTile,
    ResolveTile,
    StudyDiscard,
    TireTile,
    UseItem,
)
from spellhall.games.arcane_academy.rules.resources import can_pay, cost
from spellhall.games.arcane_academy.rules.slate import only_complete
from spellhall.games.arcane_academy.show import sentences
from spellhall.games.arcane_academy.show.names import (
    ACTION_WORDS,
    CARD_WORDS,
    TEXTS,
    TILE_WORDS,
    actions_name,
    amount,
    card_name,
)
from spellhall.games.arcane_academy.state.state import Academy

WORDING: Final = Wording()
_TURN_ENDS: Final = "Your turn ends."


def _label(key: str, **values: object) -> str:
    return TEXTS(f"labels.{key}", **values)


def _space(seat: int, space: int) -> str:
    return f"space:{seat}:{space}"


def _card(card: int) -> str:
    return f"card:{card}"


def _tile(tile: int) -> str:
    return f"tile:{tile}"


def _actions(s: Academy, seat: int, space: int) -> str:
    return actions_name(s.players[seat].top[space] >> 2)


def _price(card: int, price: int) -> str:
    return amount(WILL if IS_SPELL[card] else SHARD, price)


# -- Turn ----------------------------------------------------------------------------------------


def cast_or_rest_prompt(s: Academy, f: CastOrRest) -> Prompt:
    why = "Exhaust one tile: it acts, then the tiles linked to it."
    if s.pencils >= 0:
        why = f"Pencils are down: @{s.pencils} holds the card. " + why
    return Prompt("Cast with a tile, or rest?", f"@{f.seat} casts or rests", why, ("AA-TURN-2",))


def cast_or_rest_option(s: Academy, f: CastOrRest, code: int) -> Words:
    if code == 0:
        return Words("rest", _label("rest"), ("rest",), ("AA-REST-1", "AA-TURN-4"))
    space = code - 1
    label = _label("cast", space=space, actions=_actions(s, f.seat, space))
    loses = "The tile is exhausted and your turn ends."
    return Words(f"cast {space}", label, (_space(f.seat, space),), ("AA-CAST-1",), loses, True)


def tired_tiles(s: Academy, f: CastOrRest) -> list[Refused]:
    player = s.players[f.seat]
    return [
        Refused(_space(f.seat, space), "This tile is exhausted until you rest.", "AA-CAST-1")
        for space in range(SPACES)
        if player.tired[space]
    ]


def resolve_prompt(s: Academy, f: ResolveTile) -> Prompt:
    return Prompt(
        f"Space {f.space}: which action?",
        f"@{f.seat} acts with space {f.space}",
        "Each action is optional, in any order; of two with a slash, one.",
        ("AA-CAST-3", "AA-CAST-4", "AA-CAST-5"),
    )


def resolve_option(s: Academy, f: ResolveTile, code: int) -> Words:
    if code == 0:
        loses = "What is left of the tile is lost."
        return Words("stop", _label("stop"), ("stop",), ("AA-CAST-3",), loses, True)
    group, action = divmod(code - 1, 6)
    word = ACTION_WORDS[action]
    touch = f"action:{f.seat}:{f.space}:{group}:{word}"
    rules = (f"AA-ACT-{_ACTION_RULES[action]}",)
    return Words(word, _label(word), (touch,), rules, _TURN_ENDS, True)


_ACTION_RULES: Final = (1, 2, 3, 5, 6, 8)


def linked_prompt(s: Academy, f: NextLinked) -> Prompt:
    return Prompt(
        "Which linked tile acts next?",
        f"@{f.seat} picks the next linked tile",
        "Lit tiles act in any order, once each.",
        ("AA-LINK-1", "AA-LINK-7"),
    )


def linked_option(s: Academy, f: NextLinked, code: int) -> Words:
    if code == 0:
        loses = "The other linked tiles do not act."
        return Words("stop", _label("end_cast"), ("stop",), ("AA-LINK-7",), loses, True)
    space = code - 1
    label = _label("linked", space=space, actions=_actions(s, f.seat, space))
    touches = (_space(f.seat, space),)
    return Words(f"link {space}", label, touches, ("AA-LINK-1",), _TURN_ENDS, True)


def unlinked_tiles(s: Academy, f: NextLinked) -> list[Refused]:
    player = s.players[f.seat]
    linked = linked_spaces(player.top, f.space)
    found = []
    for space in range(SPACES):
        touch = _space(f.seat, space)
        if player.top[space] == EMPTY or space == f.space:
            continue
        if space not in linked:
            found.append(Refused(touch, "No complete connector to the cast tile.", "AA-LINK-2"))
        elif player.tired[space]:
            found.append(Refused(touch, "Linked, but exhausted.", "AA-LINK-6"))
        elif f.resolved >> (player.top[space] >> 2) & 1:
            found.append(Refused(touch, "It has acted in this cast.", "AA-LINK-9"))
    return found


def exchange_prompt(s: Academy, f: Exchange) -> Prompt:
    return Prompt(
        "Exchange a Private Assignment?",
        f"@{f.seat} may exchange a Private Assignment",
        "You discard first, then draw.",
        ("AA-REST-2", "AA-REST-3"),
    )


def exchange_option(s: Academy, f: Exchange, code: int) -> Words:
    if code == 0:
        return Words("keep", _label("keep"), ("stop",), ("AA-REST-2",))
    card = code - 1
    label = _label("exchange", card=card_name(card))
    loses = f"{card_name(card)} is discarded and your turn ends."
    return Words(f"exchange {CARD_WORDS[card]}", label, (_card(card),), ("AA-REST-2",), loses, True)


# -- Actions -------------------------------------------------------------------------------------


def add_prompt(s: Academy, f: AddTile) -> Prompt:
    return Prompt(
        "Which tile do you take?",
        f"@{f.seat} takes a tile",
        "It is placed at the end of the turn.",
        ("AA-ACT-6",),
    )


def add_option(s: Academy, f: AddTile, code: int) -> Words:
    if code == 0:
        return Words("pass", _label("no_tile"), ("stop",), ("AA-DEC-5",))
    tile = code - 1
    label = _label("take", actions=actions_name(tile))
    return Words(f"take {TILE_WORDS[tile]}", label, (_tile(tile),), ("AA-ACT-6",))


def use_prompt(s: Academy, f: UseItem) -> Prompt:
    return Prompt("Which Item do you use?", f"@{f.seat} uses an Item", "", ("AA-ACT-3",))


def use_option(s: Academy, f: UseItem, code: int) -> Words:
    if code == 0:
        return Words("pass", _label("no_item"), ("stop",), ("AA-DEC-7",))
    card = code - 1
    label = _label("use_item", card=card_name(card))
    return Words(f"use {CARD_WORDS[card]}", label, (_card(card),), ("AA-ACT-3",))


def useless_items(s: Academy, f: UseItem) -> list[Refused]:
    return [
        Refused(_card(card), "This Item has no USE ability.", "AA-ITEM-7")
        for card in s.players[f.seat].items
        if KIND_OF[card] != USED
    ]


def complete_prompt(s: Academy, f: CompleteAssignment) -> Prompt:
    cheaper = f"It costs {f.less} less." if f.less else ""
    return Prompt(
        "Which Assignment do you complete?",
        f"@{f.seat} completes an Assignment",
        cheaper,
        ("AA-ACT-5", "AA-ASG-3"),
    )


def complete_option(s: Academy, f: CompleteAssignment, code: int) -> Words:
    if code == 0:
        return Words("pass", _label("no_card"), ("stop",), ("AA-DEC-6",))
    card = code - 1
    price = _price(card, cost(s.players[f.seat], card, f.less))
    label = _label("complete_card", card=card_name(card), price=price)
    text, loses = f"complete {CARD_WORDS[card]}", f"You pay {price}."
    return Words(text, label, (_card(card),), ("AA-ASG-2",), loses, True)


def dear_cards(s: Academy, f: CompleteAssignment) -> list[Refused]:
    player = s.players[f.seat]
    found = []
    for card in [card for card in s.public if card != EMPTY] + player.hand:
        if not can_pay(player, card, f.less):
            held = player.will if IS_SPELL[card] else player.shards
            short = _price(card, cost(player, card, f.less) - held)
            found.append(Refused(_card(card), f"You are {short} short.", "AA-ASG-3"))
    return found


def chaos_prompt(s: Academy, f: ChaosMagic) -> Prompt:
    return Prompt(
        "Chaos Magic: which action?", f"@{f.seat} chooses what Chaos Magic does", "", ("AA-ACT-8",)
    )


def chaos_option(s: Academy, f: ChaosMagic, code: int) -> Words:
    if code == 0:
        return Words("pass", _label("no_chaos"), ("stop",), ("AA-DEC-4",))
    word = ACTION_WORDS[code - 1]
    return Words(word, _label(word), (f"chaos:{word}",), ("AA-ACT-8",))


# -- Effects of cards ----------------------------------------------------------------------------


def opponent_prompt(s: Academy, f: PickOpponent) -> Prompt:
    name = card_name(f.card)
    return Prompt(f"{name}: which opponent?", f"@{f.seat} aims {name}", "", ("AA-DEC-10",))


def opponent_option(s: Academy, f: PickOpponent, code: int) -> Words:
    return Words(f"at {code + 1}", _label("opponent", seat=code), (f"seat:{code}",), ("AA-DEC-10",))


def item_prompt(s: Academy, f: PickItem) -> Prompt:
    return Prompt(
        f"Which Item gets {f.n} Prestige?", f"@{f.seat} honours an Item", "", ("AA-VERB-4",)
    )


def item_option(s: Academy, f: PickItem, code: int) -> Words:
    label = _label("token", n=f.n, card=card_name(code))
    return Words(f"honour {CARD_WORDS[code]}", label, (_card(code),), ("AA-VERB-4",))


def clear_prompt(s: Academy, f: ClearSpace) -> Prompt:
    return Prompt(
        "Which space do you clear?", f"@{f.seat} clears exhausted tiles", "", ("AA-VERB-5",)
    )


def clear_option(s: Academy, f: ClearSpace, code: int) -> Words:
    if code == 0:
        return Words("stop", _label("no_clear"), ("stop",), ("AA-VERB-5",))
    label = _label("clear", space=code - 1)
    return Words(f"clear {code - 1}", label, (_space(f.seat, code - 1),), ("AA-VERB-5",))


def echo_prompt(s: Academy, f: EchoTile) -> Prompt:
    return Prompt(
        "Which tile performs its actions?", f"@{f.seat} lets a tile act", "", ("AA-VERB-7",)
    )


def echo_option(s: Academy, f: EchoTile, code: int) -> Words:
    if code == 0:
        return Words("pass", _label("no_echo"), ("stop",), ("AA-VERB-7",))
    space = code - 1
    label = _label("echo", space=space, actions=_actions(s, f.seat, space))
    return Words(f"echo {space}", label, (_space(f.seat, space),), ("AA-VERB-7",))


def trade_prompt(s: Academy, f: PayTrade) -> Prompt:
    name = card_name(f.card)
    return Prompt(f"{name}: do you pay?", f"@{f.seat} may pay for {name}", "", ("AA-VERB-8",))


def trade_option(s: Academy, f: PayTrade, code: int) -> Words:
    if code == 0:
        return Words("decline", _label("decline"), ("stop",), ("AA-VERB-8",))
    verb = EFFECTS[f.effects][f.at]
    assert isinstance(verb, Trade)
    return Words(
        "pay", _label("pay", price=amount(verb.res, verb.n)), (_card(f.card),), ("AA-VERB-8",)
    )


def one_of_prompt(s: Academy, f: PickOne) -> Prompt:
    name = card_name(f.card)
    return Prompt(f"{name}: which of the two?", f"@{f.seat} uses {name}", "", ("AA-VERB-15",))


def one_of_option(s: Academy, f: PickOne, code: int) -> Words:
    verb = EFFECTS[f.effects][f.at]
    assert isinstance(verb, OneOf)
    first = verb.lists[code][0]
    word = "ab"[code]
    if isinstance(first, Trade):
        label = f"Pay {amount(first.res, first.n)}"
    else:
        label = f"Take {'Shards' if code == 0 else 'Will'}"
    return Words(word, label, (f"list:{code}",), ("AA-VERB-15",))


def study_prompt(s: Academy, f: StudyDiscard) -> Prompt:
    return Prompt(
        f"Discard {f.left} of your Private Assignments.",
        f"@{f.seat} discards {f.left}",
        "As many go as came.",
        ("AA-VERB-9",),
    )


def study_option(s: Academy, f: StudyDiscard, code: int) -> Words:
    label = _label("discard", card=card_name(code))
    text, loses = f"discard {CARD_WORDS[code]}", f"{card_name(code)} is discarded."
    return Words(text, label, (_card(code),), ("AA-VERB-9",), loses, True)


def sweep_prompt(s: Academy, f: PickSwept) -> Prompt:
    what = "Public Assignments" if f.row == CARDS else "tiles"
    return Prompt(
        f"Which {what} are replaced?",
        f"@{f.seat} replaces {what}",
        f"Up to {f.left} more; all picked leave together.",
        ("AA-VERB-10",),
    )


def sweep_option(s: Academy, f: PickSwept, code: int) -> Words:
    if code == 0:
        label = _label("swept") if f.picked else _label("no_sweep")
        return Words("sweep", label, ("stop",), ("AA-VERB-10",))
    slot = code - 1
    if f.row == CARDS:
        card = s.public[slot]
        label = _label("sweep_card", card=card_name(card))
        return Words(f"replace {CARD_WORDS[card]}", label, (_card(card),), ("AA-VERB-10",))
    tile = s.centre[slot]
    label = _label("sweep_tile", actions=actions_name(tile))
    return Words(f"replace {TILE_WORDS[tile]}", label, (_tile(tile),), ("AA-VERB-10",))


def lift_prompt(s: Academy, f: LiftTile) -> Prompt:
    return Prompt(
        "Which tile do you pick up?",
        f"@{f.seat} picks tiles up",
        "It is placed again at the end of this turn.",
        ("AA-VERB-11",),
    )


def lift_option(s: Academy, f: LiftTile, code: int) -> Words:
    if code == 0:
        return Words("stop", _label("no_lift"), ("stop",), ("AA-VERB-11",))
    space = code - 1
    label = _label("lift", space=space, actions=_actions(s, f.seat, space))
    return Words(f"lift {space}", label, (_space(f.seat, space),), ("AA-VERB-11",))


def crumble_prompt(s: Academy, f: CrumbleTile) -> Prompt:
    return Prompt(
        "Which of your tiles crumbles?",
        f"@{f.seat} must discard a tile",
        "It leaves the game.",
        ("AA-VERB-12",),
    )


def crumble_option(s: Academy, f: CrumbleTile, code: int) -> Words:
    label = _label("crumble", space=code, actions=_actions(s, f.seat, code))
    loses = "The tile leaves the game."
    return Words(f"crumble {code}", label, (_space(f.seat, code),), ("AA-VERB-12",), loses, True)


def tire_prompt(s: Academy, f: TireTile) -> Prompt:
    return Prompt(
        f"Which tile of @{f.target} is exhausted?",
        f"@{f.seat} exhausts tiles of @{f.target}",
        "",
        ("AA-VERB-13",),
    )


def tire_option(s: Academy, f: TireTile, code: int) -> Words:
    label = _label("tire", space=code, actions=_actions(s, f.target, code))
    return Words(f"tire {code}", label, (_space(f.target, code),), ("AA-VERB-13",))


# -- Placing -------------------------------------------------------------------------------------


def place_prompt(s: Academy, f: PlaceTile) -> Prompt:
    return Prompt(
        "Where does the tile go?",
        f"@{f.seat} places {len(s.pending)} tile{'s' if len(s.pending) > 1 else ''}",
        "Any space, any turn; what it covers is out of play.",
        ("AA-TILE-1", "AA-TILE-2"),
    )


def place_option(s: Academy, f: PlaceTile, code: int) -> Words:
    tile, laying = divmod(code, 4 * SPACES)
    space, turn = divmod(laying, 4)
    label = _label("place", actions=actions_name(tile), space=space, turn=turn)
    text = f"place {TILE_WORDS[tile]} {space} r{turn}"
    touches = (_tile(tile), _space(f.seat, space))
    covers = s.players[f.seat].top[space] != EMPTY
    loses = f"It covers {_actions(s, f.seat, space)}, and your turn ends." if covers else _TURN_ENDS
    return Words(text, label, touches, ("AA-TILE-2",), loses, True)


def guarded_space(s: Academy, f: PlaceTile) -> list[Refused]:
    guarded = only_complete(s.players[f.seat])
    if guarded < 0 or all(SHOWS_COMPLETE[tile] for tile in s.pending):
        return []
    reason = "Only a tile that shows Complete Assignment may cover the last one in sight."
    return [Refused(_space(f.seat, guarded), reason, "AA-TILE-7")]


WORDING.question(CastOrRest, "cast_or_rest", cast_or_rest_prompt, cast_or_rest_option, tired_tiles)
WORDING.question(ResolveTile, "resolve_tile", resolve_prompt, resolve_option)
WORDING.question(NextLinked, "next_linked", linked_prompt, linked_option, unlinked_tiles)
WORDING.question(Exchange, "exchange", exchange_prompt, exchange_option)
WORDING.question(AddTile, "add_tile", add_prompt, add_option)
WORDING.question(UseItem, "use_item", use_prompt, use_option, useless_items)
WORDING.question(
    CompleteAssignment, "complete_assignment", complete_prompt, complete_option, dear_cards
)
WORDING.question(ChaosMagic, "chaos_magic", chaos_prompt, chaos_option)
WORDING.question(PickOpponent, "pick_opponent", opponent_prompt, opponent_option)
WORDING.question(PickItem, "pick_item", item_prompt, item_option)
WORDING.question(ClearSpace, "clear_space", clear_prompt, clear_option)
WORDING.question(EchoTile, "echo_tile", echo_prompt, echo_option)
WORDING.question(PayTrade, "pay_trade", trade_prompt, trade_option)
WORDING.question(PickOne, "pick_one", one_of_prompt, one_of_option)
WORDING.question(StudyDiscard, "study_discard", study_prompt, study_option)
WORDING.question(PickSwept, "pick_swept", sweep_prompt, sweep_option)
WORDING.question(LiftTile, "lift_tile", lift_prompt, lift_option)
WORDING.question(CrumbleTile, "crumble_tile", crumble_prompt, crumble_option)
WORDING.question(TireTile, "tire_tile", tire_prompt, tire_option)
WORDING.question(PlaceTile, "place_tile", place_prompt, place_option, guarded_space)
sentences.register(WORDING)
