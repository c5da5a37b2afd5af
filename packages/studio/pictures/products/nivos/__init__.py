"""Nivos: 1 g of liquid metal in a syringe, the box it comes in and what else is in the box."""

import math

from materials.solid import metal, plastic
from modelling.scene import group, mm, mms, rad
from modelling.solids import box
from products.nivos.carton import carton
from products.nivos.liquid_metal import bead
from products.nivos.needle import dosing_needle
from products.nivos.syringe import syringe
from products.nivos.wipes import swab, wipe
from studio.lights import area, reflector

NEEDLE_REACH = 32
TILT = 50
TIP = (-30, -34, 9)


def build(pose=None):
    """The box with the syringe over a pool; in pose "contents" all that is in the box, laid out; or one of `LAYERS`."""
    if pose in LAYERS:
        LAYERS[pose]()
        _glints(ABOVE_LID)
        reflector((0.9, 3.0, 1.5), (0, 0, 0), (3.4, 1.7), 1.5, (0.86, 0.93, 1))
    elif pose == 'contents':
        _contents()
    else:
        _pouring()


def _pouring():
    """The syringe leans away from the box, a drop at its needle over a pool, beads round it."""
    carton(loc=(mm(15), mm(20), 0), rot=(0, 0, rad(-9)))
    tip = mms(*TIP)
    pen = group(tip, (0, -rad(TILT), rad(176)))
    syringe(loc=(mm(NEEDLE_REACH + 1), 0, 0), parent=pen)
    bead(2, 4.6, loc=(tip[0] + 0.001, tip[1], tip[2] - mm(4)))
    bead(9, 3.6, loc=(tip[0], tip[1], 0))
    for x, y, radius in ((-47, -40, 2.2), (-14, -46, 2.8), (-7, -41, 1.1), (-43, -22, 1.4), (-22, -52, 1.3)):
        bead(radius, loc=(mm(x), mm(y), 0))
    _glints(tip)


def _glints(tip):
    """Two small lamps for the metal to mirror."""
    x, y, _ = tip
    area((x - 0.6, y - 0.1, 0.75), tip, (0.1, 0.5), 0.9, (1, 0.72, 0.5), name='warm glint')
    area((x + 0.3, y + 0.3, 1.0), tip, (0.5, 0.16), 1.2, (0.85, 0.92, 1), name='cold glint')


def _contents():
    """Box, capped syringe, needle, two swabs and two wipes."""
    carton(loc=(mm(-40), mm(4), 0), rot=(0, 0, rad(14)))
    syringe(needle=False, loc=(0, mm(-30), mm(3.5)), rot=(0, rad(-1.3), rad(-20)))
    dosing_needle(loc=(mm(28), mm(-58), mm(3.1)), rot=(0, math.pi / 2, rad(-20)))
    for k in range(2):
        swab(group((mm(34 + k * 9), mm(-14 + k * 14), mm(2.4)), (0, 0, rad(-16))))
        wipe(group((mm(22 + k * 52), mm(32 + k * 4), mm(0.9 + k * 0.2)), (0, 0, rad(6 - k * 14))))


# The tip of the needle over the middle of a processor's lid.
ABOVE_LID = mms(0, 0, 20)


def _lid():
    """The lid of a processor of 38 × 38 mm, as far as the film does not reach its edge."""
    box(mms(38, 38, 3), metal('8a8d94', 0.34), mm(0.8), loc=mms(0, 0, -1.5))
    box(mms(46, 46, 1.2), plastic('14231b', 0.5), mm(0.2), loc=mms(0, 0, -3.6))


def _needle():
    pen = group(ABOVE_LID, (0, -rad(TILT), rad(176)))
    syringe(loc=(mm(NEEDLE_REACH + 1), 0, 0), parent=pen)


def _drop():
    x, y, z = ABOVE_LID
    bead(2.2, 4.4, loc=(x, y, z - mm(4.6)))


def _film():
    bead(15, 0.9)


LAYERS = {'lid': _lid, 'needle': _needle, 'drop': _drop, 'film': _film}
