"""Nivos: 1 g of liquid metal in a syringe, the box it comes in and what else is in the box."""

import math

from modelling.scene import group, mm, rad
from products.nivos.carton import carton
from products.nivos.liquid_metal import bead
from products.nivos.needle import dosing_needle
from products.nivos.syringe import syringe
from products.nivos.wipes import swab, wipe

NEEDLE_REACH = 32
TILT = 32


def build(pose=None):
    """The box with the syringe over a pool; in pose "contents" all that is in the box, laid out."""
    if pose == 'contents':
        _contents()
    else:
        _pouring()


def _pouring():
    """Beads round a pool, the needle's tip over it."""
    carton(loc=(mm(8), mm(34), 0), rot=(0, 0, rad(-9)))
    tip = (mm(-42), mm(-30), mm(7.2))
    pen = group(tip, (0, -rad(TILT), rad(8)))
    syringe(loc=(mm(NEEDLE_REACH + 1), 0, 0), parent=pen)
    bead(1.5, 3.4, loc=(tip[0] - 0.001, tip[1], tip[2] - mm(2.9)))
    bead(7, 3.2, loc=(tip[0], tip[1], 0))
    for x, y, radius in ((-53, -37, 1.9), (-33, -41, 2.6), (-27, -36, 1.0), (-50, -20, 1.2)):
        bead(radius, loc=(mm(x), mm(y), 0))


def _contents():
    """Box, capped syringe, needle, two swabs and two wipes."""
    carton(loc=(mm(-40), mm(4), 0), rot=(0, 0, rad(14)))
    syringe(needle=False, loc=(0, mm(-30), mm(3.5)), rot=(0, rad(-1.3), rad(-20)))
    dosing_needle(loc=(mm(28), mm(-58), mm(3.1)), rot=(0, math.pi / 2, rad(-20)))
    for k in range(2):
        swab(group((mm(34 + k * 9), mm(-14 + k * 14), mm(2.4)), (0, 0, rad(-16))))
        wipe(group((mm(22 + k * 52), mm(32 + k * 4), mm(0.9 + k * 0.2)), (0, 0, rad(6 - k * 14))))
