"""Everything that can be pending in Wizard's Academy: the table of contents of the rules."""

from typing import Final

from spellhall.engine.frames import Frame, Question

# -- Turn (rules/turn.py) -------------------------------------------------------------------------


class Open(Frame):
    """Wizards take their places, and the first turn begins."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class BeginTurn(Frame):
    """A seat's turn begins."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class PlayDisaster(Frame):
    """The card in hand happens (WA-DIS-1)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class DrawDisaster(Frame):
    """The next card comes into the hand (WA-DRAW-1)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class EndTurn(Frame):
    """The next seat, or the end."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class PickPerson(Question):
    """Which character? (WA-DEC-1)"""

    __slots__ = ()


class Refine(Question):
    """Shift rooms at set-up (WA-DEC-2, WA-DEC-3)."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left  # shifts left; a basic set-up has no limit


class Prelude(Question):
    """Recall before the disaster? (WA-ATURN-15)"""

    __slots__ = ()


class Act(Question):
    """What to do with the actions (WA-DEC-5)."""

    __slots__ = ()


class Recall(Frame):
    """A wizard goes to the Mana Crystal."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class ShareGlyph(Question):
    """The shared box (WA-DEC-11)."""

    __slots__ = ()


# -- Moving (rules/moving.py) ---------------------------------------------------------------------


class Walk(Frame):
    """A step of a wizard on foot; the costs are paid as it goes."""

    __slots__ = ("dash", "room", "seat")

    def __init__(self, seat: int, room: int, dash: int) -> None:
        self.seat: Final = seat
        self.room: Final = room  # or NONE where chance decides
        self.dash: Final = dash  # moves left of a Dash, or NONE for an action


class Follow(Frame):
    """A wizard takes the step that chance gave."""

    __slots__ = ("dash", "seat")

    def __init__(self, seat: int, dash: int) -> None:
        self.seat: Final = seat
        self.dash: Final = dash


class DashOn(Question):
    """The moves of a Dash that are left."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left


class Leave(Frame):
    """Unstable Academy: a room that was left is exchanged (WA-SC-11)."""

    __slots__ = ("room",)

    def __init__(self, room: int) -> None:
        self.room: Final = room


# -- Casting and binding (rules/casting.py, rules/grid.py) ----------------------------------------


class Pay(Question):
    """With which glyphs? (WA-DEC-5)"""

    __slots__ = ("space",)

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space


class Permit(Question):
    """May the caster use your glyph? (WA-DEC-7)"""

    __slots__ = ("caster", "lent", "own", "space")

    def __init__(self, seat: int, caster: int, space: int, own: int, lent: int) -> None:
        super().__init__(seat)
        self.caster: Final = caster
        self.space: Final = space
        self.own: Final = own  # type
        self.lent: Final = lent  # type


class Cast(Frame):
    """A spell is revealed and resolved."""

    __slots__ = ("one", "other", "seat", "space")

    def __init__(self, seat: int, space: int, one: int, other: int) -> None:
        self.seat: Final = seat
        self.space: Final = space
        self.one: Final = one  # glyph types that count as spent
        self.other: Final = other


class Resolve(Frame):
    """The text of the spell in the air."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class Hide(Frame):
    """The spell in the air is done."""

    __slots__ = ("seat", "spell")

    def __init__(self, seat: int, spell: int) -> None:
        self.seat: Final = seat
        self.spell: Final = spell


class NameSpace(Question):
    """Which unbound spell do you name? (WA-DEC-6)"""

    __slots__ = ("first",)

    def __init__(self, seat: int, first: bool) -> None:
        super().__init__(seat)
        self.first: Final = first


class NameSpell(Question):
    """What is its name? (WA-DEC-6)"""

    __slots__ = ("space",)

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space


# -- Effects (rules/effects.py) -------------------------------------------------------------------


class Perform(Frame):
    """Do the verbs of a list, from one of them on."""

    __slots__ = ("at", "effects", "seat", "step")

    def __init__(self, seat: int, effects: int, at: int, step: int) -> None:
        self.seat: Final = seat
        self.effects: Final = effects  # number of the list
        self.at: Final = at
        self.step: Final = step  # how far the verb at hand has come


class LoseOne(Frame):
    """A wizard is asked for a glyph to lose."""

    __slots__ = ("seat", "to", "why")

    def __init__(self, seat: int, why: str, to: int) -> None:
        self.seat: Final = seat
        self.why: Final = why
        self.to: Final = to  # who gains it, or NONE


class GiveUp(Frame):
    """The glyph just chosen goes."""

    __slots__ = ("seat", "to")

    def __init__(self, seat: int, to: int) -> None:
        self.seat: Final = seat
        self.to: Final = to  # who gains it, or NONE


class Receive(Frame):
    """A wizard gains a glyph just chosen."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


# -- Threats (rules/activation.py, rules/interaction.py, rules/enduring.py) -----------------------


class Paragraph(Frame):
    """Threats that one paragraph activates, not yet done (WA-AMB-5)."""

    __slots__ = ("dark", "fire", "ice", "items")

    def __init__(self, items: tuple[int, ...], fire: int, ice: int, dark: int) -> None:
        self.items: Final = items
        self.fire: Final = fire  # bit masks of rooms
        self.ice: Final = ice
        self.dark: Final = dark


class OrderActivation(Question):
    """Which threat activates next? (WA-DEC-4)"""

    __slots__ = ("dark", "fire", "ice", "items")

    def __init__(self, seat: int, items: tuple[int, ...], fire: int, ice: int, dark: int) -> None:
        super().__init__(seat)
        self.items: Final = items
        self.fire: Final = fire
        self.ice: Final = ice
        self.dark: Final = dark


