"""Sockets for plugs, in the xy plane, open towards +z; sizes in mm."""

from modelling.outlines import chamfered, circle, rectangle
from modelling.scene import group, mm, mms
from modelling.solids import box, prism, turned
from parts.finish import black, bright, dull, gloss, gold, lamp


def usb_a(tongue='2a5fd0', loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """A USB-A socket; `tongue` is the colour of its speed."""
    root = group(loc, rot, parent)
    prism([rectangle(*mms(14.4, 7.0), mm(0.6)), rectangle(*mms(12.9, 5.5), mm(0.4))], mm(3), bright(), 0.003, parent=root)
    box(mms(13, 5.6, 0.4), gloss(), 0, loc=mms(0, 0, -1.2), parent=root)
    box(mms(11.2, 1.9, 2.2), dull(tongue), 0.003, loc=mms(0, 1.1, -0.4), parent=root)
    return root


def usb_c(loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """A USB-C socket."""
    root = group(loc, rot, parent)
    prism([rectangle(*mms(9.8, 4.1), mm(2.0)), rectangle(*mms(8.5, 2.8), mm(1.38))], mm(3), bright(), 0.003, parent=root)
    prism([rectangle(*mms(8.6, 2.9), mm(1.4))], mm(0.4), gloss(), 0.001, loc=mms(0, 0, -1.2), parent=root)
    box(mms(6.4, 0.8, 2.2), black(), 0.002, loc=mms(0, 0, -0.3), parent=root)
    return root


def jack(is_gold=False, loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """A 3.5 mm socket."""
    root = group(loc, rot, parent)
    rim = [mms(2.0, 0), mms(3.6, 0), mms(3.6, 1.2), mms(3.2, 1.6), mms(2.0, 1.4)]
    turned(rim, gold() if is_gold else bright(), 32, ring=True, parent=root)
    prism([circle(mm(2.2), 24)], mm(0.2), gloss(), 0.0005, parent=root)
    return root


def network(loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """An RJ45 socket with its two lamps."""
    root = group(loc, rot, parent)
    prism([rectangle(*mms(16, 13.4), mm(0.5)), rectangle(*mms(12, 8), mm(0.3), at=mms(0, -0.8))], mm(3), bright(), 0.003, parent=root)
    box(mms(12.2, 8.2, 0.4), gloss(), 0, loc=mms(0, -0.8, -1.2), parent=root)
    for k in range(8):
        box(mms(0.6, 3, 0.3), gold(), 0, loc=mms(-4.2 + 1.2 * k, 1.2, -0.9), parent=root)
    for x, colour in ((-5.4, '3fd060'), (5.4, 'ff9a1f')):
        box(mms(3, 1.8, 0.4), lamp(colour, 0.7), 0.002, loc=mms(x, 5.0, 1.5), parent=root)
    return root


def display_port(loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """A DisplayPort socket, one corner cut."""
    return _video((17.5, 6.4, 2.2), (16, 4.9, 1.8), (False, False, False, True), (15.8, 4.7), (12.6, 1.5, 0.5), loc, rot, parent)


def hdmi(loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """An HDMI socket, both lower corners cut."""
    return _video((15.6, 6.2, 1.9), (14.1, 4.7, 1.5), (False, False, True, True), (13.6, 4.5), (10.6, 1.3, 0.3), loc, rot, parent)


def _video(shell, opening, corners, floor, tongue, loc, rot, parent):
    """`shell` and `opening` are (width, height, cut), `floor` (width, height), `tongue` (width, height, y)."""
    root = group(loc, rot, parent)
    prism([chamfered(*mms(*outline), corners=corners) for outline in (shell, opening)], mm(3), bright(), 0.003, parent=root)
    box(mms(*floor, 0.4), gloss(), 0, loc=mms(0, 0, -1.2), parent=root)
    width, height, y = tongue
    box(mms(width, height, 2.2), black(), 0.002, loc=mms(0, y, -0.4), parent=root)
    return root
