"""The pump block of a liquid cooler, on a processor."""

import math

from materials.light import glow, ring_light
from modelling.outlines import chamfered, circle
from modelling.scene import group, mm, mms
from modelling.solids import box, cylinder, prism, tube, turned
from parts.cable import hose
from parts.finish import black, chrome, copper, dark_metal, gloss, gunmetal
from parts.mark import mark
from parts.screw import thumbscrew

SIDE, TOP = 72.0, 54.0


def pump_block(stops, colour, strength=3.4, loc=(0, 0, 0), parent=None):
    """A block of 72 × 72 mm that stands on z = 0, its ports towards +x; `colour` lights the mark on its cap.

    Returns the group; `hoses` draws its hoses.
    """
    root = group(loc, parent=parent)
    s = mm(SIDE)
    for angle in (math.pi / 4, -math.pi / 4):
        box(mms(126, 13, 2.5), dark_metal(), 0.006, loc=mms(0, 0, 11), rot=(0, 0, angle), parent=root)
    for x in (-1, 1):
        for y in (-1, 1):
            thumbscrew(11, 15, loc=mms(x * 41, y * 41, 12), parent=root)
    box(mms(58, 58, 6), copper(), 0.006, loc=mms(0, 0, 9), parent=root)
    prism([chamfered(s, s, mm(13))], mm(32), black(), 0.02, loc=mms(0, 0, 27), parent=root)
    prism([chamfered(s * 1.03, s * 1.03, mm(13.5))], mm(3), gunmetal(), 0.006, loc=mms(0, 0, 24), parent=root)
    prism(
        [chamfered(s * 0.97, s * 0.97, mm(12.5)), circle(mm(31.6), 72)],
        mm(8),
        gunmetal(),
        0.012,
        loc=mms(0, 0, 46),
        parent=root,
    )
    ring = [mms(r, z) for r, z in ((28.2, 46), (28.4, 50), (29.6, 50.8), (31.0, 50), (31.2, 46))]
    turned(ring, ring_light(stops, strength), 96, ring=True, parent=root)
    cylinder(mm(28), mm(8), gloss(), 0.01, 72, loc=mms(0, 0, 47), parent=root)
    mark(mm(24), glow(colour, 2.6), 0.003, loc=mms(0, 0, 51.4), parent=root)
    for y in (-15, 15):
        cylinder(mm(8.5), mm(9), gunmetal(), 0.008, 40, loc=mms(38, y, 26), rot=(0, math.pi / 2, 0), parent=root)
        for x in (36, 39, 42):
            turned(
                [mms(8.5, -0.5), mms(8.9, 0), mms(8.5, 0.5)],
                chrome(),
                40,
                ring=True,
                loc=mms(x, y, 26),
                rot=(0, math.pi / 2, 0),
                parent=root,
            )
    return root


def hoses(block, through, parent=None):
    """Two hoses from the ports of `block` (mm, in the coordinates of its board), which angled fittings lead out over
    the memory, through points for each port."""
    x, y, z = block
    for side, points in zip((15, -15), through):
        bend = [(x + 39, y + side, z + 26), (x + 43, y + side, z + 26.6), (x + 46, y + side, z + 31), (x + 46, y + side, z + 48)]
        tube([mms(*p) for p in bend], mm(6.6), gunmetal(), steps=12, parent=parent, name='fitting')
        cylinder(mm(7.4), mm(12), black(), 0.008, 32, loc=mms(x + 46, y + side, z + 46), parent=parent)
        start = [(x + 46, y + side, z + 46), (x + 47, y + side + 1, z + 62), (x + 60, y + side + 8, z + 76)]
        hose([mms(*p) for p in start + list(points)], parent=parent)
