"""The underside: base plate, feet, sensor, label and screws."""

import math

import numpy as np

from materials.clear import glass
from materials.solid import metal, plastic
from modelling.arrays import boxes
from modelling.outlines import circle, rectangle, softened
from modelling.scene import group, mm, mms
from modelling.solids import cylinder, letters, prism, turned
from parts.mark import wordmark
from products.argo_g_100m.plan import BELT_FRONT, front_edge
from products.argo_g_100m.surface import FEET, foot_points

SENSOR_Y = mm(-2)


def sole(root):
    """Base plate, PTFE feet, sensor, labels and screws."""
    hull = [tuple(p) for p in foot_points(160, 2.0)]
    hull = [(x, y) for x, y in hull if y > BELT_FRONT]
    hull += [(x, front_edge(x) + mm(4)) for x in np.linspace(hull[-1][0], hull[0][0], 20)[1:-1]]
    dark = plastic('08090a', 0.5, 0.05, 900, 0.35)
    thick = mm(2.6)
    base = mm(FEET) + thick / 2
    window = circle(mm(7.5), 128, (0, SENSOR_Y))
    prism([softened(hull, mm(3)), window], thick, dark, mm(0.5), loc=(0, 0, base), parent=root)
    _feet(root)
    _sensor(root)
    face = mm(FEET) - mm(0.01)
    print_ink = plastic('8c9299', 0.6)
    wordmark(mm(6.6), print_ink, mm(0.03), loc=(0, mm(18), face), rot=(0, math.pi, math.pi), parent=root)
    lines = ('G-100M   OPTICAL GAMING MOUSE', '5 V  100 mA   USB 2.0   1.8 m')
    for k, line in enumerate(lines):
        letters(line, mm(2.3), print_ink, mm(0.03), weight=600, loc=(0, mm(23.6 + 3.2 * k), face), rot=(0, math.pi, math.pi), parent=root)
    _serial_label(root)
    steel = metal('3c3e42', 0.35)
    for x in (-1, 1):
        cylinder(mm(2.1), mm(0.5), steel, mm(0.1), 24, loc=(x * mm(17), mm(-30), mm(FEET)), parent=root)
        cylinder(mm(0.9), mm(0.2), plastic('050505', 0.5), mm(0.02), 6, loc=(x * mm(17), mm(-30), mm(FEET) - mm(0.2)), parent=root)


def _sensor(root):
    """The sensor in its window: a die under a domed lens, and the lamp that lights the pad for it."""
    well = group((0, SENSOR_Y, mm(FEET) + mm(2)), (math.pi, 0, 0), root)
    # here z comes out of the window
    prism(circle(mm(8), 96), mm(0.4), plastic('060607', 0.4, 0), mm(0.05), parent=well)
    prism(rectangle(mm(6.6), mm(9.4), mm(1)), mm(0.6), plastic('0c0d10', 0.28, 0), mm(0.12), loc=mms(0, 0, 0.4), parent=well)
    prism(rectangle(mm(2.7), mm(2.7), mm(0.2)), mm(0.1), metal('b98a45', 0.3), mm(0.02), loc=mms(0, 1.2, 0.72), parent=well)
    prism(rectangle(mm(2), mm(2), mm(0.1)), mm(0.1), metal('35506e', 0.2), mm(0.02), loc=mms(0, 1.2, 0.78), parent=well)
    collar = ((2.3, 0.7), (2.3, 1.3), (2.5, 1.5), (2.8, 1.5), (3, 1.3), (3, 0.7))
    turned([mms(r, z) for r, z in collar], metal('6d7278', 0.3), 96, ring=True, loc=mms(0, 1.2, 0), parent=well)
    lens = [(2.3 * math.sin(a), 0.9 + 0.7 * math.cos(a)) for a in np.linspace(math.pi / 2, 0, 12)]
    turned([mms(r, z) for r, z in lens], glass((0.9, 0.92, 0.96, 1)), 96, loc=mms(0, 1.2, 0), parent=well)
    lamp = [(0.9 * math.sin(a), 0.7 + 0.8 * math.cos(a)) for a in np.linspace(math.pi / 2, 0, 10)]
    turned([mms(r, z) for r, z in lamp], plastic('5a1210', 0.08, 0, coat=1.0), 48, loc=mms(0, -3.2, 0), parent=well)


def _serial_label(root):
    """The sticker with the serial number, and its bar code."""
    label = group((0, mm(33.2), mm(FEET)), (0, math.pi, math.pi), root)
    prism(rectangle(mm(24.4), mm(7.4), mm(0.8)), mm(0.12), plastic('d3d3cf', 0.45), mm(0.02), parent=label)
    ink = plastic('0b0b0c', 0.6)
    letters('S/N 7100 0426 0815', mm(2.4), ink, mm(0.02), weight=700, loc=mms(0, -2, 0.08), parent=label)
    at, bars = -10.5, []
    for wide, gap in zip((1, 2, 1, 3, 1, 1, 2, 1, 3, 2, 1, 1, 2, 3, 1, 2, 1, 1, 3, 1), (1, 1, 2, 1, 1, 3, 1, 2, 1, 1) * 2):
        bars.append((mms(at + 0.17 * wide, 1.6, 0.07), mms(0.34 * wide, 2.8, 0.04)))
        at += 0.34 * (wide + gap)
    boxes(bars, ink, parent=label)


def _feet(root):
    """Three feet of PTFE: under the nose, under the heel and round the sensor."""
    ptfe = plastic('c9cbcc', 0.34, 0.1)
    nose = [(x, mm(-53) + abs(x) * 0.12) for x in np.linspace(mm(-17), mm(17), 24)]
    nose += [(x, mm(-45) + abs(x) * 0.05) for x in np.linspace(mm(17), mm(-17), 24)]
    arc = np.linspace(0.28, math.pi - 0.28, 40)
    heel = [(mm(24.5) * math.cos(a), mm(24) + mm(29.5) * math.sin(a)) for a in arc]
    heel += [(mm(17.5) * math.cos(a), mm(24) + mm(22) * math.sin(a)) for a in arc[::-1]]
    ring = [circle(mm(13), 160, (0, SENSOR_Y)), circle(mm(8.4), 160, (0, SENSOR_Y))]
    for shape in ([softened(nose, mm(2.5))], [softened(heel, mm(2.2))], ring):
        prism(shape, mm(FEET), ptfe, mm(0.25), loc=(0, 0, mm(FEET) / 2), parent=root)
