"""The bar behind the net, and the lumbar support that climbs it."""

import math

import numpy as np

from materials.solid import plastic
from modelling.curves import smooth
from modelling.outlines import chamfered, rounded
from modelling.scene import group, mm
from modelling.solids import box, cylinder, prism
from modelling.sweep import curve_through, sweep
from parts.mark import mark


def spine(parent, nylon, accent):
    """The bar behind the net: out from under the seat, up, and into two arms that hold the shoulders."""
    bar = rounded([(-0.34, -0.11), (0.34, -0.11), (0.24, 0.13), (-0.24, 0.13)], 0.07, 4)
    stem = curve_through(
        [(0, -0.95, -0.42), (0, -0.2, -0.42), (0, 0.38, -0.1), (0, 0.56, 0.8), (0, 0.66, 2.2), (0, 0.78, 3.6), (0, 0.86, 4.7)], 70
    )
    widths = smooth((0, 0.25, 0.45, 0.8, 1), (1.55, 1.35, 1.05, 0.95, 1.2), np.linspace(0, 1, 70))
    sweep(stem, bar, nylon, (0, 1, 0.35), scale=np.stack([widths, np.ones(70)], 1), name='stem', parent=parent)
    arm = rounded([(-0.19, -0.10), (0.19, -0.10), (0.13, 0.10), (-0.13, 0.10)], 0.06, 4)
    for side in (-1, 1):
        upper = curve_through([(0, 0.84, 4.05), (side * 0.7, 0.82, 4.5), (side * 1.6, 0.48, 5.15), (side * 2.42, -0.52, 5.52)], 40)
        fade = np.linspace(1.5, 0.9, 40)
        sweep(upper, arm, nylon, (0, 1, 0), scale=np.stack([fade, fade], 1), name='arm', parent=parent)
        lower = curve_through([(0, 0.50, 0.62), (side * 0.7, 0.34, 0.82), (side * 1.5, -0.08, 0.98), (side * 1.85, -0.60, 1.42)], 30)
        sweep(lower, arm, nylon, (0, 1, 0), scale=np.stack([fade[:30], fade[:30]], 1), name='arm', parent=parent)
    plate = rounded([(-0.46, -0.52), (0.46, -0.52), (0.62, 0.1), (0.34, 0.6), (-0.34, 0.6), (-0.62, 0.1)], 0.1, 4)
    hub = group((0, 0.96, 4.28), (math.pi / 2 - 0.08, 0, math.pi), parent)
    prism([plate], mm(12), nylon, mm(3), 4, parent=hub, name='hub')
    mark(mm(42), accent, mm(1.2), mm(0.4), loc=(0, 0, mm(6.5)), parent=hub)
    line = curve_through([(0, 0.675, 0.9), (0, 0.76, 2.0), (0, 0.86, 3.2), (0, 0.905, 3.7)], 40)
    sweep(
        line, rounded([(-0.05, -0.02), (0.05, -0.02), (0.05, 0.02), (-0.05, 0.02)], 0.012, 2), accent, (0, 1, 0), name='line', parent=parent
    )
    cylinder(mm(24), mm(150), plastic('0f1012', 0.34), mm(4), loc=(0, -0.35, -0.42), rot=(0, math.pi / 2, 0), parent=parent)


def lumbar(parent, nylon, accent, pad_material):
    """The lumbar support behind the net, on a carriage that climbs the spine."""
    at = 172
    pad = rounded(chamfered(mm(270), mm(104), mm(30)), mm(12), 4)
    body = group((0, mm(10), mm(at)), parent=parent)
    for offset, material, scale, thick in ((0, pad_material, 1.0, mm(12)), (mm(7), nylon, 0.9, mm(6))):
        shape = prism(
            [[(x * scale, y * scale) for x, y in pad]], thick, material, mm(3), 3, loc=(0, offset, 0), rot=(math.pi / 2, 0, 0), parent=body
        )
        shape.name = 'lumbar pad'
    for k in range(-3, 4):
        box((mm(20), mm(3), mm(58)), plastic('08090a', 0.6), mm(1), 2, loc=(k * mm(31), mm(11), 0), parent=body)
    box((mm(84), mm(46), mm(64)), nylon, mm(8), 4, loc=(0, mm(34), 0), parent=body)
    box((mm(96), mm(30), mm(16)), accent, mm(4), 3, loc=(0, mm(62), 0), parent=body)
