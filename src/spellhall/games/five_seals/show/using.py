"""How the questions within the use of a scroll are said."""

from spellhall.engine.wording import Prompt, Wording, Words
from spellhall.games.five_seals.box.dice import NO_DICE, dice_of
from spellhall.games.five_seals.box.elements import COLOUR_OF, VALUE_OF, coloured
from spellhall.games.five_seals.box.scrolls import ELEMENT_OF, SPELL_OF
from spellhall.games.five_seals.box.seals import ON_BOARD, scroll_of
from spellhall.games.five_seals.box.words import (
    ELEMENT_WORDS,
    FIGURE_WORDS,
    SCROLL_WORDS,
    die_word,
    node_word,
    set_word,
)
from spellhall.games.five_seals.frames import (
    AbsorbInto,
    AlterOwn,
    AlterTheirs,
    BindHow,
    BindRaise,
    BindTarget,
    ChangeDice,
    ChangeInto,
    DeceiveOwn,
    DeceiveTheirs,
    Disintegrate,
    Exploit,
    GiveDie,
    PassTarget,
    PassWhat,
    PickColour,
    PickOpponent,
    PostAt,
    RaiseDice,
    RearrangeFirst,
    RearrangeSecond,
    RenewDice,
    SendTo,
    SpeedFirst,
    SpeedSecond,
    SwapFirst,
    SwapSecond,
    TransferOwn,
    TransferTheirs,
    UseQuestion,
)
from spellhall.games.five_seals.rules.scrolls.binding import BREAK, JOIN
from spellhall.games.five_seals.rules.scrolls.conflict import SEAT
from spellhall.games.five_seals.rules.scrolls.movement import BESIDE
from spellhall.games.five_seals.show import touches
from spellhall.games.five_seals.show.names import (
    ELEMENTS,
    die_name,
    scroll_name,
    seal_name,
    set_name,
    space_name,
)
from spellhall.games.five_seals.state.figures import (
    figure_passed,
    is_past_figure,
    kind_of,
    owner_of,
)
from spellhall.games.five_seals.state.state import Seals, stored_on


def _prompt(f: UseQuestion, ask: str, rules: tuple[str, ...], why: str = "") -> Prompt:
    name = scroll_name(f.scroll)
    return Prompt(f"{name}: {ask}", f"@{f.seat} uses {name}", why, rules)


def _spell(f: UseQuestion) -> tuple[str, ...]:
    """The rule of the spell itself, for questions that several spells share."""
    return (f"FS-D-{SPELL_OF[f.scroll].rule}",)


def _broken(s: Seals, node: int, rules: tuple[str, ...]) -> Words:
    """An option that breaks what lies on a space."""
    said = _at(s, "break", "Break", node, rules)
    return Words(said.text, said.label, said.touches, rules, "Your turn ends with it.", tried=True)


def _at(s: Seals, verb: str, label: str, node: int, rules: tuple[str, ...]) -> Words:
    """An option that names a space, with what lies there."""
    players = len(s.players)
    seal = s.seals[node]
    found = [touches.node(s, node)]
    if seal >= ON_BOARD:
        found.append(touches.scroll(scroll_of(seal)))
    what = f"{label} {seal_name(seal)}: {space_name(players, node)}"
    return Words(f"{verb} {node_word(players, node)}", what, tuple(found), rules)


def _dice(
    s: Seals, seat: int, verb: str, label: str, colour: int, pack: int, rules: tuple[str, ...]
) -> Words:
    """An option that names a set of one seat's dice, perhaps none."""
    if pack == NO_DICE:
        return Words(f"{verb} none", f"{label} no die", ("stop",), rules)
    dice = dice_of(colour, pack)
    return Words(
        f"{verb} {set_word(dice)}",
        f"{label} {set_name(dice)}",
        touches.dice(s, seat, colour, pack),
        rules,
    )


def colour_prompt(s: Seals, f: PickColour) -> Prompt:
    return _prompt(f, "which colour?", ("FS-SCROLL-7",), "One colour for the whole effect.")


