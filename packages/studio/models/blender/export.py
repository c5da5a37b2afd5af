"""Writes a product's meshes for `make.ts`: blender -b --factory-startup --python models/blender/export.py -- PRODUCT COLOUR FILE

FILE.json lists a surface each with its vertex count; FILE.bin holds for each vertex place, normal (3 floats each) and
texture coordinates (2), three vertices a triangle, in meters with y up. COLOUR is a name or "-".
"""

import json
import os
import sys
import traceback
from pathlib import Path

here = Path(__file__).parent
sys.path[:0] = [str(here.parents[1] / 'pictures'), str(here)]

import bpy  # noqa: E402
import numpy as np  # noqa: E402

import modelling.arrays  # noqa: E402
import perforation  # noqa: E402

modelling.arrays.honeycomb = perforation.sheet

import subject  # noqa: E402
import surfaces  # noqa: E402

SMALLEST = 0.025  # dm: what is smaller is not seen
SMALLEST_LETTERS = 0.06


def lighten(thing):
    """Fewer faces where they are not seen: in bevels, rounded profiles and subdivided cages."""
    for modifier in thing.modifiers:
        if modifier.type == 'SUBSURF':
            modifier.levels = max(0, modifier.levels - 1)
        if modifier.type == 'BEVEL':
            modifier.segments = 1
    if thing.type in ('CURVE', 'FONT'):
        curve = thing.data
        curve.bevel_resolution = min(curve.bevel_resolution, 1 if curve.dimensions == '3D' else 0)
        curve.resolution_u = min(curve.resolution_u, 6 if thing.type == 'CURVE' else 2)
        if thing.type == 'FONT':
            curve.bevel_depth = 0


def is_shown(thing):
    if thing.type not in ('MESH', 'CURVE', 'FONT') or not thing.visible_camera:
        return False
    return thing.type != 'FONT' or thing.data.size >= SMALLEST_LETTERS


def triangles(thing, graph):
    """(surface, vertices [n][8]) for each material of an object."""
    data = bpy.data.meshes.new_from_object(thing.evaluated_get(graph), preserve_all_data_layers=True, depsgraph=graph)
    if not data.polygons:
        return
    data.calc_normals_split()
    data.calc_loop_triangles()
    count = len(data.loop_triangles)
    loops, materials = np.empty(count * 3, np.int32), np.empty(count, np.int32)
    data.loop_triangles.foreach_get('loops', loops)
    data.loop_triangles.foreach_get('material_index', materials)
    normals = np.empty(len(data.loops) * 3, np.float32)
    data.loops.foreach_get('normal', normals)
    corners = np.empty(len(data.loops), np.int32)
    data.loops.foreach_get('vertex_index', corners)
    places = np.empty(len(data.vertices) * 3, np.float32)
    data.vertices.foreach_get('co', places)
    matrix = np.array(thing.matrix_world)
    turn = np.linalg.inv(matrix[:3, :3]).T
    places = places.reshape(-1, 3) @ matrix[:3, :3].T + matrix[:3, 3]
    if (places.max(0) - places.min(0)).max() < SMALLEST:
        return
    normals = normals.reshape(-1, 3) @ turn.T
    normals /= np.maximum(np.linalg.norm(normals, axis=1, keepdims=True), 1e-9)
    holes = np.zeros((len(data.loops), 2), np.float32)
    if data.uv_layers.active:
        data.uv_layers.active.data.foreach_get('uv', holes.ravel())
    whole = np.hstack([places[corners[loops]], normals[loops], holes[loops]])
    if np.linalg.det(matrix[:3, :3]) < 0:
        whole = whole.reshape(-1, 3, 8)[:, ::-1].reshape(-1, 8)
    for index, slot in enumerate(thing.material_slots):
        part = whole[np.repeat(materials == index, 3)]
        if len(part) and slot.material:
            yield slot.material, part


def main():
    product, colour, file = sys.argv[sys.argv.index('--') + 1 :]
    bpy.ops.wm.read_factory_settings(use_empty=True)
    subject.build(product, None if colour == '-' else colour)
    things = [thing for thing in bpy.context.scene.objects if is_shown(thing)]
    for thing in things:
        lighten(thing)
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    parts = {}
    for thing in things:
        for material, part in triangles(thing, graph):
            surface = surfaces.surface_of(material)
            surface['perforated'] = bool(material.get(perforation.PERFORATED))
            surface['name'] = material.name.split('.')[0]
            parts.setdefault(json.dumps(surface), []).append(part)
    listed = []
    with open(f'{file}.bin', 'wb') as out:
        for surface, meshes in sorted(parts.items()):
            whole = np.vstack(meshes)
            whole[:, :3] /= 10
            for axes in (slice(0, 3), slice(3, 6)):
                x, y, z = whole[:, axes].T.copy()
                whole[:, axes] = np.stack([x, z, -y], 1)
            listed.append({**json.loads(surface), 'vertices': len(whole)})
            out.write(whole.astype('<f4').tobytes())
    Path(f'{file}.json').write_text(json.dumps(listed))


# Blender ends with 0 after an exception, and may crash while it clears up.
try:
    main()
    sys.stdout.flush()
    os._exit(0)
except BaseException:
    traceback.print_exc()
    os._exit(1)
