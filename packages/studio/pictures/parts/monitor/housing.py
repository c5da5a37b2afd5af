"""The faceted housing behind the frame, drawn as seen from behind: x to the right, y up, z outwards."""

import math

import numpy as np

from materials.solid import metal, plastic
from modelling.arrays import boxes
from modelling.outlines import chamfered, softened
from modelling.scene import group, mm, mms
from modelling.solids import box, loft, prism, turned
from parts.facing import BACKWARDS
from parts.mark import mark, wordmark
from parts.monitor.display import BACK, THICKNESS
from parts.monitor.port_bay import port_bay
from parts.screen import bow


def housing(root, display):
    """Everything behind the frame of a display."""
    width, height = display.housing
    rear = group(mms(0, BACK, 0), BACKWARDS, root)
    slope = BACK - THICKNESS
    body = plastic('1f2024', 0.42, 0.25, 200)
    outline = _stepped(chamfered(*mms(width, height), mm(58)))
    face = chamfered(*mms(width - 2 * slope, height - 2 * slope), mm(58 - slope * 0.586))
    foot = [(x, y, -mm(slope + 3) - float(bow(x, display.radius))) for x, y in outline]
    edge = [(x, y, -mm(slope)) for x, y in outline]
    loft([foot, edge, [(x, y, 0) for x, y in _stepped(face)]], body, caps=False, smooth_below=15, parent=rear)
    bay_at, bay = bay_place(display), mms(132, 24)
    mouth = softened(chamfered(*bay, mm(6), at=bay_at), mm(1))
    seat = softened(chamfered(*mms(122, 122), mm(22)), mm(2))
    prism([face, mouth, seat], mm(2.4), body, mm(0.5), loc=mms(0, 0, -1.2 + 0.4), parent=rear)
    _seat(rear)
    port_bay(rear, bay_at, bay)
    _vents(rear, width, height, slope)
    mark(mm(30), metal('6d7077', 0.3), mm(1), mm(0.2), loc=mms(-width / 2 + slope + 52, -height / 2 + slope + 32, 0.4), parent=rear)
    _label(rear, width, height, slope)


def bay_place(display):
    """The middle of the recess for ports, as seen from behind, in dm."""
    width, height = display.housing
    slope = BACK - THICKNESS
    return mms(width / 2 - slope - 100, -height / 2 + slope + 20)


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
            turned([mms(2, 0), mms(4.2, 0), mms(4.2, 1.4), mms(2, 1.4)], ring, 24, ring=True, loc=mms(x, y, -4), parent=rear)


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
    bars = [(mms(at[0] - 38 + 0.9 * k, at[1] - 14, 0.65), mms(0.3 + 0.4 * ((k * 7) % 3 == 0), 8, 0.1)) for k in range(44)]
    boxes(bars, ink, parent=rear)
    lines = [(mms(at[0] - 38 + w / 2, at[1] + 4 - 4 * k, 0.65), mms(w, 1.1, 0.1)) for k, w in enumerate((64, 70, 48))]
    boxes(lines, ink, parent=rear)