def colour_option(s: Seals, f: PickColour, colour: int) -> Words:
    return Words(
        f"colour {ELEMENT_WORDS[colour]}",
        ELEMENTS[colour],
        (touches.supply(colour),),
        ("FS-SCROLL-6",),
    )


def opponent_prompt(s: Seals, f: PickOpponent) -> Prompt:
    return _prompt(f, "which opponent?", ("FS-CONF-1",), "Only those whose round is not over.")


def opponent_option(s: Seals, f: PickOpponent, victim: int) -> Words:
    return Words(f"at {victim + 1}", f"@{victim}", (f"seat:{victim}",), ("FS-CONF-1",))


# -- Binding and Might ---------------------------------------------------------------------------


def bind_prompt(s: Seals, f: BindHow) -> Prompt:
    return _prompt(f, "what does the familiar do?", ("FS-BIND-2",))


def bind_option(s: Seals, f: BindHow, code: int) -> Words:
    if code == JOIN:
        label = "Join your mage and hold the space"
        return Words("join", label, (f"familiar:{f.seat}", f"mage:{f.seat}"), ("FS-BIND-3",))
    if code == BREAK:
        label = "Break a token and stand there; your turn ends"
        return Words("break", label, (f"familiar:{f.seat}",), ("FS-BIND-5",))
    return Words("raise", "Add 1 to one of your dice", (f"dice:{f.seat}",), ("FS-VAR-2",))


def bind_target_prompt(s: Seals, f: BindTarget) -> Prompt:
    why = "Your mage stays where it is."
    return _prompt(f, "which token does the familiar break?", ("FS-BIND-5", "FS-BIND-6"), why)


def bind_target_option(s: Seals, f: BindTarget, node: int) -> Words:
    return _broken(s, node, ("FS-BIND-5",))


def bind_raise_prompt(s: Seals, f: BindRaise) -> Prompt:
    return _prompt(f, "which die shows one more?", ("FS-VAR-2",))


def bind_raise_option(s: Seals, f: BindRaise, die: int) -> Words:
    label = f"{die_name(die)} becomes {VALUE_OF[die] + 1}"
    touch = touches.die(s, f.seat, die)
    return Words(f"raise {die_word(die)}", label, (touch,), ("FS-VAR-2",))


def into_prompt(s: Seals, f: ChangeInto) -> Prompt:
    return _prompt(f, f"{ELEMENTS[f.colour]} into which colour?", ("FS-CHANGE-1",))


def into_option(s: Seals, f: ChangeInto, into: int) -> Words:
    return Words(
        f"into {ELEMENT_WORDS[into]}",
        f"Into {ELEMENTS[into]} ({s.supply[into]} in the supply)",
        (touches.supply(into),),
        ("FS-CHANGE-2",),
    )


def change_prompt(s: Seals, f: ChangeDice) -> Prompt:
    why = f"The supply holds {s.supply[f.into]} of {ELEMENTS[f.into]}."
    return _prompt(f, f"which dice become {ELEMENTS[f.into]}?", ("FS-CHANGE-2",), why)


def change_option(s: Seals, f: ChangeDice, pack: int) -> Words:
    return _dice(s, f.seat, "change", "Change", f.colour, pack, ("FS-CHANGE-1",))


def renew_prompt(s: Seals, f: RenewDice) -> Prompt:
    why = "This cannot be taken back."
    return _prompt(f, "which dice are rolled again?", ("FS-RENEW-1",), why)


def renew_option(s: Seals, f: RenewDice, pack: int) -> Words:
    return _dice(s, f.seat, "roll", "Roll", f.colour, pack, ("FS-RENEW-1",))


def raise_prompt(s: Seals, f: RaiseDice) -> Prompt:
    return _prompt(f, "which dice get 2 more?", ("FS-STRENG-1",), "Nothing above 6.")


def raise_option(s: Seals, f: RaiseDice, pack: int) -> Words:
    return _dice(s, f.seat, "raise", "Raise", f.colour, pack, ("FS-STRENG-1",))


