"""Imperium: an executive chair of soft channelled leather pads on a slim shell, carried by polished aluminium."""

import math

import numpy as np

from materials.cloth import leather
from materials.solid import metal, plastic
from modelling.curves import smooth
from modelling.outlines import rectangle, rounded
from modelling.scene import group, mm, rad
from modelling.solids import box, cylinder, loft, prism
from modelling.sweep import curve_through, sweep
from modelling.upholstery import cushion, stitches
from parts.gas_lift import gas_lift
from parts.mark import mark, wordmark
from parts.seat_mechanism import seat_mechanism
from parts.star_base import hub_top, star_base

SEAT_TOP = 490  # mm, of 450 to 550
SEAT_HALF, SEAT_DEPTH = mm(275), mm(510)
SEAT_SLAB, SEAT_PAD = mm(58), mm(48)
UNDERSIDE = 372
BACK_HEIGHT, BACK_HALF, BACK_SHELL = mm(800), mm(254), mm(32)
BASE_RADIUS, CASTORS = 350, 65
ARM_X, ARM_TOP = mm(318), mm(690)
# Degrees: the back's lean and the seat's tilt, which is half of what the back has moved.
POSES = {None: (10, 1.5), 'reclined': (35, 14)}

# Edges of the pads as shares of the back's height: lumbar, three channels, head.
BACK_PADS = ((0.015, 0.255, 48), (0.255, 0.395, 34), (0.395, 0.535, 34), (0.535, 0.675, 34), (0.735, 0.985, 60))
# Of the seat's depth from its rear, as y falls.
SEAT_PADS = ((0.02, 0.265, 46), (0.265, 0.50, 46), (0.50, 0.735, 46), (0.735, 0.985, 46))


class Profile:
    """A curve in the yz plane, walked by its length from 0 to 1; `h` lifts a point off it towards the sitter.

    `side` is 1 if the sitter is at the left of one who walks it towards +z, seen from +x, else -1.
    """

    def __init__(self, points, hollow=0.0, side=1):
        self.side = side
        self.line = curve_through([(0, y, z) for y, z in points], 400)
        self.length = float(np.linalg.norm(np.diff(self.line, axis=0), axis=1).sum())
        self.hollow = hollow

    def at(self, x, s, h=0.0):
        """The point at `x`, the share `s` of the length, and height `h`; the middle lies back by `hollow`."""
        point, normal = self._walk(s), self.normal(s)
        lift = h + self.hollow * min(1.3, (x / BACK_HALF) ** 2)
        return np.array([x, point[1] + normal[1] * lift, point[2] + normal[2] * lift])

    def normal(self, s):
        ahead = self._walk(min(1, s + 0.01)) - self._walk(max(0, s - 0.01))
        ahead /= np.linalg.norm(ahead)
        return np.array([0, -ahead[2], ahead[1]]) * self.side

    def _walk(self, s):
        place = np.clip(s, 0, 1) * (len(self.line) - 1)
        k = min(int(place), len(self.line) - 2)
        return self.line[k] + (self.line[k + 1] - self.line[k]) * (place - k)


BACK = Profile(
    (
        (0.12, 0),
        (-0.08, 0.8),
        (-0.22, 1.7),
        (-0.16, 2.7),
        (0.02, 4.0),
        (0.16, 5.3),
        (0.18, 6.3),
        (0.08, 7.2),
        (-0.06, 8.0),
    ),
    hollow=mm(14),
)
# From the rear to the front edge, where it falls away.
SEAT = Profile(
    ((2.55, 0.02), (2.0, -0.04), (1.0, -0.10), (0, -0.08), (-1.0, 0.0), (-1.75, 0.0), (-2.25, -0.16), (-2.48, -0.48)),
    side=-1,
)


