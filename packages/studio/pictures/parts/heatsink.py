"""Stacks of fins and the foot that presses a cooler on its processor. Sizes in mm."""

import math

from materials.solid import metal, plastic
from modelling.outlines import circle, rectangle
from modelling.scene import add, group, mm
from modelling.solids import box, cylinder, prism, tube
from parts.cross_screw import cross_screw


def fin_stack(outline, holes, count, pitch, thickness, material, parent=None, loc=(0, 0, 0), rot=(0, 0, 0)):
    """`count` sheets `pitch` apart along z from z = 0, all of one `outline` (dm) with round `holes` (x, y, radius)."""
    root = group(loc, rot, parent)
    cuts = [circle(radius, 24, (x, y)) for x, y, radius in holes]
    first = prism([outline, *cuts], mm(thickness), material, 0, parent=root, name='fin')
    for k in range(1, count):
        add(first.data, loc=(0, 0, mm(k * pitch)), parent=root)
    return root


def foot(width=40, depth=40, reach=88, has_springs=True, loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """A nickel-plated base on the floor with pipe channels above it, a bridge along x and two screws, on springs
    unless fins lie close above."""
    root = group(loc, rot, parent)
    nickel, steel = metal('c9cbd0', 0.16), metal('8a8d93', 0.26)
    box((mm(width), mm(depth), mm(4)), nickel, 0.006, loc=(0, 0, mm(2)), parent=root)
    box((mm(width), mm(depth), mm(8)), metal('9fa2a8', 0.3), 0.006, loc=(0, 0, mm(9.6)), parent=root)
    bridge = [rectangle(mm(reach), mm(15), mm(7.4), 8)]
    bridge += [circle(mm(2.2), 24, (side * mm(reach / 2 - 8), 0)) for side in (-1, 1)]
    prism(bridge, mm(2), steel, 0.004, loc=(0, 0, mm(14.6)), parent=root)
    for side in (-1, 1):
        at = (side * mm(reach / 2 - 8), 0, mm(15.6))
        if has_springs:
            _spring_screw(group(at, parent=root))
        else:
            cylinder(mm(1.6), mm(14), steel, 0.002, 24, loc=(at[0], 0, mm(8.6)), parent=root)
            cylinder(mm(3), mm(1.2), steel, 0.003, 32, loc=at, parent=root)
    return root


def _spring_screw(parent):
    steel, black = metal('b4b7bd', 0.2), plastic('141518', 0.4)
    cylinder(mm(1.6), mm(26), steel, 0.002, 24, loc=(0, 0, -mm(1)), parent=parent)
    turns = 5
    coil = [
        (mm(2.7) * math.cos(a), mm(2.7) * math.sin(a), mm(0.4 + 8.4 * k / (turns * 12)))
        for k, a in enumerate(math.tau * i / 12 for i in range(turns * 12 + 1))
    ]
    tube(coil, mm(0.42), steel, kind='POLY', round_steps=2, parent=parent)
    cylinder(mm(3.6), mm(3), black, 0.004, 32, loc=(0, 0, mm(10.6)), parent=parent)
    cross_screw(6.4, steel, 1.2, loc=(0, 0, mm(12.1)), parent=parent)
    cylinder(mm(2.6), mm(5), steel, 0.003, 6, loc=(0, 0, -mm(11.6)), parent=parent)
