"""Footrest: a ribbed platform that rocks on a steel axle between two legs of folded steel."""

import math

from materials.solid import metal, plastic, powder_coat, rubber
from modelling.outlines import chamfered, circle
from modelling.scene import group, mm, rad
from modelling.solids import box, cylinder, face_outwards, mesh, prism, tube, turned
from parts.mark import mark, wordmark

WIDTH, DEPTH = mm(450), mm(350)
CUT = mm(46)
HEIGHTS = (mm(90), mm(120), mm(150))
AXLE_Y = mm(-52)
AXLE_BELOW_TOP = mm(31)
RIM = mm(17)
TRAY = mm(15)
LEG_X = mm(172)
LEG_LENGTH = mm(292)
PLATE = mm(4)
RIB_PITCH, RIB_HALF, RIB_RISE = mm(9.2), mm(2.7), mm(2.6)
BEND_X = mm(88)

# Step of height (0 to 2) and tilt in degrees.
POSES = {None: (1, 17), 'low': (0, 0), 'steep': (2, 30)}


def build(pose=None):
    step, tilt = POSES[pose]
    axle = HEIGHTS[step] - AXLE_BELOW_TOP
    platform = group((0, AXLE_Y, axle), (rad(tilt), 0, 0))
    _tray(platform)
    _tread(platform)
    _underside(platform)
    steel = powder_coat('34363b', 0.40)
    tube([(-LEG_X - mm(30), AXLE_Y, axle), (LEG_X + mm(30), AXLE_Y, axle)], mm(11), steel, kind='POLY', round_steps=8)
    for side in (-1, 1):
        _leg(side, steel, axle, step)
        _lock(side, platform)


def _outline(inset, cut=CUT):
    """The platform seen from above, `inset` from its edge."""
    return chamfered(WIDTH - 2 * inset, DEPTH - 2 * inset, cut - inset * 0.586)


def _tray(platform):
    """The moulded tray: a rim round the tread, a floor and a skirt set back below."""
    abs_black = plastic('17181b', 0.40, 0.4, 120)
    centre = -AXLE_Y
    top = AXLE_BELOW_TOP
    rim = [_outline(0), _outline(RIM)]
    prism(rim, TRAY, abs_black, mm(3), 4, loc=(0, centre, top - TRAY / 2), parent=platform, name='rim')
    prism([_outline(mm(8))], mm(7), abs_black, mm(1), 2, loc=(0, centre, top - mm(10)), parent=platform, name='floor')
    skirt = [_outline(mm(9)), _outline(mm(13))]
    prism(skirt, mm(16), abs_black, mm(1), 2, loc=(0, centre, top - TRAY - mm(6)), parent=platform, name='skirt')
    silver = plastic('8d9198', 0.5, 0.1)
    wordmark(mm(15), silver, mm(0.2), loc=(mm(-132), centre - DEPTH / 2 + RIM / 2, top + mm(0.1)), parent=platform)


def _inside(x, y, width, depth, cut):
    """Whether a point lies in a chamfered rectangle round the origin."""
    x, y = abs(x), abs(y)
    return x <= width / 2 and y <= depth / 2 and x + y <= (width + depth) / 2 - cut


def _rib_path(start):
    """A rib's middle line: level between the feet, turning 45° to the front beside them; cut to the tread."""
    width, depth, cut = WIDTH - 2 * RIM - mm(11), DEPTH - 2 * RIM - mm(11), CUT - RIM * 0.5
    steps = 240
    path = []
    for i in range(steps + 1):
        x = (i / steps - 0.5) * width
        y = start - max(0.0, abs(x) - BEND_X)
        path.append((x, y))
    runs, run = [], []
    for x, y in path:
        if _inside(x, y, width, depth, cut):
            run.append((x, y))
        elif run:
            runs.append(run)
            run = []
    runs.append(run)
    return [_thinned(run) for run in runs if len(run) > 6]


def _thinned(run):
    """Ends and bends of a finely stepped path."""
    kept = [run[0]]
    for before, here, after in zip(run, run[1:], run[2:]):
        turn = (here[0] - before[0]) * (after[1] - here[1]) - (here[1] - before[1]) * (after[0] - here[0])
        if abs(turn) > 1e-6:
            kept.append(here)
    return [*kept, run[-1]]


