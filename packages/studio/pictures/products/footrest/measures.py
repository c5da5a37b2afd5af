"""Measures that the parts of the footrest share, in dm."""

from modelling.outlines import chamfered
from modelling.scene import mm

WIDTH, DEPTH = mm(450), mm(350)
CUT = mm(46)
HEIGHTS = (mm(90), mm(120), mm(150))
AXLE_Y = mm(-52)
AXLE_BELOW_TOP = mm(31)
RIM = mm(17)
TRAY = mm(15)
LEG_X = mm(172)


def outline(inset):
    """The platform seen from above, `inset` from its edge."""
    return chamfered(WIDTH - 2 * inset, DEPTH - 2 * inset, CUT - inset * 0.586)