# -- Spaces --------------------------------------------------------------------------------------


def swap_prompt(s: Seals, f: SwapFirst) -> Prompt:
    return _prompt(f, "which token?", _spell(f), "It need not be reachable.")


def swap_option(s: Seals, f: SwapFirst, node: int) -> Words:
    return _at(s, "swap", "Move", node, _spell(f))


def with_prompt(s: Seals, f: SwapSecond) -> Prompt:
    ask = f"{seal_name(s.seals[f.node])} for which other token?"
    return _prompt(f, ask, _spell(f))


def with_option(s: Seals, f: SwapSecond, node: int) -> Words:
    return _at(s, "with", "Exchange with", node, _spell(f))


def absorb_prompt(s: Seals, f: AbsorbInto) -> Prompt:
    token = stored_on(s.players[f.seat], f.scroll)
    return _prompt(f, f"which die gets {VALUE_OF[token]} more?", ("FS-ABSORB-4",), "Up to 6.")


def absorb_option(s: Seals, f: AbsorbInto, die: int) -> Words:
    token = stored_on(s.players[f.seat], f.scroll)
    label = f"{die_name(die)} becomes {min(6, VALUE_OF[die] + VALUE_OF[token])}"
    touch = touches.die(s, f.seat, die)
    return Words(f"add {die_word(die)}", label, (touch,), ("FS-ABSORB-4",))


def remove_prompt(s: Seals, f: Disintegrate) -> Prompt:
    why = "It need not be reachable; your duty to break remains."
    return _prompt(f, "which token disappears?", ("FS-DISINT-1", "FS-DISINT-3"), why)


def remove_option(s: Seals, f: Disintegrate, node: int) -> Words:
    return _at(s, "remove", "Remove", node, ("FS-DISINT-1",))


def move_prompt(s: Seals, f: RearrangeFirst) -> Prompt:
    ask = f"which scroll of {ELEMENTS[ELEMENT_OF[f.scroll]]} moves?"
    return _prompt(f, ask, ("FS-REARR-1",), "It need not be reachable.")


def move_option(s: Seals, f: RearrangeFirst, node: int) -> Words:
    return _at(s, "move", "Move", node, ("FS-REARR-1",))


def place_prompt(s: Seals, f: RearrangeSecond) -> Prompt:
    return _prompt(f, f"{seal_name(s.seals[f.node])} for which scroll?", ("FS-REARR-1",))


def place_option(s: Seals, f: RearrangeSecond, node: int) -> Words:
    return _at(s, "with", "Exchange with", node, ("FS-REARR-1",))


# -- Conflict ------------------------------------------------------------------------------------


def get_die_prompt(s: Seals, f: DeceiveTheirs) -> Prompt:
    return _prompt(f, "whose die?", ("FS-DECEP-1",), "Colours are traded, values stay.")


def get_die_option(s: Seals, f: DeceiveTheirs, code: int) -> Words:
    die, victim = divmod(code, SEAT)
    return Words(
        f"get {die_word(die)} of {victim + 1}",
        f"{die_name(die)} of @{victim}",
        (touches.die(s, victim, die),),
        ("FS-DECEP-2",),
    )


def give_prompt(s: Seals, f: DeceiveOwn) -> Prompt:
    ask = f"{die_name(f.die)} of @{f.victim} for which of your dice?"
    return _prompt(f, ask, ("FS-DECEP-1",))


def give_option(s: Seals, f: DeceiveOwn, die: int) -> Words:
    after = coloured(COLOUR_OF[f.die], VALUE_OF[die])
    label = f"Your {die_name(die)} becomes {die_name(after)}"
    return Words(f"give {die_word(die)}", label, (touches.die(s, f.seat, die),), ("FS-DECEP-2",))


def own_prompt(s: Seals, f: AlterOwn) -> Prompt:
    return _prompt(f, "which of your dice get 1 more?", ("FS-ALTER-1", "FS-ALTER-2"))


