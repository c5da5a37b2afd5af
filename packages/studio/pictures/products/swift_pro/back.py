"""The back: a winged bucket with two through-holes."""

import math

from modelling.outlines import rounded
from modelling.scene import mm
from modelling.solids import loft
from modelling.upholstery import drape
from parts.chair_faces import back_faces
from parts.embroidery import crest
from parts.mark import mark
from parts.sewing import Sewing
from parts.upholstered import Upholstery

BACK_HEIGHT = 830

front, rear = back_faces(
    BACK_HEIGHT,
    at=(0, 0.10, 0.28, 0.44, 0.56, 0.66, 0.735, 0.79, 0.86, 0.94, 1),
    half=(230, 236, 224, 222, 248, 280, 266, 214, 184, 172, 126),
    panel=(140, 138, 130, 130, 138, 146, 142, 130, 120, 110, 80),
    wing=(70, 102, 108, 98, 108, 122, 98, 46, 22, 12, 6),
    thick=(75, 80, 82, 80, 78, 74, 70, 64, 58, 52, 42),
    curve=(-6, -20, -22, -4, 8, 12, 10, 6, 2, -2, -8),
    seam=0.52,
)
BACK = Upholstery(
    front,
    rear,
    outward=(0, -1, 0),
    length=mm(BACK_HEIGHT),
    half=2.4,
    upright=((0.52, 8.5, 0.775), (0.885, 5, 1)),
    level=((0.235, 7, 0.52), (0.62, 7, 0.52), (0.775, 5, 0.885)),
    rear_upright=((0.60, 6),),
    holes=((0.856, 0.904, 0.18, 0.455),),
)


def upholstered_back(made_of, place):
    """The padded body, sewn and embroidered, with what is let into it."""

    def cover(t, s):
        if t > 0.775 or s > 0.885:
            return 0
        if s < 0.52:
            return 1 if 0.235 < t < 0.62 else 0
        return 2

    body = BACK.build([made_of.black, made_of.vented, made_of.bolsters], cover, place)
    sewing = Sewing(BACK, body, place)
    sewing.stitch_along(0.52, made_of.thread, end=0.765)
    for t in (0.235, 0.62):
        sewing.stitch_across(t, 0.49, made_of.thread)
    sewing.stitch_across(0.775, 0.85, made_of.thread)
    sewing.pipe(0.885, made_of.piping)
    for side in (-1, 1):
        bezel(side, made_of.trim, place)
    crest(0.8, made_of.embroidery, mm(BACK_HEIGHT * 0.62), sewing)
    sign = mark(0.9, made_of.thread, mm(2.4), loc=(0, 1, mm(BACK_HEIGHT * 0.72)), rot=(math.pi / 2, 0, math.pi), parent=place)
    drape(sign, sewing.skin, body, (0, -1, 0))


def bezel(side, material, place):
    """The frame of a through-hole, from lip to lip."""
    corners = ((-0.5, -0.35), (-0.28, -0.5), (0.36, -0.5), (0.5, -0.3), (0.5, 0.12), (0.16, 0.5), (-0.30, 0.5), (-0.5, 0.30))
    outline = rounded(corners, 0.12, 5)
    middle, wide, tall = 0.325, 0.345, 0.064
    sections = []
    for face, grow, lift in (
        (front, 1.16, -0.01),
        (front, 1.15, 0.055),
        (front, 1.08, 0.085),
        (front, 0.99, 0.075),
        (front, 0.95, 0.02),
        (rear, 0.95, 0.02),
        (rear, 0.99, 0.07),
        (rear, 1.1, 0.07),
        (rear, 1.16, -0.02),
    ):
        outwards = -lift if face is front else lift
        sections.append(
            [(x, y + outwards, z) for x, y, z in (face(0.88 + tall * b * grow, side * (middle + wide * a * grow)) for a, b in outline)]
        )
    loft(sections, material, caps=False, smooth_below=50, name='bezel', parent=place)
