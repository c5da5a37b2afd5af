"""Liquid metal and its drops. Sizes in mm."""

import math

from materials.solid import metal
from modelling.scene import mm
from modelling.solids import turned


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
