"""Covers over the hinge between seat and back, and the lever that lets the back recline."""

import math

from materials.solid import metal, plastic
from modelling.outlines import rounded
from modelling.scene import group, mm
from modelling.solids import cylinder, loft, prism, turned
from parts.mark import mark

# Outlines in mm, y towards the rear, about the hinge.
COVERS = {
    'chamfered': [(-62, -58), (34, -72), (62, -44), (62, 40), (38, 66), (-26, 72), (-62, 36)],
    'tall': [(-56, -70), (40, -84), (64, -56), (58, 86), (34, 112), (-14, 112), (-46, 70)],
    'round': [(-60, -30), (-30, -60), (30, -60), (60, -30), (60, 30), (30, 60), (-30, 60), (-60, 30)],
}
THICK = 26


def recliner(side, cover='chamfered', lever=False, accent=None, material=None, loc=(0, 0, 0), parent=None):
    """A cover about the hinge at `loc`, on the `side` (-1 or 1) of the chair; `lever` adds the recline lever.

    `cover` names one of COVERS; `accent` is the material of mark, ring and the lever's tip.
    """
    root = group(loc, (math.pi / 2, 0, side * math.pi / 2), parent)
    shell, plate = material or plastic('0e0f11', 0.36), plastic('15171a', 0.26, 0.15)
    accent = accent or metal('8a8d92', 0.3)
    corners = [(side * mm(y), mm(z)) for y, z in COVERS[cover]][::side]
    prism(rounded(corners, mm(15), 5), mm(THICK), shell, mm(6), 5, parent=root)
    inner = [(x * 0.80, y * 0.80) for x, y in corners]
    prism(rounded(inner, mm(11), 5), mm(4), plate, mm(1.5), 3, loc=(0, 0, mm(THICK / 2)), parent=root)
    face = mm(THICK / 2 + 2)
    cylinder(mm(27), mm(10), shell, mm(2), 56, loc=(0, 0, face), parent=root)
    ring = [(mm(r), face + mm(z)) for r, z in ((23, 4.4), (25.5, 4.4), (25, 5.9), (23.5, 5.9))]
    turned(ring, accent, 56, ring=True, parent=root)
    mark(mm(24), accent, mm(2), loc=(0, 0, face + mm(5.4)), parent=root)
    if lever:
        _lever(side, shell, accent, root)
    return root


def _lever(side, material, tip, parent):
    """A blade that runs forward and a little up from the hinge; `tip` covers its end."""
    blade = []
    for y, z, half, thick in (
        (-20, -44, 12, 9),
        (-62, -48, 11, 9),
        (-104, -46, 11, 10),
        (-140, -39, 13, 12),
        (-160, -34, 13, 12),
        (-166, -32.5, 9, 8),
    ):
        outline = rounded([(-half, -thick), (half, -thick), (half, thick), (-half, thick)], 5, 4)
        blade.append([(side * mm(y), mm(z + a), mm(THICK / 2 + 6 + b)) for a, b in outline])
    loft(blade, material, smooth_below=40, name='lever', parent=parent)
    strip = rounded(
        [(side * mm(y), mm(z)) for y, z in ((-160, -40), (-122, -48), (-122, -40), (-160, -29))][::-side], mm(2), 3
    )
    prism(strip, mm(2), tip, mm(0.6), loc=(0, 0, mm(THICK / 2 + 18)), parent=parent)
