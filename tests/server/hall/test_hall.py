"""The hall's own addresses: people, games, rulebooks, health, the page itself."""

import gc
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
import uvicorn
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy.exc import OperationalError

from spellhall.engine.machine.build import build
from spellhall.server.serve import serve, write_logs
from spellhall.server.settings import BadSetting, Settings, from_environment
from tests.server.conftest import Running, running
from tests.server.guests import Guest
from tests.server.store.test_killing import free_port


async def test_a_key_is_told_once_and_only_its_hash_is_kept(tmp_path: Path, ann: Guest) -> None:
    assert len(ann.key) >= 40
    assert (await ann.get("/api/people/me"))["name"] == "Ann"
    kept = b"".join(file.read_bytes() for file in tmp_path.glob("spellhall.db*"))
    assert ann.id.encode() in kept
    assert ann.key.encode() not in kept


async def test_a_new_name_shows_at_tables_that_wait(ann: Guest) -> None:
    table = await ann.open("me", "open")
    assert (await ann.patch("/api/people/me", {"name": "  Anna   Lena "}))["name"] == "Anna Lena"
    assert (await ann.get(f"/api/tables/{table['id']}"))["seats"][0]["name"] == "Anna Lena"


async def test_bad_names_are_refused(stranger: Guest) -> None:
    for name in ("", "   ", "x" * 25, "a\u0007b"):
        problem = await stranger.post("/api/people", {"name": name}, 422)
        assert problem["error"] == "bad_name"


async def test_games_come_with_options_and_levels(stranger: Guest) -> None:
    games = {game["id"]: game for game in (await stranger.get("/api/games"))["games"]}
    assert (games["duel"]["least_players"], games["duel"]["most_players"]) == (2, 4)
    (rounds,) = games["duel"]["options"]
    assert (rounds["kind"], rounds["default"], rounds["least"], rounds["most"]) == (
        "number",
        3,
        1,
        500,
    )
    assert len(games["arcane_academy"]["levels"]) == 3


async def test_the_rulebook_holds_rules_and_cards(stranger: Guest) -> None:
    book = await stranger.get("/api/rules/arcane_academy")
    rules = [rule["id"] for section in book["sections"] for rule in section["rules"]]
    assert "AA-TURN-2" in rules
    assert len(book["cards"]) >= 52
    assert (await stranger.get("/api/rules/chess", 404))["error"] == "unknown_game"


async def test_the_games_are_described_once(
    stranger: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await stranger.get("/api/games")
    monkeypatch.setattr("spellhall.server.web.hall_routes.game_info", None)
    assert await stranger.get("/api/games") == first


async def test_health_is_whether_the_store_can_be_written(
    server: Running, ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await ann.get("/health") == {"status": "ok", "build": build()}
    write = server.hall.store.database.write
    tries = 0

    async def full(work: object) -> None:
        nonlocal tries
        tries += 1
        raise OperationalError("INSERT", {}, Exception("database or disk is full"))

    monkeypatch.setattr(server.hall.store.database, "write", full)
    monkeypatch.setattr("spellhall.server.hall.hall.BEAT_EVERY", 0.0)
    assert (await ann.get("/health", 503))["error"] == "store_failed"
    assert tries == 1
    monkeypatch.setattr("spellhall.server.hall.hall.BEAT_EVERY", 60.0)
    assert (await ann.get("/health", 503))["error"] == "store_failed"
    assert tries == 1  # whoever asks often does not write often
    monkeypatch.setattr(server.hall.store.database, "write", write)
    monkeypatch.setattr("spellhall.server.hall.hall.BEAT_EVERY", 0.0)
    assert await ann.get("/health") == {"status": "ok", "build": build()}


def test_the_collector_is_kept_away_while_the_server_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = gc.get_threshold()
    seen: list[tuple[int, tuple[int, int, int]]] = []
    monkeypatch.setattr(
        uvicorn.Server, "run", lambda *_: seen.append((gc.get_freeze_count(), gc.get_threshold()))
    )
    try:
        serve("127.0.0.1", 0, None, tmp_path, lambda address: None)
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
        write_logs()
    ((frozen, thresholds),) = seen
    assert frozen > 10_000
    assert thresholds[0] >= 20 * 700


async def test_metrics_stand_on_a_port_of_their_own(settings: Settings) -> None:
    """They count secret steps and how long bots think, which players must not learn."""
    port = free_port()
    async with running(replace(settings, metrics_port=port)) as server:
        ann = await Guest.named(server.address, "Ann")
        table = await ann.open("me", "me", start=True)
        async with ann.at(table["id"]) as line:
            await line.hello()
            await line.choose("number 1", 0)
            await line.choose("number 9", 0)
        async with httpx.AsyncClient() as http:
            answer = await http.get(f"http://127.0.0.1:{port}/metrics")
        told_to_players = (await ann.http.get("/metrics")).text
        key = ann.key
        await ann.close()
    counted = {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }
    assert counted["spellhall_choices_total", "duel", "person"] == 1
    assert counted["spellhall_choice_seconds_count",] == 1
    assert counted["spellhall_refusals_total", "illegal_choice"] == 1
    assert key not in answer.text
    assert "spellhall_" not in told_to_players


def test_metrics_are_told_to_nobody_unless_the_host_wants_it() -> None:
    assert Settings().metrics_port == 0
    assert Settings().metrics_host == "127.0.0.1"


@pytest.fixture
async def page(tmp_path: Path, settings: Settings) -> AsyncIterator[httpx.AsyncClient]:
    """A browser at a server with a built client."""
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "static" / "index.html").write_text("<!doctype html><title>Hall</title>")
    (tmp_path / "static" / "assets" / "index-abc123.js").write_text("let x = 1;\n" * 500)
    (tmp_path / "secret.txt").write_text("not for you")
    async with (
        running(settings, tmp_path / "static") as server,
        httpx.AsyncClient(base_url=f"http://{server.address}") as browser,
    ):
        yield browser


async def test_the_client_is_served_with_strict_headers(page: httpx.AsyncClient) -> None:
    answer = await page.get("/")
    assert "Hall" in answer.text
    assert answer.headers["cache-control"] == "no-cache"
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert (await page.get("/table/abc")).text == answer.text  # a screen of the page
    again = await page.get("/", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304


async def test_hashed_files_are_packed_and_kept_for_ever(page: httpx.AsyncClient) -> None:
    answer = await page.get("/assets/index-abc123.js")
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]
    assert (await page.get("/assets/index-other.js")).status_code == 404


async def test_nothing_outside_the_client_is_served(page: httpx.AsyncClient) -> None:
    for path in (
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/a%00b",
    ):
        assert "not for you" not in (await page.get(path)).text


def test_settings_come_from_the_environment() -> None:
    settings = from_environment({"SPELLHALL_PACE": "0", "SPELLHALL_IDLE": "5"}, database=None)
    assert (settings.pace, settings.idle) == (0.0, 5.0)
    with pytest.raises(BadSetting, match="SPELLHALL_PACE is a number, not 'fast'"):
        from_environment({"SPELLHALL_PACE": "fast"})
    with pytest.raises(BadSetting, match="the plugin 'no_such' cannot be imported"):
        Settings(plugins="no_such").import_plugins()
    with pytest.raises(BadSetting, match="a path or postgresql"):
        _ = Settings(database="mysql://somewhere").url
