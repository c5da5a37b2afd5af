"""Astra: an open mesh back in a nylon frame on a spine, with a sliding woven seat and a headrest on a stem."""

import math

import numpy as np

from materials.cloth import fabric, netting
from materials.solid import metal, plastic
from modelling.curves import smooth
from modelling.outlines import chamfered, rectangle, rounded
from modelling.scene import group, mm, rad
from modelling.solids import box, cylinder, mesh, prism, tube
from modelling.sweep import along, curve_through, mirrored, seamed, sweep
from modelling.upholstery import cushion, stitches
from parts.armrest import armrest
from parts.gas_lift import gas_lift
from parts.mark import mark
from parts.seat_mechanism import seat_mechanism
from parts.star_base import hub_top, star_base

SEAT_TOP = 485
SEAT_WIDTH, SEAT_DEPTH, SEAT_THICK = 510, 490, 62
UNDERSIDE = SEAT_TOP - SEAT_THICK - 30
BACK_HEIGHT = 660
BASE_RADIUS, CASTORS = 340, 60
HINGE = (0, 196, 425)
UPRIGHT, RECLINED = 11, 38

# Half of the back's outline, from the middle of its foot to the middle of its top, in mm from the foot.
OUTLINE = ((0, 0), (128, 0), (176, 40), (206, 250), (246, 432), (238, 506), (176, 660), (0, 660))
# The curve of the back seen from the side: height and how far to the rear.
PROFILE_Z, PROFILE_Y = (0, 90, 190, 330, 480, 660), (6, -22, -30, -6, 16, 20)
WRAP = 46  # mm that the sides come forward

# Metal, thread and moulded parts.
ACCENTS = {'Black/Gold': ('b8893a', 'b98a36', '5c3b08'), 'Black/Purple': ('6d32d6', '6a35c8', '2e0c78')}


def build(colour='Black/Gold', pose=None):
    metal_hex, thread_hex, moulded_hex = ACCENTS[colour]
    accent = metal(metal_hex, 0.38)
    thread = plastic(thread_hex, 0.6, 0.2)
    nylon = plastic('0b0c0e', 0.50, 0.45, 110, 0.45)
    reclined = pose == 'reclined'

    star_base('slim', BASE_RADIUS, CASTORS, nylon, accent, turn=0.31)
    gas_lift(hub_top(CASTORS, 'slim'), UNDERSIDE - 34, sleeves=0)
    seat_mechanism(UNDERSIDE, 236, 20, accent)

    seat = group((0, 0, mm(UNDERSIDE)), (rad(-6 if reclined else -1.5), 0, 0))
    _seat(seat, nylon, accent, thread)
    for side in (-1, 1):
        armrest(side, 272, 'slim', (92, 262, 34), 110, 6, None, accent, loc=(side * mm(292), mm(6), mm(UNDERSIDE)))

    back = group([mm(v) for v in HINGE], (rad(-(RECLINED if reclined else UPRIGHT)), 0, 0))
    _spine(back, nylon, accent)
    net = group((0, mm(-26), mm(82)), parent=back)
    _net(net, nylon, accent, thread_hex)
    _lumbar(net, nylon, accent, plastic(moulded_hex, 0.55, 0.3, specular=0.25))
    _headrest(net, nylon, accent, thread)


def _bow(x, z):
    """How far to the rear the net lies, in mm."""
    return float(smooth(PROFILE_Z, PROFILE_Y, z)) - WRAP * min(1.2, abs(x) / 240) ** 2.2


def _rim():
    """The closed outline of the back as points (x, z) in mm, from the middle of the foot round to the right."""
    right = [p for p in OUTLINE if p[0] > 0]
    corners = right + [(-x, z) for x, z in right[::-1]]
    return rounded(corners, [60, 44, 150, 90, 60, 70, 70, 60, 90, 150, 44, 60], 10)


