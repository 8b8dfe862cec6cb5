"""People at the tables of a server under test: short words for what a client does."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from spellhall.engine.patches import patched
from spellhall.server.wire.shown import QuestionInfo
from spellhall.server.wire.socket import ServerMessage

ASKED = ("questions", "others")  # the parts of an update that `asked` leads on
WAIT = 20.0  # seconds for one answer on a busy machine


class Guest:
    """Somebody with a key, or a passer-by without one."""

    def __init__(self, address: str, key: str = "", id: str = "") -> None:
        self.address = address
        self.key = key
        self.id = id
        headers = {"authorization": f"Bearer {key}"} if key else {}
        self.http = httpx.AsyncClient(base_url=f"http://{address}", headers=headers, timeout=WAIT)

    @classmethod
    async def named(cls, address: str, name: str) -> "Guest":
        """Somebody new."""
        async with httpx.AsyncClient(base_url=f"http://{address}", timeout=WAIT) as http:
            answer = await http.post("/api/people", json={"name": name})
            assert answer.status_code == 201, answer.text
            made = answer.json()
        return cls(address, made["key"], made["person"]["id"])

    async def get(self, path: str, status: int = 200, **query: str) -> Any:
        """What an address holds."""
        answer = await self.http.get(path, params=query)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        """Ask for something."""
        answer = await self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def patch(self, path: str, body: Any, status: int = 200) -> Any:
        """Ask for a change."""
        answer = await self.http.patch(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def open(self, *seats: str, start: bool = False, **more: Any) -> Any:
        """A table of duels: each seat is "me", "open" or the level of a bot."""
        wishes = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat}
            for seat in seats
        ]
        wish = {"game": "duel", "seats": wishes, "start": start, **more}
        return await self.post("/api/tables", wish, 201)

    @asynccontextmanager
    async def at(
        self, table: str, since: int = -1, auto_pass: bool = True
    ) -> AsyncIterator["Line"]:
        """Connected to a table."""
        async with websockets.connect(
            f"ws://{self.address}/api/tables/{table}/socket", max_size=None
        ) as socket:
            line = Line(socket)
            await line.send(type="hello", key=self.key, since=since, auto_pass=auto_pass)
            yield line

    async def close(self) -> None:
        """Go home."""
        await self.http.aclose()


class Line:
    """An open socket and everything that came over it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []  # every message as it came
        self.update: Any = None  # the newest one
        self.welcome: Any = None

    async def send(self, **message: Any) -> None:
        """Send a message."""
        await self.socket.send(msgspec.json.encode(message).decode())

    async def next(self, *kinds: str) -> Any:
        """The next message of one of these kinds; others are noted and passed over."""
        while True:
            message = await self._receive()
            if not kinds or message["type"] in kinds:
                return message

    async def hello(self) -> Any:
        """The welcome."""
        return await self.next("welcome")

    async def until(self, seq: int) -> Any:
        """The newest update, which has at least that seq."""
        while self.update is None or self.update["seq"] < seq:
            await self._receive()
        return self.update

    async def my_turn(self) -> Any:
        """Wait for a question that must be answered, or the end; returns the question or None."""
        while True:
            if self.update is not None:
                if self.update["result"] is not None:
                    return None
                for question in self.update["questions"]:
                    if question["waits"]:
                        return question
            await self._receive()

    async def choose(self, choice: str, seat: int = 0, seq: int | None = None) -> Any:
        """Make a choice and see what it did; returns the answer: accepted or refused."""
        answer = await self.send_choice(choice, seat, seq)
        if answer["type"] == "accepted":
            await self.until(answer["seq"])
        return answer

    async def send_choice(self, choice: str, seat: int = 0, seq: int | None = None) -> Any:
        """Make a choice; returns the answer at once."""
        number = self.update["seq"] + 1 if seq is None else seq
        await self.send(type="choose", seat=seat, seq=number, choice=choice)
        return await self.next("accepted", "refused")

    async def play(self, at_most: int = 10_000) -> int:
        """Take the first option of every question until the end; returns the number of choices."""
        made = 0
        while made < at_most and (question := await self.my_turn()) is not None:
            before = self.update["seq"]
            answer = await self.choose(question["options"][0]["choice"], question["seat"])
            if answer["type"] == "accepted":
                made += 1
            await self.until(before + 1)
        return made

    async def _receive(self) -> Any:
        text = await asyncio.wait_for(self.socket.recv(), WAIT)
        assert isinstance(text, str)
        self.raw.append(text)
        message = whole(msgspec.json.decode(text, type=ServerMessage))
        if message["type"] == "welcome":
            self.welcome = message
            self.update = message["update"] and self._folded(message["update"])
        elif message["type"] == "update":
            self.update = message = self._folded(message)
        return message

    def _folded(self, update: Any) -> Any:
        """The update with the sight and the questions that it leads to."""
        held = self.update
        if update["base"]:
            assert held["hash"] == update["base"], "patches begin with what this client holds"
        asked = {part: (held if update["base"] else update)[part] for part in ASKED}
        asked = whole(msgspec.convert(patched(asked, update["asked"]), Asked))
        return update | {"sight": folded(held and held["sight"], update)} | asked


class Asked(msgspec.Struct):
    """What a client is asked, and what it knows that others are."""

    questions: list[QuestionInfo]
    others: list[QuestionInfo]


def whole(told: Any) -> Any:
    """A message as plain values, with all that was left out of it because it is as ever."""
    if isinstance(told, list | tuple):
        return [whole(each) for each in told]
    if not isinstance(told, msgspec.Struct):
        return told
    tag = told.__struct_config__.tag
    fields = {name: whole(getattr(told, name)) for name in told.__struct_fields__}
    return fields if tag is None else {"type": tag, **fields}


def folded(sight: Any, told: Any) -> Any:
    """The sight after an update or a step of a replay."""
    sight = told.get("sight") or sight
    for part in (*told.get("events", ()), told):
        sight = patched(sight, part.get("patch"))
    return sight


def sights_of(steps: list[Any]) -> list[Any]:
    """What is seen after each step of a replay."""
    sights: list[Any] = []
    for step in steps:
        sights.append(folded(sights[-1] if sights else None, step))
    return sights
