"""The tilt mechanism under a seat."""

import math

from materials.solid import metal, plastic, powder_coat
from modelling.outlines import circle, rounded
from modelling.scene import group, mm
from modelling.solids import box, cylinder, loft, prism, tube

HOUSING = 44  # mm from the seat's underside to the mechanism's underside


def seat_mechanism(height, reach=230, loc_y=20, lever=None, parent=None):
    """A mechanism hanging under a seat whose underside is `height` mm above the floor.

    `reach` is how far, in mm, its levers stick out: that of the gas lift to the sitter's right (-x), the tilt lock to
    the left. `loc_y` (mm) is where the gas lift meets it, on the y axis. `lever` is the material of the lever's ends.
    """
    root = group((0, mm(loc_y), mm(height)), parent=parent)
    steel, black, bolt = powder_coat('17181b', 0.42), plastic('101114', 0.36), metal('8b8e93', 0.3)
    _housing(steel, root)
    for y in (-105, 95):
        box((2.9, 0.44, 0.06), steel, 0.02, loc=(0, mm(y), mm(-5)), parent=root)
        for x in (-118, 118):
            cylinder(mm(8), mm(5), bolt, 0.012, 6, loc=(mm(x), mm(y), mm(-10)), parent=root)
    _knob(black, group((0, mm(-128), mm(-26)), (math.pi / 2, 0, 0), root))
    for side, y in ((-1, -10), (1, 18)):
        _lever(side, y, reach, metal('4b4e54', 0.3), lever or black, root)
    return root


def _housing(material, parent):
    """A pressed tray, deeper round the gas lift than at its front."""
    sections = []
    for y, half, depth in (
        (-118, 44, 20),
        (-112, 52, 30),
        (-60, 62, 38),
        (-10, 80, HOUSING),
        (50, 80, HOUSING),
        (105, 62, 34),
        (112, 56, 26),
    ):
        outline = rounded([(-half * 0.82, -depth), (half * 0.82, -depth), (half, -4), (-half, -4)], [12, 12, 3, 3], 4)
        sections.append([(mm(x), mm(y), mm(z)) for x, z in outline])
    loft(sections, material, smooth_below=35, name='housing', parent=parent)


def _knob(material, parent):
    """The spring's knob, fluted, on the y axis after turning."""
    steps = 96
    outline = [
        (r * math.cos(math.tau * k / steps), r * math.sin(math.tau * k / steps))
        for k, r in enumerate(mm(22 + 1.6 * math.cos(12 * math.tau * k / steps)) for k in range(steps))
    ]
    prism([outline], mm(34), material, mm(4), 3, loc=(0, 0, mm(10)), parent=parent)
    prism([circle(mm(12), 32)], mm(2), material, mm(0.6), loc=(0, 0, mm(28)), parent=parent)


def _lever(side, y, reach, rod, end, parent):
    """A bent rod with a flat paddle, to one side."""
    at = [
        (side * mm(60), mm(y), mm(-20)),
        (side * mm(120), mm(y), mm(-20)),
        (side * mm(reach - 60), mm(y - 6), mm(-24)),
        (side * mm(reach - 26), mm(y - 8), mm(-30)),
    ]
    tube(at, mm(4.5), rod, parent=parent)
    paddle = rounded([(-34, -9), (30, -12), (38, -6), (38, 6), (30, 12), (-34, 9)], 5, 4)
    outline = [(mm(x) * side, mm(v)) for x, v in paddle]
    prism(
        outline,
        mm(9),
        end,
        mm(3),
        3,
        loc=(side * mm(reach), mm(y - 8), mm(-34)),
        rot=(0, side * 0.12, 0),
        parent=parent,
    )
