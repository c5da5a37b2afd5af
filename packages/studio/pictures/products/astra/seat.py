"""The woven cushion on its pan, which slides."""

import math

import numpy as np

from materials.cloth import fabric
from materials.solid import metal
from modelling.curves import smooth
from modelling.scene import mm
from modelling.solids import box, prism
from modelling.sweep import mirrored, seamed
from modelling.upholstery import cushion, stitches

SEAT_DEPTH, SEAT_THICK = 490, 62


def seat(parent, nylon, accent, thread):
    """The cushion on its pan; the pan slides on the mechanism's plate."""
    _pan(parent, nylon, accent)
    seam_across, seam_rear = 0.70, 0.24
    us = mirrored(seamed(11, [seam_across], 0.016)[:-1].tolist() + [0.94, 0.975, 1.0])
    ts = np.concatenate([[0, 0.012, 0.04], seamed(18, [seam_rear], 0.013)[2:-3], [0.89, 0.92, 0.945, 0.966, 0.983, 0.994, 1.0]])
    top, under = np.zeros((len(ts), len(us), 3)), np.zeros((len(ts), len(us), 3))
    level, upright = np.full(top.shape[:2], 2.0), np.full(top.shape[:2], 2.0)
    for i, t in enumerate(ts):
        for j, u in enumerate(us):
            point = np.array(_top(t, u))
            if abs(abs(u) - seam_across) < 1e-6:
                point[2] -= 0.055
            if abs(t - seam_rear) < 1e-6 and abs(u) < seam_across + 0.01:
                point[2] -= 0.055
            top[i, j] = point
            upright[i, j] = max(0.002, abs(abs(u) - seam_across) * 2.5)
            if abs(u) < seam_across:
                level[i, j] = max(0.002, abs(t - seam_rear) * 4.9)
            under[i, j] = (point[0] * 0.985, point[1] * 0.985, mm(30))
    woven = fabric('08090a', 0.82, 46, 0.7, '131417')
    plain = fabric('08080a', 0.82, 60, 0.6)

    def border(_, column):
        return 0 if abs(us[column] + us[column + 1]) / 2 < seam_across else 1

    cushion(top, under, [woven, plain], border, 1, 1, (), (upright, level), 3, parent=parent)
    for side in (-1, 1):
        for u, lift in ((0.735, 0.012), (0.665, 0.012)):
            path = [np.array(_top(t, side * u)) + (0, 0, lift) for t in np.linspace(0.05, 0.93, 90)]
            stitches(path, thread, parent=parent)
    for t in (seam_rear - 0.03, seam_rear + 0.03):
        stitches([np.array(_top(t, u)) + (0, 0, 0.012) for u in np.linspace(-0.64, 0.64, 70)], thread, parent=parent)


def _plan(t):
    """Half the seat's width at the share t of its depth from the rear, in dm."""
    return mm(float(smooth((0, 0.06, 0.3, 0.75, 0.95, 1), (214, 228, 246, 255, 246, 226), t)))


def _top(t, u):
    """A point of the cushion's upper face: flat, rounded at its sides, falling over at the front."""
    half, s = _plan(t), abs(u)
    y = mm(SEAT_DEPTH) * (0.5 - t) - mm(28)
    height = mm(SEAT_THICK + 30)
    front = min(1.0, max(0.0, (t - 0.84) / 0.16))
    fall = mm(60) * (1 - math.sqrt(1 - front**2.6)) + mm(10) * front + mm(16) * max(0.0, (0.10 - t) / 0.10) ** 2
    roll = mm(34) * max(0.0, (s - 0.82) / 0.18) ** 2.4
    dish = mm(8) * (1 - min(1, s / 0.7) ** 2) * math.sin(math.pi * min(1, t / 0.9)) ** 0.7
    corner = mm(30) * max(0.0, (t - 0.86) / 0.14) ** 2 * s**3 - mm(24) * max(0.0, (0.1 - t) / 0.1) ** 2 * s**3
    return (math.copysign(half * s**0.96, u) if u else 0.0, y + corner, height - min(mm(61), math.hypot(fall, roll)) - dish)


def _pan(parent, nylon, accent):
    """The moulded seat pan, the rails it slides on and the slide's lever."""
    ts = np.linspace(0, 1, 26)
    right = [(_plan(t) - 0.05, _top(t, 0.97)[1] * 0.985) for t in ts]
    outline = [(x, y) for x, y in right[::-1]] + [(-x, y) for x, y in right]
    prism([outline], mm(18), nylon, mm(5), 4, loc=(0, 0, mm(24)), parent=parent, name='pan')
    for side in (-1, 1):
        box((mm(34), mm(330), mm(13)), metal('53565c', 0.34), mm(2), loc=(side * mm(112), mm(10), mm(9)), parent=parent)
    box((mm(70), mm(30), mm(9)), accent, mm(3), 3, loc=(mm(-236), mm(-150), mm(10)), rot=(0, -0.1, 0), parent=parent)
