"""The body of an ATX supply, 150 × 86 mm: its fan on top, its sockets in front, its mains inlet behind."""

import math
from dataclasses import dataclass
from typing import Any

from materials.light import glow
from materials.solid import metal, plastic
from modelling.arrays import honeycomb
from modelling.outlines import chamfered, circle, rectangle
from modelling.scene import group, mm
from modelling.solids import box, cylinder, prism
from parts.cross_screw import cross_screw
from parts.fan import fan
from parts.fan_grille import honeycomb_grille, hub_cap, slots, wire_grille
from parts.iec_inlet import iec_inlet, rocker_switch

WIDTH, HEIGHT = 150, 86
SHEET = 1.2
LIP = 4
INLET_X, SWITCH_X, MAINS_Z = -40, -4, 36


@dataclass
class Finish:
    """What a supply is made of: `cut` is the 45° break along its upper edges, in mm."""

    shell: Any
    plate: Any
    grille_metal: Any
    grille: str
    cut: float = 2.0
    glow: str = 'ff4a20'


def power_supply(length, fan_side, finish):
    """A supply of `length` mm. Returns groups for what differs: its front (towards -y, x to the right, y up from the
    floor, z outwards) and its two sides (x along the supply, y up, z outwards; left is the one at -x)."""
    root = group()
    _shell(root, length, finish)
    _top(root, length, fan_side, finish)
    _rear(root, length, finish)
    front = group((0, -mm(length / 2), 0), (math.pi / 2, 0, 0), root)
    _end_plate(front, finish, [])
    for x in (-68, 68):
        for z in (7, 79 - finish.cut):
            cross_screw(5, metal('232428', 0.3), loc=(mm(x), mm(z), 0), parent=front)
    left = group((-mm(WIDTH / 2), 0, 0), (math.pi / 2, 0, -math.pi / 2), root)
    right = group((mm(WIDTH / 2), 0, 0), (math.pi / 2, 0, math.pi / 2), root)
    return front, left, right


def _shell(parent, length, finish):
    """Walls and bottom, open above between two lips."""
    w, h, c, t = WIDTH / 2, HEIGHT, finish.cut, SHEET
    outer = [(-w, 0), (w, 0), (w, h - c), (w - c, h), (w - c - LIP, h)]
    inner = [(w - c - LIP, h - t), (w - c - t * 0.4, h - t), (w - t, h - c - t * 0.4), (w - t, t)]
    outline = outer + inner + [(-x, z) for x, z in inner[::-1]] + [(-x, z) for x, z in outer[:1:-1]]
    prism(
        [(mm(x), mm(z)) for x, z in outline],
        mm(length),
        finish.shell,
        mm(0.5),
        2,
        rot=(math.pi / 2, 0, 0),
        parent=parent,
    )
    dark = plastic('040405', 0.8)
    # It keeps clear of the vents, which would be seen to be blind.
    box((mm(WIDTH - 6), mm(length - 44), mm(48)), dark, 0, loc=(0, -mm(18), mm(26)), parent=parent)
    seam = plastic('020202', 0.8)
    for side in (-1, 1):
        box((mm(0.1), mm(length - 2), mm(0.5)), seam, 0, loc=(side * mm(WIDTH / 2), 0, mm(5)), parent=parent)
        for y in (-length / 2 + 8, length / 2 - 8):
            rot = (0, side * math.pi / 2, 0)
            cross_screw(
                5, metal('232428', 0.3), loc=(side * mm(WIDTH / 2), mm(y), mm(HEIGHT / 2)), rot=rot, parent=parent
            )


