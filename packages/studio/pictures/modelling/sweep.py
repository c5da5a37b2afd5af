"""Bars of any section along a path, and grids with seams."""

import numpy as np

from modelling.solids import face_outwards, loft, mesh


def along(points, count, closed=False):
    """`count` points at even distances on the polyline through `points`, as an array [count][3]."""
    points = np.asarray(points, float)
    if closed:
        points = np.vstack([points, points[:1]])
    steps = np.linalg.norm(np.diff(points, axis=0), axis=1)
    reach = np.concatenate([[0], np.cumsum(steps)])
    wanted = np.linspace(0, reach[-1], count + 1 if closed else count)
    return np.stack([np.interp(wanted, reach, points[:, axis]) for axis in range(3)], axis=1)[: count or None]


def curve_through(points, count):
    """`count` points on a smooth (Catmull-Rom) curve through `points`, at even distances."""
    p = np.asarray(points, float)
    p = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    fine = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
        for t in np.linspace(0, 1, 24, endpoint=False):
            fine.append(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - 3 * c + d - a) * t**3)
            )
    return along([*fine, p[-2]], count)


def sweep(path, section, material=None, facing=(0, -1, 0), closed=False, scale=None, smooth_below=40, **where):
    """A bar along `path` (even steps) of the outline `section`, whose second axis looks towards `facing`.

    `facing` is one direction or one for each point; `scale` a pair of factors on the section for each point.
    """
    path = np.asarray(path, float)
    ahead = np.roll(path, -1, 0) - np.roll(path, 1, 0)
    if not closed:
        ahead[0], ahead[-1] = path[1] - path[0], path[-1] - path[-2]
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    facing = np.broadcast_to(np.asarray(facing, float), path.shape)
    across = np.cross(ahead, facing)
    across /= np.linalg.norm(across, axis=1, keepdims=True)
    out = np.cross(across, ahead)
    factors = np.ones((len(path), 2)) if scale is None else np.asarray(scale, float)
    rings = [
        [tuple(p + a * w * x + o * h * y) for x, y in section]
        for p, a, o, (w, h) in zip(path, across, out, factors)
    ]
    if not closed:
        return loft(rings, material, smooth_below=smooth_below, **where)
    count, total = len(section), len(rings)
    faces = [
        (
            k * count + i,
            k * count + (i + 1) % count,
            (k + 1) % total * count + (i + 1) % count,
            (k + 1) % total * count + i,
        )
        for k in range(total)
        for i in range(count)
    ]
    return face_outwards(mesh([p for ring in rings for p in ring], faces, material, smooth_below=smooth_below, **where))


def seamed(count, seams, width):
    """Positions from 0 to 1 for the lines of a grid: about `count`, and three close ones at each of `seams`."""
    even = [t for t in np.linspace(0, 1, count) if all(abs(t - seam) > width * 1.9 for seam in seams)]
    return np.array(sorted([*even, *(seam + side * width for seam in seams for side in (-1, 0, 1))]))


def mirrored(half):
    """Positions from -1 to 1 from those from 0 to 1."""
    half = np.asarray(half)
    return np.concatenate([-half[:0:-1], half])
