"""What sits on the ends of the axle."""

import math

from materials.solid import plastic, powder_coat, rubber
from modelling.scene import group, mm
from modelling.solids import box, cylinder, turned
from products.footrest.measures import WIDTH


def lock(side, platform):
    """The turning knob on the axle's end: locks the tilt, or lets the platform rock. The far end has a plain cap."""
    x = side * (WIDTH / 2 + mm(1))
    boss = group((x, 0, 0), (0, side * math.pi / 2, 0), platform)
    black, soft = plastic('17181b', 0.36), rubber('0e0e0f', 0.66)
    turned([(0, mm(-22)), (mm(19), mm(-22)), (mm(19), mm(-1)), (mm(17.5), mm(0.5)), (0, mm(0.5))], black, parent=boss)
    if side > 0:
        turned([(0, 0), (mm(14), 0), (mm(14), mm(2)), (mm(12.5), mm(3.2)), (0, mm(3.2))], soft, parent=boss)
        return
    profile = [(0, mm(2)), (mm(17), mm(2)), (mm(17), mm(3)), (mm(20.5), mm(4.5)), (mm(20.5), mm(18)), (mm(18.5), mm(20.5)), (0, mm(20.5))]
    turned(profile, soft, 72, parent=boss)
    for k in range(28):
        angle = math.tau * k / 28
        cylinder(mm(1.3), mm(12), soft, mm(0.5), 12, loc=(mm(20.4) * math.cos(angle), mm(20.4) * math.sin(angle), mm(11.3)), parent=boss)
    cylinder(mm(14.5), mm(1.6), powder_coat('4b4e54', 0.36), mm(0.5), 64, loc=(0, 0, mm(20.6)), parent=boss)
    box((mm(2.4), mm(9), mm(1)), plastic('ff5a1f', 0.4, 0.1), mm(0.3), 2, loc=(mm(-8.5), 0, mm(21.4)), rot=(0, 0, math.pi / 2), parent=boss)