def _net(parent, nylon, accent, thread_hex):
    """The stretched mesh and the frame it is welded into."""
    rim = _rim()
    start = next(k for k in range(len(rim)) if rim[k - 1][0] < 0 <= rim[k][0])
    rim = rim[start:] + rim[:start]
    path = along([(mm(x), mm(_bow(x, z)), mm(z)) for x, z in rim], 220, closed=True)
    outer = rounded(
        [(mm(x), mm(y)) for x, y in ((-13, -10), (13, -10), (13, 4), (6, 12), (-6, 12), (-13, 4))], mm(4), 3
    )
    facing = [_normal(x, z) for x, z in path[:, [0, 2]] * 100]
    sweep(path, outer, nylon, facing, closed=True, name='frame', parent=parent)
    _shoulder_strips(path, facing, accent, parent)
    _skin(rim, netting('0c0d0f', second=thread_hex), parent)


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


def _spine(parent, nylon, accent):
    """The bar behind the net: out from under the seat, up, and into two arms that hold the shoulders."""
    bar = rounded([(-0.34, -0.11), (0.34, -0.11), (0.24, 0.13), (-0.24, 0.13)], 0.07, 4)
    stem = curve_through(
        [
            (0, -0.95, -0.42),
            (0, -0.2, -0.42),
            (0, 0.38, -0.1),
            (0, 0.56, 0.8),
            (0, 0.66, 2.2),
            (0, 0.78, 3.6),
            (0, 0.86, 4.7),
        ],
        70,
    )
    widths = smooth((0, 0.25, 0.45, 0.8, 1), (1.55, 1.35, 1.05, 0.95, 1.2), np.linspace(0, 1, 70))
    sweep(stem, bar, nylon, (0, 1, 0.35), scale=np.stack([widths, np.ones(70)], 1), name='stem', parent=parent)
    arm = rounded([(-0.19, -0.10), (0.19, -0.10), (0.13, 0.10), (-0.13, 0.10)], 0.06, 4)
    for side in (-1, 1):
        upper = curve_through(
            [(0, 0.84, 4.05), (side * 0.7, 0.82, 4.5), (side * 1.6, 0.48, 5.15), (side * 2.42, -0.52, 5.52)], 40
        )
        fade = np.linspace(1.5, 0.9, 40)
        sweep(upper, arm, nylon, (0, 1, 0), scale=np.stack([fade, fade], 1), name='arm', parent=parent)
        lower = curve_through(
            [(0, 0.50, 0.62), (side * 0.7, 0.34, 0.82), (side * 1.5, -0.08, 0.98), (side * 1.85, -0.60, 1.42)], 30
        )
        sweep(lower, arm, nylon, (0, 1, 0), scale=np.stack([fade[:30], fade[:30]], 1), name='arm', parent=parent)
    plate = rounded([(-0.46, -0.52), (0.46, -0.52), (0.62, 0.1), (0.34, 0.6), (-0.34, 0.6), (-0.62, 0.1)], 0.1, 4)
    hub = group((0, 0.96, 4.28), (math.pi / 2 - 0.08, 0, math.pi), parent)
    prism([plate], mm(12), nylon, mm(3), 4, parent=hub, name='hub')
    mark(mm(42), accent, mm(1.2), mm(0.4), loc=(0, 0, mm(6.5)), parent=hub)
    line = curve_through([(0, 0.675, 0.9), (0, 0.76, 2.0), (0, 0.86, 3.2), (0, 0.905, 3.7)], 40)
    sweep(
        line,
        rounded([(-0.05, -0.02), (0.05, -0.02), (0.05, 0.02), (-0.05, 0.02)], 0.012, 2),
        accent,
        (0, 1, 0),
        name='line',
        parent=parent,
    )
    cylinder(
        mm(24), mm(150), plastic('0f1012', 0.34), mm(4), loc=(0, -0.35, -0.42), rot=(0, math.pi / 2, 0), parent=parent
    )


def _lumbar(parent, nylon, accent, pad_material):
    """The lumbar support behind the net, on a carriage that climbs the spine."""
    at = 172
    pad = rounded(chamfered(mm(270), mm(104), mm(30)), mm(12), 4)
    body = group((0, mm(10), mm(at)), parent=parent)
    for offset, material, scale, thick in ((0, pad_material, 1.0, mm(12)), (mm(7), nylon, 0.9, mm(6))):
        shape = prism(
            [[(x * scale, y * scale) for x, y in pad]],
            thick,
            material,
            mm(3),
            3,
            loc=(0, offset, 0),
            rot=(math.pi / 2, 0, 0),
            parent=body,
        )
        shape.name = 'lumbar pad'
    for k in range(-3, 4):
        box((mm(20), mm(3), mm(58)), plastic('08090a', 0.6), mm(1), 2, loc=(k * mm(31), mm(11), 0), parent=body)
    box((mm(84), mm(46), mm(64)), nylon, mm(8), 4, loc=(0, mm(34), 0), parent=body)
    box((mm(96), mm(30), mm(16)), accent, mm(4), 3, loc=(0, mm(62), 0), parent=body)


