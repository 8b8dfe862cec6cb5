"""What the server counts, for Prometheus.

Counters tell of secret steps and of how long a bot thought, so they are no part of what players
can reach: they have a port of their own, which is closed unless whoever runs the server opens it.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server


class Metrics:
    """The counters of one server; a registry of its own keeps servers in one process apart."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        registry = self.registry
        self.choices = Counter(
            "spellhall_choices", "Choices stored", ["game", "maker"], registry=registry
        )
        self.choice_seconds = Histogram(
            "spellhall_choice_seconds",
            "From a choice's arrival to its acknowledgement",
            registry=registry,
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 2.5),
        )
        self.thinking = Histogram(
            "spellhall_bot_seconds", "Time of one bot move", ["game", "level"], registry=registry
        )
        self.bot_failures = Counter(
            "spellhall_bot_failures", "Bot moves replaced by a random one", registry=registry
        )
        self.refusals = Counter("spellhall_refusals", "Error frames", ["error"], registry=registry)
        self.requests = Counter(
            "spellhall_requests", "HTTP requests", ["route", "status"], registry=registry
        )
        self.sockets = Gauge("spellhall_sockets", "Open sockets", registry=registry)
        self.tables = Gauge("spellhall_tables", "Tables in memory", registry=registry)

    @contextmanager
    def told_on(self, host: str, port: int) -> Iterator[None]:
        """Answer whoever asks on a port of its own; 0: nobody."""
        if not port:
            yield
            return
        server, thread = start_http_server(port, host, self.registry)
        try:
            yield
        finally:
            server.shutdown()
            server.server_close()
            thread.join()
