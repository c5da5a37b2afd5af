"""A letter scale: a plate on a flat body, and what it reads."""

from materials.light import glow
from materials.solid import metal, plastic
from modelling.outlines import chamfered, softened
from modelling.scene import group, mm, mms
from modelling.solids import letters, prism

TOP = mm(24)


def letter_scale(reading, loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """The scale with its display towards -y; what it weighs stands at `TOP` over its middle."""
    root = group(loc, rot, parent)
    body = softened(chamfered(*mms(158, 200), mm(14), at=mms(0, -26)), mm(2))
    prism(body, mm(16), plastic('17181b', 0.42, 0.1, 420), mm(1.6), 3, loc=mms(0, 0, 10), parent=root)
    plate = softened(chamfered(*mms(146, 138), mm(12)), mm(2))
    prism(plate, mm(4), metal('8e9197', 0.34, (2, 170, 170)), mm(0.8), 3, loc=mms(0, 0, 22), parent=root)
    window = softened(chamfered(*mms(84, 38), mm(5), at=mms(0, -98)), mm(1))
    prism(window, mm(0.4), plastic('040405', 0.12, 0), mm(0.1), loc=mms(0, 0, 18.2), parent=root)
    letters(reading, mm(30), glow('e8edf2', 1.2), mm(0.05), weight=600, loc=mms(0, -98, 18.6), parent=root)
    return root