def own_option(s: Seals, f: AlterOwn, pack: int) -> Words:
    return _dice(s, f.seat, "raise", "Raise", f.colour, pack, ("FS-ALTER-1",))


def theirs_prompt(s: Seals, f: AlterTheirs) -> Prompt:
    ask = f"which dice of @{f.victim} get 1 less?"
    return _prompt(f, ask, ("FS-ALTER-1", "FS-ALTER-2"))


def theirs_option(s: Seals, f: AlterTheirs, pack: int) -> Words:
    return _dice(s, f.victim, "lower", "Lower", f.colour, pack, ("FS-ALTER-1",))


def get_scroll_prompt(s: Seals, f: TransferTheirs) -> Prompt:
    return _prompt(f, "whose scroll?", ("FS-TRANS-1",), "You give one of equal strength.")


def _theirs(verb: str, label: str, code: int, rules: tuple[str, ...]) -> Words:
    scroll, owner = divmod(code, SEAT)
    return Words(
        f"{verb} {SCROLL_WORDS[scroll]} of {owner + 1}",
        f"{label} {scroll_name(scroll)} of @{owner}",
        (touches.scroll(scroll),),
        rules,
    )


def get_scroll_option(s: Seals, f: TransferTheirs, code: int) -> Words:
    return _theirs("get", "Take", code, ("FS-TRANS-1",))


def give_scroll_prompt(s: Seals, f: TransferOwn) -> Prompt:
    ask = f"which scroll for {scroll_name(f.theirs)}?"
    return _prompt(f, ask, ("FS-TRANS-2", "FS-TRANS-3"))


def give_scroll_option(s: Seals, f: TransferOwn, scroll: int) -> Words:
    label = f"Give {scroll_name(scroll)}"
    word = f"give {SCROLL_WORDS[scroll]}"
    return Words(word, label, (touches.scroll(scroll),), ("FS-TRANS-2",))


def steal_prompt(s: Seals, f: GiveDie) -> Prompt:
    name = scroll_name(f.scroll)
    return Prompt(
        f"{name}: which die do you give to @{f.thief}?",
        f"@{f.seat} gives a die to @{f.thief}",
        "It goes as it lies.",
        ("FS-DEC-9", "FS-THEFT-2"),
    )


def steal_option(s: Seals, f: GiveDie, die: int) -> Words:
    label = f"Give {die_name(die)}"
    touch = touches.die(s, f.seat, die)
    return Words(f"give {die_word(die)}", label, (touch,), ("FS-THEFT-2",))


def exploit_prompt(s: Seals, f: Exploit) -> Prompt:
    return _prompt(f, "whose scroll works for you?", ("FS-EXPLOIT-1", "FS-EXPLOIT-5"))


def exploit_option(s: Seals, f: Exploit, code: int) -> Words:
    return _theirs("exploit", "Use", code, ("FS-EXPLOIT-1",))


# -- Movement ------------------------------------------------------------------------------------


def send_prompt(s: Seals, f: SendTo) -> Prompt:
    why = "It need not be reachable; only you can break it then."
    return _prompt(f, "to which token?", ("FS-DISP-1",), why)


def send_option(s: Seals, f: SendTo, node: int) -> Words:
    return _at(s, "send", "Send onto", node, ("FS-DISP-1",))


def post_prompt(s: Seals, f: PostAt) -> Prompt:
    why = "It shuts the scroll to everybody, you included."
    return _prompt(f, "where does the guardian stand?", ("FS-GUARD-1", "FS-GUARD-2"), why)


def post_option(s: Seals, f: PostAt, code: int) -> Words:
    if code == BESIDE:
        touch = f"guardian:{ELEMENT_WORDS[ELEMENT_OF[f.scroll]]}"
        return Words("withdraw", "Take the guardian off the board", (touch,), ("FS-GUARD-2",))
    return _at(s, "post", "Guard", code, ("FS-GUARD-1",))


def pass_prompt(s: Seals, f: PassWhat) -> Prompt:
    return _prompt(f, "what do you pass?", ("FS-DEC-12",), "Your turn ends with the break.")