def _headrest(parent, nylon, accent, thread):
    """A curved pad on a stem that slides in the spine and turns on a hinge."""
    bar = rounded([(-0.26, -0.10), (0.26, -0.10), (0.19, 0.12), (-0.19, 0.12)], 0.06, 4)
    mast = curve_through(
        [(0, 1.08, 3.5), (0, 0.98, 4.4), (0, 0.74, 5.5), (0, 0.46, 6.4), (0, 0.27, 7.0), (0, 0.20, 7.4)], 50
    )
    sweep(mast, bar, nylon, (0, 1, 0.2), name='mast', parent=parent)
    box((mm(112), mm(34), mm(46)), nylon, mm(9), 4, loc=(0, 0.13, 7.36), parent=parent)
    slide = rounded(rectangle(mm(34), mm(12), mm(4)), mm(1), 2)
    sweep(
        curve_through([(0, 0.20, 7.2), (0, 0.21, 7.7), (0, 0.24, 8.07)], 20),
        slide,
        metal('7d8086', 0.3),
        (0, 1, 0),
        parent=parent,
    )
    for k in range(6):
        box((mm(16), mm(1), mm(2)), plastic('08090a', 0.6), 0, loc=(0, mm(27.5), 7.64 + k * 0.055), parent=parent)
    cylinder(mm(17), mm(86), nylon, mm(4), loc=(0, 0.22, 8.08), rot=(0, math.pi / 2, 0), parent=parent)
    for side in (-1, 1):
        cylinder(
            mm(12), mm(5), accent, mm(1.4), loc=(side * mm(44), 0.22, 8.08), rot=(0, math.pi / 2, 0), parent=parent
        )
    pad = group((0, 0.0, 8.08), (rad(7), 0, 0), parent)
    cloth = fabric('09090b', 0.8, 46, 0.5)
    half, tall = 1.60, 0.72
    rows, columns = np.sin(np.linspace(-1, 1, 15) * math.pi / 2), np.sin(np.linspace(-1, 1, 25) * math.pi / 2)
    front, rear = np.zeros((15, 25, 3)), np.zeros((15, 25, 3))
    for i, v in enumerate(rows):
        for j, u in enumerate(columns):
            corner = 1 - 0.10 * (u * v) ** 4
            x = u * half * (1 - 0.10 * (v < 0) * v * v - 0.04 * v * v) * corner
            z = v * tall * (1 - 0.12 * u * u) * corner
            bend = -0.62 * (abs(x) / half) ** 2.2
            swell = 0.20 * (1 - u**4) * (1 - v**4)
            front[i, j] = (x, bend - 0.12 - swell + 0.06 * math.cos(v * 3), z)
            rear[i, j] = (x * 0.97, bend + 0.20 - 0.08 * u * u, z * 0.96)
    cushion(front, rear, [cloth, nylon], lambda r, c: 0, 1, 0, levels=2, parent=pad)
    edge = [*front[0], *front[1:, -1], *front[-1][::-1][1:], *front[::-1][1:, 0]]
    tube(
        [tuple(np.array(p) * (0.985, 1, 0.97) + (0, 0.01, 0)) for p in edge],
        mm(2.6),
        accent,
        closed=True,
        kind='POLY',
        parent=pad,
    )
    mark(mm(30), thread, mm(1), mm(0.3), loc=(0, -0.30, 0), rot=(math.pi / 2, 0, 0), parent=pad)


