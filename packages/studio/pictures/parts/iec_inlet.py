"""The mains inlet and switch of a power supply, in the xy plane, open towards +z; sizes in mm."""

from materials.solid import metal, plastic
from modelling.outlines import chamfered, rectangle
from modelling.scene import group, mm
from modelling.solids import box, letters, prism
from parts.cross_screw import cross_screw


def iec_inlet(loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """An IEC C14 inlet in a flange of 50 × 28."""
    root = group(loc, rot, parent)
    black, deep, blade = plastic('0c0c0e', 0.42, 0.2), plastic('030303', 0.8), metal('b4b7bd', 0.2)
    mouth = chamfered(mm(24), mm(16.5), mm(4.6), corners=(True, True, False, False))
    flange = [rectangle(mm(50), mm(26), mm(6), 6), mouth]
    prism(flange, mm(2.4), black, 0.005, loc=(0, 0, mm(1.2)), parent=root)
    rim = chamfered(mm(28), mm(20.5), mm(5.6), corners=(True, True, False, False))
    prism([rim, mouth], mm(3.6), black, 0.005, loc=(0, 0, mm(1.6)), parent=root)
    box((mm(25), mm(17), mm(0.5)), deep, 0, loc=(0, 0, mm(0.2)), parent=root)
    for x, y in ((-7, -2), (0, 2), (7, -2)):
        box((mm(2), mm(4), mm(3)), blade, 0.002, loc=(mm(x), mm(y), mm(1.6)), parent=root)
    for x in (-20, 20):
        cross_screw(5.5, metal('3a3c41', 0.3), loc=(mm(x), 0, mm(2.4)), parent=root)
    return root


def rocker_switch(loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """A mains switch of 15 × 21, its lower half pressed."""
    root = group(loc, rot, parent)
    black, white = plastic('0c0c0e', 0.42, 0.2), plastic('c8ccd2', 0.5, 0)
    prism(
        [rectangle(mm(15), mm(21), mm(1)), rectangle(mm(11.6), mm(17.6), mm(0.6))],
        mm(2),
        black,
        0.004,
        loc=(0, 0, mm(1)),
        parent=root,
    )
    gloss = plastic('101013', 0.22, 0.02)
    for half, tilt in ((1, 0.17), (-1, 0.05)):
        box((mm(11.4), mm(8.8), mm(3)), gloss, 0.004, loc=(0, half * mm(4.3), mm(1.2)), rot=(tilt, 0, 0), parent=root)
    box((mm(0.7), mm(3.6), mm(0.05)), white, 0, loc=(0, mm(4.6), mm(2.78)), rot=(0.17, 0, 0), parent=root)
    letters('O', mm(4.6), white, 0.0006, weight=500, loc=(0, mm(-4.6), mm(2.74)), rot=(0.05, 0, 0), parent=root)
    return root
