"""Screws, their heads towards +z."""

import math

from modelling.outlines import circle
from modelling.scene import group, mm
from modelling.solids import prism, turned
from parts.finish import black, zinc


def screw(diameter=6.0, material=None, loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """A pan head of `diameter` mm with a hexagon socket, on z = 0."""
    root = group(loc, rot, parent)
    r = mm(diameter / 2)
    head = [(0, 0), (r, 0), (r, r * 0.25), (r * 0.86, r * 0.5), (r * 0.6, r * 0.62), (0, r * 0.64)]
    turned(head, material or zinc(), 24, parent=root)
    prism([circle(r * 0.48, 6)], r * 0.06, black(), 0.0005, loc=(0, 0, r * 0.64), parent=root)
    return root


def thumbscrew(diameter=13.0, height=9.0, material=None, loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """A knurled screw for fingers."""
    root = group(loc, rot, parent)
    r, h = mm(diameter / 2), mm(height)
    teeth = 28
    knurl = [
        (
            r * (1 if k % 2 else 0.93) * math.cos(math.pi * k / teeth),
            r * (1 if k % 2 else 0.93) * math.sin(math.pi * k / teeth),
        )
        for k in range(2 * teeth)
    ]
    metal = material or zinc()
    prism([knurl], h * 0.62, metal, 0.004, loc=(0, 0, h * 0.5), parent=root)
    turned([(0, 0), (r * 0.75, 0), (r * 0.75, h * 0.95), (r * 0.68, h), (0, h)], metal, 40, parent=root)
    prism([circle(r * 0.36, 6)], h * 0.02, black(), 0.0005, loc=(0, 0, h), parent=root)
    return root
