"""Armada: a broad, heavy chair with a flat seat, a ribbed back and a magnetic head cushion, on an aluminium base."""

import math
from dataclasses import dataclass

import bpy

from materials.cloth import leather
from materials.solid import metal, plastic, powder_coat
from modelling.outlines import chamfered, rounded
from modelling.scene import group, mm, rad
from modelling.solids import box, cylinder, prism, turned
from modelling.upholstery import drape, pillow, skin_of, stitches
from parts.armrest import armrest
from parts.gas_lift import gas_lift
from parts.mark import mark, wordmark
from parts.recliner import recliner
from parts.seat_mechanism import seat_mechanism
from parts.star_base import hub_top, star_base
from parts.upholstered import Sewing, Upholstery, back_faces, seat_faces

SEAT_HEIGHT = 510  # mm, of 470 to 550
BASE_RADIUS, CASTORS = 370, 75
BACK_HEIGHT = 880
RAKE = {None: 12, 'reclined': 58}  # degrees that the back leans
HINGE = (0, mm(222), mm(500))

ACCENTS = {'Black/Silver': '70767d', 'Black/White': 'd4d6d8'}

RIBS = (0.15, 0.29, 0.43, 0.57)
HEAD = 0.735  # share of the height where the head section begins
_front, _rear = back_faces(
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
    _front,
    _rear,
    outward=(0, -1, 0),
    length=mm(BACK_HEIGHT),
    half=2.8,
    upright=((0.60, 11, HEAD), (0.79, 6, 1)),
    level=(*((t, 12, 0.60) for t in RIBS), (HEAD, 8, 0.79)),
    rear_upright=((0.70, 6),),
    swell=(15, 9),
    plumpness=3.0,
)
_top, _under = seat_faces(
    560,
    at=(0, 0.15, 0.4, 0.7, 0.9, 1),
    half=(278, 288, 290, 290, 284, 268),
    panel=(206, 212, 216, 220, 222, 218),
    bolster=(12, 14, 13, 9, 4, 0),
    dip=(0, -2, 0, 8, 2, -34),
    thick=(120, 130, 135, 135, 130, 105),
    seam=0.68,
)
SEAT = Upholstery(
    _top,
    _under,
    outward=(0, 0, 1),
    length=5.6,
    half=2.9,
    upright=((0.68, 10, 1), (0.90, 6, 1)),
    level=((0.30, 9, 0.68), (0.62, 9, 0.68)),
    swell=(12, 7),
    plumpness=4.0,
)


@dataclass(frozen=True)
class Materials:
    """What a chair of one colour is made of."""

    black: bpy.types.Material
    vented_seat: bpy.types.Material
    accent: bpy.types.Material
    thread: bpy.types.Material
    alloy: bpy.types.Material
    trim: bpy.types.Material
    nylon: bpy.types.Material
    embroidery: bpy.types.Material


def materials(colour):
    accent = ACCENTS[colour]
    return Materials(
        black=leather('121317', 0.43, specular=0.30),
        vented_seat=leather('141519', 0.45, perforation=(0.062, 0.0125), plane='XY', specular=0.30),
        accent=leather(accent, 0.38),
        thread=plastic(accent, 0.6, 0.2),
        alloy=metal('989ca2', 0.37),
        trim=plastic('8f949b', 0.26, 0.1, 60),
        nylon=plastic('131417', 0.4),
        embroidery=plastic('c9cbcf', 0.6, 0.6, 260),
    )


def build(colour, pose=None):
    made_of = materials(colour)
    undercarriage(made_of)
    seat(made_of)
    back = group(HINGE, (rad(-RAKE[pose]), 0, 0))
    upholstered_back(made_of, back)
    head_cushion(made_of, back)
    for side in (-1, 1):
        hinge(side, made_of)
        armrest(
            side,
            286,
            'broad',
            (112, 276, 44),
            material=made_of.black,
            accent=made_of.trim,
            loc=(side * mm(322), mm(-5), mm(420)),
        )


def undercarriage(made_of):
    star_base('stepped', BASE_RADIUS, CASTORS, made_of.alloy, turn=0.32)
    gas_lift(hub_top(CASTORS, 'stepped'), SEAT_HEIGHT - 95, sleeves=2)
    seat_mechanism(SEAT_HEIGHT - 84, reach=255, lever=made_of.nylon)


def seat(made_of):
    place = group((0, mm(-5), mm(SEAT_HEIGHT - 6)), (rad(2.5), 0, 0))

    def cover(t, s):
        if s < 0.68:
            return 1 if t < 0.94 else 0
        return 2 if s < 0.90 else 0

    sewing = Sewing(SEAT, SEAT.build([made_of.black, made_of.vented_seat, made_of.accent], cover, place), place)
    sewing.stitch_along(0.68, made_of.thread)
    sewing.stitch_along(0.90, made_of.thread)


def upholstered_back(made_of, place):
    def cover(t, s):
        return 1 if 0.60 < s < 0.79 and t < HEAD else 0

    body = BACK.build([made_of.black, made_of.accent], cover, place)
    sewing = Sewing(BACK, body, place)
    sewing.stitch_along(0.60, made_of.thread, end=HEAD - 0.01)
    sewing.stitch_across(HEAD, 0.75, made_of.thread)
    sewing.pipe(0.79, made_of.accent, radius=0.024)
    rear_plate(made_of, sewing, place)
    crest = wordmark(
        0.9,
        made_of.embroidery,
        mm(1.2),
        mm(0.5),
        loc=(0, 1, mm(BACK_HEIGHT * 0.76)),
        rot=(math.pi / 2, 0, math.pi),
        parent=place,
    )
    for word in crest.children:
        drape(word, sewing.skin, body, (0, -1, 0))
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
    x, y, z = _rear(t, side)
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


def head_cushion(made_of, place):
    """The memory foam cushion that magnets hold: it has no straps."""
    at = (0, mm(-46), mm(BACK_HEIGHT * 0.80))
    body = pillow(3.3, 1.55, 1.15, made_of.black, 3.6, made_of.accent, 0.028, loc=at, rot=(0.10, 0, 0), parent=place)
    skin = skin_of(body)
    for side in (-1, 1):
        seam = [
            skin.ray_cast((side * (1.08 + 0.05 * math.sin(k / 40 * math.pi)), -3, -0.64 + 1.28 * k / 40), (0, 1, 0))[0]
            for k in range(41)
        ]
        for beside in (-0.045, 0.045):
            stitches([(p[0] + beside, p[1] - 0.006, p[2]) for p in seam], made_of.thread, parent=body)
    for word in wordmark(
        0.56, made_of.embroidery, mm(1.4), mm(0.5), loc=(0, -1, 0.02), rot=(math.pi / 2, 0, 0), parent=body
    ).children:
        drape(word, skin, body, (0, 1, 0), parent=body)


def hinge(side, made_of):
    """Steel arms from seat to back, under the cover."""
    steel = powder_coat('1a1b1f', 0.42)
    recliner(side, 'tall', side < 0, made_of.trim, made_of.nylon, loc=(side * mm(292), *HINGE[1:]))
    box((mm(8), mm(190), mm(46)), steel, mm(3), loc=(side * mm(272), mm(150), mm(448)))
