"""Turns for what is built in the xy plane and looks along z."""

from modelling.scene import rad

# To the front of a product (-y), to its rear, and to the sides at -x (a case's glass) and x; y stays upright.
FORWARDS = (rad(90), 0, 0)
BACKWARDS = (rad(90), 0, rad(180))
LEFTWARDS = (rad(90), 0, rad(-90))
RIGHTWARDS = (rad(90), 0, rad(90))
