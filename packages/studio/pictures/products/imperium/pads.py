"""The leather-covered bodies: soft pads on a slab."""

import math

import numpy as np

from modelling.scene import mm
from modelling.upholstery import cushion


def _eased(count):
    """Positions from -1 to 1, closer at the ends."""
    return np.sin(np.linspace(-1, 1, count) * math.pi / 2)


def pad(profile, start, end, half, rise, hide, parent, rng):
    """A soft pad between two shares of a profile, bulging by `rise` mm, its leather a little uneven."""
    us, vs = _eased(39), _eased(15)
    front, rear = np.zeros((15, 39, 3)), np.zeros((15, 39, 3))
    upright, level = np.zeros((15, 39)), np.zeros((15, 39))
    waves = rng.uniform(0, math.tau, 4)
    tall = profile.length * (end - start)
    for i, v in enumerate(vs):
        s = start + (end - start) * (v + 1) / 2
        for j, u in enumerate(us):
            bulge = (1 - abs(u) ** 16) ** 0.5 * (1 - abs(v) ** 2.6) ** 0.55
            uneven = 0.010 * math.sin(u * 5 + waves[0]) * math.cos(v * 2 + waves[1]) + 0.006 * math.sin(u * 13 + waves[2] + v * 3)
            x = u * half * (1 - 0.006 * math.cos(v * 3 + waves[3]))
            front[i, j] = profile.at(x, s, mm(rise) * bulge + uneven * bulge + 0.01)
            rear[i, j] = profile.at(x * 0.985, s, -0.05)
            upright[i, j] = max(0.002, (1 - abs(u)) * half)
            level[i, j] = max(0.002, (1 - abs(v)) * tall / 2)
    cushion(front, rear, [hide], lambda r, c: 0, seams=(upright, level), levels=2, parent=parent)


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
