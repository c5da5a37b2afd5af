"""G-100M: a right-handed wired mouse of 124 × 64 × 39 mm, six buttons, lit wheel, mark and strip."""

import math

from materials.solid import plastic
from modelling.scene import group, mm
from parts.letter_scale import TOP, letter_scale
from parts.mannequin import hand_on_mouse
from parts.usb_cable import cord
from products.argo_g_100m.cable import MIDDLE, bush, cable
from products.argo_g_100m.effects import moment
from products.argo_g_100m.lights import lit_mark, underglow
from products.argo_g_100m.nose import nose
from products.argo_g_100m.sides import sides
from products.argo_g_100m.sole import sole
from products.argo_g_100m.upper import upper
from products.argo_g_100m.wheel import wheel


def build(pose='ember'):
    """`pose` is a lighting effect, 'underside' for the mouse on its back, 'held' for a hand on it, or 'weighed' for a scale under it."""
    if pose == 'weighed':
        _weighed()
        return
    upside_down = pose == 'underside'
    if pose == 'held':
        hand_on_mouse()
    root = group((0, 0, mm(39)), (0, math.pi, 0)) if upside_down else group()
    mouse(root, moment('ember' if pose in ('underside', 'held') else pose))
    cable(root, upside_down)


def _weighed():
    """The mouse on a letter scale, its cord held up, so that it is not weighed."""
    letter_scale('69 g')
    root = group((0, 0, TOP), (0, 0, math.radians(152)))
    mouse(root, moment('ember'))
    bush(root)
    cord([(0, mm(y), MIDDLE + mm(z)) for y, z in ((-58, 0), (-76, 4), (-110, 40), (-150, 120), (-190, 260), (-220, 420))], parent=root)


def mouse(root, lights):
    """The mouse without its cable, lit as in one `effects.Moment`."""
    soft = plastic('141518', 0.5, 0.16, 420, 0.42)
    satin = plastic('101114', 0.3, 0.12, 160)
    gloss = plastic('08090a', 0.14, 0.0, 90, 0.5, 0.6)
    upper(root, soft, gloss, satin)
    sides(root, satin)
    nose(root, satin)
    wheel(root, lights.wheel)
    lit_mark(root, lights.mark)
    underglow(root, lights.strip)
    sole(root)
