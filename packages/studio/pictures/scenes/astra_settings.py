"""Astra twice side by side, at both ends of what it can be set to."""

import math

from modelling.scene import group, mm, mms
from modelling.solids import box, letters
from parts.finish import lamp, print_white
from scenes.staging import stand

# The seat's front edge with the slide in, and the depths it can be set to, in mm.
FRONT, DEPTHS = -273, (430, 490)


def build(colour='Black/Gold', pose=None):
    """`pose` 'depth' has the seat in and out, seen from the left; 'height' the supports down and up, seen from behind."""
    if pose == 'depth':
        for at, depth in zip((3.7, -3.7), DEPTHS):
            out = depth - DEPTHS[0]
            stand('astra', (0, at, 0), colour=colour, slide=out)
            _measure(group((-1, at + mm(FRONT - out + depth / 2), mm(330)), (math.pi / 2, 0, -math.pi / 2)), depth)
    else:
        for at, raised in ((3.7, -30), (-3.7, 30)):
            stand('astra', (at, 0, 0), colour=colour, raised=raised)


def _measure(root, depth):
    """A line as long as the seat is deep, with its figure."""
    ember = lamp('ff5a1f', 3)
    box(mms(depth, 5, 2), ember, 0, parent=root)
    for side in (-1, 1):
        box(mms(5, 34, 2), ember, 0, loc=mms(side * depth / 2, 0, 0), parent=root)
    letters(f'{depth // 10} cm', mm(90), print_white(1), 0.002, loc=mms(depth * 0.3, -70, 0), parent=root)
