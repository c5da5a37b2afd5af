"""Astra: an open mesh back in a nylon frame on a spine, with a sliding woven seat and a headrest on a stem."""

from materials.solid import metal, plastic
from modelling.scene import group, mm, rad
from parts.armrest import armrest
from parts.gas_lift import gas_lift
from parts.seat_mechanism import seat_mechanism
from parts.star_base import hub_top, star_base
from products.astra.headrest import headrest
from products.astra.net import net
from products.astra.seat import SEAT_THICK, seat
from products.astra.spine import lumbar, spine

SEAT_TOP = 485
UNDERSIDE = SEAT_TOP - SEAT_THICK - 30
BASE_RADIUS, CASTORS = 340, 60
HINGE = (0, 196, 425)
UPRIGHT, RECLINED = 11, 38
# Metal, thread and moulded parts.
ACCENTS = {'Black/Gold': ('b8893a', 'b98a36', '5c3b08'), 'Black/Purple': ('6d32d6', '6a35c8', '2e0c78')}


def build(colour='Black/Gold', pose=None, slide=0, raised=0):
    """`slide` is how far the seat is out, `raised` how far headrest and lumbar pad are up, in mm."""
    metal_hex, thread_hex, moulded_hex = ACCENTS[colour]
    accent = metal(metal_hex, 0.38)
    thread = plastic(thread_hex, 0.6, 0.2)
    nylon = plastic('0b0c0e', 0.50, 0.45, 110, 0.45)
    reclined = pose == 'reclined'

    star_base('slim', BASE_RADIUS, CASTORS, nylon, accent, turn=0.31)
    gas_lift(hub_top(CASTORS, 'slim'), UNDERSIDE - 34, sleeves=0)
    seat_mechanism(UNDERSIDE, 236, 20, accent)

    seat(group((0, -mm(slide), mm(UNDERSIDE)), (rad(-6 if reclined else -1.5), 0, 0)), nylon, accent, thread)
    for side in (-1, 1):
        armrest(side, 272, 'slim', (92, 262, 34), 110, 6, None, accent, loc=(side * mm(292), mm(6), mm(UNDERSIDE)))

    back = group([mm(v) for v in HINGE], (rad(-(RECLINED if reclined else UPRIGHT)), 0, 0))
    spine(back, nylon, accent)
    face = group((0, mm(-26), mm(82)), parent=back)
    net(face, nylon, accent, thread_hex)
    lumbar(group((0, 0, mm(raised)), parent=face), nylon, accent, plastic(moulded_hex, 0.55, 0.3, specular=0.25))
    headrest(group((0, 0, mm(raised)), parent=face), nylon, accent, thread)
