"""Heatsinks and covers of brushed metal: over the power stages, the rear ports, the drives and the chipset."""

from materials.light import strip_light
from modelling.arrays import boxes
from modelling.outlines import chamfered
from modelling.scene import mm, mms, rad
from modelling.solids import box, cylinder, letters, prism
from parts.finish import black, chrome, dark_metal, dull, gunmetal, lamp, print_white
from parts.mark import mark, wordmark
from parts.motherboard.layout import slot_y
from parts.screw import screw


def cooling(root, stops):
    """Finned heatsinks over the power stages and the cover over the rear ports."""
    profile = [(62, -6), (146, -6), (146, -27), (139, -34), (62, -34)][::-1]
    prism([[mms(*p) for p in profile]], mm(30), gunmetal(), 0.012, loc=mms(0, 0, 18), parent=root)
    fins = [(mms(66 + 5.2 * k, -20, 34.5), mms(2.6, 25, 5)) for k in range(15)]
    boxes(fins, dark_metal(), 0.003, parent=root)
    cover = [(0, -12), (8, -4), (38, -4), (44, -12), (44, -116), (30, -134), (30, -158), (0, -158)][::-1]
    prism([[mms(*p) for p in cover]], mm(38), dark_metal(), 0.02, loc=mms(0, 0, 20), parent=root)
    plate = [(4, -18), (34, -18), (39, -24), (39, -112), (26, -129), (26, -152), (4, -152)][::-1]
    prism([[mms(*p) for p in plate]], mm(2.4), gunmetal(), 0.006, loc=mms(0, 0, 39.6), parent=root)
    wordmark(mm(21), print_white(0.5), 0.001, loc=mms(20, -66, 40.9), rot=(0, 0, rad(90)), parent=root)
    letters('FORGE Z9', mm(8), print_white(), 0.001, spacing=1.3, loc=mms(33, -66, 40.9), rot=(0, 0, rad(90)), parent=root)
    for k in range(5):
        box(mms(2.2, 24, 1), black(), 0.003, loc=mms(7 + 5 * k, -138, 40.9), rot=(0, 0, rad(-35)), parent=root)
    box(mms(2.4, 86, 2.4), strip_light(stops, 3.6, 'Y', mm(150)), 0.005, loc=mms(42.2, -63, 38.5), parent=root)


def armour(root, height, stops, colour):
    """Covers over the drives and the chipset."""
    _plate(root, 112, 21, (94, -160))
    letters('M.2 GEN5', mm(7), print_white(), 0.0006, spacing=1.2, loc=mms(78, -160, 10.1), parent=root)
    _plate(root, 84, 20, (96, slot_y(3) - 2))
    deep = min(84, height - 194)
    y = -196 - deep / 2
    _plate(root, 78, deep, (194, y), 12, 16)
    mark(mm(26), lamp(colour, 1.8), 0.002, loc=mms(190, y, 13.1), parent=root)
    box(mms(78 - 20, 1.8, 1), strip_light(stops, 3.2, 'X', mm(120)), 0.002, loc=mms(194, y - deep / 2 + 4, 13), parent=root)
    if height > 280:
        _plate(root, 92, 20, (98, slot_y(6)))
    cylinder(mm(10), mm(3.2), chrome(), 0.006, 48, loc=mms(34, -186, 2.4), parent=root)
    letters('CR2032 3V', mm(3.6), dull('5c5f66'), 0.0004, loc=mms(34, -186, 4.05), parent=root)


def _plate(root, width, height, at, rise=9.0, cut=8.0):
    """A chamfered cover of brushed aluminum with a milled groove."""
    x, y = at
    corners = (True, False, True, False)
    prism(
        [chamfered(*mms(width, height), mm(cut), at=mms(x, y), corners=corners)],
        mm(rise),
        gunmetal(),
        0.012,
        loc=mms(0, 0, rise / 2 + 1),
        parent=root,
    )
    for k in range(3):
        groove = box(mms(1.6, height * 0.72, 0.6), black(), 0.001, loc=mms(x + width / 2 - 14 - k * 5, y, rise + 1), parent=root)
        groove.rotation_euler = (0, 0, rad(-24))
    screw(5, loc=mms(x - width / 2 + 6, y, rise + 1), parent=root)
