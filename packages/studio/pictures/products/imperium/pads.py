"""The leather-covered bodies: soft pads on a slab."""

import math

import numpy as np

from modelling.scene import mm
from modelling.solids import tube
from modelling.upholstery import cushion

CORNER = mm(34)


def _eased(count):
    """Positions from -1 to 1, closer at the ends."""
    return np.sin(np.linspace(-1, 1, count) * math.pi / 2)


def pad(profile, start, end, half, rise, hide, parent, rng, cord=None):
    """A soft pad between two shares of a profile, bulging by `rise` mm, its leather drawn in folds to its seams; `cord` pipes it."""
    columns, rows = 71, 31
    us, vs = _eased(columns), _eased(rows)
    front, rear = np.zeros((rows, columns, 3)), np.zeros((rows, columns, 3))
    upright, level = np.zeros((rows, columns)), np.zeros((rows, columns))
    waves = rng.uniform(0, math.tau, 6)
    tall = profile.length * (end - start)
    for i, v in enumerate(vs):
        s = start + (end - start) * (v + 1) / 2
        wide = half - _corner((1 - abs(v)) * tall / 2, CORNER)
        for j, u in enumerate(us):
            x = u * wide
            from_side, from_end = wide * (1 - abs(u)), (1 - abs(v)) * tall / 2
            bulge = _rounded(from_side, 0.7) * _rounded(from_end, 0.55) * (0.82 + 0.18 * (1 - u * u) * (1 - v * v))
            uneven = 0.010 * math.sin(u * 5 + waves[0]) * math.cos(v * 2 + waves[1]) + 0.006 * math.sin(u * 13 + waves[2] + v * 3)
            folds = _fold(from_end, x * 8.5 + waves[3] + math.sin(x * 2.3 + waves[4])) + _fold(from_side, s * profile.length * 7.5 + waves[5])
            front[i, j] = profile.at(x, s, mm(rise) * bulge + (uneven + folds) * bulge + 0.01)
            rear[i, j] = profile.at(x * 0.985, s, -0.05)
            upright[i, j] = max(0.002, from_side)
            level[i, j] = max(0.002, from_end)
    cushion(front, rear, [hide], lambda r, c: 0, seams=(upright, level), levels=1, parent=parent)
    if cord:
        rim = [*front[0], *front[1:, -1], *front[-1][::-1][1:], *front[::-1][1:-1, 0]]
        tube([tuple(p) for p in rim], mm(4.3), cord, closed=True, kind='POLY', parent=parent)


def _rounded(distance, radius):
    """The height, from 0 to 1, of an edge of `radius` at a distance from it."""
    return math.sqrt(1 - (1 - min(1.0, distance / radius)) ** 2)


def _fold(distance, phase):
    """A fold that runs in from a seam and fades."""
    return 0.022 * math.sin(phase) * math.exp(-distance / 0.32)


def slab(profile, half, thick, hide, parent, corner=0.5, crown=0.0, grooves=()):
    """The leather-covered body under the pads, its corners rounded in plan."""
    us = np.array(sorted([*_eased(25), *(side * (groove + d) for groove in grooves for side in (-1, 1) for d in (-0.014, 0, 0.014))]))
    ss = (_eased(45) + 1) / 2
    front, rear = np.zeros((45, len(us), 3)), np.zeros((45, len(us), 3))
    for i, s in enumerate(ss):
        wide = half - _corner(s * profile.length, corner) - _corner((1 - s) * profile.length, corner)
        for j, u in enumerate(us):
            front[i, j] = profile.at(u * wide, s, -0.01)
            sunk = mm(6) if any(abs(abs(u) - groove) < 1e-6 for groove in grooves) else 0.0
            rear[i, j] = profile.at(u * wide * 0.985, s, -thick - crown * (1 - u * u) + sunk)
    cushion(front, rear, [hide], lambda r, c: 0, levels=2, parent=parent)


def _corner(distance, radius):
    """How far a rounded corner draws in at `distance` from the end."""
    if distance >= radius:
        return 0.0
    return radius - math.sqrt(radius**2 - (radius - distance) ** 2)
