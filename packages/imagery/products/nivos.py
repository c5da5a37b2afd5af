"""Nivos: 1 g of liquid metal in a syringe, the box it comes in and what else is in the box."""

import math

from materials.cloth import fabric
from materials.solid import plastic
from modelling.outlines import rectangle
from modelling.scene import group, mm, rad
from modelling.solids import box, letters, prism, subdivide, tube, turned
from parts.mark import mark
from parts.nivos_box import nivos_box
from parts.syringe import bead, dosing_needle, syringe

NEEDLE_REACH = 32
TILT = 32


def build(pose=None):
    """The box with the syringe over a pool; in pose "contents" all that is in the box, laid out."""
    if pose == 'contents':
        _contents()
    else:
        _pouring()


def _pouring():
    nivos_box(loc=(mm(8), mm(34), 0), rot=(0, 0, rad(-9)))
    tip = (mm(-42), mm(-30), mm(7.2))
    pen = group(tip, (0, -rad(TILT), rad(8)))
    syringe(loc=(mm(NEEDLE_REACH + 1), 0, 0), parent=pen)
    bead(1.5, 3.4, loc=(tip[0] - 0.001, tip[1], tip[2] - mm(2.9)))
    bead(7, 3.2, loc=(tip[0], tip[1], 0))
    for x, y, radius in ((-53, -37, 1.9), (-33, -41, 2.6), (-27, -36, 1.0), (-50, -20, 1.2)):
        bead(radius, loc=(mm(x), mm(y), 0))


def _contents():
    nivos_box(loc=(mm(-40), mm(4), 0), rot=(0, 0, rad(14)))
    syringe(needle=False, loc=(0, mm(-30), mm(3.5)), rot=(0, rad(-1.3), rad(-20)))
    dosing_needle(loc=(mm(28), mm(-58), mm(3.1)), rot=(0, math.pi / 2, rad(-20)))
    for k in range(2):
        _swab(group((mm(34 + k * 9), mm(-14 + k * 14), mm(2.4)), (0, 0, rad(-16))))
        _wipe(group((mm(22 + k * 52), mm(32 + k * 4), mm(0.9 + k * 0.2)), (0, 0, rad(6 - k * 14))))


def _swab(parent):
    """A swab 76 mm long with a cotton bud at either end."""
    tube([(mm(-34), 0, 0), (mm(34), 0, 0)], mm(1.1), plastic('d9d9d6', 0.6), kind='POLY', parent=parent)
    cotton = fabric('e9e8e4', 0.95, 160, 0.25)
    bud = [
        (0, mm(-7)),
        (mm(1.3), mm(-6.2)),
        (mm(1.5), mm(-3)),
        (mm(2.2), mm(1)),
        (mm(2.4), mm(4)),
        (mm(1.9), mm(6.4)),
        (0, mm(7.2)),
    ]
    for side in (-1, 1):
        subdivide(turned(bud, cotton, 20, loc=(side * mm(32), 0, 0), rot=(0, side * math.pi / 2, 0), parent=parent), 1)


def _wipe(parent):
    """An alcohol wipe in its sealed sachet, 46 × 46 mm."""
    foil, ink, ember = plastic('b4bac2', 0.3, 0.05), plastic('15171a', 0.5, 0), plastic('ff5a1f', 0.45, 0)
    prism([rectangle(mm(46), mm(46), mm(0.6))], mm(0.5), foil, 0.002, parent=parent)
    box((mm(37), mm(37), mm(1.6)), foil, 0.008, loc=(0, 0, 0), parent=parent)
    for edge in range(2):
        for k in range(19):
            at = mm(-20.7 + k * 2.3)
            box((mm(0.5), mm(3.4), mm(0.2)), foil, 0.001, loc=(at, mm(20.6) * (1 - 2 * edge), mm(0.28)), parent=parent)
    top = mm(0.82)
    mark(mm(8), ember, 0.0006, loc=(mm(-11), mm(9), top), parent=parent)
    letters('ALCOHOL WIPE', mm(4), ink, 0.0006, weight=700, align='LEFT', loc=(mm(-14.5), mm(-3), top), parent=parent)
    letters(
        'Isopropanol. For copper and nickel.',
        mm(1.75),
        ink,
        0.0006,
        weight=500,
        align='LEFT',
        loc=(mm(-14.3), mm(-7.6), top),
        parent=parent,
    )
