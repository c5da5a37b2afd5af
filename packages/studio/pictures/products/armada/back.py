"""The ribbed back, with its badge and the knobs of the lumbar support."""

import math

from modelling.outlines import chamfered, rounded
from modelling.scene import group, mm
from modelling.solids import cylinder, prism, turned
from parts.chair_faces import back_faces
from parts.embroidery import crest
from parts.mark import mark
from parts.sewing import Sewing
from parts.upholstered import Upholstery

BACK_HEIGHT = 880
RIBS = (0.15, 0.29, 0.43, 0.57)
HEAD = 0.735  # share of the height where the head section begins

front, rear = back_faces(
    BACK_HEIGHT,
    at=(0, 0.10, 0.25, 0.45, 0.62, 0.735, 0.82, 0.90, 0.96, 1),
    half=(256, 266, 268, 278, 306, 316, 298, 262, 232, 200),
    panel=(176, 182, 184, 190, 200, 202, 190, 168, 148, 126),
    wing=(30, 40, 42, 44, 50, 36, 18, 10, 8, 6),
    thick=(88, 100, 104, 100, 94, 90, 84, 76, 66, 54),
    curve=(-4, -26, -30, -6, 8, 10, 4, -4, -10, -14),
    seam=0.60,
    crown=46,
)
BACK = Upholstery(
    front,
    rear,
    outward=(0, -1, 0),
    length=mm(BACK_HEIGHT),
    half=2.8,
    upright=((0.60, 11, HEAD), (0.79, 6, 1)),
    level=(*((t, 12, 0.60) for t in RIBS), (HEAD, 8, 0.79)),
    rear_upright=((0.70, 6),),
    swell=(15, 9),
    plumpness=3.0,
)


def upholstered_back(made_of, place):
    """The padded body, sewn and embroidered, with what is let into it."""

    def cover(t, s):
        return 1 if 0.60 < s < 0.79 and t < HEAD else 0

    sewing = Sewing(BACK, BACK.build([made_of.black, made_of.accent], cover, place), place)
    sewing.stitch_along(0.60, made_of.thread, end=HEAD - 0.01)
    sewing.stitch_across(HEAD, 0.75, made_of.thread)
    sewing.pipe(0.79, made_of.accent, radius=0.024)
    rear_plate(made_of, sewing, place)
    crest(0.9, made_of.embroidery, mm(BACK_HEIGHT * 0.76), sewing)
    for side in (-1, 1):
        lumbar_knob(side, made_of, place)


def rear_plate(made_of, sewing, place):
    """A badge low on the rear, with the mark on it."""
    at = sewing.skin.ray_cast((0, 4, 2.2), (0, -1, 0))[0]
    badge = group((0, at[1] + mm(3), 2.2), (math.pi / 2, 0, math.pi), place)
    prism(rounded(chamfered(0.9, 0.9, 0.2), 0.03, 3), mm(7), made_of.trim, mm(1.5), 3, parent=badge)
    mark(0.5, made_of.nylon, mm(2), loc=(0, 0, mm(4)), parent=badge)


def lumbar_knob(side, made_of, place):
    """The knobs at the sides of the back: height of the lumbar support on one, its depth on the other."""
    t = 0.22
    x, y, z = rear(t, side)
    knob = group((x + side * mm(2), y - mm(34), z), (0, side * math.pi / 2, 0), place)
    turned([(0, -0.1), (0.36, -0.1), (0.36, 0.06), (0.33, 0.09), (0, 0.09)], made_of.nylon, 48, parent=knob)
    flutes = 18
    outline = []
    for k in range(flutes * 8):
        angle = math.tau * k / (flutes * 8)
        radius = 0.27 + 0.012 * math.cos(flutes * angle)
        outline.append((radius * math.cos(angle), radius * math.sin(angle)))
    prism([outline], 0.26, made_of.nylon, 0.03, 3, loc=(0, 0, 0.2), parent=knob)
    cylinder(0.17, 0.04, made_of.trim, 0.01, 40, loc=(0, 0, 0.33), parent=knob)
