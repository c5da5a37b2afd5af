"""The shield and the ports in it."""

from modelling.outlines import rectangle
from modelling.scene import group, mm, mms, rad
from modelling.solids import box, cylinder, letters, prism
from parts.finish import dark_metal, dull, gold, print_white
from parts.motherboard.layout import IO_HEIGHT, IO_MIDDLE
from parts.ports import jack, network, usb_a, usb_c


def rear_ports(root):
    """The shield and its ports, seen from behind, where the outside looks to -x."""
    face = group(mms(-3, IO_MIDDLE, 17), (rad(-90), 0, rad(90)), root)
    # in `face`, x runs up the board, y towards the board, z out of the case
    prism([rectangle(*mms(IO_HEIGHT, 44.4), mm(2))], mm(1), dark_metal(), 0.003, parent=face)
    rows = (-10, 8)

    def label(word, x, y, size=3.4):
        letters(word, mm(size), print_white(), 0.0004, spacing=1.1, loc=mms(x, y, 0.6), parent=face)

    for k, x in enumerate((66, 48)):
        box(mms(8, 8, 1.4), dull('2d3036'), 0.006, loc=mms(x, 8, 1), parent=face)
        label(('BIOS', 'CLR')[k], x, 15.5)
    for x in (66, 48):
        cylinder(mm(3.2), mm(9), gold(), 0.006, 28, loc=mms(x, -10, 4.5), parent=face)
        cylinder(mm(4.6), mm(1.4), gold(), 0.002, 6, loc=mms(x, -10, 1), parent=face)
    label('WI-FI 7', 57, -18.5)
    for x, colour, word in ((30, '24262b', 'USB 2.0'), (12, '2a5fd0', '5G'), (-6, 'c03024', '10G')):
        for y in rows:
            usb_a(colour, loc=mms(x, y - 1, 1), parent=face)
        label(word, x, 16.5)
    network(loc=mms(-25, -4, 1), parent=face)
    label('2.5G LAN', -25, 16.5)
    for y in rows:
        usb_c(loc=mms(-43, y - 1, 1), parent=face)
    label('USB-C', -43, 16.5)
    for k, x in enumerate((-58, -70)):
        for row, y in enumerate((-14, -2, 10)):
            if (k, row) != (1, 2):
                jack(is_gold=True, loc=mms(x, y, 0.6), parent=face)
    label('AUDIO', -64, 18)
