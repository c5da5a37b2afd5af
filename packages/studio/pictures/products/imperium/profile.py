"""The curves that back and seat follow."""

import numpy as np

from modelling.scene import mm
from modelling.sweep import curve_through

BACK_HALF = mm(254)


class Profile:
    """A curve in the yz plane, walked by its length from 0 to 1; `h` lifts a point off it towards the sitter.

    `side` is 1 if the sitter is at the left of one who walks it towards +z, seen from +x, else -1.
    """

    def __init__(self, points, hollow=0.0, side=1):
        self.side = side
        self.line = curve_through([(0, y, z) for y, z in points], 400)
        self.length = float(np.linalg.norm(np.diff(self.line, axis=0), axis=1).sum())
        self.hollow = hollow

    def at(self, x, s, h=0.0):
        """The point at `x`, the share `s` of the length, and height `h`; the middle lies back by `hollow`."""
        point, normal = self._walk(s), self.normal(s)
        lift = h + self.hollow * min(1.3, (x / BACK_HALF) ** 2)
        return np.array([x, point[1] + normal[1] * lift, point[2] + normal[2] * lift])

    def normal(self, s):
        """The direction towards the sitter at the share `s`."""
        ahead = self._walk(min(1, s + 0.01)) - self._walk(max(0, s - 0.01))
        ahead /= np.linalg.norm(ahead)
        return np.array([0, -ahead[2], ahead[1]]) * self.side

    def _walk(self, s):
        place = np.clip(s, 0, 1) * (len(self.line) - 1)
        k = min(int(place), len(self.line) - 2)
        return self.line[k] + (self.line[k + 1] - self.line[k]) * (place - k)
