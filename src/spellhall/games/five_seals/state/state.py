"""Everything that lies on the table in Five Seals of Magic. Data only."""

from typing import Final

from spellhall.engine.frames import Frame
from spellhall.engine.state import Chance, State

AT_HAND: Final = -1  # a familiar in front of its owner; a guardian beside the board
ON_BINDING: Final = -2  # a familiar on its Binding scroll: its owner is finished (FS-ROUND-6)
OUT: Final = -3  # a guardian whose scroll was not placed
NO_MAGE: Final = -1  # not chosen yet
STORED: Final = 100
NEXT_DICE: Final = 3  # dice chosen for a round
QUIET_ROUNDS: Final = 3  # rounds in a row without a broken seal that end the game (FS-END-4)


class Player:
    """One seat: its mage and familiar, dice and scrolls."""

    __slots__ = (
        "_up",
        "coming",
        "dice",
        "down",
        "familiar",
        "mage",
        "node",
        "owed",
        "scrolls",
        "stored",
    )

    def __init__(
        self,
        mage: int,
        node: int,
        familiar: int,
        dice: list[int],
        coming: list[int],
        owed: int,
        scrolls: list[int],
        down: list[int],
        stored: list[int],
    ) -> None:
        self.mage = mage  # 0 to 4, or NO_MAGE
        self.node = node  # where the mage stands
        self.familiar = familiar  # a node, AT_HAND or ON_BINDING
        self.dice = dice  # 10 * colour + value, sorted
        self.coming = coming  # unrolled dice for the next round, by colour
        self.owed = owed  # dice still to be chosen at the end of the round (FS-DRAFT-4)
        self.scrolls = scrolls  # owned, in the order they came
        self.down = down  # of these, face down
        self.stored = stored  # tokens on Absorption scrolls: STORED * scroll + token
        self._up: list[int] | None = None  # scrolls not face down; found anew when None

    def copy(self) -> "Player":
        """An independent copy."""
        other = Player(
            self.mage,
            self.node,
            self.familiar,
            self.dice.copy(),
            self.coming.copy(),
            self.owed,
            self.scrolls.copy(),
            self.down.copy(),
            self.stored.copy(),
        )
        other._up = self._up
        return other


class Reach:
    """What a mage reaches."""

    __slots__ = ("barred", "links", "rooms", "targets")

    def __init__(self, targets: list[int], rooms: int, links: list[int], barred: list[int]) -> None:
        self.targets: Final = targets  # nodes, in the order of the board
        self.rooms: Final = rooms  # that it can walk, as bits
        self.links: Final = links  # for each room those that an open circle joins to it, as bits
        self.barred: Final = barred  # nodes with a figure of another seat or a guardian


class Seals(State):
    """The state of one game."""

    __slots__ = (
        "_joined",
        "_links",
        "_near",
        "_reached",
        "active",
        "aside",
        "box",
        "broken",
        "circle",
        "finished",
        "first",
        "guardians",
        "players",
        "quiet",
        "raising",
        "round",
        "seals",
        "stalemate",
        "supply",
        "tie_break",
        "unplaced",
        "using",
    )

    def __init__(
        self,
        stack: list[Frame],
        lanes: list[list[Frame]],
        chance: Chance,
        revealed: int,
        players: list[Player],
        seals: list[int],
        guardians: list[int],
        supply: list[int],
        box: list[int],
        aside: list[int],
        unplaced: list[int],
        using: list[int],
        finished: list[int],
        active: int,
        first: int,
        round: int,
        broken: int,
        quiet: int,
        circle: int,
        tie_break: bool,
        raising: bool,
        stalemate: bool,
    ) -> None:
        super().__init__(stack, lanes, chance, revealed)
        self.players = players
        self.seals = seals  # for each node EMPTY, a token or ON_BOARD + scroll
        self.guardians = guardians  # for each element a node, AT_HAND (beside the board) or OUT
        self.supply = supply  # unowned dice of each colour
        self.box = box  # tokens out of the game, counted in the order of TOKEN_KINDS
        self.aside = aside  # a token just broken, not yet stored or boxed
        self.unplaced = unplaced  # scrolls of the two circles that found no place
        self.using = using  # scrolls in the middle of being used
        self.finished = finished  # seats whose round is over, in the order they finished
        self.active = active  # whose turn it is
        self.first = first  # who holds the first-player marker
        self.round = round
        self.broken = broken  # seals broken in this round
        self.quiet = quiet  # whole rounds in a row before this one without a broken seal
        self.circle = circle  # the additional circle, 1 to 4
        self.tie_break = tie_break  # variant FS-VAR-1
        self.raising = raising  # variant FS-VAR-2
        self.stalemate = stalemate  # whether quiet rounds end the game (FS-END-4)
        # Found anew when empty, and shared with copies, so that what they hold never changes:
        # for each room the rooms beside it that emptied circles open, as bits; all rooms that can
        # be walked from it if no figure is in the way; for the first room of each such area the
        # nodes of the seals along it; for each seat what its mage reaches.
        self._links: list[int] = []
        self._joined: list[int] = []
        self._near: list[list[int]] = []
        self._reached: list[Reach | None] = [None] * len(players)

    def copy(self) -> "Seals":
        """An independent copy that plays as the original."""
        other = Seals(
            self.stack.copy(),
            self.copy_lanes(),
            self.chance.copy(),
            self.revealed,
            [player.copy() for player in self.players],
            self.seals.copy(),
            self.guardians.copy(),
            self.supply.copy(),
            self.box.copy(),
            self.aside.copy(),
            self.unplaced,  # never changes after the set-up
            self.using.copy(),
            self.finished.copy(),
            self.active,
            self.first,
            self.round,
            self.broken,
            self.quiet,
            self.circle,
            self.tie_break,
            self.raising,
            self.stalemate,
        )
        other._links = self._links
        other._joined = self._joined
        other._near = self._near
        other._reached = self._reached.copy()
        return other


def forget_reach(s: Seals) -> None:
    """Called by all that moves a figure to or from where it blocks."""
    reached = s._reached
    for seat in range(len(reached)):
        reached[seat] = None


def forget_board(s: Seals) -> None:
    """Called by whoever lays a board by hand."""
    s._links = []
    forget_reach(s)


def forget_faces(player: Player) -> None:
    """Called by all that gives or takes a scroll, or turns it face up."""
    player._up = None


def turn_face_down(player: Player, scroll: int) -> None:
    """One scroll less to be used."""
    up = player._up
    if up is not None:
        player._up = [other for other in up if other != scroll]
    player.down.append(scroll)


def fresh_player() -> Player:
    """Nothing chosen yet."""
    return Player(NO_MAGE, 0, AT_HAND, [], [0, 0, 0, 0], 0, [], [], [])


def stored_on(player: Player, scroll: int) -> int:
    """The token on an Absorption scroll; -1 for none."""
    for entry in player.stored:
        if entry // STORED == scroll:
            return entry % STORED
    return -1


def face_up(s: Seals, seat: int) -> list[int]:
    """The scrolls of a seat that lie face up and are not being used at this moment."""
    player = s.players[seat]
    up = player._up
    if up is None:
        down = player.down
        if down:
            up = [scroll for scroll in player.scrolls if scroll not in down]
        else:
            up = player.scrolls.copy()
        player._up = up
    return [scroll for scroll in up if scroll not in s.using] if s.using else up


def is_active(s: Seals, seat: int) -> bool:
    """Whether the seat's round is not over."""
    return s.players[seat].familiar != ON_BINDING
