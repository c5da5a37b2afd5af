"""The ribs of the tread."""

import math

from modelling.scene import mm
from modelling.solids import face_outwards, mesh
from products.footrest.measures import CUT, DEPTH, RIM, WIDTH

RIB_PITCH, RIB_HALF, RIB_RISE = mm(9.2), mm(2.7), mm(2.6)
BEND_X = mm(88)


def ribs(material, loc, parent):
    """All ribs as one mesh: level between the feet, turning 45° to the front beside them."""
    vertices, faces = [], []
    count = math.ceil((DEPTH + WIDTH) / RIB_PITCH)
    for k in range(-count, count):
        for path in _rib_path((k + 0.5) * RIB_PITCH):
            _add_rib(vertices, faces, path)
    face_outwards(mesh(vertices, faces, material, smooth_below=50, name='ribs', loc=loc, parent=parent))


def _rib_path(start):
    """The middle line of a rib, cut to the tread."""
    width, depth, cut = WIDTH - 2 * RIM - mm(11), DEPTH - 2 * RIM - mm(11), CUT - RIM * 0.5
    steps = 240
    path = []
    for i in range(steps + 1):
        x = (i / steps - 0.5) * width
        y = start - max(0.0, abs(x) - BEND_X)
        path.append((x, y))
    runs, run = [], []
    for x, y in path:
        if _inside(x, y, width, depth, cut):
            run.append((x, y))
        elif run:
            runs.append(run)
            run = []
    runs.append(run)
    return [_thinned(run) for run in runs if len(run) > 6]


def _inside(x, y, width, depth, cut):
    """Whether a point lies in a chamfered rectangle round the origin."""
    x, y = abs(x), abs(y)
    return x <= width / 2 and y <= depth / 2 and x + y <= (width + depth) / 2 - cut


def _thinned(run):
    """Ends and bends of a finely stepped path."""
    kept = [run[0]]
    for before, here, after in zip(run, run[1:], run[2:]):
        turn = (here[0] - before[0]) * (after[1] - here[1]) - (here[1] - before[1]) * (after[0] - here[0])
        if abs(turn) > 1e-6:
            kept.append(here)
    return [*kept, run[-1]]


def _add_rib(vertices, faces, path):
    """A half-round bar along a path in the xy plane, its ends drawn in."""
    around = 7
    first = len(vertices)
    ends = [path[0], *path, path[-1]]
    for i, (x, y) in enumerate(ends):
        a, b = ends[max(i - 1, 0)], ends[min(i + 1, len(ends) - 1)]
        if i < 2:
            a, b = path[0], path[1]
        elif i > len(ends) - 3:
            a, b = path[-2], path[-1]
        length = math.hypot(b[0] - a[0], b[1] - a[1]) or 1.0
        ahead = ((b[0] - a[0]) / length, (b[1] - a[1]) / length)
        end = i in (0, len(ends) - 1)
        size = 0.55 if end else 1.0
        out = (-1 if i == 0 else 1) * mm(1.6) if end else 0.0
        for k in range(around):
            angle = math.pi * k / (around - 1)
            across = math.cos(angle) * RIB_HALF * size
            rise = math.sin(angle) ** 0.7 * RIB_RISE * size if 0 < k < around - 1 else 0.0
            vertices.append((x - ahead[1] * across + ahead[0] * out, y + ahead[0] * across + ahead[1] * out, rise))
    sections = len(ends)
    for i in range(sections - 1):
        for k in range(around - 1):
            a = first + i * around + k
            faces.append((a, a + 1, a + around + 1, a + around))
    faces.append(tuple(range(first, first + around)))
    last = first + (sections - 1) * around
    faces.append(tuple(range(last, last + around))[::-1])
