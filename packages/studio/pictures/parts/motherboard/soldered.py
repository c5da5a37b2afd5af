"""Headers and capacitors, which stand in many places."""

from modelling.arrays import boxes
from modelling.outlines import circle, rectangle
from modelling.scene import mm, mms
from modelling.solids import box, cylinder, prism
from parts.finish import black, bright, dull, gold


def header(root, x, y, columns, rows=2, shroud=True):
    """Pins in a row, in a wall of plastic or bare."""
    wide, deep = columns * 2.54 + 2, rows * 2.54 + 2
    if shroud:
        walls = [rectangle(*mms(wide + 3, deep + 2.4), mm(0.5)), rectangle(*mms(wide, deep - 0.2), mm(0.3))]
        prism(walls, mm(8), black(), 0.003, loc=mms(x, y, 4), parent=root)
    else:
        box(mms(wide, deep, 2.5), black(), 0.003, loc=mms(x, y, 1.3), parent=root)
    pins = [
        (mms(x + (i - (columns - 1) / 2) * 2.54, y + (j - (rows - 1) / 2) * 2.54, 4), mms(0.64, 0.64, 8))
        for i in range(columns)
        for j in range(rows)
    ]
    boxes(pins, gold(), parent=root)


def capacitor(root, x, y, height=7.5, body=None):
    """A solid capacitor with its coloured sector."""
    cylinder(mm(3.1), mm(height), body or bright(), 0.006, 20, loc=mms(x, y, height / 2), parent=root)
    sector = prism([circle(mm(2.5), 20)], mm(0.3), dull('1b2230'), 0.0005, parent=root)
    sector.location = mms(x, y, height + 0.1)
