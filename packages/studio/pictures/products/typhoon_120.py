"""Typhoon 120: a single tower on four copper heat pipes with an F120 fan, 125 × 77 × 155 mm."""

import math

from materials.light import EMBER
from materials.solid import metal
from modelling.outlines import chamfered, circle
from modelling.scene import group, mm
from modelling.solids import box, prism, tube
from parts.fan import fan
from parts.fan_plug import fan_cable, fan_plug
from parts.heatpipe import copper, heatpipe, pipe_end
from parts.heatsink import fin_stack, foot
from parts.mark import mark

WIDTH, DEPTH, HEIGHT = 125, 77, 155
FAN, FAN_DEPTH = 120, 25
TOWER_DEPTH = 50
TOWER_Y = (DEPTH - TOWER_DEPTH) / 2
FIRST_FIN, LAST_FIN, PITCH = 40, 147, 2.3
TOP_PLATE = 148.6
# Each pipe is a U: its legs stand at -x and x, both at y from the tower's middle; LANES are their places in the base.
PIPES = ((54, -5), (42, 9), (30, -9), (18, 9))
LANES = (-4.5, 13.5, -13.5, 4.5)
LEGS = tuple((side * x, y) for x, y in PIPES for side in (-1, 1))


def build():
    root = group((0, 0, 0))
    foot(loc=(0, mm(TOWER_Y), 0), rot=(0, 0, math.pi / 2), parent=root)
    _pipes(root)
    _tower(root)
    front = TOWER_Y - TOWER_DEPTH / 2 - FAN_DEPTH / 2
    fan(FAN, FAN_DEPTH, light=EMBER, turn=0.6, loc=(0, mm(front - 0.8), mm(92)), rot=(math.pi / 2, 0, 0), parent=root)
    _clips(root, front)
    _cable(root, front)


def _outline():
    """A fin: notched corners behind, a shallow W in front that the air meets bit by bit."""
    w, d = WIDTH / 2, TOWER_DEPTH / 2
    points = [
        (-w, -d),
        (-w + 14, -d),
        (-w + 30, -d + 3.5),
        (-9, -d),
        (9, -d),
        (w - 30, -d + 3.5),
        (w - 14, -d),
        (w, -d),
    ]
    points += [
        (w, -6),
        (w - 2.6, -4),
        (w - 2.6, 4),
        (w, 6),
        (w, d - 8),
        (w - 8, d),
        (30, d),
        (20, d - 3.5),
        (-20, d - 3.5),
        (-30, d),
    ]
    points += [(-w + 8, d), (-w, d - 8), (-w, 6), (-w + 2.6, 4), (-w + 2.6, -4), (-w, -6)]
    return [(mm(x), mm(y)) for x, y in points]


def _tower(parent):
    tower = group((0, mm(TOWER_Y), 0), parent=parent)
    aluminum = metal('a4a7ad', 0.27)
    count = int((LAST_FIN - FIRST_FIN) / PITCH) + 1
    holes = [(mm(x), mm(y), mm(3)) for x, y in LEGS]
    fin_stack(_outline(), holes, count, PITCH, 0.5, aluminum, tower, (0, 0, mm(FIRST_FIN)))
    collar = metal('8e9197', 0.3)
    for side in (-1, 1):
        for y in (-15.5, 11):
            at = (side * mm(WIDTH / 2 - 0.2), mm(y), mm((FIRST_FIN + LAST_FIN) / 2))
            box((mm(0.6), mm(7), mm(LAST_FIN - FIRST_FIN + 1)), collar, 0, loc=at, parent=tower)
    dark = metal('26272b', 0.36, (160, 2, 2))
    plate = chamfered(mm(WIDTH), mm(TOWER_DEPTH), mm(8))
    openings = [circle(mm(3.3), 28, (mm(x), mm(y))) for x, y in LEGS]
    prism([plate, *openings], mm(1.6), dark, 0.004, 2, loc=(0, 0, mm(TOP_PLATE)), parent=tower)
    mark(mm(16), metal('d9dbdf', 0.2), 0.004, loc=(0, 0, mm(TOP_PLATE + 0.8)), parent=tower)


def _pipes(parent):
    """Four pipes bent to a U through the base; their ends stand out of the top plate."""
    shine = copper()
    middle = group((0, mm(TOWER_Y), 0), parent=parent)
    for (x, y), lane in zip(PIPES, LANES):
        leg = [
            (x, y, 149),
            (x, y, 70),
            (x, y, 36),
            (x * 0.9 + 1, (lane + y) / 2, 20),
            (x * 0.62, lane, 9.4),
            (x * 0.4, lane, 8),
        ]
        heatpipe(leg + [(-a, b, c) for a, b, c in leg[::-1]], shine, parent=middle)
        for side in (-1, 1):
            pipe_end(shine, loc=(side * mm(x), mm(y), mm(149.4)), parent=middle)


def _clips(parent, front):
    """A spring wire a side: hooked into the fan's holes, held in the fins' notch."""
    wire = metal('a9acb2', 0.2)
    for side in (-1, 1):
        edge, hole, notch = WIDTH / 2 + 0.4, 52.5, TOWER_Y
        face = front - FAN_DEPTH / 2 - 1.6
        points = [
            (hole, face + 4, 92 - 52.5),
            (hole, face, 92 - 52.5),
            (edge, face + 1, 92 - 47),
            (edge + 0.6, notch - 14, 92 - 34),
            (edge - 0.6, notch, 92 - 24),
        ]
        points += [
            (edge - 0.9, notch, 92),
            (edge - 0.6, notch, 92 + 24),
            (edge + 0.6, notch - 14, 92 + 34),
            (edge, face + 1, 92 + 47),
            (hole, face, 92 + 52.5),
            (hole, face + 4, 92 + 52.5),
        ]
        tube([(side * mm(x), mm(y), mm(z)) for x, y, z in points], mm(0.85), wire, round_steps=3, parent=parent)


def _cable(parent, front):
    """The fan's cable drops from its lower corner to the table and ends in its plugs."""
    y = front + 8
    fan_cable(
        [
            (mm(58), mm(y), mm(36)),
            (mm(66), mm(y - 2), mm(18)),
            (mm(78), mm(y - 8), mm(3.4)),
            (mm(96), mm(y - 22), mm(1)),
            (mm(92), mm(y - 44), mm(1)),
        ],
        parent,
    )
    fan_plug(loc=(mm(90), mm(y - 49), mm(2.6)), rot=(0, 0, -0.3), parent=parent)
