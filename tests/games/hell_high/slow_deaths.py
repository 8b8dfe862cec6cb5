"""A short slow statement of damage and death, written from the ledger (3.10, 3.13 to 3.16).

It knows wizards, Treasures by name, a Reaction with its glyphs and the top of the Dead Wizard
Deck, and nothing of frames, stacks or cards by number. Nobody in it is ever asked anything.
"""

from dataclasses import dataclass, field

from tests.games.hell_high.rules.test_status import slow_model

EVERLASTING = {"class-ring", "spite-keychain"}
PRIMES = {2, 3, 5, 7, 11, 13, 17, 19, 23}


@dataclass
class Wizard:
    """One seat."""

    hp: int
    rank: int
    treasures: set[str]
    glyphs: int = 0  # of the type of an unresolved Reaction, itself included; 0 without one
    kills: int = 0
    lws: int = 0


@dataclass
class Deaths:
    """A table on which damage is dealt."""

    wizards: list[Wizard]
    active: int | None
    deck: list[str]  # Dead Wizard cards, the next one first
    queue: list[tuple[int, int | None, bool]] = field(default_factory=list)
    dying: bool = False
    dead: list[int] = field(default_factory=list)  # in order of death
    lws: int | None = None
    held: dict[int, list[str]] = field(default_factory=dict)

    def instance(self, source: int, targets: set[int], n: int, by: str = "") -> None:
        """One instance of damage (HH-DMG-4), its dead (HH-DEATH-1), then what hits back."""
        seats = len(self.wizards)
        dealer = self.wizards[source]
        n += dealer.rank == 4 and dealer.hp in PRIMES
        n += by == "Source" and "megaphone" in dealer.treasures
        hurt = []
        for seat in [(source + i) % seats for i in range(1, seats + 1)]:  # HH-DEATH-2
            wizard = self.wizards[seat]
            if seat in targets and wizard.hp > 0:
                wizard.hp = max(wizard.hp - n, 0)
                hurt.append(seat)
                if wizard.hp == 0:
                    self.queue.append((seat, None if seat == source else source, by == "dead card"))
        if not self.dying:
            self.process()
        for seat in hurt:  # HH-AMB-38
            owner = self.wizards[seat]
            if "spiked-backpack" in owner.treasures and seat != source:
                if owner.hp > 0 and dealer.hp > 0:
                    self.instance(seat, {source}, 1)

    def process(self) -> None:
        """Each death completely before the next (HH-DEATH-1)."""
        self.dying = True
        while self.queue:
            self.die(*self.queue.pop(0))
        self.dying = False

    def die(self, victim: int, killer: int | None, by_dead_card: bool) -> None:
        """The steps of HH-DEATH-3."""
        wizard = self.wizards[victim]
        wizard.rank = 0  # (a)
        if killer is not None:  # (b)
            slayer = self.wizards[killer]
            slayer.kills += 1
            if not by_dead_card:  # HH-KILL-4
                self.gain(killer, 1)
            if slayer.hp > 0:
                if "class-ring" in slayer.treasures:  # HH-AMB-39
                    slayer.hp = min(slayer.hp + 3, 25)
                if "spite-keychain" in wizard.treasures:  # (c)
                    self.instance(victim, {killer}, 3)
        if wizard.glyphs and self.active not in (None, victim):
            assert self.active is not None
            if self.wizards[self.active].hp > 0:
                self.instance(victim, {self.active}, 2 * wizard.glyphs, "Source")
        wizard.glyphs = 0  # (d)
        wizard.treasures &= EVERLASTING
        self.dead.append(victim)  # (e)
        left = [seat for seat, one in enumerate(self.wizards) if one.rank > 0]  # (f)
        if len(left) == 1 and self.lws is None:
            self.lws = left[0]
            self.wizards[self.lws].lws += 1
        self.draw(victim)  # (g)

    def draw(self, seat: int) -> None:
        """A Dead Wizard card; «now» cards at once (HH-DEAD-2)."""
        card = self.deck.pop(0)
        living = {other for other, one in enumerate(self.wizards) if one.hp > 0}
        by_rank = sorted(living, key=lambda other: self.wizards[other].rank)
        if card == "cold-spot":
            self.instance(seat, living, 1, "dead card")
        elif card == "ghostly-gossip":
            self.instance(seat, set(by_rank[-1:]), 2, "dead card")
        elif card == "underdog-boost":
            for lowest in by_rank[:1]:
                self.gain(lowest, 2)
        elif card == "seance-club":
            self.draw(seat)
            self.draw(seat)
        else:
            self.held.setdefault(seat, []).append(card)

    def gain(self, seat: int, n: int) -> None:
        """Status with displacement; nothing for whoever is off the board (HH-KILL-5)."""
        if self.wizards[seat].rank > 0:
            after = slow_model([one.rank for one in self.wizards], seat, n)
            for one, rank in zip(self.wizards, after, strict=True):
                one.rank = rank

    def next_ranks(self) -> dict[int, int]:
        """Where the dead start the next game (HH-DEATH-4); the last wizard on top (HH-END-7)."""
        lowest = 9 - len(self.wizards)
        ranks = {seat: lowest + k for k, seat in enumerate(self.dead) if seat != self.lws}
        return ranks if self.lws is None else ranks | {self.lws: 8}
