"""Owned scrolls and their faces.

This module alone gives, takes and turns scrolls, since what lies face up is kept until then.
"""

from spellhall.games.five_seals.state.state import Player, Seals


def face_up(s: Seals, seat: int) -> list[int]:
    """The scrolls of a seat that lie face up and are not being used at this moment."""
    player = s.players[seat]
    up = player._up
    if up is None:
        up = _found_up(player)
        player._up = up
    return [scroll for scroll in up if scroll not in s.using] if s.using else up


def _found_up(player: Player) -> list[int]:
    down = player.down
    if down:
        return [scroll for scroll in player.scrolls if scroll not in down]
    return player.scrolls.copy()


def win_scroll(player: Player, scroll: int) -> None:
    """It comes face up (FS-BREAK-7)."""
    player.scrolls.append(scroll)
    if player._up is not None:
        player._up = [*player._up, scroll]


def trade_scrolls(player: Player, own: int, other: Player, theirs: int) -> None:
    """Two face-up scrolls change owners, each in the other's place."""
    player.scrolls[player.scrolls.index(own)] = theirs
    other.scrolls[other.scrolls.index(theirs)] = own
    player._up = None
    other._up = None


def turn_face_down(player: Player, scroll: int) -> None:
    """One scroll less to be used."""
    up = player._up
    if up is not None:
        left = up.copy()
        left.remove(scroll)
        player._up = left
    player.down.append(scroll)


def turn_all_face_up(player: Player) -> None:
    """When a round is over (FS-ROUND-5)."""
    player.down = []
    player._up = None


def forget_faces(player: Player) -> None:
    """For whoever lays scrolls by hand."""
    player._up = None
