"""The lit mark and the strip round the foot."""

import bpy
import numpy as np

from materials.nodes import Shader
from modelling.scene import mm
from modelling.solids import mesh
from parts.mark import mark
from parts.moulded_panel import panel
from products.argo_g_100m.plan import BELT_FRONT
from products.argo_g_100m.surface import foot_points, top
from studio.lights import point

MARK_Y, MARK_HEIGHT = mm(34), mm(13)
GLOW_LIGHTS = 18


def lit_mark(root, colour):
    """Argo's mark on the palm, a light guide let into the cover, upright for whoever stands in front."""
    pattern = mark(MARK_HEIGHT, None)
    outlines = [[(p.co.x, p.co.y + MARK_Y) for p in spline.points] for spline in pattern.data.splines]
    bpy.data.objects.remove(pattern)
    light = lit(3.6, colour)
    for outline in outlines:
        turned_round = [(-x, 2 * MARK_Y - y) for x, y in outline]
        panel(top, turned_round, light, edge=mm(0.05), depth=mm(0.4), lift=mm(0.08), pitch=mm(1), name='mark', parent=root)


def underglow(root, strip):
    """A light strip round the foot of the shell, and the light that it throws on the table."""
    steps = 320
    inner = [tuple(p) for p in foot_points(steps, 0.9) if p[1] > BELT_FRONT + mm(7)]
    count = len(inner)
    vertices = [(x, y, z) for z in (mm(1.9), mm(4.4)) for x, y in inner]
    faces = [(k, k + 1, count + k + 1, count + k) for k in range(count - 1)]
    thing = mesh(vertices, faces, lit(3.2), name='underglow', parent=root)
    colours = [strip(k / (count - 1)) for k in range(count)]
    attribute = thing.data.attributes.new('light', 'FLOAT_COLOR', 'POINT')
    attribute.data.foreach_set('color', np.array([(*c, 1) for c in colours * 2], np.float32).ravel())
    outer = [p for p in foot_points(steps, -5) if p[1] > BELT_FRONT]
    for share in np.linspace(0.03, 0.97, GLOW_LIGHTS):
        at = outer[int(share * (len(outer) - 1))]
        point((*at, mm(5)), 0.4 / GLOW_LIGHTS, colours[int(share * (count - 1))], mm(4), root)


def lit(strength, colour=None):
    """Light of one colour, or else of those kept in the attribute 'light' of a mesh."""
    s = Shader('light')
    shown = s.node('ShaderNodeAttribute', attribute_name='light').outputs['Color'] if colour is None else (*colour, 1)
    material = s.made(s.emission(shown, strength))
    material.cycles.sample_as_light = False
    return material
