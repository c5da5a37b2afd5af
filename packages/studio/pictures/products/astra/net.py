"""The stretched mesh of the back and the frame it is welded into."""

import numpy as np

from materials.cloth import netting
from modelling.curves import smooth
from modelling.outlines import rounded
from modelling.scene import mm
from modelling.solids import mesh
from modelling.sweep import along, sweep

BACK_HEIGHT = 660
# Half of the back's outline, from the middle of its foot to the middle of its top, in mm from the foot.
OUTLINE = ((0, 0), (128, 0), (176, 40), (206, 250), (246, 432), (238, 506), (176, 660), (0, 660))
# The curve of the back seen from the side: height and how far to the rear.
PROFILE_Z, PROFILE_Y = (0, 90, 190, 330, 480, 660), (6, -22, -30, -6, 16, 20)
WRAP = 46  # mm that the sides come forward


def net(parent, nylon, accent, thread_hex):
    """The stretched mesh and the frame it is welded into."""
    rim = _rim()
    start = next(k for k in range(len(rim)) if rim[k - 1][0] < 0 <= rim[k][0])
    rim = rim[start:] + rim[:start]
    path = along([(mm(x), mm(_bow(x, z)), mm(z)) for x, z in rim], 220, closed=True)
    outer = rounded([(mm(x), mm(y)) for x, y in ((-13, -10), (13, -10), (13, 4), (6, 12), (-6, 12), (-13, 4))], mm(4), 3)
    facing = [_normal(x, z) for x, z in path[:, [0, 2]] * 100]
    sweep(path, outer, nylon, facing, closed=True, name='frame', parent=parent)
    _shoulder_strips(path, facing, accent, parent)
    _skin(rim, netting('0c0d0f', second=thread_hex), parent)


def _rim():
    """The closed outline of the back as points (x, z) in mm, from the middle of the foot round to the right."""
    right = [p for p in OUTLINE if p[0] > 0]
    corners = right + [(-x, z) for x, z in right[::-1]]
    return rounded(corners, [60, 44, 150, 90, 60, 70, 70, 60, 90, 150, 44, 60], 10)


def _bow(x, z):
    """How far to the rear the net lies, in mm."""
    return float(smooth(PROFILE_Z, PROFILE_Y, z)) - WRAP * min(1.2, abs(x) / 240) ** 2.2


def _normal(x, z):
    """The direction of the net's face at (x, z), towards the sitter."""
    step = 4.0
    across = (_bow(x + step, z) - _bow(x - step, z)) / (2 * step)
    up = (_bow(x, z + step) - _bow(x, z - step)) / (2 * step)
    normal = np.array([across, -1.0, up])
    return normal / np.linalg.norm(normal)


def _shoulder_strips(path, facing, accent, parent):
    """Metal strips let into the frame's outside, from waist to crown."""
    height = path[:, 2]
    strip = rounded([(mm(x), mm(y)) for x, y in ((-1.6, -5), (1.6, -5), (1.6, 5), (-1.6, 5))], mm(1), 2)
    for side in (-1, 1):
        chosen = [k for k in range(len(path)) if path[k][0] * side > 0.6 and mm(226) < height[k] < mm(652)]
        points, out = [], []
        for k in chosen:
            ahead = path[(k + 1) % len(path)] - path[k - 1]
            away = np.cross(ahead, facing[k])
            away /= np.linalg.norm(away)
            points.append(path[k] + away * mm(13.2))
            out.append(facing[k])
        sweep(points, strip, accent, out, name='strip', parent=parent)


def _skin(rim, material, parent):
    """The mesh as a grid within the rim."""
    right = sorted(((z, x) for x, z in rim if x >= 0))
    z_of, x_of = np.array([z for z, _ in right]), np.array([x for _, x in right])
    rows, columns = 56, 33
    vertices = []
    for z in np.linspace(1, BACK_HEIGHT - 1, rows):
        half = float(np.interp(z, z_of, x_of))
        vertices += [(mm(u * half), mm(_bow(u * half, z)), mm(z)) for u in np.linspace(-1, 1, columns)]
    faces = [
        (r * columns + c, r * columns + c + 1, (r + 1) * columns + c + 1, (r + 1) * columns + c)
        for r in range(rows - 1)
        for c in range(columns - 1)
    ]
    mesh(vertices, faces, material, name='net', parent=parent)
