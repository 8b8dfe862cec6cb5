"""Other engines, in an environment of their own so that ours stays as it is."""

import subprocess
import sys
import venv
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
PACKAGES = ("catanatron==3.2.1", "open_spiel==2.0.2")
INSTALL_LIMIT_S = 600.0


@dataclass(frozen=True)
class Peer:
    """One game of another engine."""

    name: str
    driver: str
    args: tuple[str, ...] = ()


PEERS = (
    Peer("catanatron", "catanatron_games.py"),
    Peer("open_spiel crazy_eights", "open_spiel_games.py", ("crazy_eights",)),
    Peer("open_spiel gin_rummy", "open_spiel_games.py", ("gin_rummy",)),
)


class NoPeers(Exception):
    """The other engines could not be installed; the message says why."""


def environment(folder: Path) -> Path:
    """The Python of the environment that holds the peers, made when it is not there yet."""
    python = folder / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    stamp = folder / "installed"
    if stamp.exists() and stamp.read_text() == " ".join(PACKAGES):
        return python
    venv.create(folder, with_pip=True, clear=True)
    command = [str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check", *PACKAGES]
    try:
        subprocess.run(command, check=True, capture_output=True, text=True, timeout=INSTALL_LIMIT_S)
    except subprocess.CalledProcessError as error:
        last = (error.stderr.strip().splitlines() or ["pip failed"])[-1]
        raise NoPeers(f"the peers could not be installed: {last}") from None
    except subprocess.TimeoutExpired:
        raise NoPeers("the peers could not be installed in time") from None
    stamp.write_text(" ".join(PACKAGES))
    return python


def decisions_per_second(python: Path, peer: Peer, seconds: float) -> float:
    """One measurement of one peer."""
    command = [str(python), str(HERE / peer.driver), "--seconds", str(seconds), *peer.args]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return float(done.stdout.strip().splitlines()[-1])
