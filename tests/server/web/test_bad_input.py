"""Whatever is sent, the answer is a reason, and the table is unharmed."""

import asyncio
import json
import re
import secrets
from dataclasses import replace

import httpx
import pytest
import websockets
from hypothesis import HealthCheck, given, settings, strategies
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from spellhall.server.settings import Settings
from tests.server.conftest import Running, running
from tests.server.guests import Guest, Line

TELLTALE = re.compile(r"Traceback|File \"|\.py\b|sqlalchemy|object at 0x", re.IGNORECASE)
TEN_MEGABYTES = "x" * 10_000_000


def is_clear(answer: httpx.Response) -> None:
    """A 4xx with a Problem that says what was wrong."""
    assert 400 <= answer.status_code < 500, answer.text
    problem = answer.json()
    assert set(problem) == {"error", "message"}
    assert re.fullmatch(r"[a-z_]+", problem["error"])
    assert len(problem["message"]) > 10
    assert not TELLTALE.search(problem["message"])


async def test_bodies_that_are_no_json(ann: Guest) -> None:
    for content in (b"", b"{", b"nonsense", b"\xff\xfe", b"[1,2", b'{"name":}', b"[" * 5000):
        answer = await ann.http.post("/api/people", content=content)
        is_clear(answer)
        assert answer.json()["error"] == "malformed"


async def test_wrong_types_and_unknown_fields_name_the_place(ann: Guest) -> None:
    for body, place in (
        ({"name": 5}, "$.name"),
        ({"name": None}, "$.name"),
        ({}, "name"),
        ([], "array"),
        ({"name": "Ann", "admin": True}, "admin"),
    ):
        answer = await ann.http.post("/api/people", json=body)
        is_clear(answer)
        assert place in answer.json()["message"]
    for wish in (
        {"game": "duel"},
        {"game": "duel", "seats": "two"},
        {"game": "duel", "seats": [{"kind": "god"}]},
        {"game": "duel", "seats": [{"kind": "me"}], "options": {"rounds": {"a": 1}}},
        {"game": "duel", "seats": [{"kind": "me"}], "watchers": "everybody"},
    ):
        is_clear(await ann.http.post("/api/tables", json=wish))


async def test_ten_megabytes_over_http(ann: Guest) -> None:
    for path, body in (
        ("/api/people", {"name": TEN_MEGABYTES}),
        ("/api/tables", {"game": TEN_MEGABYTES, "seats": []}),
        ("/api/records", {"record": TEN_MEGABYTES}),
    ):
        answer = await ann.http.post(path, json=body)
        is_clear(answer)
        assert answer.status_code == 413


async def test_foreign_and_missing_keys(server: Running, ann: Guest, stranger: Guest) -> None:
    table = await ann.open("me", "open")
    path = f"/api/tables/{table['id']}"
    for header in ("", "Bearer", "Bearer wrong", f"Basic {ann.key}", "Bearer " + "k" * 5000):
        for method, where in (("POST", f"{path}/sit"), ("PATCH", path), ("GET", "/api/people/me")):
            answer = await stranger.http.request(
                method, where, json={}, headers={"authorization": header}
            )
            is_clear(answer)
            assert answer.status_code == 401
    for action in ("sit", "leave", "start", "resume", "rematch", "branch"):
        assert (await stranger.http.post(f"{path}/{action}", json={})).status_code == 401
    forger = Guest(server.address, secrets.token_urlsafe(32))
    async with forger.at(table["id"]) as line:
        assert (await line.next())["error"] == "unknown_key"
        await line.socket.wait_closed()
        assert line.socket.close_code == 4401
    await forger.close()


async def test_unknown_tables_and_addresses(ann: Guest) -> None:
    for id in ("nowhere", "0" * 16, "%00", "..%2f..%2fetc", "a" * 3000, "'; DROP TABLE tables;--"):
        answer = await ann.http.get(f"/api/tables/{id}")
        is_clear(answer)
        assert answer.status_code == 404
    async with ann.at("nowhere") as line:
        assert (await line.next())["error"] == "unknown_table"
        await line.socket.wait_closed()
        assert line.socket.close_code == 4404
    is_clear(await ann.http.get("/api/nothing"))
    for id in ("a" * 300, "%00", "assets/" + "a" * 300, "assets/%00"):
        assert (await ann.http.get(f"/{id}")).status_code < 500


