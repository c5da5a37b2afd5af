"""Sewn things: cushions from grids, pillows, stitches."""

import math

import bpy
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from modelling.scene import place
from modelling.solids import face_outwards, mesh, subdivide, tube


def cushion(front, back, materials, face_material, back_material=0, side_material=0, holes=(), seams=None, levels=3, **where):
    """A closed body between two grids of points, joined along their borders and subdivided.

    `front`, `back`: arrays [rows][columns][3]. `face_material(row, column)` gives the index into `materials` of
    a front face. `holes`: (row from, row to, column from, column to), cut right through. `seams`: two arrays
    [rows][columns], the distance of each front point to the nearest upright and level seam, which leather
    uses to pucker.
    """
    rows, columns = front.shape[:2]
    offset = rows * columns
    vertices = [tuple(p) for p in front.reshape(-1, 3)] + [tuple(p) for p in back.reshape(-1, 3)]
    faces, indices = [], []

    def f(r, c):
        return r * columns + c

    def b(r, c):
        return offset + r * columns + c

    def put(face, index):
        faces.append(face)
        indices.append(index)

    for r in range(rows - 1):
        for c in range(columns - 1):
            if any(r0 <= r < r1 and c0 <= c < c1 for r0, r1, c0, c1 in holes):
                continue
            put((f(r, c), f(r, c + 1), f(r + 1, c + 1), f(r + 1, c)), face_material(r, c))
            put((b(r, c), b(r + 1, c), b(r + 1, c + 1), b(r, c + 1)), back_material(r, c) if callable(back_material) else back_material)
    border = (
        [(0, c) for c in range(columns - 1)]
        + [(r, columns - 1) for r in range(rows - 1)]
        + [(rows - 1, c) for c in range(columns - 1, 0, -1)]
        + [(r, 0) for r in range(rows - 1, 0, -1)]
    )
    loops = [border] + [
        ([(r0, c) for c in range(c0, c1)] + [(r, c1) for r in range(r0, r1)] + [(r1, c) for c in range(c1, c0, -1)] + [(r, c0) for r in range(r1, r0, -1)])[::-1]
        for r0, r1, c0, c1 in holes
    ]
    for loop in loops:
        for p, q in zip(loop, loop[1:] + loop[:1]):
            put((f(*q), f(*p), b(*p), b(*q)), side_material)
    thing = face_outwards(mesh(vertices, faces, materials, materials_of_faces=indices, name='cushion', **where))
    if seams is not None:
        for name, distances in zip(('seam_upright', 'seam_level'), seams):
            _attribute(thing, name, np.concatenate([np.asarray(distances).ravel(), np.full(offset, 2.0)]))
    return subdivide(thing, levels)


