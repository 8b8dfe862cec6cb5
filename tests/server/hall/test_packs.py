"""A host's packs in a hall that runs in a process of its own, as a host starts it."""

import asyncio
import re
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from spellhall.server.settings import BadSetting, Settings
from tests.packs.samples import sample_text
from tests.server.guests import Guest

START_WITHIN = 60.0
CARD = "night-class:midnight-oil"


@pytest.fixture
def packs(tmp_path: Path) -> Path:
    """A folder with one pack."""
    folder = tmp_path / "packs"
    (folder / "night").mkdir(parents=True)
    (folder / "night" / "pack.json").write_text(sample_text("arcane_academy"))
    return folder


async def started(packs: Path, data: Path) -> Process:
    """A hall that opens, or says why not."""
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "spellhall.cli", "serve", "--port", "0"),
        *("--packs", str(packs), "--data", str(data)),
        stdout=PIPE,
        stderr=PIPE,
    )


class Served:
    """A hall that is open: its address, and after it was closed all that it wrote."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.log = ""


@asynccontextmanager
async def served(packs: Path, data: Path) -> AsyncIterator[Served]:
    """An open hall with packs."""
    process = await started(packs, data)
    assert process.stdout is not None
    line = (await asyncio.wait_for(process.stdout.readline(), START_WITHIN)).decode()
    found = re.search(r"http://([\d.:]+)/", line)
    assert found, line + (await process.communicate())[1].decode()
    hall = Served(found[1])
    try:
        yield hall
    finally:
        process.terminate()
        hall.log = (await process.communicate())[1].decode()


async def open_table(guest: Guest, packs: list[str], status: int = 201) -> Any:
    """A table of Arcane Academy against a bot, begun at once."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "apprentice"}]
    options = {"packs": packs, "turn_limit": 12}
    wish = {"game": "arcane_academy", "seats": seats, "options": options, "start": True}
    return await guest.post("/api/tables", wish, status)


async def test_a_table_with_packs_is_played_against_a_bot_that_knows_them(
    packs: Path, tmp_path: Path
) -> None:
    async with served(packs, tmp_path / "data") as hall:
        ann = await Guest.named(hall.address, "Ann")
        games = (await ann.get("/api/games"))["games"]
        [academy] = [game for game in games if game["id"] == "arcane_academy"]
        [option] = [option for option in academy["options"] if option["id"] == "packs"]
        [value] = option["values"]
        assert value["title"] == "Night Class"
        plain = await open_table(ann, [])
        packed = await open_table(ann, ["night-class"])
        assert packed["options"]["packs"] == [value["id"]]
        told = {}
        for table in (plain, packed):
            async with ann.at(table["id"]) as line:
                await line.hello()
                await line.play()
                told[table["id"]] = "".join(line.raw)
                assert line.update["result"] is not None
        assert "Midnight Oil" not in told[plain["id"]]
        record = (await ann.http.get(f"/api/tables/{packed['id']}/record")).text
        assert f'[Option packs ["{value["id"]}"]]' in record
        book = await ann.get("/api/rules/arcane_academy")
        assert CARD in str(book)
        await ann.close()
    assert "bot_fell_back" not in hall.log


async def test_a_table_whose_pack_was_changed_says_so_and_the_others_go_on(
    packs: Path, tmp_path: Path
) -> None:
    async with served(packs, tmp_path / "data") as hall:
        ann = await Guest.named(hall.address, "Ann")
        packed, plain = await open_table(ann, ["night-class"]), await open_table(ann, [])
        key = ann.key
        await ann.close()
    file = packs / "night" / "pack.json"
    file.write_text(file.read_text().replace('"cost": 5', '"cost": 6'))
    async with served(packs, tmp_path / "data") as hall:
        ann = Guest(hall.address, key)
        async with ann.at(packed["id"]) as line:
            await line.hello()
            assert "the pack 'night-class' that is here is another one" in line.raw[0]
        async with ann.at(plain["id"]) as line:
            await line.hello()
            assert await line.play(at_most=2) == 2
        assert "is another one" in str(await open_table(ann, ["night-class#00"], 422))
        await ann.close()


async def test_a_hall_with_a_broken_pack_does_not_open_and_names_the_field(
    packs: Path, tmp_path: Path
) -> None:
    file = packs / "night" / "pack.json"
    file.write_text(file.read_text().replace('"copies": 2', '"copies": 9'))
    process = await started(packs, tmp_path / "data")
    _, said = await asyncio.wait_for(process.communicate(), START_WITHIN)
    assert process.returncode == 2
    assert f"{file}: card 1 (midnight-oil), copies: a whole number" in said.decode()


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (None, "there are no packs in"),
        ("{", "this is not JSON"),
        ('{"game": "chess"}', "there is no game 'chess'"),
        ("{}", "the id of a game is missing"),
    ],
)
def test_a_folder_of_packs_that_cannot_be_used_is_refused(
    content: str | None, says: str, tmp_path: Path
) -> None:
    if content is not None:
        (tmp_path / "mine").mkdir()
        (tmp_path / "mine" / "pack.json").write_text(content)
    with pytest.raises(BadSetting, match=says):
        Settings(packs=str(tmp_path)).take_packs()
