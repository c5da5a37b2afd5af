"""Padded bodies of chairs: backs and seats, with a middle panel between bolsters and seams between them."""

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from modelling.scene import mm
from modelling.upholstery import cushion

ROW_GAP, COLUMN_GAP = 0.012, 0.024  # shares between the middle of a seam and its lips


@dataclass(frozen=True)
class Upholstery:
    """A padded body over the shares t of its length (0 to 1) and u of its width (-1 to 1)."""

    front: Callable
    """(t, u) to the point (x, y, z) of the face one sits on, in dm."""
    rear: Callable
    outward: tuple[float, float, float]
    """The direction that its face looks."""
    length: float
    """In dm, as is `half`, its half width."""
    half: float
    upright: tuple[tuple[float, float, float], ...]
    """Seams along it: share |u|, depth in mm, and the share t at which it ends."""
    level: tuple[tuple[float, float, float], ...] = ()
    """Seams across it: share t, depth in mm, and the share |u| at which it ends."""
    rear_upright: tuple[tuple[float, float], ...] = ()
    """Seams along its rear: share |u| and depth in mm."""
    swell: tuple[float, float] = (5, 5)
    """How far, in mm, the filling bulges in the middle panel and in the bolsters."""
    plumpness: float = 8.0
    """How evenly it bulges between level seams: 2 is round as a sausage, 8 nearly flat."""
    holes: tuple[tuple[float, float, float, float], ...] = ()
    """Cut through: t from, t to, |u| from, |u| to; on both sides."""

    def padded(self, t, u):
        """The point of the face at (t, u) with its filling, seams left out."""
        s = abs(u)
        lines = [0, *sorted(line for line, _, end in self.upright if t <= end), 1]
        k = max(i for i in range(len(lines) - 1) if lines[i] <= s + 1e-9)
        across = math.cos(s / lines[1] * math.pi / 2) if k == 0 else math.sin((s - lines[k]) / (lines[k + 1] - lines[k]) * math.pi)
        ends = [0, *sorted(line for line, _, end in self.level if s <= end + 1e-9), 1]
        j = max(i for i in range(len(ends) - 1) if ends[i] <= t + 1e-9)
        along = 1 - abs(2 * (t - ends[j]) / (ends[j + 1] - ends[j]) - 1) ** self.plumpness
        amount = mm((self.swell[0] if k == 0 else self.swell[1] if k == 1 else 0) * across * along)
        return np.array(self.front(t, u)) + np.array(self.outward) * amount

    def build(self, materials, cover, parent=None):
        """The body; `cover(t, |u|)` gives the index into `materials` of a place of its face."""
        rows = self._stations(
            np.linspace(0, 1, 29), [line for line, _, _ in self.level], ROW_GAP, [t for hole in self.holes for t in hole[:2]]
        )
        lines = [line for line, _, _ in self.upright] + [line for line, _ in self.rear_upright]
        side = self._stations((*np.linspace(0, 0.92, 11), 0.965, 1.0), lines, COLUMN_GAP, [u for hole in self.holes for u in hole[2:]])
        columns = [-u for u in side[:0:-1]] + side
        front, rear = (np.zeros((len(rows), len(columns), 3)) for _ in range(2))
        upright, level = (np.full((len(rows), len(columns)), 2.0) for _ in range(2))
        outward = np.array(self.outward)
        for i, t in enumerate(rows):
            for j, u in enumerate(columns):
                front[i, j] = self.padded(t, u) - outward * mm(self._depth(t, abs(u)))
                rear[i, j] = np.array(self.rear(t, u)) + outward * mm(self._rear_depth(abs(u)))
                upright[i, j] = max(0.002, min([abs(abs(u) - line) * self.half for line, _, end in self.upright if t <= end], default=2))
                level[i, j] = max(0.002, min([abs(t - line) * self.length for line, _, end in self.level if abs(u) <= end], default=2))

        def row(t):
            return min(range(len(rows)), key=lambda i: abs(rows[i] - t))

        def column(u):
            return min(range(len(columns)), key=lambda j: abs(columns[j] - u))

        holes = [
            (row(t0), row(t1), column(min(side * u0, side * u1)), column(max(side * u0, side * u1)))
            for t0, t1, u0, u1 in self.holes
            for side in (-1, 1)
        ]
        return cushion(
            front,
            rear,
            materials,
            lambda r, c: cover((rows[r] + rows[r + 1]) / 2, abs(columns[c] + columns[c + 1]) / 2),
            holes=holes,
            seams=(upright, level),
            parent=parent,
        )

    def _stations(self, base, seams, gap, kept=()):
        """Shares for the grid: three close ones at each seam, none else beside them."""
        seams = sorted(set(seams))
        around = [line + step for line in seams for step in (-gap, 0, gap)]
        free = [p for p in base if all(abs(p - line) > 1.7 * gap for line in seams) and all(abs(p - k) > gap * 0.9 for k in kept)]
        points = sorted(set(round(float(p), 5) for p in (*free, *around, *kept) if 0 <= p <= 1))
        return points

    def _depth(self, t, s):
        across = [depth for line, depth, end in self.level if abs(t - line) < 1e-4 and s <= end + 1e-4]
        along = [depth for line, depth, end in self.upright if abs(s - line) < 1e-4 and t <= end + 1e-4]
        return max([0, *across, *along])

    def _rear_depth(self, s):
        return max([0, *(depth for line, depth in self.rear_upright if abs(s - line) < 1e-4)])
