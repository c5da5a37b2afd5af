"""Putting objects into the scene."""

import math

import bpy
from mathutils import Euler


def mm(value):
    """Millimetres, the unit of specifications, in scene units (1 unit = 1 dm)."""
    return value / 100


def mms(*values):
    """Several millimetres at once: a size or a place."""
    return tuple(value / 100 for value in values)


def rad(degrees):
    """Degrees in radians."""
    return math.radians(degrees)


def add(data, material=None, loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """Put mesh, curve, text or light `data` into the scene as an object.

    `material` is one material or a list; `rot` is in radians, applied x, then y, then z; `loc` and `rot` are
    relative to `parent`. Returns the object.
    """
    if material is not None:
        for one in material if isinstance(material, (list, tuple)) else [material]:
            data.materials.append(one)
    thing = bpy.data.objects.new(data.name if data else 'group', data)
    bpy.context.scene.collection.objects.link(thing)
    return place(thing, loc, rot, parent)


def group(loc=(0, 0, 0), rot=(0, 0, 0), parent=None, scale=1.0):
    """An empty to hang parts on, so that they move and turn together."""
    thing = add(None, None, loc, rot, parent)
    thing.scale = (scale, scale, scale)
    return thing


def place(thing, loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """Move, turn and hang an object; returns it."""
    thing.location = loc
    thing.rotation_euler = Euler(rot)
    if parent is not None:
        thing.parent = parent
    return thing
