"""Imperium: an executive chair of soft channelled leather pads on a slim shell, carried by polished aluminum."""

from materials.cloth import leather
from materials.solid import metal, plastic
from modelling.scene import group, mm, rad
from parts.gas_lift import gas_lift
from parts.seat_mechanism import seat_mechanism
from parts.star_base import hub_top, star_base
from products.imperium.armrest import armrest
from products.imperium.back import back, yoke
from products.imperium.seat import SEAT_PAD, seat

SEAT_TOP = 490  # mm, of 450 to 550
UNDERSIDE = 372
BASE_RADIUS, CASTORS = 350, 65
# Degrees: the back's lean and the seat's tilt, which is half of what the back has moved.
POSES = {None: (10, 1.5), 'reclined': (35, 14)}


def build(pose=None):
    lean, tilt = POSES[pose]
    hide = leather('0a0a0c', 0.43, 34, 0.6, specular=0.34)
    seat_hide = leather('0a0a0c', 0.43, 34, 0.6, plane='XY', specular=0.34)
    piping = leather('0a0a0c', 0.48, 34, 0.6, specular=0.34)
    thread = plastic('3c3d41', 0.6, 0.2)
    polished = metal('c4c7cc', 0.24)

    star_base('slim', BASE_RADIUS, CASTORS, polished, None, turn=0.31)
    gas_lift(hub_top(CASTORS, 'slim'), UNDERSIDE - 30, sleeves=0)
    knee = group((0, mm(20), mm(UNDERSIDE - 30)), (rad(-tilt), 0, 0))
    deck = group((0, -mm(20), -mm(UNDERSIDE - 30)), parent=knee)
    seat_mechanism(UNDERSIDE, 250, 20, polished, parent=deck)
    seat(group((0, -0.06, mm(SEAT_TOP) - SEAT_PAD), parent=deck), seat_hide, thread)
    for side in (-1, 1):
        armrest(side, mm(UNDERSIDE + 4), deck, seat_hide, polished, thread)
    hinge = group((0, 2.30, mm(SEAT_TOP) - 0.10), (rad(tilt - lean), 0, 0), deck)
    back(hinge, hide, piping, thread, polished)
    yoke(hinge, polished)
