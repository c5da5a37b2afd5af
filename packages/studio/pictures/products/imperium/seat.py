"""The seat: four pads on a slab."""

import numpy as np

from materials.solid import plastic
from modelling.scene import mm
from modelling.solids import box
from modelling.upholstery import stitches
from products.imperium.pads import pad, slab
from products.imperium.profile import Profile

# From the rear to the front edge, where it falls away.
SEAT = Profile(((2.55, 0.02), (2.0, -0.04), (1.0, -0.10), (0, -0.08), (-1.0, 0.0), (-1.75, 0.0), (-2.25, -0.16), (-2.48, -0.48)), side=-1)
SEAT_HALF, SEAT_SLAB, SEAT_PAD = mm(275), mm(58), mm(48)
# Of the seat's depth from its rear, as y falls.
SEAT_PADS = ((0.02, 0.265, 46), (0.265, 0.50, 46), (0.50, 0.735, 46), (0.735, 0.985, 46))


def seat(parent, hide, thread):
    """A slab with four pads across; the foremost falls over the edge."""
    slab(SEAT, SEAT_HALF, SEAT_SLAB, hide, parent, 0.45)
    rng = np.random.default_rng(9)
    for start, end, rise in SEAT_PADS:
        pad(SEAT, start, end, mm(250), rise, hide, parent, rng)
    for side in (-1, 1):
        stitches([SEAT.at(side * mm(262), s, 0.004) for s in np.linspace(0.06, 0.95, 110)], thread, parent=parent)
    box((3.6, 3.9, mm(14)), plastic('0c0d0f', 0.5), mm(5), loc=(0, 0.05, -SEAT_SLAB - mm(12)), parent=parent)
