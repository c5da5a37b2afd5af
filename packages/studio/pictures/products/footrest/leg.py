"""The legs, whose height is one of three steps."""

import math

from materials.solid import powder_coat, rubber
from modelling.outlines import circle
from modelling.scene import group, mm
from modelling.solids import box, prism
from products.footrest.bolt import bolt
from products.footrest.measures import AXLE_BELOW_TOP, AXLE_Y, HEIGHTS, LEG_X

LEG_LENGTH = mm(292)
PLATE = mm(4)


def leg(side, steel, axle, step):
    """One leg: a folded foot on two rubber pads, and the upright that climbs in it by three steps."""
    root = group((side * LEG_X, 0, 0))
    half = LEG_LENGTH / 2
    low = HEIGHTS[0] - AXLE_BELOW_TOP
    waist = AXLE_Y
    # fmt: off
    web = [
        (-half, mm(9)), (half, mm(9)), (half, mm(17)), (half - mm(8), mm(25)), (waist + mm(62), mm(25)), (waist + mm(36), mm(50)),
        (waist - mm(36), mm(50)), (waist - mm(56), mm(30)), (-half + mm(6), mm(30)), (-half, mm(22)),
    ]
    upright = [
        (waist - mm(25), mm(14)), (waist + mm(25), mm(14)), (waist + mm(25), axle - mm(4)),
        (waist + mm(13), axle + mm(13)), (waist - mm(13), axle + mm(13)), (waist - mm(25), axle - mm(4)),
    ]
    # fmt: on
    window = [(waist + mm(66), mm(14)), (half - mm(14), mm(14)), (half - mm(14), mm(18.5)), (waist + mm(66), mm(18.5))]
    on_side = (math.pi / 2, 0, math.pi / 2)
    for x in (-mm(7), mm(7)):
        prism([web, window], PLATE * 0.75, steel, mm(0.7), 2, loc=(x, 0, 0), rot=on_side, parent=root, name='web')
    box((mm(30), LEG_LENGTH - mm(10), PLATE), steel, mm(1), 2, loc=(0, 0, mm(8)), parent=root)
    climbed = [axle - low - k * (HEIGHTS[1] - HEIGHTS[0]) for k in range(-1, step)]
    holes = [
        circle(mm(3.4), 24, (waist + y, mm(34) + h)) for h in climbed if mm(51) < mm(34) + h < axle - mm(16) for y in (mm(-13), mm(13))
    ]
    prism([upright, *holes], mm(9), powder_coat('6d7076', 0.36), mm(0.8), 2, rot=on_side, parent=root, name='upright')
    for y in (mm(-13), mm(13)):
        for out in (-1, 1):
            bolt((out * mm(9), waist + y, mm(34)), (0, out * math.pi / 2, 0), root)
    for y in (-half + mm(20), half - mm(20)):
        _foot((0, y, 0), root)


def _foot(at, root):
    """A ribbed rubber pad."""
    pad = rubber('0b0b0c', 0.8)
    box((mm(36), mm(44), mm(7)), pad, mm(2.4), 4, loc=(at[0], at[1], mm(3.5)), parent=root)
    box((mm(33), mm(38), mm(4)), pad, mm(1.4), 3, loc=(at[0], at[1], mm(8)), parent=root)