def _tread(platform):
    """The rubber mat with its ribs; a smooth field with the mark lies between the heels."""
    black = rubber('131315', 0.62)
    centre, floor = -AXLE_Y, AXLE_BELOW_TOP - mm(5)
    prism(
        [_outline(RIM + mm(0.6))],
        mm(3),
        black,
        mm(0.8),
        2,
        loc=(0, centre, floor - mm(1.5)),
        parent=platform,
        name='mat',
    )
    vertices, faces = [], []
    count = math.ceil((DEPTH + WIDTH) / RIB_PITCH)
    for k in range(-count, count):
        for path in _rib_path((k + 0.5) * RIB_PITCH):
            _add_rib(vertices, faces, path)
    face_outwards(mesh(vertices, faces, black, smooth_below=50, name='ribs', loc=(0, centre, floor), parent=platform))
    field = prism([chamfered(mm(64), mm(46), mm(10))], mm(4.4), black, mm(1.2), 3, parent=platform, name='field')
    field.location = (0, centre, floor + mm(1))
    mark(mm(25), plastic('ff5a1f', 0.5, 0.15), mm(0.8), mm(0.2), loc=(0, centre, floor + mm(3.3)), parent=platform)


def _add_rib(vertices, faces, path):
    """A half-round bar along a path in the xy plane, its ends drawn in."""
    around = 7
    first = len(vertices)
    ends = [path[0], *path, path[-1]]
    for i, (x, y) in enumerate(ends):
        a, b = ends[max(i - 1, 0)], ends[min(i + 1, len(ends) - 1)]
        if i < 2:
            a, b = path[0], path[1]
        elif i > len(ends) - 3:
            a, b = path[-2], path[-1]
        length = math.hypot(b[0] - a[0], b[1] - a[1]) or 1.0
        ahead = ((b[0] - a[0]) / length, (b[1] - a[1]) / length)
        end = i in (0, len(ends) - 1)
        size = 0.55 if end else 1.0
        out = (-1 if i == 0 else 1) * mm(1.6) if end else 0.0
        for k in range(around):
            angle = math.pi * k / (around - 1)
            across = math.cos(angle) * RIB_HALF * size
            rise = math.sin(angle) ** 0.7 * RIB_RISE * size if 0 < k < around - 1 else 0.0
            vertices.append((x - ahead[1] * across + ahead[0] * out, y + ahead[0] * across + ahead[1] * out, rise))
    sections = len(ends)
    for i in range(sections - 1):
        for k in range(around - 1):
            a = first + i * around + k
            faces.append((a, a + 1, a + around + 1, a + around))
    faces.append(tuple(range(first, first + around)))
    last = first + (sections - 1) * around
    faces.append(tuple(range(last, last + around))[::-1])


def _underside(platform):
    """Stiffening ribs of the moulding and the steel frame that carries the axle."""
    abs_black = plastic('2a2b2f', 0.46, 0.4, 120)
    steel = powder_coat('85888e', 0.36)
    centre, level = -AXLE_Y, AXLE_BELOW_TOP - TRAY - mm(5)
    for k in range(-5, 6):
        box((mm(2.4), DEPTH - mm(40), mm(12)), abs_black, mm(0.6), 2, loc=(k * mm(36), centre, level), parent=platform)
    for k in range(-4, 5):
        box(
            (WIDTH - mm(44), mm(2.4), mm(12)),
            abs_black,
            mm(0.6),
            2,
            loc=(0, centre + k * mm(35), level),
            parent=platform,
        )
    for side in (-1, 1):
        x = side * (LEG_X - mm(26))
        box((mm(24), DEPTH - mm(70), mm(4)), steel, mm(1), 2, loc=(x, centre, level - mm(7)), parent=platform)
        cheek = [(mm(-26), mm(12)), (mm(-15), mm(-13)), (mm(15), mm(-13)), (mm(26), mm(12))]
        for turn in (-1, 1):
            at = (x + turn * mm(10), 0, 0)
            prism(
                [cheek],
                mm(3),
                steel,
                mm(0.6),
                2,
                loc=at,
                rot=(math.pi / 2, 0, math.pi / 2),
                parent=platform,
                name='cheek',
            )
        for y in (centre - mm(120), centre + mm(120)):
            _bolt((x, y, level - mm(9)), (math.pi, 0, 0), platform)


def _bolt(at, rot, parent=None, size=mm(4.6)):
    """A button head with a hexagon socket."""
    steel = metal('7b7e85', 0.28)
    turned(
        [
            (0, 0),
            (size, 0),
            (size, size * 0.25),
            (size * 0.72, size * 0.62),
            (size * 0.5, size * 0.66),
            (size * 0.5, size * 0.2),
            (0, size * 0.2),
        ],
        steel,
        32,
        loc=at,
        rot=rot,
        parent=parent,
    )
    prism([circle(size * 0.46, 6)], size * 0.3, plastic('050506', 0.7), 0, 1, loc=at, rot=rot, parent=parent)