def _seat(parent, nylon, accent, thread):
    """The cushion on its pan; the pan slides on the mechanism's plate."""
    _pan(parent, nylon, accent)
    seam_across, seam_rear = 0.70, 0.24
    us = mirrored(seamed(11, [seam_across], 0.016)[:-1].tolist() + [0.94, 0.975, 1.0])
    ts = np.concatenate(
        [[0, 0.012, 0.04], seamed(18, [seam_rear], 0.013)[2:-3], [0.89, 0.92, 0.945, 0.966, 0.983, 0.994, 1.0]]
    )
    top, under = np.zeros((len(ts), len(us), 3)), np.zeros((len(ts), len(us), 3))
    level, upright = np.full(top.shape[:2], 2.0), np.full(top.shape[:2], 2.0)
    for i, t in enumerate(ts):
        for j, u in enumerate(us):
            point = np.array(_seat_top(t, u))
            if abs(abs(u) - seam_across) < 1e-6:
                point[2] -= 0.055
            if abs(t - seam_rear) < 1e-6 and abs(u) < seam_across + 0.01:
                point[2] -= 0.055
            top[i, j] = point
            upright[i, j] = max(0.002, abs(abs(u) - seam_across) * 2.5)
            if abs(u) < seam_across:
                level[i, j] = max(0.002, abs(t - seam_rear) * 4.9)
            under[i, j] = (point[0] * 0.985, point[1] * 0.985, mm(30))
    woven = fabric('08090a', 0.82, 46, 0.7, '131417')
    plain = fabric('08080a', 0.82, 60, 0.6)

    def border(_, column):
        return 0 if abs(us[column] + us[column + 1]) / 2 < seam_across else 1

    cushion(top, under, [woven, plain], border, 1, 1, (), (upright, level), 3, parent=parent)
    for side in (-1, 1):
        for u, lift in ((0.735, 0.012), (0.665, 0.012)):
            path = [np.array(_seat_top(t, side * u)) + (0, 0, lift) for t in np.linspace(0.05, 0.93, 90)]
            stitches(path, thread, parent=parent)
    for t in (seam_rear - 0.03, seam_rear + 0.03):
        stitches(
            [np.array(_seat_top(t, u)) + (0, 0, 0.012) for u in np.linspace(-0.64, 0.64, 70)], thread, parent=parent
        )


def _seat_plan(t):
    """Half the seat's width at the share t of its depth from the rear, in dm."""
    return mm(float(smooth((0, 0.06, 0.3, 0.75, 0.95, 1), (214, 228, 246, 255, 246, 226), t)))


def _seat_top(t, u):
    """A point of the cushion's upper face: flat, rounded at its sides, falling over at the front."""
    half, s = _seat_plan(t), abs(u)
    y = mm(SEAT_DEPTH) * (0.5 - t) - mm(28)
    height = mm(SEAT_THICK + 30)
    front = min(1.0, max(0.0, (t - 0.84) / 0.16))
    fall = mm(60) * (1 - math.sqrt(1 - front**2.6)) + mm(10) * front + mm(16) * max(0.0, (0.10 - t) / 0.10) ** 2
    roll = mm(34) * max(0.0, (s - 0.82) / 0.18) ** 2.4
    dish = mm(8) * (1 - min(1, s / 0.7) ** 2) * math.sin(math.pi * min(1, t / 0.9)) ** 0.7
    corner = mm(30) * max(0.0, (t - 0.86) / 0.14) ** 2 * s**3 - mm(24) * max(0.0, (0.1 - t) / 0.1) ** 2 * s**3
    return (
        math.copysign(half * s**0.96, u) if u else 0.0,
        y + corner,
        height - min(mm(61), math.hypot(fall, roll)) - dish,
    )


def _pan(parent, nylon, accent):
    """The moulded seat pan, the rails it slides on and the slide's lever."""
    ts = np.linspace(0, 1, 26)
    right = [(_seat_plan(t) - 0.05, _seat_top(t, 0.97)[1] * 0.985) for t in ts]
    outline = [(x, y) for x, y in right[::-1]] + [(-x, y) for x, y in right]
    prism([outline], mm(18), nylon, mm(5), 4, loc=(0, 0, mm(24)), parent=parent, name='pan')
    for side in (-1, 1):
        box((mm(34), mm(330), mm(13)), metal('53565c', 0.34), mm(2), loc=(side * mm(112), mm(10), mm(9)), parent=parent)
    box((mm(70), mm(30), mm(9)), accent, mm(3), 3, loc=(mm(-236), mm(-150), mm(10)), rot=(0, -0.1, 0), parent=parent)
