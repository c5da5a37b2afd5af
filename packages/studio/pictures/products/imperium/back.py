"""The back: a shell with five pads, on a wishbone."""

import math

import numpy as np

from materials.solid import metal, plastic
from modelling.curves import smooth
from modelling.outlines import rounded
from modelling.scene import group, mm
from modelling.solids import cylinder, prism
from modelling.sweep import curve_through, sweep
from modelling.upholstery import stitches
from parts.mark import mark, wordmark
from products.imperium.pads import pad, slab
from products.imperium.profile import BACK_HALF, Profile

BACK = Profile(
    ((0.12, 0), (-0.08, 0.8), (-0.22, 1.7), (-0.16, 2.7), (0.02, 4.0), (0.16, 5.3), (0.18, 6.3), (0.08, 7.2), (-0.06, 8.0)), hollow=mm(14)
)
BACK_SHELL = mm(32)
# Edges of the pads as shares of the back's height: lumbar, three channels, head.
BACK_PADS = ((0.015, 0.255, 48), (0.255, 0.395, 34), (0.395, 0.535, 34), (0.535, 0.675, 34), (0.735, 0.985, 60))


def back(parent, hide, piping, thread, polished):
    """Shell, five piped pads and their stitching; mark and wordmark on the rear."""
    slab(BACK, BACK_HALF, BACK_SHELL, hide, parent, 0.62, mm(14), (0.62,))
    rng = np.random.default_rng(4)
    for start, end, rise in BACK_PADS:
        pad(BACK, start, end, mm(228), rise, hide, parent, rng, piping)
    band = (BACK_PADS[3][1] + BACK_PADS[4][0]) / 2
    for s in (band - 0.012, band + 0.012):
        stitches([BACK.at(x, s, 0.012) for x in np.linspace(-2.2, 2.2, 80)], thread, parent=parent)
    for side in (-1, 1):
        stitches([BACK.at(side * mm(240), s, 0.006) for s in np.linspace(0.06, 0.94, 160)], thread, parent=parent)
        for x in (147, 164):
            stitches(
                [BACK.at(side * mm(x), s, -BACK_SHELL - mm(14) * (1 - (x / 250) ** 2)) for s in np.linspace(0.05, 0.95, 160)],
                thread,
                parent=parent,
            )
    emblem = group(BACK.at(0, 0.705, 0.02), (math.pi / 2 - 0.02, 0, 0), parent)
    prism(
        [rounded([(-0.42, -0.10), (0.42, -0.10), (0.46, 0), (0.42, 0.10), (-0.42, 0.10), (-0.46, 0)], 0.02, 2)],
        0.02,
        polished,
        0.006,
        parent=emblem,
    )
    wordmark(0.15, plastic('101113', 0.4), 0.012, loc=(0, 0, 0.006), parent=emblem)
    crest = group(BACK.at(0, 0.84, -BACK_SHELL - mm(16)), (math.pi / 2 - 0.10, 0, math.pi), parent)
    silver = plastic('a4a7ac', 0.34, 0.1)
    mark(0.72, silver, 0.03, 0.008, parent=crest)
    wordmark(0.34, silver, 0.02, 0.004, loc=(0, -0.72, 0), parent=crest)


def yoke(parent, polished):
    """The wishbone behind the back and the bar that joins it to the mechanism."""
    flat = rounded([(-0.30, -0.055), (0.30, -0.055), (0.26, 0.055), (-0.26, 0.055)], 0.035, 4)
    bar = curve_through([(0, -1.2, -1.12), (0, -0.5, -1.12), (0, 0.30, -0.95), (0, 0.66, -0.3), (0, 0.62, 0.6), (0, 0.50, 1.5)], 60)
    widths = smooth((0, 0.4, 1), (1.5, 1.35, 1.1), np.linspace(0, 1, 60))
    sweep(bar, flat, polished, (0, 1, 0.3), scale=np.stack([widths, np.ones(60)], 1), name='bar', parent=parent)
    for side in (-1, 1):
        rail = [(0, 0.58, 0.55), (side * 0.8, 0.56, 0.62), (side * 1.75, 0.44, 0.85), (side * 2.45, 0.20, 1.45)]
        rail += [BACK.at(side * mm(262), s, -mm(20)) for s in (0.30, 0.42, 0.55, 0.66)]
        rail += [BACK.at(side * mm(x), s, -mm(h)) for x, s, h in ((259, 0.735, 30), (240, 0.775, 40), (196, 0.795, 45))]
        path = curve_through(rail, 90)
        outward = [np.array([side * t, 1 - 0.85 * t, 0]) for t in smooth((0, 0.22, 0.42, 0.84, 1), (0, 0.25, 1, 1, 0), np.linspace(0, 1, 90))]
        fade = smooth((0, 0.4, 1), (0.85, 0.62, 0.55), np.linspace(0, 1, 90))
        sweep(path, flat, polished, outward, scale=np.stack([fade, np.full(90, 0.9)], 1), name='rail', parent=parent)
    plate = rounded([(-0.40, -0.62), (0.40, -0.62), (0.46, 0.62), (-0.46, 0.62)], 0.12, 5)
    prism([plate], mm(14), polished, mm(3), 4, loc=(0, 0.56, 1.15), rot=(math.pi / 2 + 0.05, 0, 0), parent=parent, name='plate')
    for x in (-0.24, 0.24):
        for z in (0.78, 1.52):
            cylinder(mm(7), mm(6), metal('4b4e54', 0.3), mm(1), 6, loc=(x, 0.66, z), rot=(math.pi / 2, 0, 0), parent=parent)
