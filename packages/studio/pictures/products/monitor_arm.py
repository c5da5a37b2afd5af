"""Monitor arm: a clamp, a post, a turning link and a gas-sprung link of together 510 mm, and a VESA plate."""

import math

from materials.solid import metal, plastic, powder_coat, rubber
from modelling.outlines import chamfered, circle, rectangle, softened
from modelling.scene import group, mm, mms, rad
from modelling.solids import box, cylinder, loft, prism, turned
from parts.mark import mark
from parts.screw import screw

LINK, SPRUNG = 250, 260
DESK = 78
POST_TOP = 196
RISE = 30


# The turns of the two links, seen from above, and the rise of the sprung one, in degrees.
POSES = {None: (-24, -158, RISE), 'stretched': (8, -22, 22), 'near': (-62, -118, 10), 'folded': (-10, -170, 34)}


def build(pose=None):
    """`pose` 'stretched' has it reach out to its left, 'near' to the front, 'folded' over its clamp."""
    _clamp()
    _post()
    link_turn, sprung_turn, rise = POSES[pose]
    _link(group(mms(0, 0, POST_TOP), (0, 0, rad(link_turn))))
    elbow, end = _joints(pose)
    sprung = group(mms(*elbow), (0, 0, rad(sprung_turn)))
    _elbow(sprung)
    _sprung_link(sprung, rise)
    _head(group(mms(*end)))


def plate(pose=None):
    """The middle of the face that a screen is screwed to, in mm; it looks to -y."""
    x, y, z = _joints(pose)[1]
    return x, y - 69, z + 58


def cable_ways(pose=None):
    """Where the cable of a screen on the plate is seen, in mm: into the sprung link's cover, round the elbow into the other's, off the foot."""
    x, y, z = plate(pose)
    (ex, ey, ez), _ = _joints(pose)
    link_turn, sprung_turn, rise = (rad(degrees) for degrees in POSES[pose])

    def under_sprung(along):
        out, up = 40 + along * math.cos(rise) + 19 * math.sin(rise), 28 + along * math.sin(rise) - 19 * math.cos(rise)
        return ex + out * math.cos(sprung_turn), ey + out * math.sin(sprung_turn), ez + up

    def round_elbow(degrees, up):
        angle = sprung_turn + rad(degrees)
        return ex + 33 * math.cos(angle), ey + 33 * math.sin(angle), ez + up

    def under_link(along):
        return along * math.cos(link_turn), along * math.sin(link_turn), POST_TOP - 14

    return (
        [(x - 67, y + 2, z - 75), (x - 60, y + 30, z - 108), (x + 2, y + 60, z - 106), under_sprung(196), under_sprung(176)],
        [under_sprung(40), under_sprung(14), round_elbow(50, -2), round_elbow(110, -38), under_link(226), under_link(200)],
        [(0, 12, 96), (0, 40, 91), (0, 58, 84), (0, 62, 60), (0, 62, -640)],
    )


def _joints(pose):
    """The elbow and the end of the arm, in mm."""
    link_turn, sprung_turn, rise = (rad(degrees) for degrees in POSES[pose])
    x, y, z = LINK * math.cos(link_turn), LINK * math.sin(link_turn), POST_TOP + 38
    along, up = 40 + (SPRUNG - 40) * math.cos(rise), (SPRUNG - 40) * math.sin(rise)
    return (x, y, z), (x + along * math.cos(sprung_turn), y + along * math.sin(sprung_turn), z + 28 + up)


def _shell():
    return metal('5a5d64', 0.4, (3, 140, 140))


def _black():
    return plastic('101114', 0.42, 0.2, 220)


