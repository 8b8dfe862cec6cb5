"""Tables of Wiz-War set in a few lines: two wizards on the ledger's reference board."""

from typing import Any

from spellhall.games.wiz_war.box.words import CARD_WORDS, line_name, square_name
from spellhall.games.wiz_war.rules.table.walls import cracks_on
from spellhall.games.wiz_war.rules.victory import points
from spellhall.games.wiz_war.state.numbers import CARRIED
from spellhall.games.wiz_war.state.position import line, square
from spellhall.games.wiz_war.state.state import Duel
from spellhall.testing import ScriptFailed, Table

# Questions that are not asked when there is a single answer, as the script may not know.
SINGLE = {
    "at": ("target",),
    "unfuelled": ("fuel", "counter_fuel"),
    "fuel": ("fuel", "counter_fuel"),
    "keep": ("discard",),
    "mode": ("mode",),
    "pick": ("pick_carried", "place", "peek_take", "peek_return"),
    "go": ("push_way", "steer", "glide", "drift", "aside"),
    "to": ("square",),
}
WINDOWS = ("respond", "cut", "guard", "death")
ANNOUNCED = ("at", "unfuelled", "fuel", "mode")  # settled before a window opens
# The questions at which a word can be an answer at all; others have no place in `refuses`.
ASKED_AT = {
    "activate": ("act",),
    "answer": WINDOWS,
    "at": ("target",),
    "boost": ("act", "beast", "discard", "order_effects"),
    "breath": ("beast",),
    "cast": ("act", "beast"),
    "claw": ("beast",),
    "discard": ("discard", "trim", "make_room", "must_discard", "shed"),
    "drop": ("act", "beast", "discard", "order_effects", "trim", "make_room", "lust"),
    "drop-treasure": ("act", "beast"),
    "finish": ("act", "beast", "discard", "order_effects", "trim", "make_room", "shed"),
    "gather": ("act",),
    "hold": ("act", "keep_holding"),
    "lift": ("act",),
    "lift-all": ("act",),
    "pick": ("pick_carried", "place", "peek_take", "peek_return"),
    "play": ("act",),
    "punch": ("act", "beast"),
    "step": ("act", "beast"),
    "take": ("act", "beast", "take_cards"),
    "to": ("square",),
    "use": ("act",),
}


