"""The board cables that are fixed to a semi-modular supply: the 24-pin and two EPS."""

import math

import numpy as np
from mathutils import Vector

from materials.solid import plastic, rubber
from modelling.scene import group, mm
from modelling.solids import box, turned
from parts.sleeved_cable import PLUG_LENGTH, atx_plug, sleeving, wires

WIRE = 1.2
PITCH = 2.7


def fixed_cables(x, z, parent=None):
    """Three flat cables from a grommet at `x`, `z` (mm) in the front, falling to the floor and running along it."""
    root = group(parent=parent)
    _grommet(group((mm(x), 0, mm(z)), (math.pi / 2, 0, 0), root))
    sleeve = sleeving()
    # Columns of two wires, the height at which the cable leaves, its bow outwards, and where its plug ends: x, y.
    for columns, leaves, bow, end in ((12, -4, 34, (-8, -104)), (4, 3, 46, (46, -84)), (4, 6, 58, (66, -104))):
        _cable(columns, (x, z + leaves), bow, end, sleeve, root)
    return root


def _grommet(parent):
    black = rubber('0b0b0c', 0.6)
    ring = [
        (mm(13), mm(-1)),
        (mm(17.5), mm(-1)),
        (mm(17.5), mm(1.6)),
        (mm(16.6), mm(2.4)),
        (mm(13.8), mm(2.4)),
        (mm(13), mm(1.6)),
    ]
    turned(ring, black, 56, ring=True, parent=parent)
    turned([(0, 0), (mm(13.2), 0)], plastic('020202', 0.9), 48, parent=parent)


def _cable(columns, start, bow, end, sleeve, parent):
    """Out of the grommet in a bundle, down in a bow, then flat along the floor to its plug, which points to -y."""
    x, z = start
    floor = 5.0
    knots = [
        (x, 0, z),
        (x, -bow * 0.5, z + 1),
        (x + (end[0] - x) * 0.12, -bow, z - 14),
        (x + (end[0] - x) * 0.3, -bow * 1.06, floor + 10),
    ]
    knots += [(x + (end[0] - x) * 0.6, end[1] * 0.62, floor), (end[0], end[1] * 0.82, floor), (end[0], end[1], floor)]
    centre = _curve(knots, 60)
    t = np.linspace(0, 1, len(centre))
    paths = []
    for i in range(columns):
        for j in range(2):
            flat = np.clip((t - 0.06) / 0.3, 0, 1)
            flat = flat * flat * (3 - 2 * flat)
            at_plug = np.clip((t - 0.84) / 0.14, 0, 1)
            pitch = PITCH + (4.2 - PITCH) * at_plug * at_plug * (3 - 2 * at_plug)
            number = i * 2 + j
            angle, reach = number * 2.39996, 1.9 * math.sqrt(number + 0.5)
            bundle = np.array([reach * math.cos(angle), 0, reach * math.sin(angle) * 0.8])
            lane = np.stack([(i - (columns - 1) / 2) * pitch, np.zeros_like(t), (j - 0.5) * pitch], 1)
            paths.append((centre + bundle * (1 - flat)[:, None] + lane * flat[:, None]) / 100)
    wires(paths, sleeve, WIRE, parent)
    split = (2,) if columns == 4 else ()
    atx_plug(columns, split, loc=(mm(end[0]), mm(end[1] - PLUG_LENGTH / 2 + 1), mm(floor)), parent=parent)
    tie = Vector(centre[len(centre) * 5 // 8]) / 100
    box((mm(columns * PITCH + 2.4), mm(4), mm(7.4)), plastic('0d0d0f', 0.3), 0.008, loc=tie, parent=parent)


def _curve(knots, count):
    """A Catmull-Rom curve through the knots, `count` points evenly by parameter."""
    points = np.asarray(knots, float)
    padded = np.vstack([2 * points[0] - points[1], points, 2 * points[-1] - points[-2]])
    result = []
    for s in np.linspace(0, len(points) - 1 - 1e-9, count):
        i, u = int(s), s - int(s)
        a, b, c, d = padded[i : i + 4]
        result.append(0.5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u**2 + (3 * b - a - 3 * c + d) * u**3))
    return np.array(result)
