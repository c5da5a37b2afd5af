"""Mouse bungee: a zinc base of 80 × 80 mm, a spring-steel arm and a silicone tip at 120 mm."""

import math

from materials.solid import metal, plastic, powder_coat, rubber
from modelling.outlines import chamfered, circle, softened
from modelling.scene import group, mm, mms
from modelling.solids import loft, prism, tube, turned
from parts.mark import mark

SIDE, TOP, HEIGHT = 80, 21, 120
ARM_Y = 14


def build(pose=None):
    """The bungee without a cable; that of `scenes/desk` has one."""
    _base()
    _arm()
    _tip()


def _eight(side, cut):
    return chamfered(mm(side), mm(side), mm(cut))


def _base():
    """The cast base: eight-sided, its edge turned bright, on a rubber foot."""
    coat = powder_coat('1a1b1f', 0.42)
    prism(softened(_eight(SIDE - 3, 21), mm(1)), mm(3), rubber(), mm(0.6), loc=mms(0, 0, 1.5))
    steps = [
        (SIDE - 1.2, 22, 2.6),
        (SIDE, 22.4, 3.4),
        (SIDE, 22.4, 8),
        (SIDE - 1.2, 22, 8.8),
        (SIDE - 26, 15.5, TOP - 0.8),
        (SIDE - 27.6, 15, TOP),
    ]
    loft([[(x, y, mm(z)) for x, y in _eight(side, cut)] for side, cut, z in steps], coat, smooth_below=12)
    bright = metal('9a9ca2', 0.22)
    rim = ((SIDE + 0.3, 7.5), (SIDE + 0.3, 8.2), (SIDE - 0.9, 8.86), (SIDE - 1.9, 9.4))
    loft([[(x, y, mm(z)) for x, y in _eight(side, 22.5)] for side, z in rim], bright, caps=False, smooth_below=12)
    prism(
        [softened(_eight(SIDE - 36, 12.5), mm(0.8)), softened(_eight(SIDE - 38, 12), mm(0.8))],
        mm(0.4),
        plastic('ff4a14', 0.4, 0),
        0.0005,
        loc=mms(0, 0, TOP + 0.1),
    )
    mark(mm(11), plastic('a9adb3', 0.4, 0), mm(0.3), loc=mms(0, -13, TOP + 0.1))
    turned(
        [mms(0, 0), mms(11, 0), mms(11, 8), mms(9.6, 10), mms(0, 10)],
        plastic('0d0e10', 0.35, 0.1),
        56,
        loc=mms(0, ARM_Y, TOP),
    )
    turned([mms(11.1, 2), mms(11.4, 2.3), mms(11.4, 3.9), mms(11.1, 4.2)], bright, 56, loc=mms(0, ARM_Y, TOP))


def _path(x):
    """The arm's centre line: up, back a little, and forward over the base."""
    return [
        mms(x, ARM_Y, TOP + 4),
        mms(x, ARM_Y + 2.5, 48),
        mms(x, ARM_Y + 4, 74),
        mms(x, ARM_Y, 97),
        mms(x, ARM_Y - 11, 110),
        mms(x, ARM_Y - 24, 113),
    ]


def _arm():
    """Two rods of spring steel, held together by a sleeve wound of wire."""
    steel = metal('d0d2d6', 0.3)
    for x in (-3.6, 3.6):
        tube(_path(x), mm(1.35), steel, steps=24, round_steps=6)
    turns, start, stop = 9, TOP + 9, TOP + 30
    coil = []
    for k in range(turns * 16 + 1):
        angle = math.tau * k / 16
        share = k / (turns * 16)
        coil.append(
            (mm(6.6) * math.cos(angle), mm(ARM_Y + 1.2) + mm(3.6) * math.sin(angle), mm(start + (stop - start) * share))
        )
    tube(coil, mm(1.05), metal('45474c', 0.3), kind='NURBS', steps=4, round_steps=3)


def _tip():
    """The silicone tip with the slot for the cable."""
    silicone = rubber('141517', 0.55)
    tip = group(mms(0, ARM_Y - 27, 112.6), (math.radians(4), 0, 0))
    sections = []
    for y, w, h in ((10, 13, 7), (8, 16, 9), (-6, 18, 12), (-12, 18, 12), (-14, 16, 10)):
        half, low, high = mm(w / 2), -mm(h / 2), mm(h / 2 + 1)
        slot = mm(2.1)
        u = [
            (-half + mm(1.5), low),
            (half - mm(1.5), low),
            (half, low + mm(1.5)),
            (half, high - mm(1.6)),
            (half - mm(1.6), high),
            (slot + mm(1), high),
            (slot, high - mm(1)),
        ]
        u += [(slot, mm(0.5)), (mm(1.2), -mm(0.9)), (-mm(1.2), -mm(0.9)), (-slot, mm(0.5))]
        u += [
            (-slot, high - mm(1)),
            (-slot - mm(1), high),
            (-half + mm(1.6), high),
            (-half, high - mm(1.6)),
            (-half, low + mm(1.5)),
        ]
        sections.append([(x, mm(y), z) for x, z in u])
    loft(sections, silicone, smooth_below=50, parent=tip)
    prism(
        circle(mm(1.4), 24),
        mm(0.6),
        plastic('ff4a14', 0.4, 0),
        mm(0.1),
        loc=mms(0, -14.1, -2.9),
        rot=(math.pi / 2, 0, 0),
        parent=tip,
    )

