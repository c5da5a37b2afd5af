"""The rubber mat that the feet stand on."""

from materials.solid import plastic, rubber
from modelling.outlines import chamfered
from modelling.scene import mm
from modelling.solids import prism
from parts.mark import mark
from products.footrest.measures import AXLE_BELOW_TOP, AXLE_Y, RIM, outline
from products.footrest.ribs import ribs


def tread(platform):
    """The rubber mat with its ribs; a smooth field with the mark lies between the heels."""
    black = rubber('131315', 0.62)
    centre, floor = -AXLE_Y, AXLE_BELOW_TOP - mm(5)
    prism([outline(RIM + mm(0.6))], mm(3), black, mm(0.8), 2, loc=(0, centre, floor - mm(1.5)), parent=platform, name='mat')
    ribs(black, (0, centre, floor), platform)
    field = prism([chamfered(mm(64), mm(46), mm(10))], mm(4.4), black, mm(1.2), 3, parent=platform, name='field')
    field.location = (0, centre, floor + mm(1))
    mark(mm(25), plastic('ff5a1f', 0.5, 0.15), mm(0.8), mm(0.2), loc=(0, centre, floor + mm(3.3)), parent=platform)
