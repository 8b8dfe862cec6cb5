"""Studying games: simulation, tournaments, ratings, balance."""

from spellhall.lab.balance import Balance, balance
from spellhall.lab.intervals import Interval, of_mean, of_share
from spellhall.lab.report import Outcome, Report, Thinking
from spellhall.lab.simulate import SimulationFailed, seed_of, simulate
from spellhall.lab.tournament import Pairing, Tournament, tournament

__all__ = [
    "Balance",
    "Interval",
    "Outcome",
    "Pairing",
    "Report",
    "SimulationFailed",
    "Thinking",
    "Tournament",
    "balance",
    "of_mean",
    "of_share",
    "seed_of",
    "simulate",
    "tournament",
]