class Spread(Frame):
    """Fire, ice or darkness looks for its way from each room in turn."""

    __slots__ = ("card", "kind", "rooms", "targets")

    def __init__(
        self, kind: int, card: int, rooms: tuple[int, ...], targets: tuple[int, ...]
    ) -> None:
        self.kind: Final = kind
        self.card: Final = card
        self.rooms: Final = rooms  # still to look
        self.targets: Final = targets  # found


class Spreading(Frame):
    """The way just chosen for a room."""

    __slots__ = ("card", "kind", "rooms", "targets")

    def __init__(
        self, kind: int, card: int, rooms: tuple[int, ...], targets: tuple[int, ...]
    ) -> None:
        self.kind: Final = kind
        self.card: Final = card
        self.rooms: Final = rooms
        self.targets: Final = targets


class ImpRobs(Frame):
    """An imp has taken a glyph: it may put out fire or water."""

    __slots__ = ("room",)

    def __init__(self, room: int) -> None:
        self.room: Final = room


class ImpRaids(Frame):
    """An imp at a glyph source."""

    __slots__ = ("beast",)

    def __init__(self, beast: int) -> None:
        self.beast: Final = beast


class MoveBeast(Frame):
    """A creature goes to the room just chosen."""

    __slots__ = ("beast",)

    def __init__(self, beast: int) -> None:
        self.beast: Final = beast


class MoveHaunt(Frame):
    """A haunt goes to the room just chosen."""

    __slots__ = ("room",)

    def __init__(self, room: int) -> None:
        self.room: Final = room


class BeastActs(Frame):
    """What a creature does to the wizard just chosen."""

    __slots__ = ("beast",)

    def __init__(self, beast: int) -> None:
        self.beast: Final = beast


class Shove(Frame):
    """A wizard is forced along the arrow of a room card, or in peril."""

    __slots__ = ("peril", "seat")

    def __init__(self, seat: int, peril: bool) -> None:
        self.seat: Final = seat
        self.peril: Final = peril


class Shoved(Frame):
    """A wizard is forced to the room just chosen."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class Interact(Frame):
    """Threats in one room act on each other, and attack the Mana Crystal (WA-MC-1)."""

    __slots__ = ()


class OrderInteraction(Question):
    """Which comes first? (WA-INT-11)"""

    __slots__ = ("items",)

    def __init__(self, seat: int, items: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.items: Final = items


class LoseMana(Frame):
    """Mana is lost."""

    __slots__ = ("cause", "n")

    def __init__(self, n: int, cause: str) -> None:
        self.n: Final = n
        self.cause: Final = cause


class Triumph(Frame):
    """The players have won."""

    __slots__ = ()


class Peril(Frame):
    """One mana lost, and perhaps a flight to the Mana Crystal (WA-AT-1)."""

    __slots__ = ("cause", "seat")

    def __init__(self, seat: int, cause: str) -> None:
        self.seat: Final = seat
        self.cause: Final = cause


class Spare(Question):
    """Pay two glyphs of yours instead of the mana? (WA-CHAR-6)"""

    __slots__ = ("cause", "victim")

    def __init__(self, seat: int, victim: int, cause: str) -> None:
        super().__init__(seat)
        self.victim: Final = victim
        self.cause: Final = cause


class Flee(Question):
    """Teleport to the Mana Crystal? (WA-DEC-10)"""

    __slots__ = ()


class Endure(Frame):
    """The wizard endures the threats in the room (WA-END-1)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class Enduring(Frame):
    """Threats still to be endured."""

    __slots__ = ("items", "room", "seat")

    def __init__(self, seat: int, room: int, items: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.room: Final = room
        self.items: Final = items


class Strip(Frame):
    """A wizard loses the whole collection of glyphs."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class Unbound(Frame):
    """The spell just chosen is unbound."""

    __slots__ = ()


class OrderEndure(Question):
    """Which threat is endured next? (WA-DEC-4)"""

    __slots__ = ("items", "room")

    def __init__(self, seat: int, room: int, items: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.room: Final = room
        self.items: Final = items


# -- Choices that the next frame uses (rules/picking.py) ------------------------------------------


class Pick(Question):
    """One of some things; the choice lies in the zone `picked` until the next frame uses it."""

    __slots__ = ("optional", "things", "why")

    def __init__(self, seat: int, why: str, things: tuple[int, ...], optional: bool) -> None:
        super().__init__(seat)
        self.why: Final = why  # key of the texts of this choice
        self.things: Final = things
        self.optional: Final = optional


class PickRoom(Pick):
    """Which room?"""

    __slots__ = ()


class PickBeast(Pick):
    """Which creature?"""

    __slots__ = ()


class PickThing(Pick):
    """Which threat in which room?"""

    __slots__ = ()


class PickGlyph(Pick):
    """Which glyph?"""

    __slots__ = ()


class PickSeat(Pick):
    """Which wizard?"""

    __slots__ = ()


class PickKind(Pick):
    """Which kind?"""

    __slots__ = ()


class PickSpace(Pick):
    """Which space of the spell grid?"""

    __slots__ = ()


class PickTurn(Pick):
    """How far is it turned?"""

    __slots__ = ()


class PickCard(Pick):
    """Which card?"""

    __slots__ = ()


class PickSource(Pick):
    """Which glyph source?"""

    __slots__ = ()


class PickShift(Pick):
    """Which shift?"""

    __slots__ = ()


class PickOne(Pick):
    """Which of these?"""

    __slots__ = ()
