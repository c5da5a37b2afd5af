"""Argo's monitors: a thin frame, flat or curved, with a faceted housing behind it that holds ports and vents."""

import math
from dataclasses import dataclass

import numpy as np

from materials.solid import metal, plastic
from modelling.arrays import boxes
from modelling.outlines import chamfered, circle, inset, rectangle, softened
from modelling.scene import group, mm, mms
from modelling.solids import box, cylinder, letters, loft, prism, turned
from parts.mark import mark, wordmark
from parts.moulded_panel import panel
from parts.ports import display_port, hdmi
from parts.screen import bow, screen

BORDER, CHIN, RIM = 7.0, 13.0, 1.8
THICKNESS, BACK = 13.0, 46.0
REAR = (math.pi / 2, 0, math.pi)


@dataclass
class Display:
    """The lit area, the curve of the screen (None if flat), the housing behind (width, height); all in mm."""

    width: float
    height: float
    housing: tuple
    radius: float | None = None
    gloss: float = 0.3


def frame_size(display):
    """The width and height of the whole display."""
    return display.width + 2 * (BORDER + RIM), display.height + BORDER + CHIN + 2 * RIM


def monitor(display, picture, brightness=1.0, loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """A display without stand; its origin is the middle of the lit area, in the plane of the screen's middle."""
    root = group(loc, rot, parent)
    _frame(root, display)
    screen(display.width, display.height, picture, display.radius, brightness, display.gloss, (0, -mm(0.12), 0), root)
    _housing(root, display)
    return root


def _frame(root, display):
    """The rim, the black border under the glass, the back of the frame, and the wordmark on its chin."""
    width, height = frame_size(display)
    low = -(CHIN - BORDER) / 2
    outer = softened(chamfered(*mms(width, height), mm(7), at=mms(0, low)), mm(1.5))
    inner = inset(outer, mm(RIM))
    satin = plastic('1a1b1f', 0.34, 0.1, 260)
    glossy = plastic('020203', 0.1, 0.0)

    def front(p, q):
        return np.stack([p, -bow(p, display.radius), q], 1)

    def behind(p, q):
        return np.stack([-p, mm(THICKNESS) - bow(p, display.radius), q], 1)

    panel(
        front,
        outer,
        satin,
        [inner],
        edge=mm(0.5),
        depth=mm(THICKNESS - 2),
        pitch=mm(3),
        lift=mm(0.5),
        name='rim',
        parent=root,
    )
    panel(front, inset(inner, -mm(0.2)), glossy, edge=mm(0.1), depth=mm(2), pitch=mm(8), name='border', parent=root)
    panel(
        behind,
        outer,
        plastic('1f2024', 0.42, 0.25, 200),
        edge=mm(2.2),
        depth=mm(6),
        pitch=mm(4),
        name='back',
        parent=root,
    )
    word_z = -display.height / 2 - CHIN / 2
    wordmark(mm(9), plastic('a9adb3', 0.4, 0), mm(0.15), loc=mms(0, -0.1, word_z), rot=(math.pi / 2, 0, 0), parent=root)
    cylinder(
        mm(5),
        mm(4),
        plastic('0c0c0e', 0.4),
        mm(0.8),
        32,
        loc=mms(0, THICKNESS - 4, low - height / 2 - 1.5),
        parent=root,
    )


def _housing(root, display):
    """Everything behind the frame, drawn as seen from behind: x to the right, y up, z outwards."""
    width, height = display.housing
    rear = group(mms(0, BACK, 0), REAR, root)
    slope = BACK - THICKNESS
    body = plastic('1f2024', 0.42, 0.25, 200)
    outline = _stepped(chamfered(*mms(width, height), mm(58)))
    face = chamfered(*mms(width - 2 * slope, height - 2 * slope), mm(58 - slope * 0.586))
    foot = [(x, y, -mm(slope + 3) - float(bow(x, display.radius))) for x, y in outline]
    edge = [(x, y, -mm(slope)) for x, y in outline]
    loft([foot, edge, [(x, y, 0) for x, y in _stepped(face)]], body, caps=False, smooth_below=15, parent=rear)
    bay_at, bay = mms(width / 2 - slope - 100, -height / 2 + slope + 20), mms(132, 24)
    mouth = softened(chamfered(*bay, mm(6), at=bay_at), mm(1))
    seat = softened(chamfered(*mms(122, 122), mm(22)), mm(2))
    prism([face, mouth, seat], mm(2.4), body, mm(0.5), loc=mms(0, 0, -1.2 + 0.4), parent=rear)
    _seat(rear)
    _bay(rear, bay_at, bay)
    _vents(rear, width, height, slope)
    mark(
        mm(30),
        metal('6d7077', 0.3),
        mm(1),
        mm(0.2),
        loc=mms(-width / 2 + slope + 52, -height / 2 + slope + 32, 0.4),
        parent=rear,
    )
    _label(rear, width, height, slope)


def _stepped(corners, steps=12):
    """The polygon with every side cut into steps."""
    return [
        (ax + (bx - ax) * k / steps, ay + (by - ay) * k / steps)
        for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1])
        for k in range(steps)
    ]


