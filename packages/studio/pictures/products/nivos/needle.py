"""What sits on the nose of the syringe: a dosing needle or a cap. Sizes in mm."""

import math

from materials.solid import metal, plastic
from modelling.scene import group, mm, mms
from modelling.solids import box, turned

NEEDLE = 20
HUB = ((2.1, 0), (3.1, 0), (3.1, -1.3), (2.5, -1.6), (2.3, -7), (1.2, -9), (0.9, -11), (0, -11))
TUBE = ((0, 0), (0.42, 0), (0.42, -NEEDLE), (0.25, -NEEDLE), (0.25, 2 - NEEDLE))
CAP = ((2.2, -0.9), (3.1, -0.9), (3.1, -2), (2.7, -2.3), (2.5, -10), (2.1, -10.6), (0, -10.6))


def dosing_needle(loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """A blunt steel needle in an ember hub, pointing along -z from a nose at the origin."""
    root = group(loc, rot, parent)
    hub, top = plastic('ff5a1f', 0.32, 0.05), -2.2
    turned([mms(r, top + z) for r, z in HUB], hub, 48, parent=root)
    _ribs(8, 2.45, top - 4.2, (0.5, 0.4, 5), hub, root)
    turned([mms(r, top - 10.5 + z) for r, z in TUBE], metal('b9bcc2', 0.2), 24, parent=root)
    return root


def cap(parent):
    """The dark cap that closes the nose."""
    dark = plastic('2a2c31', 0.35, 0.1)
    turned([mms(r, z) for r, z in CAP], dark, 48, parent=parent)
    _ribs(12, 2.6, -6, (0.4, 0.4, 6), dark, parent)


def _ribs(count, radius, z, size, material, parent):
    """Ribs round the z axis, to grip it by."""
    for k in range(count):
        angle = math.tau * k / count
        at = (mm(radius) * math.cos(angle), mm(radius) * math.sin(angle), mm(z))
        box(mms(*size), material, 0.001, loc=at, rot=(0, 0, angle), parent=parent)
