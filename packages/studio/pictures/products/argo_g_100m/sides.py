"""The belt round the shell, with the side buttons and the grip pads."""

import math

import numpy as np

from materials.nodes import Shader
from materials.solid import plastic
from modelling.outlines import inset, softened
from modelling.scene import mm
from parts.moulded_panel import panel
from products.argo_g_100m.plan import BELT_FRONT
from products.argo_g_100m.surface import BELT, GIRTH, along, belt


def sides(root, satin):
    """The glossier side of the shell with the side buttons and the grip pads let into it."""
    start = along(BELT_FRONT * 100)
    whole = [(p, 0.0) for p in np.linspace(start, GIRTH - start, 300)]
    whole += [(p, BELT - mm(0.5)) for p, _ in whole[::-1]]
    keys = [_side_key(-25, -2.5), _side_key(-2.3, 20)]
    hole = [(along(-26.4), BELT * 0.62), (along(20), BELT * 0.62), (along(23.4), BELT * 0.945), (along(-22.6), BELT * 0.945)]
    hole = softened(_stepped(hole), mm(2.6))
    thumb = _grip(mm(16), mm(108), BELT * 0.10, BELT * 0.54)
    ring = _grip(GIRTH - mm(108), GIRTH - mm(16), BELT * 0.14, BELT * 0.78)
    panel(belt, softened(whole, mm(1)), satin, [hole, thumb, ring], edge=mm(0.4), depth=mm(2.4), pitch=mm(1), name='belt', parent=root)
    texture = _grip_rubber()
    for pad in (thumb, ring):
        panel(belt, inset(pad, mm(0.22)), texture, edge=mm(0.35), depth=mm(2), lift=mm(0.25), name='grip', parent=root)
    for key in keys:
        panel(belt, inset(key, mm(0.25)), satin, edge=mm(0.55), depth=mm(3), lift=mm(1.2), pitch=mm(0.7), name='side button', parent=root)

    def behind(p, q):
        return belt(p, q) * np.array([0.94, 0.94, 1])

    panel(behind, whole, plastic('050506', 0.7), edge=mm(0.2), depth=mm(0.5), pitch=mm(2.5), name='core', parent=root)


def _side_key(near, far):
    """The outline of a side button on the belt, its ends slanting, between two places (mm) along the mouse."""
    low, high = BELT * 0.64, BELT * 0.925
    slant = mm(2.6)
    corners = [(along(near), low), (along(far) - slant, low), (along(far), high), (along(near) + slant, high)]
    return softened([tuple(p) for p in _stepped(corners)], mm(2.7))


def _grip(start, end, low, high):
    """The outline of a grip pad on the belt between two places (dm): a long hexagon."""
    middle, blunt = (low + high) / 2, mm(3)
    cut = (high - low) / 2 - blunt
    left = [(start + cut, high), (start, middle + blunt), (start, middle - blunt), (start + cut, low)]
    corners = left + [(start + end - p, q) for p, q in left[::-1]]
    return softened(_stepped(corners), mm(2))


def _stepped(corners, step=mm(1)):
    points = []
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1]):
        count = max(1, int(math.hypot(bx - ax, by - ay) / step))
        points += [(ax + (bx - ax) * i / count, ay + (by - ay) * i / count) for i in range(count)]
    return points


def _grip_rubber():
    """Dark rubber with a fine relief of hexagons."""
    s = Shader('grip')
    at = s.coordinates()
    cell = s.hexagonal(at, mm(2.2), 'YZ')
    relief = s.between(cell, mm(0.62), mm(0.86), 1.0, 0.0)
    normal = s.bump(relief, 0.75, mm(0.5), s.bump(s.noise(at, 260, 3), 0.2, 0.003))
    return s.made(s.principled(Base_Color=(0.006, 0.006, 0.0065, 1), Roughness=0.62, Specular=0.4, Normal=normal))
