"""People's size beside a product: a figure without a face, and a hand. In dm."""

import math

import bmesh
import bpy
import numpy as np

from materials.solid import plastic
from modelling.curves import smooth
from modelling.scene import add
from modelling.solids import loft, turned
from modelling.sweep import curve_through

AROUND, ALONG = 48, 40


def seated():
    """1.80 m tall, leaning back in a Swift Pro, the forearms on its armrests."""
    matte = plastic('1d1e21', 0.72, 0.0, specular=0.25)
    limbs = []

    def limb(points, widths, depths=None, ends=7):
        limbs.append(_segment(points, widths, depths or widths, (1, 0, 0), ends))

    limb(((0, 0.72, 4.75), (0, 0.72, 5.6), (0, 0.74, 6.6), (0, 0.98, 7.8)), (1.55, 1.78, 1.66, 1.5, 1.5), (0.95, 1.12, 1.04, 0.94, 0.96), 4)
    limb(
        ((0, 0.74, 6.5), (0, 0.98, 7.8), (0, 1.26, 9.0), (0, 1.6, 10.05), (0, 1.88, 11.0)),
        (1.4, 1.48, 1.66, 1.86, 1.92, 1.66, 0.8),
        (0.92, 0.96, 1.06, 1.1, 1.02, 0.8, 0.6),
        9,
    )
    limb(((0, 1.9, 10.3), (0, 2.0, 11.0), (0, 1.9, 11.9)), (0.74, 0.63, 0.6), (0.68, 0.62, 0.62), 9)
    limb(((0, 1.66, 11.28), (0, 1.82, 12.5), (0, 1.94, 13.84)), (0.46, 0.64, 0.76, 0.8, 0.72), (0.56, 0.78, 0.95, 0.99, 0.9), 2.8)
    for s in (-1, 1):
        forward = -0.75 if s < 0 else 0
        knee, ankle = (s * 1.32, -3.62, 5.38), (s * 1.42, -4.0 + forward, 1.0)
        elbow, wrist = (s * 2.74, 0.72, 7.08), (s * 2.8, -1.72, 7.02)
        limb(((s * 0.9, 0.75, 5.55), (s * 1.12, -1.6, 5.56), knee), (0.92, 0.96, 0.88, 0.74, 0.6), (0.92, 0.92, 0.84, 0.72, 0.6), 8)
        limb(((s * 1.32, -3.5, 5.42), (s * 1.38, -3.85 + forward * 0.5, 3.2), ankle), (0.54, 0.6, 0.58, 0.46, 0.36, 0.36), (0.56, 0.66, 0.64, 0.5, 0.4, 0.4))
        limb(
            ((s * 1.4, -3.62 + forward, 0.48), (s * 1.46, -4.6 + forward, 0.44), (s * 1.6, -6.3 + forward, 0.24)),
            (0.34, 0.4, 0.46, 0.48, 0.4),
            (0.44, 0.46, 0.36, 0.26, 0.2),
            5,
        )
        limb(((s * 0.3, 1.95, 10.95), (s * 1.2, 1.88, 10.56), (s * 2.05, 1.8, 10.2)), (0.4, 0.5, 0.52), (0.4, 0.52, 0.56), 5)
        limb(((s * 1.92, 1.82, 10.6), (s * 2.3, 1.46, 9.0), elbow), (0.54, 0.58, 0.52, 0.46, 0.42))
        limb(((s * 2.74, 0.9, 7.1), (s * 2.8, -0.5, 7.1), wrist), (0.4, 0.45, 0.4, 0.32, 0.27), (0.4, 0.43, 0.38, 0.3, 0.23))
        _resting_hand(s, wrist, limb)
    _cast(limbs, matte)


def _resting_hand(side, wrist, limb):
    """A palm on the end of the rest, four fingers that hang over it, and a thumb beside."""
    x, y, z = wrist

    def from_wrist(*points):
        return [(x + side * a, y - b, z + c) for a, b, c in points]

    limb(from_wrist((0, -0.1, 0), (0, 0.45, 0), (-0.04, 0.98, -0.12)), (0.28, 0.4, 0.44, 0.42), (0.22, 0.22, 0.2, 0.17), 6)
    for k, reach in enumerate((0.8, 0.95, 1, 0.88)):
        out = 0.3 - 0.2 * k
        limb(from_wrist((out, 0.8, -0.08), (out, 0.86 + 0.42 * reach, -0.24), (out * 0.9, 0.9 + 0.7 * reach, -0.78 * reach)), (0.125, 0.12, 0.1))
    limb(from_wrist((-0.28, 0.2, -0.02), (-0.52, 0.62, -0.1), (-0.5, 1.1, -0.28)), (0.17, 0.15, 0.12))


