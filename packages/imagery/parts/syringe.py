"""A small syringe with liquid metal in it, its needle and drops. Sizes in mm."""

import math

from materials.clear import glass
from materials.solid import metal, plastic, rubber
from modelling.outlines import rectangle
from modelling.scene import group, mm
from modelling.solids import box, cylinder, prism, tube, turned

BARREL = 64
BARREL_RADIUS = 3.5
BORE = 2.5
LIQUID_VOLUME = 160
LIQUID = LIQUID_VOLUME / (math.pi * BORE**2)
NEEDLE = 20


def liquid_metal(roughness=0.05):
    """Gallium, indium and tin: a mirror a little darker than silver."""
    return metal('dfe3e8', roughness)


def bead(radius, height=None, loc=(0, 0, 0), parent=None):
    """A drop lying on the table: a full bead, or a flat pool if `height` is less than its width."""
    tall = mm(height or radius * 1.75)
    r = mm(radius)
    edge = min(r, tall * 0.62)
    flat = [(0, tall)] if r > edge else []
    profile = [
        (r - edge + edge * math.cos(a), tall * 0.45 + tall * (0.55 if a > 0 else 0.45) * math.sin(a))
        for a in (math.radians(90 - 6 * k) for k in range(25))
    ]
    return turned(flat + profile + [(0, profile[-1][1])], liquid_metal(), 64, loc=loc, parent=parent)


