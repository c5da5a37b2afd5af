"""The footrest's bolts."""

from materials.solid import metal, plastic
from modelling.outlines import circle
from modelling.scene import mm
from modelling.solids import prism, turned


def bolt(at, rot, parent=None, size=mm(4.6)):
    """A button head with a hexagon socket."""
    steel = metal('7b7e85', 0.28)
    head = [(0, 0), (1, 0), (1, 0.25), (0.72, 0.62), (0.5, 0.66), (0.5, 0.2), (0, 0.2)]
    turned([(size * r, size * z) for r, z in head], steel, 32, loc=at, rot=rot, parent=parent)
    prism([circle(size * 0.46, 6)], size * 0.3, plastic('050506', 0.7), 0, 1, loc=at, rot=rot, parent=parent)