def _clamp():
    """The C of sheet steel round the edge of a desk, 10 to 60 mm, with its spindle."""
    coat = powder_coat('202226', 0.4)
    back = softened(chamfered(*mms(64, DESK + 6), mm(8)), mm(1))
    prism(back, mm(6), coat, mm(0.8), loc=mms(0, 48, (DESK + 6) / 2), rot=(math.pi / 2, 0, 0))
    box(mms(64, 62, 6), coat, mm(1), loc=mms(0, 20, 3))
    top = softened(chamfered(*mms(98, 112), mm(20)), mm(1.5))
    prism(top, mm(9), coat, mm(1.2), loc=mms(0, 0, DESK + 4.5))
    prism(
        softened(chamfered(*mms(92, 90), mm(18), at=mms(0, -8)), mm(1.5)),
        mm(2),
        rubber(),
        mm(0.4),
        loc=mms(0, 0, DESK - 1),
    )
    steel = metal('8a8d93', 0.26)
    thread = [mms(6, 6 + 0.75 * k) if k % 2 else mms(5.3, 6 + 0.75 * k) for k in range(40)]
    turned([(0, mm(6)), *thread, (0, mm(36))], steel, 32, loc=mms(0, 10, 0))
    turned([mms(0, 36), mms(20, 36), mms(21, 37), mms(21, 41), mms(0, 41)], coat, 48, loc=mms(0, 10, 0))
    cylinder(mm(20), mm(2), rubber(), mm(0.4), 48, loc=mms(0, 10, 42))
    for x in (-20, 20):
        screw(8, steel, loc=mms(x, 51, DESK - 14), rot=(-math.pi / 2, 0, 0))
        screw(8, steel, loc=mms(x, -36, DESK + 9))


def _post():
    base = DESK + 9
    profile = [
        (0, 0), (30, 0), (30, 6), (28, 9), (20, 11), (19, 13), (19, POST_TOP - base - 18), (0, POST_TOP - base - 18)
    ]
    turned([mms(r, z + base) for r, z in profile], _shell(), 72)
    ember = plastic('ff4a14', 0.4, 0)
    turned([mms(19.6, 0), mms(20, 0.4), mms(20, 2.2), mms(19.6, 2.6)], ember, 72, loc=mms(0, 0, base + 14))
    turned(
        [mms(r, z) for r, z in ((0, -18), (25, -18), (26.5, -16.5), (26.5, 16), (25, 18), (0, 18))],
        _black(),
        72,
        loc=mms(0, 0, POST_TOP),
    )
    cylinder(mm(17), mm(1), _shell(), mm(0.3), 48, loc=mms(0, 0, POST_TOP + 18.2))


def hole_mount(loc, turn=0.0, parent=None):
    """The mount for a hole in the desk as it comes out of the box: its plate on the table, the bolt upright with disc and nut."""
    root = group(loc, (math.pi, 0, turn), parent)
    coat, steel = powder_coat('202226', 0.4), metal('8a8d93', 0.26)
    prism(softened(chamfered(*mms(98, 98), mm(20)), mm(1.5)), mm(9), coat, mm(1.2), loc=mms(0, 0, -4.5), parent=root)
    thread = [mms(5, -79 + 0.6 * k) if k % 2 else mms(4.4, -79 + 0.6 * k) for k in range(118)]
    turned([(0, mm(-79)), *thread, (0, mm(-9))], steel, 32, parent=root)
    cylinder(mm(26), mm(2), rubber(), mm(0.4), 48, loc=mms(0, 0, -42), parent=root)
    cylinder(mm(28), mm(5), coat, mm(1), 48, loc=mms(0, 0, -45.5), parent=root)
    turned([mms(r, z - 68) for r, z in ((0, 0), (9, 0), (10, 1), (10, 19), (9, 20), (0, 20))], coat, 6, smooth_below=10, parent=root)
    for x in (-1, 1):
        box(mms(22, 5, 15), coat, mm(2), 3, loc=mms(x * 16, 0, -58), rot=(0, -x * 0.4, 0), parent=root)
    return root


def _tapered(parent, length, material, width, height, lift=0.0, waist=0.86):
    """A bar along x with rounded edges, slimmer in its middle."""
    sections = []
    for share in (0, 0.12, 0.3, 0.5, 0.7, 0.88, 1):
        slim = waist + (1 - waist) * abs(2 * share - 1) ** 1.6
        sections.append(
            [(mm(length * share), y, z + mm(lift)) for y, z in rectangle(mm(width * slim), mm(height * slim), mm(7), 6)]
        )
    return loft(sections, material, smooth_below=40, parent=parent)


def _link(link):
    """The level link, with a cable cover under it."""
    _tapered(link, LINK, _shell(), 44, 26)
    _tapered(group(mms(30, 0, -14), parent=link), LINK - 60, _black(), 30, 9, waist=0.95)
    for x in (0, LINK):
        turned(
            [mms(r, z) for r, z in ((0, -19), (25, -19), (26.5, -17.5), (26.5, 15), (25, 17), (0, 17))],
            _black(),
            72,
            loc=mms(x, 0, 0),
            parent=link,
        )
    mark(mm(15), plastic('a9adb3', 0.4, 0), mm(0.3), loc=mms(LINK / 2, 0, 11.5), parent=link)


