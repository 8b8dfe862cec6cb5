"""Messages that come twice, or too late: known by the id of their client, or by their number."""

from typing import TYPE_CHECKING, Final

from spellhall.server.wire import problems
from spellhall.server.wire.problems import Denied
from spellhall.server.wire.socket import Accepted, Choose, Undo

if TYPE_CHECKING:
    from spellhall.server.tables.table import Table

MOST_ID: Final = 40  # letters
MOST_SENT_AGAIN: Final = 500  # entries among which one that is sent again is looked for


def known(table: "Table", person: str, message: Choose | Undo) -> Accepted | None:
    """The first answer again, when this very message came before, in whatever process."""
    if not message.id:
        return None
    if len(message.id) > MOST_ID or not message.id.isalnum():
        raise problems.malformed(f"An id has at most {MOST_ID} letters and digits.")
    for entry in reversed(table.playable().entries[-MOST_SENT_AGAIN:]):
        if entry.id == message.id and entry.seat == message.seat:
            text = entry.text if entry.kind == "choice" else ""
            return Accepted(table.numbers(person).told(entry.seq), text)
    return None


def done_before(table: "Table", person: str, message: Choose) -> Accepted | None:
    """The first answer again, when the same choice was made before; Denied when it is late.

    While several seats choose at once, others may have taken the seq meanwhile. That does no
    harm as long as the question is still the one that the client saw.
    """
    playing = table.playable()
    numbers = table.numbers(person)
    seq = numbers.true(message.seq)
    for entry in playing.entries[max(seq, 1) - 1 :] if not message.id else ():
        if entry.seat == message.seat and entry.kind == "choice":
            if entry.text == message.choice:
                return Accepted(numbers.told(entry.seq), entry.text)
            break
    late = seq <= playing.length and not table.asked.before(message.seat, seq)
    if late or not 1 <= seq <= playing.length + 1:
        raise stale(table, person, message)
    return None


def stale(table: "Table", person: str, message: Choose | Undo) -> Denied:
    """The table has gone on since the client looked."""
    following = table.numbers(person).told(table.playable().length) + 1
    return problems.conflict(
        "stale_choice",
        f"The table has gone on: the next choice is number {following},"
        f" this one was meant as number {message.seq}. Look again and choose anew.",
    )
