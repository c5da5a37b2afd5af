"""Solids: boxes, prisms, turned parts, tubes, lofts and letters, every edge broken by a bevel."""

import math
from pathlib import Path

import bmesh
import bpy
from mathutils import Vector

from modelling.scene import add

FONTS = Path(__file__).parents[2] / 'node_modules/@fontsource'


def mesh(vertices, faces, material=None, smooth=True, smooth_below=None, materials_of_faces=None, name='mesh', **where):
    """A mesh from coordinates; `smooth_below` keeps edges sharper than so many degrees."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(v) for v in vertices], [], [tuple(f) for f in faces])
    data.validate()
    data.update()
    data.polygons.foreach_set('use_smooth', [smooth] * len(data.polygons))
    if materials_of_faces is not None:
        data.polygons.foreach_set('material_index', list(materials_of_faces))
    if smooth_below:
        data.use_auto_smooth = True
        data.auto_smooth_angle = math.radians(smooth_below)
    return add(data, material, **where)


def face_outwards(thing, merge=None):
    """Make all faces look outwards, first merging vertices nearer than `merge`."""
    shape = bmesh.new()
    shape.from_mesh(thing.data)
    if merge:
        bmesh.ops.remove_doubles(shape, verts=shape.verts[:], dist=merge)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces[:])
    shape.to_mesh(thing.data)
    shape.free()
    return thing


def bevel(thing, width=0.01, segments=3, sharper_than=30):
    """Break all edges sharper than so many degrees."""
    modifier = thing.modifiers.new('bevel', 'BEVEL')
    modifier.width = width
    modifier.segments = segments
    modifier.limit_method = 'ANGLE'
    modifier.angle_limit = math.radians(sharper_than)
    modifier.harden_normals = True
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(40)
    for polygon in thing.data.polygons:
        polygon.use_smooth = True
    return thing


def subdivide(thing, levels=2):
    """Smooth a cage by Catmull-Clark subdivision."""
    modifier = thing.modifiers.new('subdivide', 'SUBSURF')
    modifier.levels = modifier.render_levels = levels
    return thing


def thicken(thing, thickness, edge=0.0):
    """Give a surface a thickness, half to each side, with edges broken by `edge`."""
    modifier = thing.modifiers.new('thicken', 'SOLIDIFY')
    modifier.thickness = thickness
    modifier.offset = 0
    return bevel(thing, edge, 2) if edge else thing


def box(size, material=None, edge=0.012, segments=3, name='box', **where):
    """A box of `size` (x, y, z) centred on its origin, edges rounded by `edge`."""
    x, y, z = (side / 2 for side in size)
    vertices = [(sx * x, sy * y, sz * z) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    thing = face_outwards(mesh(vertices, faces, material, smooth=False, name=name, **where))
    return bevel(thing, min(edge, min(size) * 0.45), segments) if edge else thing


def prism(outlines, thickness, material=None, edge=0.008, segments=2, name='prism', **where):
    """A flat part: the first outline less all others (holes), `thickness` along its own z, centred on it."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions = '2D'
    curve.fill_mode = 'BOTH'
    for points in outlines if isinstance(outlines[0][0], (tuple, list)) else [outlines]:
        spline = curve.splines.new('POLY')
        spline.points.add(len(points) - 1)
        spline.use_cyclic_u = True
        for point, (x, y) in zip(spline.points, points):
            point.co = (x, y, 0, 1)
    edge = min(edge, thickness * 0.45)
    curve.extrude = thickness / 2 - edge
    curve.bevel_depth = edge
    curve.bevel_resolution = segments
    curve.offset = -edge
    return add(curve, material, **where)