def build(pose=None):
    lean, tilt = POSES[pose]
    hide = leather('08080a', 0.36, 34, 0.6)
    seat_hide = leather('08080a', 0.36, 34, 0.6, plane='XY')
    thread = plastic('3c3d41', 0.6, 0.2)
    polished = metal('c4c7cc', 0.24)

    star_base('slim', BASE_RADIUS, CASTORS, polished, None, turn=0.31)
    gas_lift(hub_top(CASTORS, 'slim'), UNDERSIDE - 30, sleeves=0)
    knee = group((0, mm(20), mm(UNDERSIDE - 30)), (rad(-tilt), 0, 0))
    deck = group((0, -mm(20), -mm(UNDERSIDE - 30)), parent=knee)
    seat_mechanism(UNDERSIDE, 250, 20, polished, parent=deck)
    _seat(group((0, -0.06, mm(SEAT_TOP) - SEAT_PAD), parent=deck), seat_hide, thread)
    for side in (-1, 1):
        _armrest(side, deck, seat_hide, polished, thread)
    back = group((0, 2.30, mm(SEAT_TOP) - 0.10), (rad(tilt - lean), 0, 0), deck)
    _back(back, hide, thread, polished)
    _yoke(back, polished)


def _eased(count):
    """Positions from -1 to 1, closer at the ends."""
    return np.sin(np.linspace(-1, 1, count) * math.pi / 2)


def _pad(profile, start, end, half, rise, hide, parent, rng):
    """A soft pad between two shares of a profile, bulging by `rise` mm, its leather a little uneven."""
    us, vs = _eased(39), _eased(15)
    front, rear = np.zeros((15, 39, 3)), np.zeros((15, 39, 3))
    upright, level = np.zeros((15, 39)), np.zeros((15, 39))
    waves = rng.uniform(0, math.tau, 4)
    tall = profile.length * (end - start)
    for i, v in enumerate(vs):
        s = start + (end - start) * (v + 1) / 2
        for j, u in enumerate(us):
            bulge = (1 - abs(u) ** 16) ** 0.5 * (1 - abs(v) ** 2.6) ** 0.55
            uneven = 0.010 * math.sin(u * 5 + waves[0]) * math.cos(v * 2 + waves[1]) + 0.006 * math.sin(
                u * 13 + waves[2] + v * 3
            )
            x = u * half * (1 - 0.006 * math.cos(v * 3 + waves[3]))
            front[i, j] = profile.at(x, s, mm(rise) * bulge + uneven * bulge + 0.01)
            rear[i, j] = profile.at(x * 0.985, s, -0.05)
            upright[i, j] = max(0.002, (1 - abs(u)) * half)
            level[i, j] = max(0.002, (1 - abs(v)) * tall / 2)
    cushion(front, rear, [hide], lambda r, c: 0, seams=(upright, level), levels=2, parent=parent)


def _slab(profile, half, thick, hide, parent, corner=0.5, crown=0.0, grooves=()):
    """The leather-covered body under the pads, its corners rounded in plan."""
    us = np.array(
        sorted(
            [*_eased(25), *(side * (groove + d) for groove in grooves for side in (-1, 1) for d in (-0.014, 0, 0.014))]
        ),
    )
    ss = (_eased(45) + 1) / 2
    front, rear = np.zeros((45, len(us), 3)), np.zeros((45, len(us), 3))
    for i, s in enumerate(ss):
        wide = half - _corner(s * profile.length, corner) - _corner((1 - s) * profile.length, corner)
        for j, u in enumerate(us):
            front[i, j] = profile.at(u * wide, s, -0.01)
            sunk = mm(6) if any(abs(abs(u) - groove) < 1e-6 for groove in grooves) else 0.0
            rear[i, j] = profile.at(u * wide * 0.985, s, -thick - crown * (1 - u * u) + sunk)
    cushion(front, rear, [hide], lambda r, c: 0, levels=2, parent=parent)


def _corner(distance, radius):
    """How far a rounded corner draws in at `distance` from the end."""
    if distance >= radius:
        return 0.0
    return radius - math.sqrt(radius**2 - (radius - distance) ** 2)