class Arena(Table):
    """A scripted table that passes for everybody whom the script does not let answer."""

    def do(self, *lines: str) -> "Arena":
        """Play «alice: cast fireball», «at @1», …; a line without a name is the last name's."""
        name = ""
        for text in lines:
            head, colon, choice = text.partition(": ")
            name, choice = (head, choice) if colon else (name, text)
            word = choice.split()[0]
            while self.is_window() and choice not in self.asked_options(name):
                if word in ANNOUNCED:
                    break
                self.pass_window()
            kinds = SINGLE.get(word)
            if kinds is None or self.question(name) in kinds:
                self.play(f"{name}: {choice}")
        while self.is_window():
            self.pass_window()
        return self

    def is_window(self) -> bool:
        if self.match.is_over:
            return False
        name = self.match.names[self.match.awaited()[0]]
        return self.question(name) in WINDOWS

    def asked_options(self, name: str) -> list[str]:
        return self.options(name) if self.seat(name) in self.match.may_answer() else []

    def pass_window(self) -> None:
        name = self.match.names[self.match.awaited()[0]]
        self.play(f"{name}: pass")

    def end_turn(self, name: str, *before: str) -> "Arena":
        """End the phase, keep the hand, draw nothing."""
        self.do(f"{name}: {before[0]}", *before[1:]) if before else None
        if self.question(name) == "act":
            self.do(f"{name}: end")
        for answer in ("release", "keep", "done"):
            if answer in self.asked_options(name) and self.question(name) in (
                "keep_holding",
                "discard",
                "draw",
            ):
                self.do(f"{name}: {answer}")
        return self

    @property
    def state(self) -> Duel:
        state = self.match.state
        assert isinstance(state, Duel)
        return state

    def life(self, name: str) -> int:
        return self.state.players[self.seat(name)].life

    def where(self, name: str) -> str:
        """The square of a wizard."""
        return square_name(len(self.state.players), self.state.players[self.seat(name)].cell)

    def beast_at(self, kind: int) -> str:
        beast = next(one for one in self.state.beasts if one.kind == kind)
        return square_name(len(self.state.players), beast.cell)

    def beast_life(self, kind: int) -> int:
        return next((one.life for one in self.state.beasts if one.kind == kind), 0)

    def stun(self, name: str) -> int:
        return self.state.players[self.seat(name)].stun

    def mp(self) -> int:
        return self.state.turn.mp

    def points(self, name: str) -> int:
        return points(self.state, self.seat(name))

    def hand(self, name: str) -> list[str]:
        return [CARD_WORDS[card] for card in self.state.players[self.seat(name)].hand]

    def items(self, name: str) -> list[str]:
        return [CARD_WORDS[card] for card in self.state.players[self.seat(name)].items]

    def spells(self, name: str | None = None) -> list[str]:
        return [
            CARD_WORDS[spell.card]
            for spell in self.state.spells
            if name is None or spell.owner == self.seat(name)
        ]

    def discards(self) -> list[str]:
        return [CARD_WORDS[card] for card in self.state.piles[0].discard]

    def things(self) -> list[str]:
        """Cards whose things lie on the board, with their squares."""
        return [
            f"{CARD_WORDS[thing.card]} {square_name(len(self.state.players), thing.cell)}"
            if thing.cell >= 0
            else f"{CARD_WORDS[thing.card]} {line_name(len(self.state.players), thing.line)}"
            for thing in self.state.things
        ]

    def line_kind(self, name: str) -> int:
        return self.state.lines[line(self.state, name)]

    def cracks(self, name: str) -> int:
        return cracks_on(self.state, line(self.state, name))

    def treasure(self, number: int) -> str:
        """Where a treasure is: a square, or @n."""
        place = self.state.treasures[number]
        if place >= CARRIED:
            return f"@{place - CARRIED}"
        return square_name(len(self.state.players), place)

    def sees(self, one: str, other: str) -> bool:
        from spellhall.games.wiz_war.rules.table.seeing import sight

        a, b = square(self.state, one), square(self.state, other)
        return sight(self.state, self.state.active, a) >> b & 1 == 1

    def refuses(self, line_text: str) -> bool:
        """Whether a choice is not offered, to somebody who is asked such a question now."""
        name, _, choice = line_text.partition(": ")
        open_now, fitting = self.question(name), ASKED_AT[choice.split()[0]]
        if open_now not in fitting:
            raise ScriptFailed(f"'{line_text}': {name} is asked '{open_now}', not one of {fitting}")
        return choice not in self.options(name)


def words(cards: list[int]) -> list[str]:
    """Cards as they are written."""
    return [CARD_WORDS[card] for card in cards]


def arena(players: list[dict[str, Any]] | None = None, **setup: Any) -> Arena:
    """A table at a position; alice is red in the left sector, bob blue in the right one."""
    seats = players or [{}, {}]
    table = Arena.at("wiz_war", {"players": seats, **setup})
    assert isinstance(table, Arena)
    return table


def duel(
    hand: str = "",
    other: str = "",
    at: str = "c1",
    bob: str = "e1",
    die: tuple[int, ...] = (),
    alice: dict[str, Any] | None = None,
    enemy: dict[str, Any] | None = None,
    **setup: Any,
) -> Arena:
    """Alice to move on a square in sight of bob; hands as words, dice as their results."""
    first = {"at": at, "hand": hand.split(), **(alice or {})}
    second = {"at": bob, "hand": other.split(), **(enemy or {})}
    return arena([first, second], chance=[n - 1 for n in die], **setup)
