"""The monitors' stand: a cut plate, a swivel, a column and a head that lifts and tilts."""

import math

from materials.solid import metal, plastic, rubber
from modelling.outlines import chamfered, circle, rectangle, softened
from modelling.scene import group, mm, mms
from modelling.solids import bevel, box, cylinder, loft, prism, turned
from parts.mark import mark

PLATE = 9.0
COLUMN = (62, 34)


def monitor_stand(top, head, back, plate=(280, 215), middle=30.0, turn=0.0, parent=None):
    """A stand whose column reaches up to `top` mm and whose head, `head` mm high, meets the display at y = `back`.

    `plate` is the foot's width and depth, `middle` its centre along y; all in mm. `turn` swivels the column.
    """
    root = group(parent=parent)
    dark = metal('24262b', 0.38, (4, 150, 4))
    shell = plastic('131417', 0.42, 0.2, 220)
    _plate(root, plate, middle, dark)
    column_y = back + 52
    upper = group((0, mm(column_y), 0), (0, 0, turn), root)
    _column(upper, top, shell, dark)
    _head(upper, head, back - column_y, shell)
    return root


def _plate(root, size, middle, dark):
    outline = softened(chamfered(mm(size[0]), mm(size[1]), mm(46), corners=(True, True, True, True)), mm(3))
    prism(outline, mm(PLATE - 2), dark, mm(1.2), 3, loc=mms(0, middle, (PLATE - 2) / 2 + 2), parent=root)
    foot = rubber('0b0b0c')
    for x in (-1, 1):
        for y in (-1, 1):
            cylinder(
                mm(11),
                mm(2),
                foot,
                mm(0.4),
                32,
                loc=mms(x * (size[0] / 2 - 44), middle + y * (size[1] / 2 - 26), 1),
                parent=root,
            )
    line = plastic('ff4a14', 0.4, 0)
    half = size[0] / 2
    for x in (-1, 1):
        start, end = (x * (half - 1.2), middle - size[1] / 2 + 46), (x * (half - 46), middle - size[1] / 2 + 1.2)
        length = math.dist(start, end) - 8
        angle = math.atan2(end[1] - start[1], end[0] - start[0])
        place = mms((start[0] + end[0]) / 2 - x * 4, (start[1] + end[1]) / 2 + 4, PLATE)
        box(mms(length, 1.6, 0.3), line, 0.0005, loc=place, rot=(0, 0, angle), parent=root)


def _column(upper, top, shell, dark):
    """The swivel's disc and the column, with a rail in front and a hole for cables lined in ember."""
    black = plastic('08080a', 0.55)
    rim = [mms(0, 0), mms(51, 0), mms(52, 1), mms(52, 3.4), mms(50.6, 4.8), mms(0, 4.8)]
    turned(rim, dark, 96, loc=mms(0, 0, PLATE), parent=upper)
    w, d = COLUMN
    low, high = PLATE + 4, top
    outline = rectangle(mm(w), mm(d), mm(9), 8)
    body = loft(
        [[(x, y, mm(z)) for x, y in outline] for z in (low, high)], shell, smooth_below=30, loc=(0, 0, 0), parent=upper
    )
    bevel(body, mm(1.5), 3, 50)
    prism(
        rectangle(mm(w - 3), mm(d - 3), mm(8), 8), mm(3), dark, mm(0.8), loc=mms(0, 0, high + 0.8), parent=upper
    )
    box(mms(20, 1.2, high - low - 46), black, mm(0.4), loc=mms(0, -d / 2, (high + low) / 2 + 10), parent=upper)
    steel = metal('85888e', 0.3, (160, 160, 3))
    box(mms(8, 1.6, high - low - 52), steel, mm(0.3), loc=mms(0, -d / 2 - 0.2, (high + low) / 2 + 10), parent=upper)
    hole_z = low + 52
    prism(
        [rectangle(mm(34), mm(54), mm(17), 14), rectangle(mm(28), mm(48), mm(14), 14)],
        mm(3),
        plastic('ff4a14', 0.4, 0.05),
        mm(0.6),
        loc=mms(0, d / 2 + 0.2, hole_z),
        rot=(math.pi / 2, 0, 0),
        parent=upper,
    )
    prism(
        rectangle(mm(29), mm(49), mm(14), 14),
        mm(1),
        black,
        mm(0.2),
        loc=mms(0, d / 2 + 0.1, hole_z),
        rot=(math.pi / 2, 0, 0),
        parent=upper,
    )
    mark(
        mm(17),
        plastic('8d929a', 0.45, 0),
        mm(0.6),
        loc=mms(0, d / 2 + 0.2, high - 34),
        rot=(math.pi / 2, 0, math.pi),
        parent=upper,
    )


def _head(upper, height, reach, shell):
    """The carriage on the rail, the tilting hinge and the plate that carries the display."""
    dark = plastic('0c0d0f', 0.4)
    box(mms(50, 12, 92), shell, mm(3), loc=mms(0, -COLUMN[1] / 2 - 5, height), parent=upper)
    box(mms(38, 26, 50), dark, mm(4), loc=mms(0, -COLUMN[1] / 2 - 17, height), parent=upper)
    cylinder(
        mm(12),
        mm(58),
        dark,
        mm(1.6),
        48,
        loc=mms(0, -COLUMN[1] / 2 - 20, height),
        rot=(0, math.pi / 2, 0),
        parent=upper,
    )
    screw = metal('5b5e64', 0.3)
    for x in (-1, 1):
        cylinder(
            mm(7),
            mm(1.4),
            screw,
            mm(0.4),
            32,
            loc=mms(x * 29.6, -COLUMN[1] / 2 - 20, height),
            rot=(0, math.pi / 2, 0),
            parent=upper,
        )
        prism(
            circle(mm(2.6), 6),
            mm(0.4),
            dark,
            mm(0.05),
            loc=mms(x * 30.2, -COLUMN[1] / 2 - 20, height),
            rot=(0, math.pi / 2, 0),
            parent=upper,
        )
    plate = softened(chamfered(mm(112), mm(112), mm(20)), mm(2))
    prism(plate, mm(7), shell, mm(1.2), loc=mms(0, reach + 3.5, height), rot=(math.pi / 2, 0, 0), parent=upper)
