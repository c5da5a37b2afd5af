"""Keyboard wrist rest: 360 × 85 mm, 19 mm high at the keys and 16 mm at the wrist."""

import math

import numpy as np

from materials.cloth import fabric
from materials.solid import plastic, rubber
from modelling.outlines import rectangle
from modelling.scene import group, mm, mms
from modelling.solids import box, prism, ribbon, tube
from modelling.upholstery import stitches
from parts.mark import mark, wordmark
from parts.moulded_panel import panel

LENGTH, DEPTH = 360, 85
FRONT, BACK = 16, 19
BASE = 3.4
CORNER = 16


def build(pose=None):
    """`pose` 'underside' has it turned over, its rubber strips up."""
    root = group(mms(0, 0, 22), (math.pi, 0, 0)) if pose == 'underside' else group()
    cover = fabric('17181b', 0.88, 95, 0.7, '23252a')
    outline = rectangle(*mms(LENGTH, DEPTH), mm(CORNER), 10)

    def top(p, q):
        p, q = np.asarray(p), np.asarray(q)
        share = q / mm(DEPTH) + 0.5
        crown = 1.6 * (1 - (2 * share - 1) ** 2) - 1.6 * np.abs(p / mm(LENGTH / 2)) ** 10
        z = FRONT - 1.0 + (BACK - FRONT) * share + crown
        return np.stack([p, q, mm(1) * z], 1)

    panel(top, outline, cover, edge=mm(7.5), depth=mm(11.2), pitch=mm(3), name='foam', parent=root)
    _foot(root, outline)
    _seam(root)
    _label(root)


def _foot(root, outline):
    """The ABS base with four rubber strips."""
    prism(
        rectangle(*mms(LENGTH - 3, DEPTH - 3), mm(CORNER - 1), 10),
        mm(BASE - 1),
        plastic('0c0d0e', 0.6, 0.5, 120),
        mm(0.4),
        loc=mms(0, 0, 1 + (BASE - 1) / 2),
        parent=root,
    )
    strip = rubber('1a1b1d', 0.55)
    for x in (-1, 1):
        for y in (-1, 1):
            prism(
                rectangle(*mms(150, 14), mm(5), 8), mm(1.1), strip, mm(0.4), loc=mms(x * 88, y * 25, 0.55), parent=root
            )
            for k in range(24):
                box(mms(1.2, 11, 0.3), strip, mm(0.1), 1, loc=mms(x * 88 + (k - 11.5) * 5.8, y * 25, 0.05), parent=root)
    wordmark(mm(12), plastic('5d6167', 0.5, 0), mm(0.05), loc=mms(0, 0, 0.98), rot=(math.pi, 0, 0), parent=root)


def _seam(root):
    """The piping round the foot and a row of stitches above it."""
    piping = [(x, y, mm(BASE + 0.9)) for x, y in rectangle(*mms(LENGTH + 0.6, DEPTH + 0.6), mm(CORNER), 10)]
    tube(piping, mm(1.1), fabric('0e0f11', 0.85, 160, 0.4), closed=True, kind='POLY', name='piping', parent=root)
    line = [(x, y, mm(BASE + 3.4)) for x, y in rectangle(*mms(LENGTH + 0.1, DEPTH + 0.1), mm(CORNER), 10)]
    stitches([*line, line[0]], plastic('ff4a14', 0.6, 0), 0.05, 0.032, 0.0075, parent=root)


def _label(root):
    """A woven tab in the seam at the right."""
    cloth = fabric('0c0d0f', 0.8, 200, 0.4)
    points = [mms(179, -14, 6), mms(183, -14, 6.4), mms(188, -14, 6.6)]
    ribbon(points, mm(16), (0, 1, 0), cloth, mm(0.7), mm(0.2), parent=root)
    ribbon(
        [mms(182.4, -14, 6.85), mms(187.2, -14, 7.0)],
        mm(2),
        (0, 1, 0),
        plastic('ff4a14', 0.5, 0),
        mm(0.2),
        0,
        parent=root,
    )
    mark(
        mm(11), plastic('6d7279', 0.6, 0), mm(0.25), loc=mms(-158, -22, 17.05), rot=(math.radians(2), 0, 0), parent=root
    )
