"""The camera: where it stands and how much it sees."""

import math

import bpy
import numpy as np
from mathutils import Vector

from modelling.scene import add

SENSOR = 36.0


def surface():
    """The vertices of everything in the scene, as an array [n][3]: what must fit the frame."""
    graph = bpy.context.evaluated_depsgraph_get()
    points = []
    for thing in bpy.context.scene.objects:
        if thing.type in ('MESH', 'CURVE', 'FONT') and not thing.hide_render:
            seen = thing.evaluated_get(graph)
            skin = seen.to_mesh()
            flat = np.empty(len(skin.vertices) * 3, np.float32)
            skin.vertices.foreach_get('co', flat)
            matrix = np.array(seen.matrix_world)
            points.append(flat.reshape(-1, 3) @ matrix[:3, :3].T + matrix[:3, 3])
            seen.to_mesh_clear()
    return np.concatenate(points)


def turned(points, count):
    """Points that stand for `points` turned about their middle `count` times, so that a camera sees as much from each side."""
    some = points[:: max(1, len(points) // 4000)] - (points.max(0) + points.min(0)) / 2
    all_round = []
    for k in range(count):
        cos, sin = math.cos(math.tau * k / count), math.sin(math.tau * k / count)
        x, y, z = some.T
        all_round.append(np.stack([x * cos - y * sin, x * sin + y * cos, z], 1))
    return np.concatenate(all_round) + (points.max(0) + points.min(0)) / 2


def stand(azimuth, elevation, lens, aspect, points=None, fill=0.8, focus=None, span=None, fstop=None, shift=(0, 0)):
    """Stand a camera at `azimuth` (0 in front, positive to the product's left, seen from above) and `elevation`, in degrees.

    Either `points` fill the share `fill` of the frame in the direction that fills first, or the camera looks at
    `focus` and sees `span` dm of width there. `aspect` is width by height; `shift` moves the picture by shares of
    its width. A small `fstop` (dm scale: 0.3 is soft) blurs what is far from `focus`.
    """
    a, e = math.radians(azimuth), math.radians(elevation)
    back = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    turn = back.to_track_quat('Z', 'Y')
    half = SENSOR / 2 / lens
    halves = (half, half / aspect) if aspect >= 1 else (half * aspect, half)
    if focus is not None:
        target, distance = Vector(focus), span / 2 / halves[0]
    else:
        target, distance = _fit(points, turn, back, halves, fill)
    data = bpy.data.cameras.new('camera')
    data.lens = lens
    data.clip_end = 1000
    data.clip_start = 0.01
    data.shift_x, data.shift_y = shift
    if fstop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = fstop
        data.dof.focus_distance = distance
    camera = add(data, loc=target + back * distance)
    camera.rotation_mode = 'QUATERNION'
    camera.rotation_quaternion = turn
    bpy.context.scene.camera = camera
    return camera


def _fit(points, turn, back, halves, fill):
    """The target and distance at which the points, in perspective, fill the frame and stand in its middle."""
    across, up = np.array(turn @ Vector((1, 0, 0))), np.array(turn @ Vector((0, 1, 0)))
    target = (points.max(0) + points.min(0)) / 2
    distance = float(np.ptp(points, axis=0).max()) * 3
    for _ in range(12):
        from_target = points - target
        depth = distance - from_target @ np.array(back)
        x, y = from_target @ across / depth / halves[0], from_target @ up / depth / halves[1]
        share = max(np.ptp(x), np.ptp(y)) / 2
        target = target + across * (x.max() + x.min()) / 2 * halves[0] * distance + up * (y.max() + y.min()) / 2 * halves[1] * distance
        distance *= share / fill
    return Vector(target), distance