def _back(parent, hide, thread, polished):
    """Shell, five pads and their stitching; mark and wordmark on the rear."""
    _slab(BACK, BACK_HALF, BACK_SHELL, hide, parent, 0.62, mm(14), (0.62,))
    rng = np.random.default_rng(4)
    for start, end, rise in BACK_PADS:
        _pad(BACK, start, end, mm(228), rise, hide, parent, rng)
    band = (BACK_PADS[3][1] + BACK_PADS[4][0]) / 2
    for s in (band - 0.012, band + 0.012):
        stitches([BACK.at(x, s, 0.012) for x in np.linspace(-2.2, 2.2, 80)], thread, parent=parent)
    for side in (-1, 1):
        stitches([BACK.at(side * mm(240), s, 0.006) for s in np.linspace(0.06, 0.94, 160)], thread, parent=parent)
        for x in (147, 164):
            stitches(
                [
                    BACK.at(side * mm(x), s, -BACK_SHELL - mm(14) * (1 - (x / 250) ** 2))
                    for s in np.linspace(0.05, 0.95, 160)
                ],
                thread,
                parent=parent,
            )
    emblem = group(BACK.at(0, 0.705, 0.02), (math.pi / 2 - 0.02, 0, 0), parent)
    prism(
        [rounded([(-0.42, -0.10), (0.42, -0.10), (0.46, 0), (0.42, 0.10), (-0.42, 0.10), (-0.46, 0)], 0.02, 2)],
        0.02,
        polished,
        0.006,
        parent=emblem,
    )
    wordmark(0.15, plastic('101113', 0.4), 0.012, loc=(0, 0, 0.006), parent=emblem)
    crest = group(BACK.at(0, 0.84, -BACK_SHELL - mm(16)), (math.pi / 2 - 0.10, 0, math.pi), parent)
    silver = plastic('a4a7ac', 0.34, 0.1)
    mark(0.72, silver, 0.03, 0.008, parent=crest)
    wordmark(0.34, silver, 0.02, 0.004, loc=(0, -0.72, 0), parent=crest)


def _yoke(parent, polished):
    """The wishbone behind the back and the bar that joins it to the mechanism."""
    flat = rounded([(-0.30, -0.055), (0.30, -0.055), (0.26, 0.055), (-0.26, 0.055)], 0.035, 4)
    bar = curve_through(
        [(0, -1.2, -1.12), (0, -0.5, -1.12), (0, 0.30, -0.95), (0, 0.66, -0.3), (0, 0.62, 0.6), (0, 0.50, 1.5)], 60
    )
    widths = smooth((0, 0.4, 1), (1.5, 1.35, 1.1), np.linspace(0, 1, 60))
    sweep(bar, flat, polished, (0, 1, 0.3), scale=np.stack([widths, np.ones(60)], 1), name='bar', parent=parent)
    for side in (-1, 1):
        rail = [(0, 0.58, 0.55), (side * 0.8, 0.56, 0.62), (side * 1.75, 0.44, 0.85), (side * 2.45, 0.20, 1.45)]
        rail += [BACK.at(side * mm(262), s, -mm(20)) for s in (0.30, 0.42, 0.55, 0.68, 0.76)]
        path = curve_through(rail, 90)
        outward = [
            np.array([side * t, 1 - 0.85 * t, 0])
            for t in smooth((0, 0.22, 0.42, 1), (0, 0.25, 1, 1), np.linspace(0, 1, 90))
        ]
        fade = smooth((0, 0.4, 0.85, 1), (0.85, 0.62, 0.55, 0.18), np.linspace(0, 1, 90))
        sweep(path, flat, polished, outward, scale=np.stack([fade, np.full(90, 0.9)], 1), name='rail', parent=parent)
    plate = rounded([(-0.40, -0.62), (0.40, -0.62), (0.46, 0.62), (-0.46, 0.62)], 0.12, 5)
    prism(
        [plate],
        mm(14),
        polished,
        mm(3),
        4,
        loc=(0, 0.56, 1.15),
        rot=(math.pi / 2 + 0.05, 0, 0),
        parent=parent,
        name='plate',
    )
    for x in (-0.24, 0.24):
        for z in (0.78, 1.52):
            cylinder(
                mm(7), mm(6), metal('4b4e54', 0.3), mm(1), 6, loc=(x, 0.66, z), rot=(math.pi / 2, 0, 0), parent=parent
            )