def _leg(side, steel, axle, step):
    """One leg: a folded foot on two rubber pads, and the upright that climbs in it by three steps."""
    leg = group((side * LEG_X, 0, 0))
    half = LEG_LENGTH / 2
    low = HEIGHTS[0] - AXLE_BELOW_TOP
    waist = AXLE_Y
    web = [
        (-half, mm(9)), (half, mm(9)), (half, mm(17)), (half - mm(8), mm(25)), (waist + mm(62), mm(25)),
        (waist + mm(36), mm(50)), (waist - mm(36), mm(50)), (waist - mm(56), mm(30)), (-half + mm(6), mm(30)), (
            -half, mm(22)
        ),
    ]  # fmt: skip
    window = [(waist + mm(66), mm(14)), (half - mm(14), mm(14)), (half - mm(14), mm(18.5)), (waist + mm(66), mm(18.5))]
    on_side = (math.pi / 2, 0, math.pi / 2)
    for x in (-mm(7), mm(7)):
        prism([web, window], PLATE * 0.75, steel, mm(0.7), 2, loc=(x, 0, 0), rot=on_side, parent=leg, name='web')
    box((mm(30), LEG_LENGTH - mm(10), PLATE), steel, mm(1), 2, loc=(0, 0, mm(8)), parent=leg)
    upright = [
        (waist - mm(25), mm(14)), (waist + mm(25), mm(14)), (waist + mm(25), axle - mm(4)), (
            waist + mm(13), axle + mm(13)
        ),
        (waist - mm(13), axle + mm(13)), (waist - mm(25), axle - mm(4)),
    ]  # fmt: skip
    climbed = [axle - low - k * (HEIGHTS[1] - HEIGHTS[0]) for k in range(-1, step)]
    holes = [
        circle(mm(3.4), 24, (waist + y, mm(34) + h))
        for h in climbed
        if mm(51) < mm(34) + h < axle - mm(16)
        for y in (mm(-13), mm(13))
    ]
    prism([upright, *holes], mm(9), powder_coat('6d7076', 0.36), mm(0.8), 2, rot=on_side, parent=leg, name='upright')
    for y in (mm(-13), mm(13)):
        for out in (-1, 1):
            _bolt((out * mm(9), waist + y, mm(34)), (0, out * math.pi / 2, 0), leg)
    for y in (-half + mm(20), half - mm(20)):
        _foot((0, y, 0), leg)


def _foot(at, leg):
    """A ribbed rubber pad."""
    pad = rubber('0b0b0c', 0.8)
    box((mm(36), mm(44), mm(7)), pad, mm(2.4), 4, loc=(at[0], at[1], mm(3.5)), parent=leg)
    box((mm(33), mm(38), mm(4)), pad, mm(1.4), 3, loc=(at[0], at[1], mm(8)), parent=leg)


def _lock(side, platform):
    """The turning knob on the axle's end: locks the tilt, or lets the platform rock. The far end has a plain cap."""
    x = side * (WIDTH / 2 + mm(1))
    boss = group((x, 0, 0), (0, side * math.pi / 2, 0), platform)
    black, soft = plastic('17181b', 0.36), rubber('0e0e0f', 0.66)
    turned([(0, mm(-22)), (mm(19), mm(-22)), (mm(19), mm(-1)), (mm(17.5), mm(0.5)), (0, mm(0.5))], black, parent=boss)
    if side > 0:
        turned([(0, 0), (mm(14), 0), (mm(14), mm(2)), (mm(12.5), mm(3.2)), (0, mm(3.2))], soft, parent=boss)
        return
    profile = [
        (0, mm(2)),
        (mm(17), mm(2)),
        (mm(17), mm(3)),
        (mm(20.5), mm(4.5)),
        (mm(20.5), mm(18)),
        (mm(18.5), mm(20.5)),
        (0, mm(20.5)),
    ]
    turned(profile, soft, 72, parent=boss)
    for k in range(28):
        angle = math.tau * k / 28
        cylinder(
            mm(1.3),
            mm(12),
            soft,
            mm(0.5),
            12,
            loc=(mm(20.4) * math.cos(angle), mm(20.4) * math.sin(angle), mm(11.3)),
            parent=boss,
        )
    cylinder(mm(14.5), mm(1.6), powder_coat('4b4e54', 0.36), mm(0.5), 64, loc=(0, 0, mm(20.6)), parent=boss)
    box(
        (mm(2.4), mm(9), mm(1)),
        plastic('ff5a1f', 0.4, 0.1),
        mm(0.3),
        2,
        loc=(mm(-8.5), 0, mm(21.4)),
        rot=(0, 0, math.pi / 2),
        parent=boss,
    )
