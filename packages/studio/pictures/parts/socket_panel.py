"""The sockets of a modular supply with their print, in the xy plane of its front; places in mm."""

from materials.solid import plastic
from modelling.scene import mm, mms
from parts.mark import wordmark
from parts.modular_socket import caption, high_power_socket, modular_socket

CAPTION_ABOVE = 8.6


def socket_row(columns, names, x, y, step=0.0, parent=None):
    """Sockets of two rows of `columns` pins, `step` apart along x, each with its name above."""
    for k, words in enumerate(names):
        modular_socket(columns, loc=mms(x + step * k, y, 0), parent=parent)
        caption(words, loc=mms(x + step * k, y + CAPTION_ABOVE, 0), parent=parent)


def graphics_socket(watts, x, y, parent=None):
    """The 12V-2x6 socket with what it can give."""
    high_power_socket(loc=mms(x, y, 0), parent=parent)
    caption(f'12V-2x6  {watts} W', loc=mms(x, y + CAPTION_ABOVE, 0), parent=parent)


def drive_sockets(count, x, y, step, parent=None):
    """Sockets for drives, `step` apart along x, with one caption over their middle."""
    for k in range(count):
        modular_socket(3, loc=mms(x + step * k, y, 0), parent=parent)
    caption('SATA / MOLEX', loc=mms(x + step * (count - 1) / 2, y + CAPTION_ABOVE, 0), parent=parent)


def maker(words, x, y, colour='ff5a1f', parent=None):
    """The wordmark with `words` below it."""
    wordmark(mm(8), plastic('d6dade', 0.5, 0), 0.0006, loc=mms(x, y, 0), parent=parent)
    caption(words, 2.3, colour, loc=mms(x, y - 6.4, 0), parent=parent)