def _seat(parent, hide, thread):
    """A slab with four pads across; the foremost falls over the edge."""
    _slab(SEAT, SEAT_HALF, SEAT_SLAB, hide, parent, 0.45)
    rng = np.random.default_rng(9)
    for start, end, rise in SEAT_PADS:
        _pad(SEAT, start, end, mm(250), rise, hide, parent, rng)
    for side in (-1, 1):
        stitches([SEAT.at(side * mm(262), s, 0.004) for s in np.linspace(0.06, 0.95, 110)], thread, parent=parent)
    box((3.6, 3.9, mm(14)), plastic('0c0d0f', 0.5), mm(5), loc=(0, 0.05, -SEAT_SLAB - mm(12)), parent=parent)


def _armrest(side, parent, hide, polished, thread):
    """A bent aluminium bar from under the seat, a slider with its button, and a long stitched pad that turns."""
    x = side * ARM_X
    flat = rounded([(-0.36, -0.05), (0.36, -0.05), (0.36, 0.05), (-0.36, 0.05)], 0.035, 4)
    low = mm(UNDERSIDE + 4)
    path = curve_through(
        [
            (side * 1.5, 0, low),
            (x - side * 0.62, 0, low),
            (x - side * 0.16, 0, low + 0.10),
            (x, 0, low + 0.46),
            (x, 0, low + 1.1),
            (x, 0, low + 1.75),
        ], 60
    )
    facing = [
        np.array([side * t, 0, t - 1]) for t in smooth((0, 0.42, 0.72, 1), (0, 0.05, 1, 1), np.linspace(0, 1, 60))
    ]
    narrow = smooth((0, 0.5, 1), (1.25, 1.1, 0.82), np.linspace(0, 1, 60))
    sweep(path, flat, polished, facing, scale=np.stack([narrow, np.full(60, 1.15)], 1), name='arm', parent=parent)
    top = ARM_TOP - mm(58)
    box(
        (mm(9), mm(44), top - low - mm(90)),
        metal('2b2d31', 0.3),
        mm(2),
        loc=(x - side * 0.02, 0, (top + low + mm(90)) / 2),
        parent=parent,
    )
    box((mm(20), mm(66), mm(26)), plastic('0c0d0f', 0.34), mm(5), 4, loc=(x, 0, low + 1.80), parent=parent)
    cylinder(
        mm(9),
        mm(5),
        polished,
        mm(1.5),
        32,
        loc=(x + side * mm(11.5), 0, low + 1.80),
        rot=(0, math.pi / 2, 0),
        parent=parent,
    )
    head = group((x, -0.1, top), (0, 0, side * rad(4)), parent)
    cylinder(mm(26), mm(14), plastic('0c0d0f', 0.34), mm(3), 48, loc=(0, 0.1, mm(4)), parent=head)
    prism([rectangle(mm(66), mm(240), mm(20))], mm(12), polished, mm(3), 4, loc=(0, 0, mm(13)), parent=head)
    _arm_pad(head, hide, thread)


def _arm_pad(parent, hide, thread):
    """A padded block 92 by 330 mm, a seam round its upper edge."""
    profile = [
        (0.0, 16),
        (0.03, 8),
        (0.12, 3),
        (0.30, 0.5),
        (0.52, 0),
        (0.60, 1.4),
        (0.64, 3.0),
        (0.68, 1.6),
        (0.78, 2.5),
        (0.88, 6),
        (0.95, 12),
        (0.99, 20),
        (1.0, 32),
        (1.0, 42),
    ]
    sections = []
    for share, inset in profile:
        outline = rectangle(mm(92 - 2 * inset), mm(330 - 2 * inset), mm(max(4, 30 - inset * 0.6)), 8)
        sections.append([(x, y, mm(19 + 42 * share)) for x, y in outline])
    loft(sections, hide, smooth_below=70, name='pad', parent=parent)
    rim = rectangle(mm(92 - 6), mm(330 - 6), mm(28), 8)
    stitches([(x, y, mm(19 + 42 * 0.80)) for x, y in [*rim, rim[0]]], thread, parent=parent)
