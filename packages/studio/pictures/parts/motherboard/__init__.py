"""Motherboards, in board coordinates (see `layout`)."""

from modelling.scene import group, mms
from parts.memory import memory_slot
from parts.motherboard.circuit_board import circuit_board, traces
from parts.motherboard.covers import armour, cooling
from parts.motherboard.edges import bottom_edge, front_edge
from parts.motherboard.expansion import expansion
from parts.motherboard.layout import HEIGHTS, MEMORY, MEMORY_Y
from parts.motherboard.processor import power_stages, socket
from parts.motherboard.rear_ports import rear_ports
from parts.motherboard.small_parts import small_parts


def motherboard(form, stops, colour, loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """A board of `form`, its top rear corner at the origin; `stops` and `colour` are its light."""
    root = group(loc, rot, parent)
    height = HEIGHTS[form]
    circuit_board(root, height)
    traces(root, height)
    cooling(root, stops)
    power_stages(root)
    socket(root)
    for x in MEMORY:
        memory_slot(mms(x, MEMORY_Y, 0), root)
    expansion(root, form)
    armour(root, height, stops, colour)
    front_edge(root)
    bottom_edge(root, height)
    small_parts(root, height)
    rear_ports(root)
    return root
