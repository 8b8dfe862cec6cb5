"""Studying games: simulation, tournaments, ratings, balance."""

from spellhall.lab.balance import Balance, balance
from spellhall.lab.intervals import Interval, of_mean, of_share
from spellhall.lab.jobs import SimulationFailed, seed_of
from spellhall.lab.own_bots import Bot
from spellhall.lab.page.make import BalancePage
from spellhall.lab.report import Counts, Outcome, Report, Thinking, counted
from spellhall.lab.simulate import simulate
from spellhall.lab.tournament import Pairing, Tournament, tournament

__all__ = [
    "Balance",
    "BalancePage",
    "Bot",
    "Counts",
    "Interval",
    "Outcome",
    "Pairing",
    "Report",
    "SimulationFailed",
    "Thinking",
    "Tournament",
    "balance",
    "counted",
    "of_mean",
    "of_share",
    "seed_of",
    "simulate",
    "tournament",
]
