"""The cushions for neck and loins, on their straps."""

import math

import numpy as np
from mathutils import Vector

from modelling.scene import mm
from modelling.solids import letters, ribbon
from modelling.sweep import curve_through
from modelling.upholstery import drape, pillow, skin_of
from parts.embroidery import cushion_wordmark
from products.swift_pro.back import BACK_HEIGHT, front, rear


def neck_cushion(made_of, place):
    """The cushion that hangs from the through-holes."""
    at = (0, mm(-44), mm(BACK_HEIGHT * 0.742))
    body = pillow(2.35, 1.22, 0.78, made_of.black, 3.0, made_of.piping, loc=at, rot=(0.05, 0, 0), parent=place)
    cushion_wordmark(0.48, made_of.embroidery, 0.02, body)
    for side in (-1, 1):
        # Over the lower edge of the hole, and down behind it.
        inner, outer = Vector(front(0.852, side * 0.31)), Vector(rear(0.852, side * 0.31))
        start = Vector((side * 0.62, at[1] - 0.06, at[2] + 0.42))
        over = [inner + Vector((0, -0.15, -0.12)), inner + Vector((0, -0.13, 0.02)), inner + Vector((0, -0.04, 0.07))]
        over += [outer + Vector((0, -0.04, 0.07)), outer + Vector((0, 0.09, 0)), outer + Vector((0, 0.09, -0.2))]
        ribbon([Vector(p) for p in curve_through([start, *over], 48)], 0.34, (1, 0, 0), made_of.strap, 0.03, parent=place)
    across = [Vector(rear(0.835, u)) + Vector((0, 0.07, 0)) for u in np.linspace(-0.36, 0.36, 17)]
    ribbon(across, 0.36, (0, 0, 1), made_of.strap, 0.03, parent=place)


def lumbar_cushion(made_of, place):
    """The cushion whose straps go round the back."""
    at = (0, mm(-64), mm(178))
    body = pillow(2.75, 1.75, 0.98, made_of.black, 3.2, made_of.piping, loc=at, rot=(-0.06, 0, 0), parent=place)
    cushion_wordmark(0.56, made_of.embroidery, 0.16, body)
    motto = letters(
        'FORGED FOR GAMERS', 0.2, made_of.embroidery, mm(1), spacing=1.24, weight=600, loc=(0, -1, -0.26), rot=(math.pi / 2, 0, 0), parent=body
    )
    drape(motto, skin_of(body), body, (0, 1, 0))
    share = 1.78 / mm(BACK_HEIGHT)
    for side in (-1, 1):
        path = [Vector((side * 1.30, at[1], 1.78))]
        path += [Vector(front(share, side * u)) + Vector((0, -0.05, 0)) for u in np.linspace(0.56, 0.97, 14)]
        path += [Vector((side * x, y, 1.78)) for x, y in ((2.34, -0.25), (2.33, 0.10))]
        path += [Vector(rear(share, side * u)) + Vector((0, 0.03, 0)) for u in np.linspace(0.985, 0, 20)]
        ribbon(path, 0.32, (0, 0, 1), made_of.strap, 0.03, parent=place)
