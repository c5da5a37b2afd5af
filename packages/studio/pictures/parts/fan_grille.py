"""Grilles over a fan in a top plate, in the xy plane, their outer side at +z; sizes in mm."""

import math

from modelling.arrays import honeycomb
from modelling.outlines import circle
from modelling.scene import group, mm
from modelling.solids import cylinder, tube, turned
from parts.mark import mark


def honeycomb_grille(radius, metal, pitch=6.4, wall=1.3, parent=None, loc=(0, 0, 0)):
    """A sheet with hexagonal holes within `radius`, closed round them; lies under a plate with a round hole."""
    inside = mm(radius) - mm(pitch) * 0.3
    size = mm(2 * radius + 8)
    return honeycomb(
        size, size, mm(pitch), mm(wall), metal, mm(1.2), lambda x, y: math.hypot(x, y) < inside, parent=parent, loc=loc
    )


def wire_grille(radius, wire, rings=7, parent=None, loc=(0, 0, 0)):
    """Rings of wire, 2 mm thick, on four crossing bars."""
    root = group(loc, parent=parent)
    inner = 15
    for k in range(rings):
        r = mm(inner + (radius - 2 - inner) * k / (rings - 1))
        tube(
            [(x, y, mm(0.6)) for x, y in circle(r, 64)],
            mm(1),
            wire,
            closed=True,
            kind='POLY',
            round_steps=2,
            parent=root,
        )
    for k in range(4):
        a = math.pi / 4 + k * math.pi / 2
        reach = [(math.cos(a) * mm(r), math.sin(a) * mm(r), mm(-0.8)) for r in (inner - 2, radius + 4)]
        tube(reach, mm(1.2), wire, kind='POLY', round_steps=2, parent=root)
    return root


def slots(radius, width=5.2, rib=4.2, tilt=45):
    """Outlines of parallel slots within `radius`, for holes in a plate, rounded at their ends."""
    pitch = width + rib
    rows = int(2 * radius / pitch)
    turn = math.radians(tilt)
    outlines = []
    for k in range(rows):
        y = (k - (rows - 1) / 2) * pitch
        reach = math.sqrt(max(0, radius**2 - (abs(y) + width / 2) ** 2)) - width / 2
        if reach < width:
            continue
        for start, end in _pieces(reach, y):
            outlines.append(_slot(start, end, y, width / 2, turn))
    return outlines


def _pieces(reach, y, bar=6.0, hub=23.0):
    """The stretches of a row left by a bar in the middle, wider at the hub."""
    half = max(bar / 2, math.sqrt(max(0, hub**2 - y * y)))
    return [(-reach, -half), (half, reach)] if reach > half + 6 else []


def _slot(start, end, y, r, turn):
    points = []
    for at, first in ((end, -90), (start, 90)):
        sign = 1 if first < 0 else -1
        for k in range(7):
            a = math.radians(first + 30 * k)
            points.append((at - sign * r + r * math.cos(a), y + r * math.sin(a)))
    cos, sin = math.cos(turn), math.sin(turn)
    return [(mm(x * cos - v * sin), mm(x * sin + v * cos)) for x, v in points]


def hub_cap(radius, metal, glow, parent=None, loc=(0, 0, 0)):
    """A round cap in the middle of a grille with the mark on it."""
    root = group(loc, parent=parent)
    cylinder(mm(radius), mm(2), metal, 0.006, 64, parent=root)
    turned([(mm(radius - 1.6), mm(1)), (mm(radius - 1.2), mm(1.25)), (mm(radius - 0.8), mm(1))], metal, 64, parent=root)
    mark(mm(radius * 0.95), glow, 0.002, loc=(0, 0, mm(1.08)), parent=root)
    return root