def _top(parent, length, fan_side, finish):
    """The plate with the fan's grille, set a little below the lips."""
    plate = group((0, 0, mm(HEIGHT - 1.1)), parent=parent)
    width = WIDTH - 2 * (finish.cut + LIP) - 0.6
    radius = fan_side * 0.478
    hole = [circle(mm(radius), 96)]
    if finish.grille == 'slots':
        hole = slots(radius, tilt=45)
    prism(
        [chamfered(mm(width), mm(length - 1.6), mm(3)), *hole],
        mm(SHEET),
        finish.plate,
        mm(0.35),
        2,
        loc=(0, 0, 0),
        parent=plate,
    )
    if finish.grille == 'honeycomb':
        honeycomb_grille(radius, finish.grille_metal, parent=plate, loc=(0, 0, -mm(0.7)))
        prism(
            [circle(mm(radius + 1.6), 96), circle(mm(radius), 96)],
            mm(0.8),
            metal('8c8f96', 0.22),
            mm(0.3),
            2,
            loc=(0, 0, mm(0.8)),
            parent=plate,
        )
    if finish.grille == 'wire':
        wire_grille(radius, finish.grille_metal, parent=plate, loc=(0, 0, mm(1.2)))
    cap = 13 if finish.grille == 'wire' else 17
    hub_cap(cap, finish.plate, glow(finish.glow, 1.2), parent=plate, loc=(0, 0, mm(1.6)))
    # The post of the cap hides the mark on the fan's hub.
    cylinder(mm(cap - 1), mm(4.6), plastic('08080a', 0.6), mm(0.3), 48, loc=(0, 0, -mm(1.6)), parent=plate)
    for x in (-1, 1):
        for y in (-1, 1):
            at = fan_side * 0.4375
            cross_screw(
                6, metal('2b2c30', 0.28), loc=(x * mm(at), y * mm(min(at, length / 2 - 6)), mm(0.6)), parent=plate
            )
    fan(fan_side - 2, 25, 9, light=None, turn=0.3, loc=(0, 0, mm(HEIGHT - 3.4 - 12.5)), parent=parent)


def _end_plate(parent, finish, holes):
    """The sheet that closes an end, 0.8 mm inside the shell."""
    corners = (True, True, False, False)
    outline = chamfered(mm(WIDTH - 2 * SHEET), mm(HEIGHT - SHEET - 0.6), mm(finish.cut), (0, mm(HEIGHT / 2)), corners)
    prism([outline, *holes], mm(SHEET), finish.shell, mm(0.3), 2, loc=(0, 0, -mm(SHEET / 2 + 0.2)), parent=parent)


def _rear(parent, length, finish):
    """The honeycomb that lets the air out, the inlet, the switch and the four holes of the standard."""
    rear = group((0, mm(length / 2), 0), (math.pi / 2, 0, math.pi), parent)
    opening = rectangle(mm(WIDTH - 14), mm(HEIGHT - 14 - finish.cut), mm(3), at=(0, mm(HEIGHT / 2 - finish.cut / 2)))
    _end_plate(rear, finish, [opening])

    def is_open(x, y):
        x, z = x * 100, y * 100 + HEIGHT / 2
        is_mains = INLET_X - 27 < x < SWITCH_X + 10 and abs(z - MAINS_Z) < 17
        return not is_mains and abs(x) < WIDTH / 2 - 9 and 10 < z < HEIGHT - 10 - finish.cut

    honeycomb(
        mm(WIDTH - 12),
        mm(HEIGHT - 17),
        mm(6),
        mm(1.2),
        finish.shell,
        mm(1),
        is_open,
        loc=(0, mm(HEIGHT / 2), -mm(1)),
        parent=rear,
    )
    iec_inlet(loc=(mm(INLET_X), mm(MAINS_Z), -mm(0.8)), parent=rear)
    rocker_switch(loc=(mm(SWITCH_X), mm(MAINS_Z), -mm(0.8)), parent=rear)
    for x, z in ((-69, 6), (-69, 70), (69, 16), (69, 80 - finish.cut)):
        thread = metal('6a6d73', 0.3)
        prism([circle(mm(3), 24), circle(mm(1.7), 24)], mm(0.5), thread, mm(0.1), 1, loc=(mm(x), mm(z), 0), parent=rear)
        prism([circle(mm(1.75), 24)], mm(0.2), plastic('020202', 0.8), 0, loc=(mm(x), mm(z), mm(0.02)), parent=rear)
