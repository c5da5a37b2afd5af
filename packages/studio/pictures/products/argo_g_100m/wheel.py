"""The scroll wheel."""

import math

from materials.solid import plastic, rubber
from modelling.scene import group, mm
from modelling.solids import box, turned
from products.argo_g_100m.lights import lit
from products.argo_g_100m.plan import WHEEL_Y
from products.argo_g_100m.surface import height
from studio.lights import point

WHEEL_RADIUS, WHEEL_WIDTH = mm(12.2), mm(7.6)


def wheel(root, colour):
    """A ribbed tyre between two lit rims."""
    z = float(height(0, WHEEL_Y * 100)) / 100 + mm(3.4) - WHEEL_RADIUS
    axle = group((0, WHEEL_Y, z), (0, math.pi / 2, 0), root)
    half, r = WHEEL_WIDTH / 2, WHEEL_RADIUS
    tyre = rubber('0e0f10', 0.6)
    turned(
        [(r - mm(2), -mm(2.5)), (r - mm(0.5), -mm(2.5)), (r, -mm(1.9)), (r, mm(1.9)), (r - mm(0.5), mm(2.5)), (r - mm(2), mm(2.5))],
        tyre,
        96,
        parent=axle,
    )
    ribs = 40
    for k in range(ribs):
        angle = math.tau * k / ribs
        box(
            (mm(0.9), mm(0.9), mm(3.6)),
            tyre,
            mm(0.25),
            2,
            loc=(r * math.cos(angle), r * math.sin(angle), 0),
            rot=(0, 0, angle),
            parent=axle,
        )
    glow = lit(4.0, colour)
    dark = plastic('0b0c0d', 0.3)
    for side in (-1, 1):
        ring = [(r - mm(2.4), side * mm(2.5)), (r - mm(0.7), side * mm(2.5)), (r - mm(0.7), side * mm(3.3)), (r - mm(2.4), side * mm(3.3))]
        turned(ring, glow, 96, ring=True, parent=axle)
        cap = [(0, side * mm(2.4)), (r - mm(0.9), side * mm(3.2)), (r - mm(1.1), side * half), (0, side * half)]
        turned(cap, dark, 72, parent=axle)
    point((0, WHEEL_Y, z + r + mm(3)), 0.02 * max(colour), colour, mm(3), root)
