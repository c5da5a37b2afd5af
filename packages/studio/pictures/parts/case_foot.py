"""Feet of cases."""

from modelling.outlines import chamfered
from modelling.scene import group, mm, mms, rad
from modelling.solids import box, prism
from parts.finish import black, bright, soft


def case_foot(length=70.0, width=30.0, height=20.0, loc=(0, 0, 0), parent=None):
    """A foot along y that tapers to a rubber sole; its top is `height` mm over the floor, `loc` its place there."""
    root = group(loc, parent=parent)
    side = chamfered(*mms(length, height - 4), mm(9), corners=(False, False, True, True))
    prism([side], mm(width), black(), 0.02, loc=mms(0, 0, 4 + (height - 4) / 2), rot=(rad(90), 0, rad(90)), parent=root)
    box(mms(width - 6, length - 22, 5), soft(), 0.01, loc=mms(0, 0, 2.5), parent=root)
    for x in (-1, 1):
        box(mms(0.8, length * 0.6, 1.6), bright(), 0.003, loc=mms(x * width / 2, 0, height - 5), parent=root)
    return root