async def test_wrong_methods_say_which_are_right(ann: Guest) -> None:
    table = await ann.open("me", "open")
    for method, path, allowed in (
        ("DELETE", "/api/people/me", {"GET", "HEAD", "PATCH"}),
        ("GET", "/api/people", {"POST"}),
        ("POST", "/api/hall", {"GET", "HEAD"}),
        ("GET", f"/api/tables/{table['id']}/sit", {"POST"}),
        ("POST", "/health", {"GET", "HEAD"}),
    ):
        wrong = await ann.http.request(method, path)
        is_clear(wrong)
        assert wrong.status_code == 405, path
        assert set(wrong.headers["allow"].split(", ")) == allowed


async def test_a_body_that_never_ends_is_not_waited_for(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spellhall.server.web.bodies.BODY_WITHIN", 0.2)
    host, port = server.address.split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{")
    answer = await asyncio.wait_for(reader.readline(), 10)
    assert b"408" in answer
    writer.close()
    await writer.wait_closed()


async def test_pages_of_other_sites_open_no_socket(server: Running, ann: Guest) -> None:
    table = await ann.open("me", "me", start=True)
    address = f"ws://{server.address}/api/tables/{table['id']}/socket"
    for origin, welcome in (
        ("http://evil.example", False),
        (f"http://{server.address}", True),
        ("https://hall.example", True),
    ):
        object.__setattr__(server.hall.settings, "origins", "https://hall.example")
        async with websockets.connect(address, origin=Origin(origin)) as socket:
            if welcome:
                await socket.send(json.dumps({"type": "hello", "key": ann.key}))
                assert json.loads(await socket.recv())["type"] == "welcome", origin
            else:
                assert json.loads(await socket.recv())["error"] == "foreign_origin"
                await socket.wait_closed()
                assert socket.close_code == 4403


async def test_only_known_hosts_are_answered_for(settings: Settings) -> None:
    async with running(replace(settings, hosts="hall.example, 127.0.0.1")) as server:
        stranger = Guest(server.address)
        for host, status in (("hall.example", 200), ("127.0.0.1", 200), ("evil.example", 400)):
            answer = await stranger.http.get("/api/games", headers={"host": host})
            assert answer.status_code == status, host
        await stranger.close()


async def test_warnings_are_forgotten_after_a_while(
    server: Running, ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who was too fast now and then stays; who never heeds a warning is let go."""
    monkeypatch.setattr("spellhall.server.web.sockets.MOST_WARNINGS", 3)
    monkeypatch.setattr("spellhall.server.web.sockets.WARNINGS_A_SECOND", 100.0)
    object.__setattr__(server.hall.settings, "rate", 0.001)
    object.__setattr__(server.hall.settings, "burst", 1)
    table = await ann.open("me", "me", start=True)
    async with ann.at(table["id"]) as line:
        await line.hello()
        await line.send(type="say", text="hello")
        for _ in range(10):
            await line.send(type="say", text="hello")
            assert (await line.next("refused"))["error"] == "too_fast"
            await asyncio.sleep(0.05)
        monkeypatch.setattr("spellhall.server.web.sockets.WARNINGS_A_SECOND", 0.0)
    async with ann.at(table["id"]) as line:
        await line.hello()
        for _ in range(6):
            await line.send(type="say", text="hello")
        await line.socket.wait_closed()
        assert line.socket.close_code == 4429


async def a_position(server: Running, ann: Guest) -> str:
    """The position of a game that has just begun."""
    table = await ann.open("me", "me", start=True)
    log = (await server.hall.table(table["id"])).log
    assert log is not None
    return log.match.to_json()


async def test_records_and_positions_that_do_not_fit(server: Running, ann: Guest) -> None:
    head = '[Game "duel"]\n[Version "1"]\n[Seed "1"]\n[Seat "A"]\n[Seat "B"]\n'
    for record in (
        "",
        "nonsense",
        head.replace("duel", "chess"),
        head.replace('"1"', '"0"', 1),
        head + "1. @0 number 9\n",
        head + "1. @7 number 1\n",
        head + "2. @0 number 1\n",
        head + "[Option rounds 0]\n",
        head + '[Start "{}"]\n',
        head + '[Start "nonsense"]\n',
        head.replace('[Seat "B"]\n', ""),
        head.replace('"A"', '"A\\u0000"'),
        head.replace('"A"', '"' + "A" * 41 + '"'),
        head.replace('"A"', '"\u2800"'),
        head.replace('[Seed "1"]', f'[Seed "{"1" * 65}"]'),
        head.replace('[Seed "1"]', '[Seed "\\ud800"]'),
        "[Game " + "[" * 100_000 + "]",
        head + "1. @" + "9" * 5000 + " number 1\n",
    ):
        answer = await ann.http.post("/api/records", json={"record": record})
        is_clear(answer)
        assert answer.json()["error"] == "bad_record"
    true = await a_position(server, ann)
    assert '"Ann 2"' in true
    for position in (
        "",
        "[]",
        "{}",
        '{"game": "chess"}',
        '{"game": "duel"}',
        '{"game":"duel","version":"1","names":["A","B"],"state":{"":"Duel"}}',
        '{"game":"duel","version":"1","names":["A","B"],"state":{"":"os.system"}}',
        '{"game":"duel","version":"9","names":["A","B"],"state":{}}',
        *(true.replace('"Ann 2"', name) for name in ('"A\\u0000"', '"\u3164"', f'"{"A" * 41}"')),
    ):
        answer = await ann.http.post("/api/positions", json={"position": position})
        is_clear(answer)
        assert answer.json()["error"] == "bad_position"


async def test_names_that_nobody_could_see(ann: Guest) -> None:
    zalgo = "Z" + "\u0301" * 12
    for name in ("\u2800", "\u3164 \u3164", "\u0301", "\u200b", "A\u202eb", "A\x00", " ", zalgo):
        for answer in (
            await ann.http.post("/api/people", json={"name": name}),
            await ann.http.patch("/api/people/me", json={"name": name}),
        ):
            is_clear(answer)
            assert answer.json()["error"] == "bad_name"
    for name in ("Ann", "Zoë", "李雷", "नेहा", "O'Hara 3", "🧙 Merlin"):
        assert (await ann.patch("/api/people/me", {"name": name}))["name"] == name


async def test_positions_bent_in_every_place(server: Running, ann: Guest) -> None:
    """Each field of a true position in turn is replaced by something else."""
    true = json.loads(await a_position(server, ann))
    for field in true["state"]:
        for value in (None, -1, "x", [], {}, [None], {"": "Guess", "seat": 99}):
            bent = {**true, "state": {**true["state"], field: value}}
            answer = await ann.http.post("/api/positions", json={"position": json.dumps(bent)})
            assert answer.status_code == 201 or 400 <= answer.status_code < 500, answer.text
    good = await ann.post("/api/positions", {"position": json.dumps(true)}, 201)
    async with ann.at(good["id"]) as line:
        assert await line.play() > 3


async def test_nonsense_on_the_socket(ann: Guest) -> None:
    table = await ann.open("me", "me", start=True)
    async with ann.at(table["id"]) as line:
        await line.hello()
        for text in (
            "",
            "nonsense",
            "[]",
            "{}",
            '{"type":"fly"}',
            '{"type":"choose"}',
            '{"type":"choose","seat":"0","seq":1,"choice":"number 1"}',
            '{"type":"choose","seat":0,"seq":1.5,"choice":"number 1"}',
            '{"type":"choose","seat":0,"seq":1,"choice":"number 1","more":1}',
            '{"type":"hello"}',
            '{"type":"say","text":""}',
            json.dumps({"type": "say", "text": "x" * 501}),
            '{"type":"say","text":"one\\u0000two"}',
            '{"type":"say","text":"\\u001b[2J"}',
            "[" * 5000,
            json.dumps({"type": "say", "text": "x" * 70_000}),
        ):
            await line.socket.send(text)
            refused = await line.next("refused", "update", "accepted")
            assert refused["type"] == "refused", text[:60]
            assert len(refused["message"]) > 10
            assert not TELLTALE.search(refused["message"])
        await line.socket.send(b"\x00\x01")
        assert (await line.next("refused"))["error"] == "malformed"
        for seat, seq in ((10**30, 1), (0, 10**30)):
            await line.send(type="choose", seat=seat, seq=seq, choice="number 1")
            assert (await line.next("refused"))["type"] == "refused"
        assert (await line.choose("number 1", 0))["type"] == "accepted"


async def flood(line: Line) -> None:
    await line.socket.send(json.dumps({"type": "say", "text": TEN_MEGABYTES}))
    while True:
        await line.next()


async def test_ten_megabytes_on_the_socket(ann: Guest) -> None:
    table = await ann.open("me", "me", start=True)
    async with ann.at(table["id"]) as line:
        await line.hello()
        with pytest.raises(ConnectionClosed):
            await flood(line)
        assert line.socket.close_code == 1009
        assert line.socket.close_reason
    async with ann.at(table["id"]) as line:
        await line.hello()
        assert (await line.choose("number 1", 0))["type"] == "accepted"


async def test_a_socket_without_a_hello(server: Running, ann: Guest) -> None:
    table = await ann.open("me", "me", start=True)
    address = f"ws://{server.address}/api/tables/{table['id']}/socket"
    async with websockets.connect(address) as socket:
        await socket.send('{"type":"say","text":"hi"}')
        assert json.loads(await socket.recv())["error"] == "malformed"
        await socket.wait_closed()
        assert socket.close_code == 4400


async def knock(guest: Guest, table: str) -> None:
    """Come again and again."""
    for _ in range(20):
        async with guest.at(table) as line:
            await line.hello()


async def test_who_asks_too_fast_is_slowed_down(tmp_path: object, settings: Settings) -> None:
    slow = Settings(data=settings.data, plugins=settings.plugins, pace=0, rate=0.5, burst=5)
    async with running(slow) as server:
        ann = await Guest.named(server.address, "Ann")
        table = await ann.open("me", "me", start=True)
        async with ann.at(table["id"]) as line:
            await line.hello()
            for _ in range(12):
                await line.send(type="say", text="hello")
            assert (await line.next("refused"))["error"] == "too_fast"
        statuses = [
            (await ann.http.post("/api/people", json={"name": "Ann"})).status_code
            for _ in range(10)
        ]
        assert 201 in statuses
        assert statuses[-1] == 429
        assert (await ann.http.get("/api/hall")).status_code == 200
        statuses = [(await ann.http.get("/api/games")).status_code for _ in range(40)]
        assert statuses[0] == 200
        assert statuses[-1] == 429
        with pytest.raises(InvalidStatus):
            await knock(ann, table["id"])
        await ann.close()


JSON = strategies.recursive(
    strategies.none()
    | strategies.booleans()
    | strategies.integers()
    | strategies.floats(allow_nan=False, allow_infinity=False)
    | strategies.text(max_size=30),
    lambda inner: (
        strategies.lists(inner, max_size=4)
        | strategies.dictionaries(strategies.text(max_size=10), inner, max_size=4)
    ),
    max_leaves=12,
)
WORDS = (
    *("type", "seat", "seq", "choice", "text", "touch", "whole_turn", "key", "since", "name"),
    *("game", "seats", "options", "listed", "watchers", "start", "kind", "level", "record"),
)
FIELDS = strategies.sampled_from(WORDS)
BODIES = strategies.dictionaries(FIELDS, JSON, max_size=6) | JSON
KINDS = strategies.sampled_from(
    ["hello", "choose", "undo", "say", "point", "propose", "ask_ways", "ask_hint", "forecast", "x"]
)

ANSWERS = (
    *("refused", "said", "pointed", "proposed", "ways"),
    *("accepted", "update", "hint", "forecast"),
)


@given(bodies=strategies.lists(BODIES, min_size=10, max_size=10))
@settings(
    max_examples=25,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
async def test_any_json_over_http_gets_a_reason(ann: Guest, bodies: list[object]) -> None:
    table = await ann.open("me", "open")
    path = f"/api/tables/{table['id']}"
    places = ("/api/people", "/api/tables", "/api/records", "/api/positions", f"{path}/branch")
    for number, body in enumerate(bodies):
        answer = await ann.http.post(places[number % len(places)], json=body)
        assert answer.status_code < 500, answer.text
        if answer.status_code >= 400:
            is_clear(answer)


@given(
    messages=strategies.lists(
        strategies.builds(
            lambda kind, rest: {**rest, "type": kind},
            KINDS,
            strategies.dictionaries(FIELDS, JSON, max_size=5),
        ),
        min_size=20,
        max_size=20,
    )
)
@settings(
    max_examples=25,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
async def test_any_json_on_the_socket_gets_a_reason(
    ann: Guest, messages: list[dict[str, object]]
) -> None:
    table = await ann.open("me", "me", start=True)
    async with ann.at(table["id"]) as line:
        await line.hello()
        for message in messages:
            await line.socket.send(json.dumps(message))
            await line.next(*ANSWERS)
        seq = line.update["seq"]
        seat = line.update["questions"][0]["seat"]
        assert (await line.choose("number 2", seat, seq=seq + 1))["type"] == "accepted"
