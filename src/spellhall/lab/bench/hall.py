"""The server under play: choices a second and how long each takes until it is acknowledged.

A server of its own is started with a fresh database; at every table one person plays all seats.
"""

import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from statistics import quantiles
from typing import Any
from urllib.request import Request, urlopen

from spellhall.engine.patches import patched

TABLES = 8
STARTS_WITHIN_S = 30.0
NO_LIMIT = {"SPELLHALL_RATE": "1000000", "SPELLHALL_BURST": "1000000"}


class NoServer(Exception):
    """The server could not be measured; the message says why."""


def measure(game: str, seconds: float) -> dict[str, float]:
    """Play for a while at several tables at once."""
    try:
        import websockets  # noqa: F401, PLC0415 (comes with the extra [server])
    except ModuleNotFoundError:
        raise NoServer("the server was not measured: pip install 'spellhall[server]'") from None
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "spellhall.cli", "serve", "--port", str(port)]
        server = subprocess.Popen(
            [*command, "--data", folder],
            env={**os.environ, **NO_LIMIT},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            _wait_for(port, server)
            times = asyncio.run(_played(port, game, seconds))
        finally:
            server.terminate()
            server.wait(timeout=30)
    cuts = quantiles(times, n=100)
    return {
        "choices_per_second": len(times) / seconds,
        "median_milliseconds": cuts[49] * 1000,
        "p99_milliseconds": cuts[98] * 1000,
    }


def _wait_for(port: int, server: "subprocess.Popen[bytes]") -> None:
    end = time.monotonic() + STARTS_WITHIN_S
    while time.monotonic() < end:
        if server.poll() is not None:
            raise NoServer(f"the server ended at once with exit code {server.returncode}")
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise NoServer(f"the server did not answer within {STARTS_WITHIN_S:.0f} s")


async def _played(port: int, game: str, seconds: float) -> list[float]:
    key = _post(port, "/api/people", "", {"name": "Bench"})["key"]
    end = time.perf_counter() + seconds
    lists = await asyncio.gather(*(_one_table(port, game, key, end, i) for i in range(TABLES)))
    return [took for times in lists for took in times]


async def _one_table(port: int, game: str, key: str, end: float, number: int) -> list[float]:
    """Random choices, game after game, until the time is up; returns the time of each choice."""
    pick = random.Random(number)
    times: list[float] = []
    while time.perf_counter() < end:
        wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "me"}], "start": True}
        table = await asyncio.to_thread(_post, port, "/api/tables", key, wish)
        times += await _one_game(port, table["id"], key, end, pick)
    return times


async def _one_game(
    port: int, table: str, key: str, end: float, pick: random.Random
) -> list[float]:
    from websockets.asyncio.client import connect  # noqa: PLC0415

    times: list[float] = []
    answered = -1  # seq of the last update that was answered
    asked: Any = None  # what the last update asked
    address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
    async with connect(address, max_size=None) as line:
        await line.send(json.dumps({"type": "hello", "key": key}))
        sent: dict[int, float] = {}  # by seq, since an update may come before its receipt
        while time.perf_counter() < end:
            message = json.loads(await line.recv())
            if message["type"] == "accepted":
                times.append(time.perf_counter() - sent[message["seq"]])
                continue
            if message["type"] == "refused":
                raise NoServer(f"the server refused a choice: {message['message']}")
            told = message["update"] if message["type"] == "welcome" else message
            if told is None or told["type"] != "update":
                continue
            if "result" in told:
                break
            if "base" in told:
                asked = patched(asked, told.get("asked"))
            else:
                asked = {part: told.get(part, []) for part in ("questions", "others")}
            # One person holds all seats and gets one update for each: answer the first that asks.
            if asked["questions"] and told["seq"] > answered:
                answered = told["seq"]
                question = asked["questions"][0]
                choice = pick.choice(question["options"])["choice"]
                seq = told["seq"] + 1
                wish = {"type": "choose", "seat": question["seat"], "seq": seq, "choice": choice}
                sent[seq] = time.perf_counter()
                await line.send(json.dumps(wish))
    return times


def _post(port: int, path: str, key: str, body: dict[str, Any]) -> Any:
    headers = {"content-type": "application/json"}
    if key:
        headers["authorization"] = f"Bearer {key}"
    request = Request(f"http://127.0.0.1:{port}{path}", json.dumps(body).encode(), headers)
    with urlopen(request, timeout=30) as answer:
        return json.load(answer)