def _elbow(elbow):
    shell = _shell()
    turned([mms(r, z) for r, z in ((0, -20), (22, -20), (24, -18), (24, 4), (0, 4))], shell, 72, parent=elbow)
    turned(
        [mms(24.4, 0), mms(24.8, 0.4), mms(24.8, 2.0), mms(24.4, 2.4)],
        plastic('ff4a14', 0.4, 0),
        72,
        loc=mms(0, 0, -18),
        parent=elbow,
    )
    box(mms(62, 40, 52), _black(), mm(6), 5, loc=mms(18, 0, 26), parent=elbow)
    for y in (-1, 1):
        _pivot(elbow, (40, y * 20.5, 28), y)


def _pivot(parent, at, side):
    """The cap of a joint with a level axis."""
    hub = group(mms(*at), (-side * math.pi / 2, 0, 0), parent)
    turned([mms(0, 0), mms(15, 0), mms(15, 2), mms(14, 3), mms(0, 3)], _shell(), 56, parent=hub)
    prism(circle(mm(4), 6), mm(0.6), plastic('050506', 0.5), mm(0.05), loc=mms(0, 0, 3), parent=hub)


def _sprung_link(elbow, rise):
    """The link that carries the weight: an upper shell with the spring, and the rod below that keeps the head level."""
    pitch = group(mms(40, 0, 28), (0, -rad(rise), 0), elbow)
    length = SPRUNG - 40
    _tapered(pitch, length, _shell(), 46, 40, 4, 0.84)
    _tapered(group(mms(22, 0, -19), parent=pitch), length - 44, _black(), 34, 12, waist=0.94)
    scale = plastic('8d929a', 0.45, 0)
    mark(mm(14), scale, mm(0.3), loc=mms(length / 2, -19, 4), rot=(math.pi / 2, 0, math.pi), parent=pitch)
    for y in (-1, 1):
        _pivot(pitch, (length, y * 23, 0), y)


def _head(head):
    """The end of the arm: a turning post, a tilting joint and the plate with holes 75 and 100 mm apart."""
    black, shell = _black(), _shell()
    box(mms(50, 42, 50), black, mm(7), 5, loc=mms(0, 0, 0), parent=head)
    cylinder(mm(17), mm(26), shell, mm(1.4), 56, loc=mms(0, 0, 34), parent=head)
    cylinder(mm(19), mm(12), black, mm(1.4), 56, loc=mms(0, 0, 52), parent=head)
    box(mms(34, 46, 30), black, mm(4), 4, loc=mms(0, -20, 58), parent=head)
    cylinder(mm(15), mm(54), shell, mm(1.6), 56, loc=mms(0, -44, 58), rot=(0, math.pi / 2, 0), parent=head)
    for x in (-1, 1):
        hub = group(mms(x * 27, -44, 58), (0, x * math.pi / 2, 0), head)
        prism(circle(mm(4), 6), mm(0.5), plastic('050506', 0.5), mm(0.05), loc=mms(0, 0, 0.1), parent=hub)
    face = group(mms(0, -66, 58), (math.pi / 2, 0, 0), head)
    cylinder(mm(27), mm(14), black, mm(1.6), 64, loc=mms(0, 0, -8), parent=face)
    holes = [circle(mm(2.4), 20, mms(x * half, y * half)) for half in (37.5, 50) for x in (-1, 1) for y in (-1, 1)]
    windows = [softened(chamfered(*mms(17, 46), mm(6), at=mms(x * 40, 0)), mm(1)) for x in (-1, 1)]
    plate = softened(chamfered(*mms(120, 120), mm(9)), mm(1.5))
    prism([plate, *holes, *windows], mm(3), plastic('2a2c31', 0.4, 0.1, 420), mm(0.5), loc=mms(0, 0, 1.5), parent=face)
    for x in (-1, 1):
        for y in (-1, 1):
            screw(7, metal('7c7f86', 0.28), loc=mms(x * 16, y * 16, 3), parent=face)