def syringe(needle=True, loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """Its axis along x, its tip towards -x at the origin of the barrel's nose; 0.16 ml of metal lie at the tip.

    With `needle` a blunt dosing needle is on, otherwise a cap.
    """
    root = group(loc, rot, parent)
    along = group((0, 0, 0), (0, math.pi / 2, 0), root)
    _barrel(along)
    _plunger(along)
    if needle:
        dosing_needle(parent=along)
    else:
        _cap(along)
    return root


def _barrel(parent):
    clear = glass((0.97, 0.98, 0.985, 1), 1.45)
    r, nose = mm(BARREL_RADIUS), mm(7)
    turned(
        [
            (mm(1.2), -nose),
            (mm(1.9), -nose),
            (mm(2.1), -mm(1.4)),
            (mm(2.6), -mm(0.4)),
            (r * 0.92, 0),
            (r, mm(0.6)),
            (r, mm(BARREL)),
        ],
        clear,
        64,
        parent=parent,
    )
    frost = plastic('9aa0a8', 0.35, 0.05)
    turned(
        [
            (r, mm(BARREL - 1.6)),
            (r + mm(0.5), mm(BARREL - 1.4)),
            (r + mm(0.5), mm(BARREL)),
            (mm(BORE), mm(BARREL)),
            (mm(BORE), mm(BARREL - 1.6)),
        ],
        frost,
        64,
        ring=True,
        parent=parent,
    )
    prism([rectangle(mm(10), mm(19), mm(4.6), 10)], mm(1.6), frost, 0.004, loc=(0, 0, mm(BARREL + 0.6)), parent=parent)
    _scale(parent)


def _scale(parent):
    """Graduations and a band of print round the barrel, as on a 1 ml syringe."""
    ink = plastic('0a0a0b', 0.5, 0)
    per_tenth = 100 / (math.pi * BORE**2)
    r = mm(BARREL_RADIUS + 0.03)
    for k in range(11):
        z = mm(1.4 + per_tenth * k)
        sweep = 1.0 if k % 5 == 0 else 0.6
        arc = [
            (r * math.cos(0.7 - math.pi + a), r * math.sin(0.7 - math.pi + a), z)
            for a in (sweep * (i / 8 - 0.5) for i in range(9))
        ]
        tube(arc, mm(0.12), ink, kind='POLY', round_steps=1, parent=parent)


def _plunger(parent):
    liquid_end = 1.2 + LIQUID
    r = mm(BORE)
    turned(
        [
            (0, -mm(6.6)),
            (mm(0.95), -mm(6.6)),
            (mm(1.0), -mm(1)),
            (r * 0.8, mm(0.6)),
            (r, mm(1.4)),
            (r, mm(liquid_end)),
            (0, mm(liquid_end)),
        ],
        liquid_metal(0.07),
        64,
        parent=parent,
    )
    seal = rubber('0b0b0c', 0.5)
    z = liquid_end + 0.15
    turned(
        [
            (0, mm(z)),
            (r, mm(z)),
            (r, mm(z + 1.4)),
            (r * 0.86, mm(z + 1.7)),
            (r * 0.86, mm(z + 2.6)),
            (r, mm(z + 2.9)),
            (r, mm(z + 4.2)),
            (0, mm(z + 4.2)),
        ],
        seal,
        48,
        parent=parent,
    )
    rod_start, rod_end = z + 4.2, BARREL + z + 6
    rod = plastic('8a9098', 0.35, 0.05)
    middle, length = mm((rod_start + rod_end) / 2), mm(rod_end - rod_start)
    box((mm(3.8), mm(1.0), length), rod, 0.002, loc=(0, 0, middle), parent=parent)
    box((mm(1.0), mm(3.8), length), rod, 0.002, loc=(0, 0, middle), parent=parent)
    cylinder(mm(2.2), mm(0.9), rod, 0.002, 40, loc=(0, 0, mm(rod_start + 0.3)), parent=parent)
    cylinder(mm(5), mm(1.6), rod, 0.005, 56, loc=(0, 0, mm(rod_end)), parent=parent)
    for k in range(3):
        turned(
            [(mm(1.2 + k), 0), (mm(1.35 + k), mm(0.18)), (mm(1.5 + k), 0)],
            rod,
            48,
            loc=(0, 0, mm(rod_end + 0.8)),
            parent=parent,
        )


def dosing_needle(loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """A blunt steel needle in an ember hub, pointing along -z from a nose at the origin."""
    root = group(loc, rot, parent)
    hub = plastic('ff5a1f', 0.32, 0.05)
    top = mm(-2.2)
    turned(
        [
            (mm(2.1), top),
            (mm(3.1), top),
            (mm(3.1), top - mm(1.3)),
            (mm(2.5), top - mm(1.6)),
            (mm(2.3), top - mm(7)),
            (mm(1.2), top - mm(9)),
            (mm(0.9), top - mm(11)),
            (0, top - mm(11)),
        ],
        hub,
        48,
        parent=root,
    )
    for k in range(8):
        angle = k * math.pi / 4
        box(
            (mm(0.5), mm(0.4), mm(5)),
            hub,
            0.001,
            loc=(mm(2.45) * math.cos(angle), mm(2.45) * math.sin(angle), top - mm(4.2)),
            rot=(0, 0, angle),
            parent=root,
        )
    steel, start = metal('b9bcc2', 0.2), top - mm(10.5)
    turned(
        [
            (0, start),
            (mm(0.42), start),
            (mm(0.42), start - mm(NEEDLE)),
            (mm(0.25), start - mm(NEEDLE)),
            (mm(0.25), start - mm(NEEDLE - 2)),
        ],
        steel,
        24,
        parent=root,
    )
    return root


def _cap(parent):
    cap = plastic('2a2c31', 0.35, 0.1)
    turned(
        [
            (mm(2.2), -mm(0.9)),
            (mm(3.1), -mm(0.9)),
            (mm(3.1), -mm(2)),
            (mm(2.7), -mm(2.3)),
            (mm(2.5), -mm(10)),
            (mm(2.1), -mm(10.6)),
            (0, -mm(10.6)),
        ],
        cap,
        48,
        parent=parent,
    )
    for k in range(12):
        angle = k * math.pi / 6
        box(
            (mm(0.4), mm(0.4), mm(6)),
            cap,
            0.001,
            loc=(mm(2.6) * math.cos(angle), mm(2.6) * math.sin(angle), -mm(6)),
            rot=(0, 0, angle),
            parent=parent,
        )
