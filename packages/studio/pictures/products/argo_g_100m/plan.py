"""The shell seen from above, in dm: where it is divided into buttons, cover and spine."""

import numpy as np

from modelling.outlines import inset, softened
from modelling.scene import mm
from products.argo_g_100m.surface import seam_points

GAP = mm(0.5)
NOSE, NOSE_CORNER, CORNER = mm(-62), mm(-58.6), mm(21)
SPINE_FRONT, SPINE_REAR, SPINE_END = mm(7.2), mm(4.2), mm(12)
SPLIT_MIDDLE, SPLIT_SIDE = mm(8), mm(-3)
BELT_FRONT = mm(-52.5)
WHEEL_Y = mm(-34)


def _spine_half(y):
    """Half the width of the spine."""
    return np.interp(y, (NOSE, mm(-20), SPINE_END), (SPINE_FRONT, SPINE_FRONT, SPINE_REAR))


def _rear_edge(x):
    """Where the main buttons end: further back in the middle."""
    return SPLIT_MIDDLE + (SPLIT_SIDE - SPLIT_MIDDLE) * abs(x) / mm(28)


def front_edge(x):
    """The front edge of the buttons: a shallow prow with its outer corners cut."""
    return NOSE + (NOSE_CORNER - NOSE) * abs(x) / CORNER if abs(x) < CORNER else NOSE_CORNER + (abs(x) - CORNER) * 0.9


def button(side):
    """The outline of the main button on one side (1: thumb), counter-clockwise for the thumb's."""
    edge = _seam_between(side, front_edge, _rear_edge)
    if side < 0:
        edge = edge[::-1]
    inner = [(side * _spine_half(y), y) for y in np.linspace(_rear_edge(mm(5)), front_edge(SPINE_FRONT), 40)]
    front = [(side * x, front_edge(x)) for x in np.linspace(SPINE_FRONT, abs(edge[0][0]), 30)[1:-1]]
    rear = [(side * x, _rear_edge(x)) for x in np.linspace(abs(edge[-1][0]), mm(5.4), 24)[1:-1]]
    outline = inner + front + edge + rear
    return _finished(outline if side > 0 else outline[::-1])


def cover():
    """The outline of the palm's cover."""
    edge = _seam_between(0, _rear_edge, lambda x: 1)
    front = [(x, _rear_edge(x)) for x in np.linspace(edge[-1][0], edge[0][0], 60)[1:-1]]
    front = [(x, y) if abs(x) > SPINE_REAR else (x, SPINE_END) for x, y in front]
    return _finished(edge + front)


def spine():
    """The outline of the spine, from the nose to a little behind the buttons."""
    ys = np.linspace(NOSE + mm(1.2), SPINE_END - mm(0.4), 40)
    right = [(_spine_half(y) - GAP, y) for y in ys]
    return softened(right + [(-x, y) for x, y in right[::-1]], mm(1.2))


def _seam_between(side, front, rear):
    """The seam on one side (1: thumb, 0: all round) where it lies behind `front(x)` and before `rear(x)`."""
    points = [(x, y) for x, y in seam_points(1600) if side * x >= 0]
    clear = [min(y - front(x), rear(x) - y) for x, y in points]
    kept = [k for k, share in enumerate(clear) if share > mm(1)]
    ends = []
    for inner, outer in ((kept[0], kept[0] - 1), (kept[-1], kept[-1] + 1)):
        t = clear[inner] / (clear[inner] - clear[outer])
        ends.append(tuple(a + (b - a) * t for a, b in zip(points[inner], points[outer])))
    return [ends[0], *(points[k] for k in kept), ends[1]]


def _finished(outline):
    """The outline less half the gap, its corners softened."""
    return softened(inset(outline, GAP / 2), mm(1.9))
