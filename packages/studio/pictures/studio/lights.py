"""Single lights. Positions and sizes in dm, power in watts, colours linear (r, g, b)."""

import math

import bpy
from mathutils import Vector

from materials.nodes import Shader
from modelling.scene import add


def area(at, aim, size, power, colour=(1, 1, 1), spread=None, parent=None, name='area'):
    """A rectangular soft box, seen by nothing but the product. A `spread` below 180° makes it 4 to 8 times brighter."""
    light = bpy.data.lights.new(name, 'AREA')
    light.shape = 'RECTANGLE'
    light.size, light.size_y = size
    light.energy = power
    light.color = colour
    if spread:
        light.spread = math.radians(spread)
    lamp = add(light, loc=at, parent=parent)
    lamp.rotation_euler = (Vector(aim) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    lamp.visible_camera = False
    return lamp


def point(at, power, colour=(1, 1, 1), radius=0.1, parent=None):
    """A bulb, such as does the work beside a LED that only glows."""
    light = bpy.data.lights.new('point', 'POINT')
    light.energy = power
    light.color = colour[:3]
    light.shadow_soft_size = radius
    return add(light, loc=at, parent=parent)


def reflector(at, aim, size, strength, colour=(1, 1, 1), fall=1.6, parent=None):
    """A white card whose light falls off to its edges: what glass and gloss mirror."""
    s = Shader('reflector')
    axes = s.axes(s.coordinates('Generated'))
    across = s.math('SUBTRACT', 1.0, s.math('ABSOLUTE', s.math('SUBTRACT', s.math('MULTIPLY', axes['X'], 2.0), 1.0)))
    across = s.math('POWER', across, 0.7, clamp=True)
    light = s.math('MULTIPLY', across, s.math('POWER', axes['Y'], fall, clamp=True))
    material = s.made(s.emission((*colour, 1), s.math('MULTIPLY', light, strength)))
    w, h = size[0] / 2, size[1] / 2
    data = bpy.data.meshes.new('reflector')
    data.from_pydata([(-w, -h, 0), (w, -h, 0), (w, h, 0), (-w, h, 0)], [], [(0, 1, 2, 3)])
    card = add(data, material, loc=at, parent=parent)
    card.rotation_euler = (Vector(aim) - Vector(at)).to_track_quat('Z', 'Y').to_euler()
    card.visible_camera = card.visible_shadow = False
    return card
