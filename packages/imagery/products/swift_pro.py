"""Swift Pro: a racing bucket with wings, through-holes and two cushions on straps."""

import math
from dataclasses import dataclass

import bpy
import numpy as np
from mathutils import Vector

from materials.cloth import camouflage, leather
from materials.solid import plastic
from modelling.outlines import rounded
from modelling.scene import group, mm, rad
from modelling.solids import letters, loft, ribbon
from modelling.upholstery import drape, pillow, skin_of
from parts.armrest import armrest
from parts.gas_lift import gas_lift
from parts.mark import mark, wordmark
from parts.recliner import recliner
from parts.seat_mechanism import seat_mechanism
from parts.star_base import hub_top, star_base
from parts.upholstered import Sewing, Upholstery, back_faces, seat_faces

SEAT_HEIGHT = 475  # mm, of 440 to 520
BASE_RADIUS, CASTORS = 340, 60
BACK_HEIGHT = 830
RAKE = {None: 13, 'reclined': 56}  # degrees that the back leans
HINGE = (0, mm(205), mm(470))

ACCENTS = {'Black/Red': 'a80c14', 'Black/Blue': '0f3fae', 'Black/White': 'c9cbcd', 'Black/Camouflage': '4c523a'}
WOODLAND = camouflage('4d533c', ('2a2f24', '777b62', '131517'))

_front, _rear = back_faces(
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
    _front,
    _rear,
    outward=(0, -1, 0),
    length=mm(BACK_HEIGHT),
    half=2.4,
    upright=((0.52, 8.5, 0.775), (0.885, 5, 1)),
    level=((0.235, 7, 0.52), (0.62, 7, 0.52), (0.775, 5, 0.885)),
    rear_upright=((0.60, 6),),
    holes=((0.856, 0.904, 0.18, 0.455),),
)
_top, _under = seat_faces(
    530,
    at=(0, 0.15, 0.4, 0.7, 0.9, 1),
    half=(240, 254, 262, 262, 256, 240),
    panel=(155, 164, 172, 180, 186, 186),
    bolster=(55, 75, 72, 50, 22, 5),
    dip=(0, -5, -2, 10, 5, -30),
    thick=(90, 100, 105, 105, 100, 85),
    seam=0.60,
)
SEAT = Upholstery(
    _top,
    _under,
    outward=(0, 0, 1),
    length=5.3,
    half=2.6,
    upright=((0.60, 8.5, 1), (0.91, 5, 1)),
    level=((0.30, 7, 0.60),),
    swell=(7, 4),
)


@dataclass(frozen=True)
class Materials:
    """What a chair of one colour is made of."""

    black: bpy.types.Material
    vented: bpy.types.Material
    vented_seat: bpy.types.Material
    bolsters: bpy.types.Material
    piping: bpy.types.Material
    thread: bpy.types.Material
    trim: bpy.types.Material
    embroidery: bpy.types.Material
    strap: bpy.types.Material


def materials(colour):
    accent = ACCENTS[colour]
    pattern = WOODLAND if colour == 'Black/Camouflage' else None
    pores = (0.058, 0.0125)
    return Materials(
        black=leather('151619', 0.42, specular=0.32),
        vented=leather('18191c', 0.45, perforation=pores, specular=0.32),
        vented_seat=leather('18191c', 0.45, perforation=pores, plane='XY', specular=0.32),
        bolsters=leather(accent, 0.40, pattern=pattern),
        piping=leather(accent, 0.40),
        thread=plastic(accent, 0.6, 0.2),
        trim=plastic(accent, 0.32, 0.1, 60),
        embroidery=plastic('d9dadc', 0.65, 0.6, 260),
        strap=plastic('0d0d0f', 0.8, 0.9, 60),
    )


def build(colour, pose=None):
    made_of = materials(colour)
    undercarriage(made_of)
    seat(made_of)
    back = group(HINGE, (rad(-RAKE[pose]), 0, 0))
    upholstered_back(made_of, back)
    neck_cushion(made_of, back)
    lumbar_cushion(made_of, back)
    for side in (-1, 1):
        recliner(side, lever=side < 0, accent=made_of.trim, loc=(side * mm(258), *HINGE[1:]))
        armrest(side, height=278, accent=made_of.trim, loc=(side * mm(290), mm(-5), mm(394)))


def undercarriage(made_of):
    star_base('nylon', BASE_RADIUS, CASTORS, inlay=made_of.trim)
    gas_lift(hub_top(CASTORS), 380)
    seat_mechanism(SEAT_HEIGHT - 72, reach=235)


def seat(made_of):
    place = group((0, mm(-15), mm(SEAT_HEIGHT - 3)), (rad(2.5), 0, 0))

    def cover(t, s):
        if s < 0.60:
            return 1 if 0.30 < t < 0.93 else 0
        return 2 if s < 0.91 else 0

    sewing = Sewing(SEAT, SEAT.build([made_of.black, made_of.vented_seat, made_of.bolsters], cover, place), place)
    sewing.stitch_along(0.60, made_of.thread)
    sewing.stitch_across(0.30, 0.57, made_of.thread)
    sewing.pipe(0.91, made_of.piping)


