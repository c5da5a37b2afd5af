"""The headrest: a curved pad on a stem."""

import math

import numpy as np

from materials.cloth import fabric
from materials.solid import metal, plastic
from modelling.outlines import rectangle, rounded
from modelling.scene import group, mm, rad
from modelling.solids import box, cylinder, tube
from modelling.sweep import curve_through, sweep
from modelling.upholstery import cushion
from parts.mark import mark


def headrest(parent, nylon, accent, thread):
    """A curved pad on a stem that slides in the spine and turns on a hinge."""
    bar = rounded([(-0.26, -0.10), (0.26, -0.10), (0.19, 0.12), (-0.19, 0.12)], 0.06, 4)
    mast = curve_through([(0, 1.08, 3.5), (0, 0.98, 4.4), (0, 0.74, 5.5), (0, 0.46, 6.4), (0, 0.27, 7.0), (0, 0.20, 7.4)], 50)
    sweep(mast, bar, nylon, (0, 1, 0.2), name='mast', parent=parent)
    box((mm(112), mm(34), mm(46)), nylon, mm(9), 4, loc=(0, 0.13, 7.36), parent=parent)
    slide = rounded(rectangle(mm(34), mm(12), mm(4)), mm(1), 2)
    sweep(curve_through([(0, 0.20, 7.2), (0, 0.21, 7.7), (0, 0.24, 8.07)], 20), slide, metal('7d8086', 0.3), (0, 1, 0), parent=parent)
    for k in range(6):
        box((mm(16), mm(1), mm(2)), plastic('08090a', 0.6), 0, loc=(0, mm(27.5), 7.64 + k * 0.055), parent=parent)
    cylinder(mm(17), mm(86), nylon, mm(4), loc=(0, 0.22, 8.08), rot=(0, math.pi / 2, 0), parent=parent)
    for side in (-1, 1):
        cylinder(mm(12), mm(5), accent, mm(1.4), loc=(side * mm(44), 0.22, 8.08), rot=(0, math.pi / 2, 0), parent=parent)
    _pad(group((0, 0.0, 8.08), (rad(7), 0, 0), parent), nylon, accent, thread)


def _pad(parent, nylon, accent, thread):
    """The padded shell, piped round its rim, with the mark on it."""
    cloth = fabric('09090b', 0.8, 46, 0.5)
    half, tall = 1.60, 0.72
    rows, columns = np.sin(np.linspace(-1, 1, 15) * math.pi / 2), np.sin(np.linspace(-1, 1, 25) * math.pi / 2)
    front, rear = np.zeros((15, 25, 3)), np.zeros((15, 25, 3))
    for i, v in enumerate(rows):
        for j, u in enumerate(columns):
            corner = 1 - 0.10 * (u * v) ** 4
            x = u * half * (1 - 0.10 * (v < 0) * v * v - 0.04 * v * v) * corner
            z = v * tall * (1 - 0.12 * u * u) * corner
            bend = -0.62 * (abs(x) / half) ** 2.2
            swell = 0.20 * (1 - u**4) * (1 - v**4)
            front[i, j] = (x, bend - 0.12 - swell + 0.06 * math.cos(v * 3), z)
            rear[i, j] = (x * 0.97, bend + 0.20 - 0.08 * u * u, z * 0.96)
    cushion(front, rear, [cloth, nylon], lambda r, c: 0, 1, 0, levels=2, parent=parent)
    edge = [*front[0], *front[1:, -1], *front[-1][::-1][1:], *front[::-1][1:, 0]]
    tube([tuple(np.array(p) * (0.985, 1, 0.97) + (0, 0.01, 0)) for p in edge], mm(2.6), accent, closed=True, kind='POLY', parent=parent)
    mark(mm(30), thread, mm(1), mm(0.3), loc=(0, -0.30, 0), rot=(math.pi / 2, 0, 0), parent=parent)
