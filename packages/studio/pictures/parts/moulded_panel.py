"""Panels of a moulded shell: cut from a curved surface, with walls and rounded edges, with real gaps between them."""

import math

import bpy
import numpy as np
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt

from modelling.scene import add, mm

_STEP = 1e-3
_ARC = 4


def panel(
    surface, outline, material, holes=(), edge=mm(0.35), depth=mm(1.8), pitch=mm(0.9), lift=0.0, name='panel', **where
):
    """The part of `surface` within `outline` and outside all `holes`.

    `surface(p, q)` takes arrays and gives points [n][3], its normal (p × q) outwards; outlines are closed lists of
    (p, q), counter-clockwise, in units near dm. `edge` is the radius along the rim, `depth` how far its wall goes
    in, `pitch` the size of the facets, `lift` how far the panel stands proud of the surface.
    """
    loops = [_evenly(outline, pitch)] + [_evenly(hole, pitch)[::-1] for hole in holes]
    rims = [_rim(surface, loop, edge, depth, lift) for loop in loops]
    inner = [rim[0] for rim in rims]
    flat, triangles = _fill(inner, pitch)
    normals = _frame(surface, flat)[2]
    points = surface(flat[:, 0], flat[:, 1]) + normals * lift
    vertices, all_normals, faces = [points], [normals], [tuple(t) for t in triangles]
    offset, start = len(points), 0
    for domain, rings, ring_normals in rims:
        count = len(domain)
        before = list(range(start, start + count))
        start += count
        for ring, normal in zip(rings, ring_normals):
            after = list(range(offset, offset + count))
            for i in range(count):
                j = (i + 1) % count
                faces.append((before[j], before[i], after[i], after[j]))
            vertices.append(ring)
            all_normals.append(normal)
            offset += count
            before = after
    return _shaded(np.concatenate(vertices), np.concatenate(all_normals), faces, material, name, **where)


def _shaded(vertices, normals, faces, material, name, **where):
    """A mesh that is shaded by the given normals of its vertices."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(v) for v in vertices], [], faces)
    data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    data.use_auto_smooth = True
    data.auto_smooth_angle = math.pi
    data.normals_split_custom_set_from_vertices([tuple(n) for n in normals])
    return add(data, material, **where)


def _frame(surface, at):
    """The derivatives along p and q and the unit normals of the surface at the points of its domain."""
    p, q = at[:, 0], at[:, 1]
    along_p = (surface(p + _STEP, q) - surface(p - _STEP, q)) / (2 * _STEP)
    along_q = (surface(p, q + _STEP) - surface(p, q - _STEP)) / (2 * _STEP)
    normal = np.cross(along_p, along_q)
    return along_p, along_q, normal / np.linalg.norm(normal, axis=1, keepdims=True)


def _rim(surface, loop, edge, depth, lift):
    """The loop moved in by `edge`, and the rings from there over the rounded edge and down the wall, with normals."""
    along_p, along_q, normal = _frame(surface, loop)
    run = np.roll(loop, -1, 0) - np.roll(loop, 1, 0)
    tangent = along_p * run[:, :1] + along_q * run[:, 1:]
    inwards = np.cross(normal, tangent)
    inwards /= np.linalg.norm(inwards, axis=1, keepdims=True)
    domain = loop + _in_domain(along_p, along_q, inwards) * edge
    corner = surface(loop[:, 0], loop[:, 1]) + normal * lift
    inner_normal = _frame(surface, domain)[2]
    exact = surface(domain[:, 0], domain[:, 1]) + inner_normal * lift
    slack = exact - (corner + inwards * edge)
    rings, normals = [], []
    for step in range(1, _ARC + 1):
        angle = math.pi / 2 * step / _ARC
        away, drop = 1 - math.sin(angle), 1 - math.cos(angle)
        rings.append(corner + slack + inwards * edge * away - normal * edge * drop)
        normals.append(normal * math.cos(angle) - inwards * math.sin(angle))
    rings.append(rings[-1] - normal * max(depth - edge, 0))
    normals.append(-inwards)
    return domain, rings, normals


def _in_domain(along_p, along_q, vectors):
    """The steps (p, q) that move a point of the surface by `vectors`."""
    a, b, c = ((x * y).sum(1) for x, y in ((along_p, along_p), (along_p, along_q), (along_q, along_q)))
    d, e = (along_p * vectors).sum(1), (along_q * vectors).sum(1)
    det = a * c - b * b
    return np.stack([(d * c - e * b) / det, (a * e - b * d) / det], 1)


def _fill(loops, pitch):
    """Points (those of the loops first) and counter-clockwise triangles that fill the first loop less all others."""
    low, high = loops[0].min(0), loops[0].max(0)
    across = np.arange(low[0] + pitch / 2, high[0], pitch)
    up = np.arange(low[1] + pitch / 2, high[1], pitch * 0.866)
    grid = np.array([(x + (k % 2) * pitch / 2, y) for k, y in enumerate(up) for x in across]).reshape(-1, 2)
    rim = np.concatenate(loops)
    grid = grid[_inside(grid, loops)]
    clear = np.array([((rim - point) ** 2).sum(1).min() > (0.55 * pitch) ** 2 for point in grid], bool)
    flat = np.concatenate([rim, grid[clear]]) if len(grid) else rim
    edges, start = [], 0
    for loop in loops:
        edges += [(start + i, start + (i + 1) % len(loop)) for i in range(len(loop))]
        start += len(loop)
    made, _, triangles, origins, _, _ = delaunay_2d_cdt([Vector(p) for p in flat], edges, [], 0, 1e-7)
    made = np.array([tuple(p) for p in made])
    triangles = np.array([t for t in triangles if len(t) == 3])
    triangles = triangles[_inside(made[triangles].mean(1), loops)]
    original = np.array([o[0] if o else -1 for o in origins])
    if (original < 0).any():
        raise ValueError(f'an outline of the panel crosses itself at {made[original < 0]}')
    triangles = original[triangles]
    a, b, c = (flat[triangles[:, k]] for k in range(3))
    turned = (b - a)[:, 0] * (c - a)[:, 1] - (b - a)[:, 1] * (c - a)[:, 0] < 0
    triangles[turned] = triangles[turned][:, ::-1]
    return flat, triangles


def _inside(points, loops):
    """Which points lie within the first loop and outside the others (by counting crossings of all loops)."""
    odd = np.zeros(len(points), bool)
    for loop in loops:
        for (ax, ay), (bx, by) in zip(loop, np.roll(loop, -1, 0)):
            if ay != by:
                crosses = (ay > points[:, 1]) != (by > points[:, 1])
                odd ^= crosses & (points[:, 0] < (bx - ax) * (points[:, 1] - ay) / (by - ay) + ax)
    return odd


def _evenly(outline, pitch):
    """The outline as an array of points at even distances, a little less than `pitch`."""
    closed = np.array([*outline, outline[0]], float)
    way = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(closed, axis=0).T))])
    at = np.linspace(0, way[-1], max(12, math.ceil(way[-1] / pitch * 1.7)), endpoint=False)
    return np.stack([np.interp(at, way, closed[:, k]) for k in (0, 1)], 1)
