"""The underside: base plate, feet, sensor, label and screws."""

import math

import numpy as np

from materials.solid import metal, plastic
from modelling.outlines import circle, rectangle, softened
from modelling.scene import mm
from modelling.solids import cylinder, letters, prism
from parts.mark import wordmark
from products.argo_g_100m.plan import BELT_FRONT, front_edge
from products.argo_g_100m.surface import FEET, foot_points

SENSOR_Y = mm(-2)


def sole(root):
    """Base plate, PTFE feet, sensor window, label and screws."""
    hull = [tuple(p) for p in foot_points(160, 2.0)]
    hull = [(x, y) for x, y in hull if y > BELT_FRONT]
    hull += [(x, front_edge(x) + mm(4)) for x in np.linspace(hull[-1][0], hull[0][0], 20)[1:-1]]
    dark = plastic('08090a', 0.5, 0.12, 300, 0.35)
    thick = mm(2.6)
    base = mm(FEET) + thick / 2
    window = circle(mm(7.5), 40, (0, SENSOR_Y))
    prism([softened(hull, mm(3)), window], thick, dark, mm(0.5), loc=(0, 0, base), parent=root)
    _feet(root)
    prism(circle(mm(8), 40, (0, SENSOR_Y)), mm(0.4), plastic('030304', 0.3, 0.0), mm(0.05), loc=(0, 0, mm(FEET) + mm(2)), parent=root)
    lens = plastic('02040a', 0.05, 0.0, coat=1.0)
    prism(rectangle(mm(6.4), mm(8.6), mm(2), 6, (0, SENSOR_Y)), mm(0.6), lens, mm(0.2), loc=(0, 0, mm(FEET) + mm(1.7)), parent=root)
    face = mm(FEET) - mm(0.01)
    print_ink = plastic('8c9299', 0.6)
    wordmark(mm(6.6), print_ink, mm(0.03), loc=(0, mm(21), face), rot=(0, math.pi, math.pi), parent=root)
    lines = ('G-100M   OPTICAL GAMING MOUSE', '5 V  100 mA   USB 2.0   1.8 m')
    for k, line in enumerate(lines):
        letters(line, mm(2.3), print_ink, mm(0.03), weight=600, loc=(0, mm(27 + 3.2 * k), face), rot=(0, math.pi, math.pi), parent=root)
    steel = metal('3c3e42', 0.35)
    for x in (-1, 1):
        cylinder(mm(2.1), mm(0.5), steel, mm(0.1), 24, loc=(x * mm(17), mm(-30), mm(FEET)), parent=root)
        cylinder(mm(0.9), mm(0.2), plastic('050505', 0.5), mm(0.02), 6, loc=(x * mm(17), mm(-30), mm(FEET) - mm(0.2)), parent=root)


def _feet(root):
    """Three feet of PTFE: under the nose, under the heel and round the sensor."""
    ptfe = plastic('c9cbcc', 0.34, 0.1)
    nose = [(x, mm(-53) + abs(x) * 0.12) for x in np.linspace(mm(-17), mm(17), 24)]
    nose += [(x, mm(-45) + abs(x) * 0.05) for x in np.linspace(mm(17), mm(-17), 24)]
    arc = np.linspace(0.28, math.pi - 0.28, 40)
    heel = [(mm(24.5) * math.cos(a), mm(24) + mm(29.5) * math.sin(a)) for a in arc]
    heel += [(mm(17.5) * math.cos(a), mm(24) + mm(22) * math.sin(a)) for a in arc[::-1]]
    ring = [rectangle(mm(26), mm(26), mm(11), 10, (0, SENSOR_Y)), circle(mm(8.4), 40, (0, SENSOR_Y))]
    for shape in ([softened(nose, mm(2.5))], [softened(heel, mm(2.2))], ring):
        prism(shape, mm(FEET), ptfe, mm(0.25), loc=(0, 0, mm(FEET) / 2), parent=root)