def tube(points, radius, material=None, closed=False, kind='BEZIER', round_steps=4, steps=10, name='tube', **where):
    """A round bar through points; `kind` is BEZIER (smooth), POLY (straight) or NURBS (smooth, beside the points)."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = round_steps
    curve.resolution_u = steps
    curve.use_fill_caps = True
    spline = curve.splines.new(kind)
    if kind == 'BEZIER':
        spline.bezier_points.add(len(points) - 1)
        for point, at in zip(spline.bezier_points, points):
            point.co = at
            point.handle_left_type = point.handle_right_type = 'AUTO'
    else:
        spline.points.add(len(points) - 1)
        for point, at in zip(spline.points, points):
            point.co = (*at, 1)
        if kind == 'NURBS':
            spline.order_u = 4
            spline.use_endpoint_u = True
    spline.use_cyclic_u = closed
    return add(curve, material, **where)


def turned(profile, material=None, steps=64, ring=False, smooth_below=35, name='turned', **where):
    """A part turned about its z axis from a profile of (radius, z); `ring` joins its last point to its first."""
    count = len(profile)
    vertices = [
        (r * math.cos(2 * math.pi * i / steps), r * math.sin(2 * math.pi * i / steps), z)
        for i in range(steps)
        for r, z in profile
    ]
    faces = []
    for i in range(steps):
        j = (i + 1) % steps
        for k in range(count if ring else count - 1):
            n = (k + 1) % count
            faces.append((i * count + k, j * count + k, j * count + n, i * count + n))
    if not ring:
        if profile[0][0] > 1e-5:
            faces.append([i * count for i in range(steps)][::-1])
        if profile[-1][0] > 1e-5:
            faces.append([i * count + count - 1 for i in range(steps)])
    return face_outwards(mesh(vertices, faces, material, smooth_below=smooth_below, name=name, **where), merge=1e-5)


def cylinder(radius, height, material=None, edge=0.008, steps=64, **where):
    """A cylinder along its z axis, centred, its rims rounded by `edge`."""
    edge = min(edge, height * 0.45, radius * 0.45)
    inner, half = edge * 0.3, height / 2
    profile = [(0, -half), (radius - edge, -half), (radius - inner, -half + inner), (radius, -half + edge)]
    return turned(profile + [(r, -z) for r, z in profile[::-1]], material, steps, **where)


def loft(sections, material=None, closed=True, caps=True, smooth_below=None, levels=0, name='loft', **where):
    """A skin over `sections`, lists of equally many (x, y, z); `closed` joins each section's ends."""
    count = len(sections[0])
    faces = []
    for k in range(len(sections) - 1):
        for i in range(count if closed else count - 1):
            j = (i + 1) % count
            faces.append((k * count + i, k * count + j, (k + 1) * count + j, (k + 1) * count + i))
    if caps and closed:
        faces.append(tuple(range(count))[::-1])
        faces.append(tuple(range((len(sections) - 1) * count, len(sections) * count)))
    vertices = [point for section in sections for point in section]
    thing = face_outwards(mesh(vertices, faces, material, smooth_below=smooth_below, name=name, **where))
    return subdivide(thing, levels) if levels else thing


def letters(words, size, material=None, depth=0.004, edge=0.0, slant=0.0, spacing=1.0, align='CENTER', font='archivo', weight=800, **where):
    """Raised letters in the xy plane, growing along z by `depth` to both sides; `size` is the line height."""
    curve = bpy.data.curves.new('letters', 'FONT')
    curve.body = words
    curve.size = size
    curve.extrude = depth
    curve.bevel_depth = edge
    curve.align_x = align
    curve.align_y = 'CENTER'
    curve.shear = slant
    curve.space_character = spacing
    file = FONTS / font / 'files' / f'{font}-latin-{weight}-normal.woff2'
    curve.font = bpy.data.fonts.load(str(file), check_existing=True)
    return add(curve, material, **where)


def ribbon(points, width, across, material=None, thickness=0.03, edge=0.008, **where):
    """A flat belt of constant `width` in the direction `across`, through points."""
    half = Vector(across).normalized() * width / 2
    vertices = [Vector(p) + side * half for p in points for side in (-1, 1)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(points) - 1)]
    return thicken(mesh(vertices, faces, material, name='ribbon', **where), thickness, edge)
