"""How often somebody may ask."""

import time
from collections import OrderedDict
from typing import Final

MOST_ADDRESSES: Final = 10_000


class Bucket:
    """Fills at a steady rate up to a burst; each request takes one."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.left = float(burst)
        self.at = time.monotonic()

    def take(self) -> bool:
        """Take one, if there is one."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One bucket for each address, the oldest forgotten first."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take one for this address, if there is one."""
        bucket = self._of.get(address)
        if bucket is None:
            bucket = self._of[address] = Bucket(self.rate, self.burst)
            if len(self._of) > MOST_ADDRESSES:
                self._of.popitem(last=False)
        self._of.move_to_end(address)
        return bucket.take()