def _cast(parts, material):
    """One smooth body of overlapping parts."""
    shape = bmesh.new()
    for part in parts:
        shape.from_mesh(part.data)
        bpy.data.objects.remove(part)
    data = bpy.data.meshes.new('figure')
    shape.to_mesh(data)
    shape.free()
    body = add(data, material)
    remesh = body.modifiers.new('remesh', 'REMESH')
    remesh.mode, remesh.voxel_size, remesh.use_smooth_shade = 'VOXEL', 0.04, True
    smoothing = body.modifiers.new('smooth', 'SMOOTH')
    smoothing.factor, smoothing.iterations = 0.5, 14


def hand_on_mouse():
    """A right hand that lies on a mouse at the origin whose front looks to -y, two fingers on its buttons."""
    shell, joint = plastic('212327', 0.55, 0.1, 200), plastic('0f1012', 0.4, 0.1, 200)

    def segment(a, b, widths, depths=None, side=(1, 0, 0), ends=7):
        _segment((a, b), widths, depths or widths, side, ends, shell)

    def ball(at, radius):
        angles = np.linspace(-math.pi / 2, math.pi / 2, 25)
        turned([(radius * math.cos(a), radius * math.sin(a)) for a in angles], joint, 48, loc=at)

    wrist, knuckles = (0.04, 1.3, 0.24), (-0.08, 0.18, 0.47)
    segment((-0.1, 3.6, 0.36), wrist, (0.44, 0.42, 0.34, 0.28), (0.36, 0.34, 0.26, 0.21), ends=9)
    ball(wrist, 0.225)
    segment(wrist, knuckles, (0.27, 0.38, 0.45, 0.43), (0.2, 0.24, 0.22, 0.12), (1, 0, 0.25), 6)
    fingers = (
        ((0.19, 0.26, 0.49), (0.19, -0.15, 0.49), (0.17, -0.37, 0.39), (0.16, -0.55, 0.27)),
        ((-0.04, 0.23, 0.51), (-0.07, -0.2, 0.5), (-0.09, -0.43, 0.39), (-0.1, -0.6, 0.27)),
        ((-0.26, 0.3, 0.46), (-0.4, -0.02, 0.41), (-0.42, -0.18, 0.29), (-0.4, -0.29, 0.17)),
        ((-0.42, 0.42, 0.36), (-0.5, 0.17, 0.3), (-0.5, 0.04, 0.19), (-0.46, -0.06, 0.11)),
        ((0.28, 0.8, 0.26), (0.41, 0.48, 0.25), (0.41, 0.2, 0.21), (0.38, -0.06, 0.19)),
    )
    for joints, radius in zip(fingers, (0.098, 0.102, 0.096, 0.084, 0.112)):
        for k, (a, b) in enumerate(zip(joints, joints[1:])):
            wide = radius * (1 - 0.06 * k)
            segment(a, b, (wide, wide * 0.97, wide * (0.94 if k < 2 else 0.8)), ends=7)
            ball(a, radius * (0.98 - 0.06 * k))


def _segment(points, widths, depths, side, ends, material=None):
    """A rounded body along `points` with half `widths` along `side` and half `depths` across it; high `ends` are blunt."""
    axis = curve_through(points, 200)
    ahead = np.gradient(axis, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    across = np.asarray(side, float) - ahead * (ahead @ np.asarray(side, float))[:, None]
    across /= np.linalg.norm(across, axis=1, keepdims=True)
    through = np.cross(ahead, across)
    # Closer together at the ends, where the outline turns.
    shares = (1 - np.cos(np.linspace(0.02, math.pi - 0.02, ALONG))) / 2
    round_off = (1 - np.abs(2 * shares - 1) ** ends) ** (1 / 2)
    at = np.linspace(0, 1, len(widths))
    half_widths, half_depths = (smooth(at, values, shares) * round_off for values in (widths, depths))
    angles = np.linspace(0, math.tau, AROUND, endpoint=False)

    def along(values):
        return np.stack([np.interp(shares, np.linspace(0, 1, len(axis)), column) for column in values.T], 1)

    sections = [
        [p + w * math.cos(angle) * a + d * math.sin(angle) * t for angle in angles]
        for p, a, t, w, d in zip(along(axis), along(across), along(through), half_widths, half_depths)
    ]
    return loft(sections, material, name='segment')