def pass_option(s: Seals, f: PassWhat, code: int) -> Words:
    if not is_past_figure(code):
        return _at(s, "leap", "Leap", code, ("FS-LEAP-1",))
    passed = figure_passed(code)
    owner, figure = owner_of(passed), FIGURE_WORDS[kind_of(passed)]
    return Words(
        f"pass {figure} {owner + 1}",
        f"Pass the {figure} of @{owner}",
        (f"{figure}:{owner}",),
        ("FS-TELE-1",),
    )


def beyond_prompt(s: Seals, f: PassTarget) -> Prompt:
    why = "Only what you could not reach before."
    return _prompt(f, "what do you break?", _spell(f), why)


def beyond_option(s: Seals, f: PassTarget, node: int) -> Words:
    return _broken(s, node, _spell(f))


def first_prompt(s: Seals, f: SpeedFirst) -> Prompt:
    why = "Only breaks after which a second is possible."
    return _prompt(f, "what do you break first?", ("FS-SPEED-1", "FS-SPEED-2"), why)


def first_option(s: Seals, f: SpeedFirst, node: int) -> Words:
    return _broken(s, node, ("FS-SPEED-1",))


def second_prompt(s: Seals, f: SpeedSecond) -> Prompt:
    return _prompt(f, "what do you break without dice?", ("FS-SPEED-1", "FS-SPEED-3"))


def second_option(s: Seals, f: SpeedSecond, node: int) -> Words:
    return _broken(s, node, ("FS-SPEED-1",))


def register(wording: Wording) -> None:
    """Which functions say which question."""
    wording.question(PickColour, "pick_colour", colour_prompt, colour_option)
    wording.question(PickOpponent, "pick_opponent", opponent_prompt, opponent_option)
    wording.question(BindHow, "bind_how", bind_prompt, bind_option)
    wording.question(BindTarget, "bind_target", bind_target_prompt, bind_target_option)
    wording.question(BindRaise, "bind_raise", bind_raise_prompt, bind_raise_option)
    wording.question(ChangeInto, "change_into", into_prompt, into_option)
    wording.question(ChangeDice, "change_dice", change_prompt, change_option)
    wording.question(RenewDice, "renew_dice", renew_prompt, renew_option)
    wording.question(RaiseDice, "raise_dice", raise_prompt, raise_option)
    wording.question(SwapFirst, "swap_first", swap_prompt, swap_option)
    wording.question(SwapSecond, "swap_second", with_prompt, with_option)
    wording.question(AbsorbInto, "absorb_into", absorb_prompt, absorb_option)
    wording.question(Disintegrate, "disintegrate", remove_prompt, remove_option)
    wording.question(RearrangeFirst, "rearrange_first", move_prompt, move_option)
    wording.question(RearrangeSecond, "rearrange_second", place_prompt, place_option)
    wording.question(DeceiveTheirs, "deceive_theirs", get_die_prompt, get_die_option)
    wording.question(DeceiveOwn, "deceive_own", give_prompt, give_option)
    wording.question(AlterOwn, "alter_own", own_prompt, own_option)
    wording.question(AlterTheirs, "alter_theirs", theirs_prompt, theirs_option)
    wording.question(TransferTheirs, "transfer_theirs", get_scroll_prompt, get_scroll_option)
    wording.question(TransferOwn, "transfer_own", give_scroll_prompt, give_scroll_option)
    wording.question(GiveDie, "give_die", steal_prompt, steal_option)
    wording.question(Exploit, "exploit", exploit_prompt, exploit_option)
    wording.question(SendTo, "send_to", send_prompt, send_option)
    wording.question(PostAt, "post_at", post_prompt, post_option)
    wording.question(PassWhat, "pass_what", pass_prompt, pass_option)
    wording.question(PassTarget, "pass_target", beyond_prompt, beyond_option)
    wording.question(SpeedFirst, "speed_first", first_prompt, first_option)
    wording.question(SpeedSecond, "speed_second", second_prompt, second_option)
