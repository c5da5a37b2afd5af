"""Heat pipes of copper. Sizes in mm."""

from materials.solid import metal
from modelling.scene import group, mm
from modelling.solids import tube, turned

COPPER = 'c4714a'


def copper(roughness=0.22):
    return metal(COPPER, roughness)


def heatpipe(points, material, diameter=6, parent=None):
    """A pipe through points given in mm, bent smoothly."""
    path = [(mm(x), mm(y), mm(z)) for x, y, z in points]
    return tube(path, mm(diameter / 2), material, round_steps=6, steps=16, parent=parent, name='heatpipe')


def pipe_end(material, diameter=6, loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """The drawn-in end of a pipe, pointing along +z from where the pipe comes out."""
    r = diameter / 2
    root = group(loc, rot, parent)
    profile = [(r, 0), (r, 1.6), (r * 0.86, 2.6), (r * 0.45, 3.3), (r * 0.36, 4.4), (r * 0.2, 4.7), (0, 4.7)]
    turned([(mm(a), mm(b)) for a, b in profile], material, 32, parent=root)
    return root
