"""What is seen from below the platform."""

import math

from materials.solid import plastic, powder_coat
from modelling.scene import mm
from modelling.solids import box, prism
from products.footrest.bolt import bolt
from products.footrest.measures import AXLE_BELOW_TOP, AXLE_Y, DEPTH, LEG_X, TRAY, WIDTH


def underside(platform):
    """Stiffening ribs of the moulding and the steel frame that carries the axle."""
    abs_black = plastic('2a2b2f', 0.46, 0.4, 120)
    steel = powder_coat('85888e', 0.36)
    centre, level = -AXLE_Y, AXLE_BELOW_TOP - TRAY - mm(5)
    for k in range(-5, 6):
        box((mm(2.4), DEPTH - mm(40), mm(12)), abs_black, mm(0.6), 2, loc=(k * mm(36), centre, level), parent=platform)
    for k in range(-4, 5):
        box((WIDTH - mm(44), mm(2.4), mm(12)), abs_black, mm(0.6), 2, loc=(0, centre + k * mm(35), level), parent=platform)
    for side in (-1, 1):
        x = side * (LEG_X - mm(26))
        box((mm(24), DEPTH - mm(70), mm(4)), steel, mm(1), 2, loc=(x, centre, level - mm(7)), parent=platform)
        cheek = [(mm(-26), mm(12)), (mm(-15), mm(-13)), (mm(15), mm(-13)), (mm(26), mm(12))]
        for turn in (-1, 1):
            at = (x + turn * mm(10), 0, 0)
            prism([cheek], mm(3), steel, mm(0.6), 2, loc=at, rot=(math.pi / 2, 0, math.pi / 2), parent=platform, name='cheek')
        for y in (centre - mm(120), centre + mm(120)):
            bolt((x, y, level - mm(9)), (math.pi, 0, 0), platform)
