"""Screws with a cross recess."""

from materials.solid import metal, plastic
from modelling.scene import group, mm
from modelling.solids import prism, turned


def cross_screw(diameter=6.0, material=None, height=0.8, loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """A low pan head of `diameter` and `height` mm looking along +z, its seat at z = 0."""
    root = group(loc, rot, parent)
    r, top = mm(diameter / 2), mm(height)
    head = [(r, 0), (r, top * 0.4), (r * 0.9, top * 0.8), (r * 0.72, top), (0, top)]
    turned(head, material or metal('1e1f22', 0.3), 28, parent=root)
    recess = plastic('020202', 0.8)
    prism(_cross(r * 1.15), mm(0.06), recess, 0, loc=(0, 0, top + mm(0.02)), parent=root)
    return root


def fan_screw(loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """A self-tapping fan screw, 10 mm long, its head of 7 mm towards +z."""
    root = group(loc, rot, parent)
    nickel = metal('6c6e74', 0.25)
    cross_screw(7, nickel, 1.6, parent=root)
    pitch, turns = mm(1.4), 6
    profile = []
    for k in range(turns):
        z = -k * pitch
        profile += [(mm(1.6), z), (mm(1.6), z - pitch * 0.4), (mm(2.4), z - pitch * 0.7)]
    turned(profile + [(0, -turns * pitch - mm(1))], nickel, 20, smooth_below=20, parent=root)
    return root


def _cross(size):
    a, b = size / 2, size / 7
    return [(b, -a), (b, -b), (a, -b), (a, b), (b, b), (b, a), (-b, a), (-b, b), (-a, b), (-a, -b), (-b, -b), (-b, -a)]
