"""Typhoon 90: a low cooler, 95 × 95 × 47 mm, whose 92 mm fan blows down through fins on four heat pipes."""

import math

from materials.light import EMBER
from materials.solid import metal
from modelling.outlines import rectangle
from modelling.scene import group, mm, mms
from modelling.solids import box, tube
from parts.fan import fan
from parts.fan_plug import fan_cable, fan_plug
from parts.heatpipe import copper, heatpipe, pipe_end
from parts.heatsink import fin_stack, foot

SIDE, HEIGHT = 95, 47
FAN, FAN_DEPTH = 92, 15
FIN_BOTTOM, FIN_TOP, FIN_DEPTH, PITCH = 17, 31.4, 84, 2.3
LANES = (-30, -10, 10, 30)
PIPE_Z = 22


def build(pose=None):
    """`pose` 'mounted' has its cable beside the fins, plugged into the board."""
    foot(reach=86, has_springs=False)
    _pipes()
    _fins()
    fan(FAN, FAN_DEPTH, blades=9, light=EMBER, turn=0.3, loc=(0, 0, mm(HEIGHT - FAN_DEPTH / 2 - 1)))
    _clips()
    _cable(WAYS[pose])


def _fins():
    """Upright sheets side by side along x, pierced by the pipes."""
    count = int((SIDE - 2) / PITCH) + 1
    start = -(count - 1) * PITCH / 2
    middle = (FIN_BOTTOM + FIN_TOP) / 2
    outline = rectangle(mm(FIN_DEPTH), mm(FIN_TOP - FIN_BOTTOM), at=(-mm(1), mm(middle)))
    upright = group((mm(start), 0, 0), (math.pi / 2, 0, math.pi / 2))
    aluminum = metal('a4a7ad', 0.27)
    fin_stack(outline, [], count, PITCH, 0.5, aluminum, upright)
    for y in (-1 - FIN_DEPTH / 2, FIN_DEPTH / 2 - 1):
        for z in (FIN_BOTTOM + 0.9, FIN_TOP - 0.9):
            box(mms(SIDE - 2, 0.5, 1.8), aluminum, 0.002, loc=mms(0, y, z))
    rail = metal('2a2b2f', 0.34)
    for side in (-1, 1):
        box((mm(SIDE), mm(7), mm(1.2)), rail, 0.003, loc=(0, side * mm(38), mm(FIN_TOP + 0.2)))


def _pipes():
    """Four pipes: from the base out behind, round and back forward through the fins."""
    shine = copper()
    for k, x in enumerate(LANES):
        lane = -13.5 + 9 * k
        path = [
            (lane, -18, 8),
            (lane, 16, 8),
            (lane + (x - lane) * 0.35, 31, 8.6),
            (x, 44.2, 15),
            (x, 38, PIPE_Z),
            (x, 20, PIPE_Z),
            (x, -43, PIPE_Z),
        ]
        heatpipe(path, shine)
        pipe_end(shine, loc=(mm(x), -mm(42.8), mm(PIPE_Z)), rot=(math.pi / 2, 0, 0))
        pipe_end(shine, loc=(mm(lane), -mm(18), mm(8)), rot=(math.pi / 2, 0, 0))


def _clips():
    """A spring wire a side from the fan's holes to the lower edge of the fins."""
    wire = metal('a9acb2', 0.2)
    top, hole, edge = HEIGHT - 0.2, FAN * 0.4375, SIDE / 2
    for side in (-1, 1):
        points = [
            (hole, -hole, top - 3),
            (hole, -hole, top),
            (edge, -hole + 4, top - 2),
            (edge, -26, 24),
            (edge, -18, FIN_BOTTOM + 3),
            (edge, 18, FIN_BOTTOM + 3),
            (edge, 26, 24),
        ]
        points += [(edge, hole - 4, top - 2), (hole, hole, top), (hole, hole, top - 3)]
        tube([(side * mm(x), mm(y), mm(z)) for x, y, z in points], mm(0.75), wire, round_steps=3)


def _cable(way):
    *points, (plug_at, plug_turn) = way
    fan_cable([mms(*point) for point in points])
    fan_plug(loc=mms(*plug_at), rot=plug_turn)


# From the fan: points of the cable, then where its plug is and how it is turned.
WAYS = {
    None: [(44, -40, 36), (53, -45, 22), (60, -52, 3), (58, -66, 1), (42, -74, 1), ((37, -75.4, 2.6), (0, 0, -1.35))],
    'mounted': [(36, 45, 36), (40, 51, 34), (43, 57, 26), (44, 58, 12), ((44, 58, 6), (-math.pi / 2, 0, 0))],
}
