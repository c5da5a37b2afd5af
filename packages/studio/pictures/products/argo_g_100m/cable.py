"""The cable, from its bush at the nose to a strapped coil."""

import math

import numpy as np

from materials.solid import rubber
from modelling.scene import mm
from modelling.solids import cylinder, loft, turned
from parts.usb_cable import cord, plug_a, wound

COIL = (mm(-80), mm(-40))
# How high the cord leaves the nose.
MIDDLE = mm(8.2)


def cable(root, is_turned):
    """The bush at the nose, and the cord to a coil at the right with the plug beside it."""
    bush(root)
    start = (0, mm(-58), mm(39) - MIDDLE if is_turned else MIDDLE)
    lead = [
        start,
        (0, mm(-74), start[2] * 0.8),
        (mm(-8), mm(-94), start[2] * 0.35),
        (mm(-24), mm(-106), mm(1.6)),
        (mm(-42), mm(-100), mm(1.6)),
        (mm(-57), mm(-80), mm(1.6)),
    ]
    coil = [(COIL[0] + y, COIL[1] - x, z) for x, y, z in wound()]
    tail = [(COIL[0] - mm(3), COIL[1] + mm(50), mm(4)), (COIL[0] + mm(8), COIL[1] + mm(66), mm(4))]
    cord([*lead, *coil[4:-4], *tail])
    plug_a((COIL[0] + mm(14), COIL[1] + mm(76), mm(4)), (0, 0, math.pi - 0.5))
    _strap()


def bush(root):
    """What keeps the cord from kinking, with three grooves."""
    black = rubber('0c0c0e', 0.6)
    profile = [(mm(3.9), 0), (mm(3.9), mm(4)), (mm(3.4), mm(4.6)), (mm(2.4), mm(11)), (mm(2.1), mm(12)), (0, mm(12))]
    turned(profile, black, 40, loc=(0, mm(-56), MIDDLE), rot=(math.pi / 2, 0, 0), parent=root)
    for k in range(3):
        at = (0, mm(-61.5 - 2 * k), MIDDLE)
        cylinder(mm(3.3 - 0.3 * k), mm(0.9), black, mm(0.3), 32, loc=at, rot=(math.pi / 2, 0, 0), parent=root)


def _strap():
    """The band round the coil."""
    angles = np.linspace(0, math.tau, 48, endpoint=False)
    around = [(math.cos(a) * mm(27), math.sin(a) * mm(9) + mm(8.2)) for a in angles]
    sections = [
        [(COIL[0] + x * k, COIL[1] + y, max(z, mm(0.4))) for x, z in around]
        for y, k in ((mm(-6), 0.98), (mm(-5.6), 1), (mm(5.6), 1), (mm(6), 0.98))
    ]
    loft(sections, rubber('101012', 0.85), caps=False, smooth_below=40)
