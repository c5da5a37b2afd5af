"""What the box holds for cleaning: swabs and wipes."""

import math

from materials.cloth import fabric
from materials.solid import plastic
from modelling.outlines import rectangle
from modelling.scene import mm
from modelling.solids import box, letters, prism, subdivide, tube, turned
from parts.mark import mark


def swab(parent):
    """A swab 76 mm long with a cotton bud at either end."""
    tube([(mm(-34), 0, 0), (mm(34), 0, 0)], mm(1.1), plastic('d9d9d6', 0.6), kind='POLY', parent=parent)
    cotton = fabric('e9e8e4', 0.95, 160, 0.25)
    bud = [(0, mm(-7)), (mm(1.3), mm(-6.2)), (mm(1.5), mm(-3)), (mm(2.2), mm(1)), (mm(2.4), mm(4)), (mm(1.9), mm(6.4)), (0, mm(7.2))]
    for side in (-1, 1):
        subdivide(turned(bud, cotton, 20, loc=(side * mm(32), 0, 0), rot=(0, side * math.pi / 2, 0), parent=parent), 1)


def wipe(parent):
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
    note = 'Isopropanol. For copper and nickel.'
    letters(note, mm(1.75), ink, 0.0006, weight=500, align='LEFT', loc=(mm(-14.3), mm(-7.6), top), parent=parent)
