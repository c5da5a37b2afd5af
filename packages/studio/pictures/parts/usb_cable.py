"""USB cables: braided cord, plugs, and a cord wound up as it comes out of the box."""

import math

from materials.cloth import braid
from materials.solid import metal, plastic, rubber
from modelling.outlines import rectangle
from modelling.scene import group, mm
from modelling.solids import box, loft, prism, tube


def cord(points, thickness=3.0, material=None, parent=None):
    """A braided cord of `thickness` mm through points in dm."""
    return tube(
        points, mm(thickness / 2), material or braid('1b1d21', scale=1100), steps=16, name='cord', parent=parent
    )


def wound(length=95, width=44, turns=5, thickness=3.0, seed=0.0):
    """The points (dm) of a cord wound flat round two ends, from its outer end to its inner, in the xy plane."""
    points = []
    for k in range(turns * 12 + 1):
        angle = math.tau * k / 12
        turn = k / 12
        shrink = 1 - 0.075 * turn
        wobble = 1 + 0.035 * math.sin(2.3 * angle + seed) + 0.02 * math.sin(5.1 * angle + seed)
        x = mm(length / 2) * shrink * math.copysign(abs(math.cos(angle)) ** 0.75, math.cos(angle)) * wobble
        y = mm(width / 2) * shrink * math.sin(angle) * wobble
        layer = mm(thickness) * (0.55 + 0.62 * turn * (1 + 0.2 * math.sin(1.7 * angle)))
        points.append((x, y, layer))
    return points


def plug_a(loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """A USB-A plug, 12 × 4.5 mm, its shell towards -y and its cord towards +y, where the grip ends at the origin."""
    root = group(loc, rot, parent)
    grip, steel = plastic('15161a', 0.45), metal('85878c', 0.36)
    sections = []
    for y, w, h in ((-24, 15.4, 7.4), (-23.4, 16, 8), (-10, 16, 8), (-5, 13, 7.4), (-1, 8, 6.4), (0, 7.6, 6)):
        sections.append([(x, mm(y), z) for x, z in rectangle(mm(w), mm(h), mm(min(h, w) * 0.24), 5)])
    loft(sections, grip, smooth_below=40, parent=root)
    relief = rubber('111214')
    for k in range(4):
        prism(
            rectangle(mm(6.6 - 0.4 * k), mm(6.0 - 0.4 * k), mm(2)),
            mm(1.5),
            relief,
            mm(0.3),
            loc=(0, mm(1.3 + 2.4 * k), 0),
            rot=(math.pi / 2, 0, 0),
            parent=root,
        )
    tube([(0, 0, 0), (0, mm(10), 0)], mm(2), relief, kind='POLY', parent=root)
    shell = [rectangle(mm(12), mm(4.5), mm(0.5)), rectangle(mm(11.3), mm(3.8), mm(0.3))]
    prism(shell, mm(12), steel, mm(0.1), loc=(0, mm(-30), 0), rot=(math.pi / 2, 0, 0), parent=root)
    box((mm(10.8), mm(11), mm(1.7)), plastic('0d0e10', 0.5), mm(0.1), loc=(0, mm(-30), mm(0.8)), parent=root)
    hole = plastic('050506', 0.6)
    for x in (-3, 3):
        box((mm(2), mm(2), mm(0.1)), hole, 0, loc=(mm(x), mm(-31), mm(2.26)), parent=root)
    return root
