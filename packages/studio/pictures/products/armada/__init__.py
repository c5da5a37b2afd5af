"""Armada: a broad, heavy chair with a flat seat, a ribbed back and a magnetic head cushion, on an aluminum base."""

from materials.solid import powder_coat
from modelling.scene import group, mm, rad
from modelling.solids import box
from parts.armrest import armrest
from parts.gas_lift import gas_lift
from parts.recliner import recliner
from parts.seat_mechanism import seat_mechanism
from parts.star_base import hub_top, star_base
from products.armada.back import upholstered_back
from products.armada.finish import Finish
from products.armada.head_cushion import head_cushion
from products.armada.seat import SEAT_HEIGHT, seat

BASE_RADIUS, CASTORS = 370, 75
RAKE = {None: 12, 'reclined': 58}  # degrees that the back leans
HINGE = (0, mm(222), mm(500))


def build(colour, pose=None):
    made_of = Finish(colour)
    undercarriage(made_of)
    seat(made_of)
    back = group(HINGE, (rad(-RAKE[pose]), 0, 0))
    upholstered_back(made_of, back)
    head_cushion(made_of, back)
    for side in (-1, 1):
        hinge(side, made_of)
        armrest(side, 286, 'broad', (112, 276, 44), material=made_of.black, accent=made_of.trim, loc=(side * mm(322), mm(-5), mm(420)))


def undercarriage(made_of):
    """What carries the seat."""
    star_base('stepped', BASE_RADIUS, CASTORS, made_of.alloy, turn=0.32)
    gas_lift(hub_top(CASTORS, 'stepped'), SEAT_HEIGHT - 95, sleeves=2)
    seat_mechanism(SEAT_HEIGHT - 84, reach=255, lever=made_of.nylon)


def hinge(side, made_of):
    """Steel arms from seat to back, under the cover."""
    steel = powder_coat('1a1b1f', 0.42)
    recliner(side, 'tall', side < 0, made_of.trim, made_of.nylon, loc=(side * mm(292), *HINGE[1:]))
    box((mm(8), mm(190), mm(46)), steel, mm(3), loc=(side * mm(272), mm(150), mm(448)))
