"""Where things sit on a motherboard. Board coordinates, used by all that sits on a board: x from the rear edge to the
front, y up with the top edge at 0, z out of the board; millimetres."""

WIDTH = 244.0
HEIGHTS = {'atx': 305.0, 'micro-atx': 244.0}
SLOTS = {'atx': 7, 'micro-atx': 4}
CPU = (99.0, -97.0)
MEMORY = tuple(153.0 + 9.6 * k for k in range(4))
MEMORY_Y = -83.0
CARD_SLOT = 2
POWER = (237.0, -118.0)
IO_HEIGHT = 158.75
IO_MIDDLE = -79.0


def slot_y(number):
    """The height of an expansion slot, counted from the top."""
    return -163.0 - 20.32 * (number - 1)
