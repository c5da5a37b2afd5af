"""The cushion for the head."""

import math

from modelling.scene import mm
from modelling.upholstery import pillow, skin_of, stitches
from parts.embroidery import cushion_wordmark
from products.armada.back import BACK_HEIGHT


def head_cushion(made_of, place):
    """The memory foam cushion that magnets hold: it has no straps."""
    at = (0, mm(-46), mm(BACK_HEIGHT * 0.80))
    body = pillow(3.3, 1.55, 1.15, made_of.black, 3.6, made_of.accent, 0.028, loc=at, rot=(0.10, 0, 0), parent=place)
    skin = skin_of(body)
    for side in (-1, 1):
        seam = [
            skin.ray_cast((side * (1.08 + 0.05 * math.sin(k / 40 * math.pi)), -3, -0.64 + 1.28 * k / 40), (0, 1, 0))[0] for k in range(41)
        ]
        for beside in (-0.045, 0.045):
            stitches([(p[0] + beside, p[1] - 0.006, p[2]) for p in seam], made_of.thread, parent=body)
    cushion_wordmark(0.56, made_of.embroidery, 0.02, body)
