"""`./dev bench`: both builds of every game beside other engines, measured in one run."""

import argparse
import json
import os
import subprocess
import sys
import venv
from pathlib import Path

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parents[2]
COMPILED = ROOT / "build" / "compiled"
PEERS = ROOT / "build" / "peers"
PEER_PACKAGES = ("catanatron==3.2.1", "open_spiel==2.0.2")
COLUMNS = ("decisions/s", "clone us", "playouts/s", "search iterations/s")


def main() -> int:
    parser = argparse.ArgumentParser(prog="./dev bench", description=__doc__)
    parser.add_argument("games", nargs="*", help="ids of games; all without")
    parser.add_argument("--seconds", type=float, default=3.0, help="length of each measurement")
    parser.add_argument("--json", action="store_true", help="print figures for programs")
    parser.add_argument("--no-peers", action="store_true", help="leave the other engines out")
    args = parser.parse_args()
    rows = []
    for build, path in (("pure", ""), ("compiled", str(COMPILED))):
        found = measured(
            [sys.executable, "-m", "scripts.bench.measure", str(args.seconds), *args.games], path
        )
        rows += [{**row, "build": build} for row in found]
    if not args.no_peers:
        found = measured([str(peers_python()), "scripts/bench/peers.py", str(args.seconds)], "")
        rows += [{**row, "build": "peer"} for row in found]
    if args.json:
        print(json.dumps(rows, indent=2))
    else:
        Console().print(table(rows))
    return 0


def measured(command: list[str], path: str) -> list[dict[str, float | str]]:
    """Run a measurement in a process of its own on one core."""
    pinned = (
        ["taskset", "-c", str(max(os.sched_getaffinity(0))), *command]
        if hasattr(os, "sched_getaffinity")
        else command
    )
    done = subprocess.run(
        pinned,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path},
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        sys.exit(f"The measurement failed: {' '.join(command)}")
    return [json.loads(line) for line in done.stdout.splitlines()]


def peers_python() -> Path:
    """The interpreter of an environment that holds the other engines, made once."""
    python = PEERS / "bin" / "python"
    stamp = PEERS / "stamp"
    if not stamp.exists() or stamp.read_text() != " ".join(PEER_PACKAGES):
        print("Installing the other engines (once) …", file=sys.stderr)
        venv.create(PEERS, clear=True, with_pip=True)
        subprocess.run(
            [python, "-m", "pip", "install", "-q", "--disable-pip-version-check", *PEER_PACKAGES],
            check=True,
        )
        stamp.write_text(" ".join(PEER_PACKAGES))
    return python


def table(rows: list[dict[str, float | str]]) -> Table:
    shown = Table(
        "", "build", *COLUMNS, title="One core, random play, options listed at every decision"
    )
    for row in rows:
        cells = [row.get(column) for column in COLUMNS]
        figures = [
            ""
            if cell is None
            else f"{float(cell):,.1f}"
            if float(cell) < 100
            else f"{float(cell):,.0f}"
            for cell in cells
        ]
        shown.add_row(str(row["name"]), str(row["build"]), *figures)
    return shown


if __name__ == "__main__":
    sys.exit(main())
