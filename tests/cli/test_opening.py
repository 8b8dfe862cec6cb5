"""Opening the hall where it cannot be opened, and where it can."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.cli.conftest import Command


@pytest.mark.parametrize(
    ("database", "reason"),
    [
        ("mysql://hall", "the database is a path or postgresql://"),
        ("postgresql://me:secret@127.0.0.1:1/hall", "the database cannot be opened: "),
        (__file__, "the database cannot be opened: file is not a database"),
    ],
)
def test_a_database_that_cannot_be_had(command: Command, database: str, reason: str) -> None:
    result = command("serve", "--port", 0, "--database", database)
    assert result.exit_code == 2
    assert reason in result.output
    assert "secret" not in result.output
    assert "Traceback" not in result.output


def test_a_data_folder_that_cannot_be_made(command: Command, tmp_path: Path) -> None:
    (tmp_path / "taken").touch()
    result = command("serve", "--port", 0, "--data", tmp_path / "taken" / "hall")
    assert result.exit_code == 2
    assert f"the folder '{tmp_path}/taken/hall' cannot be made" in result.output


def test_a_port_that_is_taken(command: Command, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        result = command("serve", "--port", port, "--data", tmp_path)
    assert result.exit_code == 2
    assert "in use" in result.output
    assert "--port" in result.output


def test_an_open_hall_says_where_it_is(tmp_path: Path) -> None:
    serve = [sys.executable, "-m", "spellhall.cli", "serve", "--port", "0"]
    command = [*serve, "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ) as server:
        assert server.stdout is not None
        said = server.stdout.readline()
        address = said.removeprefix("The hall is open: ").split()[0]
        with urlopen(f"{address}api/games", timeout=30) as answer:
            assert answer.status == 200
        server.send_signal(signal.SIGINT)
        assert server.wait(timeout=30) == 0
