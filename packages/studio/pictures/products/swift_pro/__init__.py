"""Swift Pro: a racing bucket with wings, through-holes and two cushions on straps."""

from modelling.scene import group, mm, rad
from parts.armrest import armrest
from parts.gas_lift import gas_lift
from parts.mannequin import seated
from parts.recliner import recliner
from parts.seat_mechanism import seat_mechanism
from parts.star_base import hub_top, star_base
from products.swift_pro.back import upholstered_back
from products.swift_pro.cushions import lumbar_cushion, neck_cushion
from products.swift_pro.finish import Finish
from products.swift_pro.seat import SEAT_HEIGHT, seat

BASE_RADIUS, CASTORS = 340, 60
RAKE = {None: 13, 'seated': 13, 'reclined': 56, 'back': 0}  # degrees that the back leans
HINGE = (0, mm(205), mm(470))


def build(colour, pose=None):
    """`pose` 'seated' has a figure in it; 'back' is the upright back alone, 'seat' all but the back."""
    made_of = Finish(colour)
    if pose != 'seat':
        _back(made_of, RAKE[pose])
    if pose != 'back':
        _below(made_of)
    if pose == 'seated':
        seated()


def _back(made_of, rake):
    """The back with its cushions, leaning by `rake` degrees."""
    back = group(HINGE, (rad(-rake), 0, 0))
    upholstered_back(made_of, back)
    neck_cushion(made_of, back)
    lumbar_cushion(made_of, back)


def _below(made_of):
    """What stays while the back leans."""
    undercarriage(made_of)
    seat(made_of)
    for side in (-1, 1):
        recliner(side, lever=side < 0, accent=made_of.trim, loc=(side * mm(258), *HINGE[1:]))
        armrest(side, height=278, accent=made_of.trim, loc=(side * mm(290), mm(-5), mm(394)))


def undercarriage(made_of):
    """What carries the seat."""
    star_base('nylon', BASE_RADIUS, CASTORS, inlay=made_of.trim)
    gas_lift(hub_top(CASTORS), 380)
    seat_mechanism(SEAT_HEIGHT - 72, reach=235)