def upholstered_back(made_of, place):
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
    crest = wordmark(
        0.8,
        made_of.embroidery,
        mm(1.2),
        mm(0.5),
        loc=(0, 1, mm(BACK_HEIGHT * 0.62)),
        rot=(math.pi / 2, 0, math.pi),
        parent=place,
    )
    for word in crest.children:
        drape(word, sewing.skin, body, (0, -1, 0))
    sign = mark(
        0.9, made_of.thread, mm(2.4), loc=(0, 1, mm(BACK_HEIGHT * 0.72)), rot=(math.pi / 2, 0, math.pi), parent=place
    )
    drape(sign, sewing.skin, body, (0, -1, 0))


def bezel(side, material, place):
    """The frame of a through-hole, from lip to lip."""
    corners = (
        (-0.5, -0.35),
        (-0.28, -0.5),
        (0.36, -0.5),
        (0.5, -0.3),
        (0.5, 0.12),
        (0.16, 0.5),
        (-0.30, 0.5),
        (-0.5, 0.30),
    )
    outline = rounded(corners, 0.12, 5)
    middle, wide, tall = 0.325, 0.345, 0.064
    sections = []
    for face, grow, lift in (
        (_front, 1.16, -0.01),
        (_front, 1.15, 0.055),
        (_front, 1.08, 0.085),
        (_front, 0.99, 0.075),
        (_front, 0.95, 0.02),
        (_rear, 0.95, 0.02),
        (_rear, 0.99, 0.07),
        (_rear, 1.1, 0.07),
        (_rear, 1.16, -0.02),
    ):
        outwards = -lift if face is _front else lift
        sections.append(
            [
                (x, y + outwards, z)
                for x, y, z in (face(0.88 + tall * b * grow, side * (middle + wide * a * grow)) for a, b in outline)
            ]
        )
    loft(sections, material, caps=False, smooth_below=50, name='bezel', parent=place)


def neck_cushion(made_of, place):
    at = (0, mm(-44), mm(BACK_HEIGHT * 0.742))
    body = pillow(2.35, 1.22, 0.78, made_of.black, 3.0, made_of.piping, loc=at, rot=(0.05, 0, 0), parent=place)
    embroider(
        wordmark(0.48, made_of.embroidery, mm(1.4), mm(0.5), loc=(0, -1, 0.02), rot=(math.pi / 2, 0, 0), parent=body),
        body,
    )
    for side in (-1, 1):
        hole = Vector(_front(0.885, side * 0.29))
        lip = Vector(_front(0.855, side * 0.29)) + Vector((0, -0.10, 0))
        start = Vector((side * 0.60, at[1] - 0.06, at[2] + 0.42))
        path = [
            start,
            start.lerp(lip, 0.5) + Vector((0, -0.03, 0)),
            lip,
            hole + Vector((0, 0.06, -0.03)),
            hole + Vector((0, 0.50, 0)),
        ]
        ribbon(path, 0.34, (1, 0, 0), made_of.strap, 0.03, parent=place)
    across = [Vector(_rear(0.885, u)) + Vector((0, 0.02, 0)) for u in np.linspace(-0.30, 0.30, 13)]
    ribbon(across, 0.36, (0, 0, 1), made_of.strap, 0.03, parent=place)


def lumbar_cushion(made_of, place):
    at = (0, mm(-64), mm(178))
    body = pillow(2.75, 1.75, 0.98, made_of.black, 3.2, made_of.piping, loc=at, rot=(-0.06, 0, 0), parent=place)
    embroider(
        wordmark(0.56, made_of.embroidery, mm(1.4), mm(0.5), loc=(0, -1, 0.16), rot=(math.pi / 2, 0, 0), parent=body),
        body,
    )
    motto = letters(
        'FORGED FOR GAMERS',
        0.165,
        made_of.thread,
        mm(1),
        mm(0.3),
        spacing=1.3,
        loc=(0, -1, -0.24),
        rot=(math.pi / 2, 0, 0),
        parent=body,
    )
    drape(motto, skin_of(body), body, (0, 1, 0))
    share = 1.78 / mm(BACK_HEIGHT)
    for side in (-1, 1):
        path = [Vector((side * 1.30, at[1], 1.78))]
        path += [Vector(_front(share, side * u)) + Vector((0, -0.05, 0)) for u in np.linspace(0.56, 0.97, 14)]
        path += [Vector((side * x, y, 1.78)) for x, y in ((2.34, -0.25), (2.33, 0.10))]
        path += [Vector(_rear(share, side * u)) + Vector((0, 0.03, 0)) for u in np.linspace(0.985, 0, 20)]
        ribbon(path, 0.32, (0, 0, 1), made_of.strap, 0.03, parent=place)


def embroider(words, body):
    for word in words.children:
        drape(word, skin_of(body), body, (0, 1, 0), parent=body)
