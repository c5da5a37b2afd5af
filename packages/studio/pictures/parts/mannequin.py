"""A figure without a face, 1.72 m tall, of smooth segments on ball joints: people's size beside a product. In dm."""

import math

import numpy as np

from materials.solid import plastic
from modelling.curves import smooth
from modelling.solids import loft, turned

AROUND, ALONG = 48, 40


def seated(parent=None):
    """Upright in a chair whose seat is at 475 mm and whose back leans 13°, the arms on its rests, the feet on the floor."""
    segment, core, ball = _workshop(parent)
    segment((0, 1.45, 11.2), (0, 1.42, 13.35), (0.5, 0.66, 0.78, 0.82, 0.74), (0.6, 0.84, 0.98, 1.04, 0.92), ends=2.8)
    core((0, 1.72, 10.4), (0, 1.55, 11.6), (0.56, 0.5, 0.5), (0.56, 0.5, 0.5), ends=9)
    segment((0, 0.78, 7.55), (0, 1.62, 11.05), (1.22, 1.46, 1.72, 1.9, 1.88, 1.0), (0.94, 1.1, 1.18, 1.14, 0.96, 0.6), ends=9)
    core((0, 0.30, 6.0), (0, 0.95, 8.4), (1.2, 1.14, 1.1, 1.16), (0.9, 0.86, 0.82, 0.86), ends=9)
    segment((0, 0.22, 4.85), (0, 0.48, 6.95), (1.25, 1.62, 1.58, 1.28), (0.95, 1.16, 1.10, 0.92), ends=4)
    for s in (-1, 1):
        hip, knee, ankle = (s * 0.92, 0.1, 5.55), (s * 1.28, -3.6, 5.55), (s * 1.34, -4.0, 1.0)
        shoulder, elbow, wrist = (s * 2.02, 1.52, 10.15), (s * 2.72, 0.74, 7.13), (s * 2.86, -1.6, 6.99)
        segment(hip, knee, (0.90, 0.90, 0.82, 0.72, 0.62), (0.84, 0.86, 0.80, 0.72, 0.64), ends=8)
        ball(knee, 0.57)
        segment(knee, ankle, (0.56, 0.60, 0.58, 0.46, 0.38, 0.34), (0.58, 0.66, 0.64, 0.50, 0.40, 0.38), ends=8)
        ball(ankle, 0.36)
        segment((s * 1.34, -3.62, 0.46), (s * 1.46, -6.1, 0.2), (0.36, 0.42, 0.46, 0.48, 0.40), (0.44, 0.44, 0.34, 0.24, 0.18), ends=5)
        ball(shoulder, 0.6)
        segment(shoulder, elbow, (0.56, 0.58, 0.54, 0.48, 0.44), ends=8)
        ball(elbow, 0.41)
        segment(elbow, wrist, (0.42, 0.46, 0.42, 0.34, 0.28), (0.42, 0.44, 0.40, 0.32, 0.26), ends=8)
        ball(wrist, 0.27)
        _flat_hand(s, wrist, segment)


def _flat_hand(side, wrist, segment):
    """A flat palm with four joined fingers that bend over the end of the rest, and a thumb."""
    x, y, z = wrist
    palm, tips = (x - side * 0.02, y - 0.95, z - 0.02), (x - side * 0.06, y - 1.75, z - 0.42)
    segment(wrist, palm, (0.26, 0.38, 0.42, 0.42), (0.22, 0.20, 0.18, 0.16), ends=6)
    for k in range(4):
        over = (k - 1.5) * 0.205
        reach = (0.86, 1.0, 0.95, 0.78)[k if side < 0 else 3 - k]
        start = (palm[0] + over, palm[1] + 0.16, palm[2] - 0.01)
        end = tuple(p + reach * (t - p) for p, t in zip((palm[0] + over, palm[1], palm[2]), (tips[0] + over * 0.9, *tips[1:])))
        segment(start, end, (0.105, 0.108, 0.10, 0.085), (0.115, 0.115, 0.10, 0.08), ends=7)
    thumb = (x - side * 0.34, y - 0.42, z - 0.02)
    segment(thumb, (x - side * 0.52, y - 1.12, z - 0.1), (0.13, 0.125, 0.10), (0.13, 0.12, 0.10), ends=7)


def hand_on_mouse(parent=None):
    """A right hand that lies on a mouse at the origin whose front looks to -y, two fingers on its buttons."""
    segment, core, ball = _workshop(parent)
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


def _workshop(parent):
    """Functions that make a figure's segments, the dark cores between them, and its ball joints."""
    shell, joint = plastic('212327', 0.55, 0.1, 200), plastic('0f1012', 0.4, 0.1, 200)

    def segment(a, b, widths, depths=None, side=(1, 0, 0), ends=7, material=shell):
        _segment(a, b, widths, depths or widths, side, ends, material, parent)

    def core(a, b, widths, depths, ends):
        segment(a, b, widths, depths, ends=ends, material=joint)

    def ball(at, radius):
        angles = np.linspace(-math.pi / 2, math.pi / 2, 25)
        turned([(radius * math.cos(a), radius * math.sin(a)) for a in angles], joint, 48, loc=at, parent=parent)

    return segment, core, ball


def _segment(a, b, widths, depths, side, ends, material, parent):
    """A rounded body from `a` to `b` with half `widths` along `side` and half `depths` across it; high `ends` are blunt."""
    a, b, side = (np.asarray(v, float) for v in (a, b, side))
    axis = (b - a) / np.linalg.norm(b - a)
    across = side - axis * (side @ axis)
    across /= np.linalg.norm(across)
    through = np.cross(axis, across)
    # Closer together at the ends, where the outline turns.
    shares = (1 - np.cos(np.linspace(0.02, math.pi - 0.02, ALONG))) / 2
    round_off = (1 - np.abs(2 * shares - 1) ** ends) ** (1 / 2)
    at = np.linspace(0, 1, len(widths))
    half_widths, half_depths = (smooth(at, values, shares) * round_off for values in (widths, depths))
    angles = np.linspace(0, math.tau, AROUND, endpoint=False)
    sections = [
        [a + t * (b - a) + w * math.cos(angle) * across + d * math.sin(angle) * through for angle in angles]
        for t, w, d in zip(shares, half_widths, half_depths)
    ]
    loft(sections, material, name='segment', parent=parent)
