"""How a bot answers what a partner proposes: it does it, or says «No, because»."""

from asyncio import sleep
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec

from spellhall.engine import Option
from spellhall.server.store.rows import ChatLine, now
from spellhall.server.store.writer import WriteFailed
from spellhall.server.thinking.fair_queue import Asker
from spellhall.server.wire.socket import Proposed

if TYPE_CHECKING:
    from spellhall.server.tables.table import Table

MOMENT: Final = 1.2  # seconds between what a bot says and what it does
YES: Final = "Yes, I will."
BECAUSE: Final = "No, because "
PLAN: Final = "I have a better plan."
CANNOT: Final = "that cannot be done now."
STOPS: Final = "I stop there, because "


async def heed(table: "Table", seat: int, own: Option, offered: Sequence[Option]) -> Option:
    """What a bot chooses, who would choose `own`, now that it has read what is proposed to it."""
    assert table.log is not None
    proposed = open_to(table, seat)
    asked = table.log.match.asked(seat)
    if proposed is None or asked is None or proposed.kind not in ("", asked.kind):
        return own
    wanted = next((option for option in offered if option.text == proposed.choice), None)
    if wanted is None:
        await _decline(table, proposed, CANNOT)
    elif not await _yields(table, seat, own, wanted):
        await _decline(table, proposed, reason(table, seat, own))
    else:
        if proposed.kind:  # a step after the first is answered by doing it
            await _say(table, seat, YES)
        await table.aids.settle(proposed, _rest(proposed))
        own = wanted
    await sleep(MOMENT if table.hall.settings.pace else 0)
    return own


def open_to(table: "Table", seat: int) -> Proposed | None:
    """The oldest proposal that this bot has not answered."""
    for each in table.aids.standing():
        if each.to == seat and each.waits and each.no is None:
            return each
    return None


def reason(table: "Table", seat: int, own: Option) -> str:
    """Why a bot does something else, made from what everybody knows."""
    said = table.aids.explain(seat, own.code)
    return said.removeprefix(BECAUSE) if said.startswith(BECAUSE) else f"{PLAN} {said}".strip()


async def _yields(table: "Table", seat: int, own: Option, wanted: Option) -> bool:
    assert table.log is not None
    asker = Asker(table.row.host, table.row.id)
    state, level = table.log.match.state, table.driver.level(seat)
    choices = (own.code, wanted.code)
    return await table.hall.thinker.yields(table.game, state, seat, level, choices, asker)


def _rest(proposed: Proposed) -> Proposed:
    """What is left of a proposal after its first step; nothing, if the next is words only."""
    following = [step for step in proposed.then[:1] if not step.words]
    choice, label = (following[0].choice, following[0].label) if following else ("", "")
    then = proposed.then[1:] if following else []
    return msgspec.structs.replace(proposed, choice=choice, label=label, then=then, kind="")


async def _decline(table: "Table", proposed: Proposed, because: str) -> None:
    """Say no, or, in the middle of what was begun, why it stops there."""
    await _say(table, proposed.to, (BECAUSE if proposed.kind else STOPS) + because)
    await table.aids.settle(proposed, msgspec.structs.replace(proposed, no=because))


async def _say(table: "Table", seat: int, text: str) -> None:
    """A line that cannot be kept is not worth a failure."""
    with suppress(WriteFailed):
        await table.telling.say(ChatLine(seat, table.seats[seat].name, text, now(), "said"))
