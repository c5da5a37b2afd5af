"""Monitor light bar: 450 mm long, on a weighted clip."""

import math

import numpy as np

from materials.light import glow
from materials.solid import metal, plastic, rubber
from modelling.outlines import circle, rectangle, softened
from modelling.scene import group, mm, mms
from modelling.solids import box, cylinder, letters, loft, prism, tube, turned
from parts.mark import mark
from parts.monitor.display import frame_size
from parts.usb_cable import plug_a
from studio.lights import area

LENGTH, RADIUS = 450, 12.5
BAR_HEIGHT = 66
BAR_FORWARD = 26
WARM = (1.0, 0.72, 0.42)


def build(pose=None):
    """The bar on its clip, as it stands on a table."""
    root = group()
    _cable(root)
    _bar(root)
    _clip(root)


def hang(screen, display):
    """The bar on the upper edge of a `display`, on whose group `screen` it hangs."""
    root = group(mms(0, 6, frame_size(display)[1] / 2 - 49), parent=screen)
    _bar(root)
    _clip(root)


def _bar(root):
    """An aluminum tube with its light looking down and forward, black ends and touch keys on top."""
    tube_metal = metal('5c5f66', 0.36, (2, 170, 170))
    bar = group(mms(0, -BAR_FORWARD, BAR_HEIGHT), parent=root)
    start, stop = math.radians(-98), math.radians(202)
    ring = [(mm(RADIUS) * math.cos(a), mm(RADIUS) * math.sin(a)) for a in np.linspace(start, stop, 56)]
    half = mm(LENGTH / 2 - 15)
    loft([[(x, y, z) for y, z in ring] for x in (-half, half)], tube_metal, smooth_below=50, parent=bar)
    black = plastic('0d0e10', 0.36, 0.15, 220)
    for side in (-1, 1):
        end = group(mms(side * (LENGTH / 2 - 15), 0, 0), (0, side * math.pi / 2, 0), bar)
        turned([mms(0, 0), mms(12.7, 0), mms(12.7, 13), mms(11.7, 15), mms(0, 15)], black, 64, parent=end)
        turned(
            [mms(12.75, 0.6), mms(12.95, 0.8), mms(12.95, 1.8), mms(12.75, 2)],
            plastic('ff4a14', 0.4, 0),
            64,
            parent=end,
        )
    _optics(bar)
    grey = plastic('9aa0a8', 0.5, 0)
    for k, x in enumerate((-45, -15, 15, 45)):
        key = group(mms(x, 0, RADIUS + 0.05), parent=bar)
        prism([circle(mm(4.2), 32), circle(mm(3.7), 32)], mm(0.12), grey, 0.0002, parent=key)
        if k == 0:
            box(mms(0.6, 3.4, 0.12), grey, 0, loc=mms(0, 1.2, 0), parent=key)
        elif k == 3:
            prism(circle(mm(1.5), 24), mm(0.12), grey, 0.0002, parent=key)
        else:
            letters('-' if k == 1 else '+', mm(6), grey, mm(0.06), weight=600, parent=key)


def _optics(bar):
    """The lit diffuser in its groove, and the light on the desk and not on the screen."""
    tilt = group((0, 0, 0), (math.radians(-38), 0, 0), bar)
    long = LENGTH - 34
    box(mms(long, 11.6, 1), plastic('e6e2da', 0.4, 0), 0, loc=mms(0, 0, -8.4), parent=tilt)
    box(mms(long - 6, 8.6, 1.6), glow('ffcf96', 5), mm(0.5), loc=mms(0, 0, -10.7), parent=tilt)
    for y in (-1, 1):
        box(mms(long, 1, 6), metal('34363b', 0.34), mm(0.3), loc=mms(0, y * 5.6, -8.6), parent=tilt)
    down = area((0, -mm(4), -mm(16)), (0, -mm(70), -mm(120)), (mm(long), mm(10)), 130, WARM, spread=60, parent=bar)
    down.visible_glossy = False


def _clip(root):
    """The shelf on the upper edge of a screen, its lip in front, and the weight that swings behind."""
    black = plastic('121316', 0.4, 0.2, 220)
    box(mms(74, 46, 7), black, mm(2), 4, loc=mms(0, 4, BAR_HEIGHT - 15), parent=root)
    box(mms(60, 18, 12), black, mm(2.5), 4, loc=mms(0, -16, BAR_HEIGHT - 8), parent=root)
    prism(
        softened(rectangle(*mms(74, 16), mm(3)), mm(1)),
        mm(3),
        black,
        mm(0.6),
        loc=mms(0, -11, BAR_HEIGHT - 22),
        rot=(math.pi / 2, 0, 0),
        parent=root,
    )
    box(mms(62, 9, 1.2), rubber(), mm(0.4), loc=mms(0, -9, BAR_HEIGHT - 22), rot=(math.pi / 2, 0, 0), parent=root)
    cylinder(
        mm(6),
        mm(70),
        metal('34363b', 0.3),
        mm(1),
        40,
        loc=mms(0, 27, BAR_HEIGHT - 15),
        rot=(0, math.pi / 2, 0),
        parent=root,
    )
    weight = group(mms(0, 27, BAR_HEIGHT - 15), (math.radians(-7), 0, 0), root)
    sections = []
    for z, deep, wide in ((2, 10, 66), (-6, 18, 70), (-22, 27, 72), (-40, 28, 72), (-49, 26, 70), (-50.6, 24, 68)):
        sections.append([(x, y + mm(4), mm(z)) for x, y in rectangle(mm(wide), mm(deep), mm(5), 6)])
    loft(sections, black, smooth_below=35, parent=weight)
    box(mms(56, 1.6, 32), rubber(), mm(0.6), loc=mms(0, -10.2, -32), parent=weight)
    mark(mm(15), plastic('8d929a', 0.45, 0), mm(0.5), loc=mms(0, 18, -30), rot=(math.pi / 2, 0, math.pi), parent=weight)
    prism(
        [rectangle(*mms(9.4, 3.8), mm(1.8)), rectangle(*mms(8.4, 2.8), mm(1.3))],
        mm(1),
        metal('9a9ca2', 0.3),
        0.002,
        loc=mms(24, 18.1, -12),
        rot=(math.pi / 2, 0, 0),
        parent=weight,
    )


def _cable(root):
    """The USB cable, from the weight's back round to its plug at the right."""
    black = rubber('111214', 0.5)
    start = (24, 47, 36)
    points = [
        start, (24, 62, 34), (28, 78, 12), (44, 96, 2.2), (84, 104, 2.2), (128, 88, 2.2), (158, 56, 2.2), (176, 24, 3.6)
    ]
    tube([mms(*point) for point in points], mm(1.8), black, steps=20, parent=root)
    box(mms(11, 18, 6), black, mm(2), 4, loc=mms(24, 52, 36), parent=root)
    plug_a(mms(180, 14, 4), (0, 0, 0.38), root)