def pillow(width, height, thickness, material, squareness=2.6, piping=None, piping_radius=0.035, steps=104, loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """A superellipse pillow in its own xz plane, `thickness` along y, sewn round the rim, with a piping cord there."""
    angles = np.linspace(0, 2 * math.pi, steps, endpoint=False)
    rings = [0, 0.2, 0.4, 0.58, 0.72, 0.83, 0.91, 0.965, 0.992, 1.0]

    def edge(angle, radius):
        x, z = (math.copysign(abs(w) ** (2 / squareness), w) for w in (math.cos(angle), math.sin(angle)))
        return x * width / 2 * radius, z * height / 2 * radius

    vertices, faces, from_rim, along_rim = [], [], [], []
    for side in (-1, 1):
        for radius in rings:
            for angle in angles:
                x, z = edge(angle, radius)
                vertices.append((x, side * thickness / 2 * (1 - radius**3.2) ** 0.62, z))
                from_rim.append(max(0.002, (1 - radius) * min(width, height) / 2 * 1.3))
                along_rim.append(angle * (width + height) / 4)
    for side in (0, 1):
        start = side * len(rings) * steps
        for k in range(len(rings) - 1):
            for i in range(steps):
                j = (i + 1) % steps
                face = (start + k * steps + i, start + k * steps + j, start + (k + 1) * steps + j, start + (k + 1) * steps + i)
                faces.append(face if side else face[::-1])
    thing = mesh(vertices, faces, material, name='pillow')
    _attribute(thing, 'seam', from_rim)
    _attribute(thing, 'seam_along', along_rim)
    face_outwards(thing, merge=1e-4)
    for polygon in thing.data.polygons:
        polygon.use_smooth = True
    place(thing, loc, rot, parent)
    if piping:
        rim = [(x, 0, z) for x, z in (edge(angle, 1) for angle in angles)]
        tube(rim, piping_radius, piping, closed=True, kind='POLY', loc=loc, rot=rot, parent=parent)
    return thing


def stitches(path, thread, length=0.075, gap=0.045, radius=0.0105, **where):
    """Dashes of thread along a polyline, as one mesh."""
    points = [Vector(p) for p in path]
    reach = [0.0]
    for a, b in zip(points, points[1:]):
        reach.append(reach[-1] + (b - a).length)

    def at(distance):
        i = min(int(np.searchsorted(reach, distance, side='right')) - 1, len(points) - 2)
        return points[i].lerp(points[i + 1], (distance - reach[i]) / max(reach[i + 1] - reach[i], 1e-9))

    profile, around = [(0, 0.05), (0.18, 0.75), (0.5, 1), (0.82, 0.75), (1, 0.05)], 6
    vertices, faces = [], []
    start = gap / 2
    while start + length < reach[-1]:
        a, b = at(start), at(start + length)
        start += length + gap
        along = b - a
        if along.length < 1e-6:
            continue
        direction = along.normalized()
        u = direction.orthogonal().normalized()
        w = direction.cross(u)
        base = len(vertices)
        for t, thickness in profile:
            for i in range(around):
                angle = 2 * math.pi * i / around
                vertices.append(a + along * t + (u * math.cos(angle) + w * math.sin(angle)) * radius * thickness)
        for k in range(len(profile) - 1):
            for i in range(around):
                j = (i + 1) % around
                faces.append((base + k * around + i, base + k * around + j, base + (k + 1) * around + j, base + (k + 1) * around + i))
    return mesh(vertices, faces, thread, name='stitches', **where)


def _attribute(thing, name, values):
    thing.data.attributes.new(name, 'FLOAT', 'POINT').data.foreach_set('value', np.asarray(values, np.float32))


def skin_of(thing):
    """The finished surface of an object, subdivided and all, in its own coordinates, to lay things on."""
    bpy.context.view_layer.update()
    return BVHTree.FromObject(thing, bpy.context.evaluated_depsgraph_get())


def laid_on(skin, points, lift=0.0):
    """The points moved to the nearest place of a skin, `lift` above it."""
    result = []
    for point in points:
        place_there, normal, _, _ = skin.find_nearest(Vector(point))
        result.append(place_there + normal * lift)
    return result


def drape(thing, skin, onto, direction, parent=None):
    """Letters or a mark as embroidery: a mesh whose points have sunk along `direction` as deep as the skin lies there.

    `skin` belongs to the object `onto`; `direction` is in its coordinates. `thing` is replaced; its own depth stays.
    """
    bpy.context.view_layer.update()
    seen = thing.evaluated_get(bpy.context.evaluated_depsgraph_get())
    data = bpy.data.meshes.new_from_object(seen)
    to_skin = onto.matrix_world.inverted() @ seen.matrix_world
    back = to_skin.inverted()
    direction = Vector(direction).normalized()
    flat = to_skin @ Vector((0, 0, 0))
    for vertex in data.vertices:
        at = to_skin @ vertex.co
        depth = (at - flat).dot(direction)
        start = at - direction * (depth + 2)
        hit = skin.ray_cast(start, direction)[0]
        if hit is not None:
            vertex.co = back @ (hit + direction * depth)
    draped = bpy.data.objects.new('embroidery', data)
    bpy.context.scene.collection.objects.link(draped)
    draped.matrix_world = seen.matrix_world
    if thing.parent is not None or parent is not None:
        world = draped.matrix_world.copy()
        draped.parent = parent or thing.parent
        draped.matrix_parent_inverse = draped.parent.matrix_world.inverted()
        draped.matrix_world = world
    bpy.data.objects.remove(thing)
    return draped
