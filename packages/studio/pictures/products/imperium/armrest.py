"""The armrests: polished bars with stitched pads."""

import math

import numpy as np

from materials.solid import metal, plastic
from modelling.curves import smooth
from modelling.outlines import rectangle, rounded
from modelling.scene import group, mm, rad
from modelling.solids import box, cylinder, loft, prism
from modelling.sweep import curve_through, sweep
from modelling.upholstery import stitches

ARM_X, ARM_TOP = mm(318), mm(690)


def armrest(side, low, parent, hide, polished, thread):
    """A bent aluminum bar from under the seat, a slider with its button, and a long stitched pad that turns; the bar starts at the height `low` (dm)."""
    x = side * ARM_X
    flat = rounded([(-0.36, -0.05), (0.36, -0.05), (0.36, 0.05), (-0.36, 0.05)], 0.035, 4)
    path = curve_through(
        [
            (side * 1.5, 0, low),
            (x - side * 0.62, 0, low),
            (x - side * 0.16, 0, low + 0.10),
            (x, 0, low + 0.46),
            (x, 0, low + 1.1),
            (x, 0, low + 1.75),
        ],
        60,
    )
    facing = [np.array([side * t, 0, t - 1]) for t in smooth((0, 0.42, 0.72, 1), (0, 0.05, 1, 1), np.linspace(0, 1, 60))]
    narrow = smooth((0, 0.5, 1), (1.25, 1.1, 0.82), np.linspace(0, 1, 60))
    sweep(path, flat, polished, facing, scale=np.stack([narrow, np.full(60, 1.15)], 1), name='arm', parent=parent)
    top = ARM_TOP - mm(58)
    box((mm(9), mm(44), top - low - mm(90)), metal('2b2d31', 0.3), mm(2), loc=(x - side * 0.02, 0, (top + low + mm(90)) / 2), parent=parent)
    box((mm(20), mm(66), mm(26)), plastic('0c0d0f', 0.34), mm(5), 4, loc=(x, 0, low + 1.80), parent=parent)
    cylinder(mm(9), mm(5), polished, mm(1.5), 32, loc=(x + side * mm(11.5), 0, low + 1.80), rot=(0, math.pi / 2, 0), parent=parent)
    head = group((x, -0.1, top), (0, 0, side * rad(4)), parent)
    cylinder(mm(26), mm(14), plastic('0c0d0f', 0.34), mm(3), 48, loc=(0, 0.1, mm(4)), parent=head)
    prism([rectangle(mm(66), mm(240), mm(20))], mm(12), polished, mm(3), 4, loc=(0, 0, mm(13)), parent=head)
    _arm_pad(head, hide, thread)


def _arm_pad(parent, hide, thread):
    """A padded block 92 by 330 mm, a seam round its upper edge."""
    profile = [
        (0.0, 16),
        (0.03, 8),
        (0.12, 3),
        (0.30, 0.5),
        (0.52, 0),
        (0.60, 1.4),
        (0.64, 3.0),
        (0.68, 1.6),
        (0.78, 2.5),
        (0.88, 6),
        (0.95, 12),
        (0.99, 20),
        (1.0, 32),
        (1.0, 42),
    ]
    sections = []
    for share, inset in profile:
        outline = rectangle(mm(92 - 2 * inset), mm(330 - 2 * inset), mm(max(4, 30 - inset * 0.6)), 8)
        sections.append([(x, y, mm(19 + 42 * share)) for x, y in outline])
    loft(sections, hide, smooth_below=70, name='pad', parent=parent)
    rim = rectangle(mm(92 - 6), mm(330 - 6), mm(28), 8)
    stitches([(x, y, mm(19 + 42 * 0.80)) for x, y in [*rim, rim[0]]], thread, parent=parent)
