"""A small syringe with liquid metal in it. Sizes in mm."""

import math

from materials.clear import glass
from materials.solid import plastic, rubber
from modelling.outlines import rectangle
from modelling.scene import group, mm, mms
from modelling.solids import box, cylinder, prism, tube, turned
from products.nivos.liquid_metal import liquid_metal
from products.nivos.needle import cap, dosing_needle

BARREL = 64
BARREL_RADIUS = 3.5
BORE = 2.5
LIQUID = 160 / (math.pi * BORE**2)


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
        cap(along)
    return root


def _barrel(parent):
    """The clear tube with its nose and finger flange."""
    r, nose = BARREL_RADIUS, 7
    tube_profile = ((1.2, -nose), (1.9, -nose), (2.1, -1.4), (2.6, -0.4), (r * 0.92, 0), (r, 0.6), (r, BARREL))
    turned([mms(*p) for p in tube_profile], glass((0.97, 0.98, 0.985, 1), 1.45), 64, parent=parent)
    frost = plastic('9aa0a8', 0.35, 0.05)
    collar = ((r, BARREL - 1.6), (r + 0.5, BARREL - 1.4), (r + 0.5, BARREL), (BORE, BARREL), (BORE, BARREL - 1.6))
    turned([mms(*p) for p in collar], frost, 64, ring=True, parent=parent)
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
        arc = [(r * math.cos(0.7 - math.pi + a), r * math.sin(0.7 - math.pi + a), z) for a in (sweep * (i / 8 - 0.5) for i in range(9))]
        tube(arc, mm(0.12), ink, kind='POLY', round_steps=1, parent=parent)


def _plunger(parent):
    """The metal in the barrel, the seal behind it and the rod."""
    end, r = 1.2 + LIQUID, BORE
    liquid = ((0, -6.6), (0.95, -6.6), (1.0, -1), (r * 0.8, 0.6), (r, 1.4), (r, end), (0, end))
    turned([mms(*p) for p in liquid], liquid_metal(0.07), 64, parent=parent)
    z = end + 0.15
    seal = ((0, 0), (r, 0), (r, 1.4), (r * 0.86, 1.7), (r * 0.86, 2.6), (r, 2.9), (r, 4.2), (0, 4.2))
    turned([mms(radius, z + up) for radius, up in seal], rubber('0b0b0c', 0.5), 48, parent=parent)
    rod_start, rod_end = z + 4.2, BARREL + z + 6
    rod = plastic('8a9098', 0.35, 0.05)
    middle, length = mm((rod_start + rod_end) / 2), mm(rod_end - rod_start)
    box((mm(3.8), mm(1.0), length), rod, 0.002, loc=(0, 0, middle), parent=parent)
    box((mm(1.0), mm(3.8), length), rod, 0.002, loc=(0, 0, middle), parent=parent)
    cylinder(mm(2.2), mm(0.9), rod, 0.002, 40, loc=(0, 0, mm(rod_start + 0.3)), parent=parent)
    cylinder(mm(5), mm(1.6), rod, 0.005, 56, loc=(0, 0, mm(rod_end)), parent=parent)
    for k in range(3):
        ring = ((1.2 + k, 0), (1.35 + k, 0.18), (1.5 + k, 0))
        turned([mms(*p) for p in ring], rod, 48, loc=mms(0, 0, rod_end + 0.8), parent=parent)