def _seat(rear):
    """The recess for the stand's plate with the VESA holes, 100 × 100 mm."""
    floor = plastic('0a0b0c', 0.5)
    box(mms(126, 126, 2), floor, 0, loc=mms(0, 0, -5), parent=rear)
    ring = metal('6a6d73', 0.3)
    for x in (-50, 50):
        for y in (-50, 50):
            turned(
                [mms(2, 0), mms(4.2, 0), mms(4.2, 1.4), mms(2, 1.4)],
                ring,
                24,
                ring=True,
                loc=mms(x, y, -4),
                parent=rear,
            )


def _bay(rear, at, size):
    """Ports in a recess, and what each is."""
    dark = plastic('08080a', 0.5)
    x0, y0 = at
    w, h = size
    box((w + mm(4), h + mm(4), mm(1)), dark, 0, loc=(x0, y0, -mm(10)), parent=rear)
    for side in (-1, 1):
        box((mm(2), h + mm(4), mm(10)), dark, 0, loc=(x0 + side * (w / 2 + mm(1.4)), y0, -mm(5.6)), parent=rear)
        box((w + mm(4), mm(2), mm(10)), dark, 0, loc=(x0, y0 + side * (h / 2 + mm(1.4)), -mm(5.6)), parent=rear)
    inside = -mm(8.2)
    _power_inlet(rear, (x0 + mm(52), y0, inside))
    display_port(loc=(x0 + mm(22), y0, inside), parent=rear)
    for k in (0, 1):
        hdmi(loc=(x0 - mm(12 + 28 * k), y0, inside), parent=rear)
    ink = plastic('8b9098', 0.5, 0)
    for x, words in ((52, 'DC IN'), (22, 'DP 1.4'), (-12, 'HDMI 1'), (-40, 'HDMI 2')):
        letters(words, mm(3.8), ink, mm(0.05), weight=600, loc=(x0 + mm(x), y0 - h / 2 - mm(3.8), mm(0.4)), parent=rear)


def _power_inlet(rear, at):
    steel, black = metal('9a9ca2', 0.3), plastic('050506', 0.5)
    hub = group(at, parent=rear)
    prism([rectangle(*mms(13, 13), mm(2)), circle(mm(4.6), 32)], mm(2), plastic('151619', 0.4), mm(0.4), parent=hub)
    turned([mms(4, -3), mms(4.6, -3), mms(4.6, 1.2), mms(4, 1.2)], steel, 40, ring=True, parent=hub)
    cylinder(mm(4.5), mm(0.4), black, 0.0005, 40, loc=mms(0, 0, -1), parent=hub)
    cylinder(mm(0.9), mm(3), steel, mm(0.3), 20, parent=hub)


def _vents(rear, width, height, slope):
    """Slits across the upper slope of the housing, and a few in the lower one."""
    black, body = plastic('030304', 0.8), plastic('16171a', 0.42)
    for side, share in ((1, 0.66), (-1, 0.5)):
        long = (width - 2 * 62) * share
        bank = group(mms(0, side * (height / 2 - slope / 2), -slope / 2 + 0.2), (-side * math.pi / 4, 0, 0), rear)
        prism(softened(chamfered(*mms(long, 26), mm(8)), mm(1)), mm(0.6), black, mm(0.1), parent=bank)
        ribs = [(mms(x, 0, 0.3), mms(1.6, 25, 1.2)) for x in np.arange(-long / 2 + 10, long / 2 - 9, 4.4)]
        boxes(ribs, body, mm(0.4), 2, parent=bank)
        boxes([(mms(0, 0, 0.5), mms(long - 18, 1.6, 1.4))], body, mm(0.4), 2, parent=bank)


def _label(rear, width, height, slope):
    """The rating label."""
    paper = plastic('24262a', 0.5, 0)
    ink = plastic('9aa0a8', 0.5, 0)
    at = (width / 2 - slope - 62, height / 2 - slope - 40)
    box(mms(86, 44, 0.2), paper, 0, loc=mms(*at, 0.5), parent=rear)
    wordmark(mm(8), ink, mm(0.05), loc=mms(at[0] - 24, at[1] + 12, 0.65), parent=rear)
    bars = [
        (mms(at[0] - 38 + 0.9 * k, at[1] - 14, 0.65), mms(0.3 + 0.4 * ((k * 7) % 3 == 0), 8, 0.1)) for k in range(44)
    ]
    boxes(bars, ink, parent=rear)
    lines = [(mms(at[0] - 38 + w / 2, at[1] + 4 - 4 * k, 0.65), mms(w, 1.1, 0.1)) for k, w in enumerate((64, 70, 48))]
    boxes(lines, ink, parent=rear)
