"""The socket of the processor and the power stages round it."""

from modelling.arrays import boxes
from modelling.outlines import chamfered, rectangle
from modelling.scene import mm, mms
from modelling.solids import box, prism
from parts.finish import black, dark_metal, dull, gloss
from parts.motherboard.layout import CPU
from parts.motherboard.soldered import capacitor


def socket(root):
    """The socket's frame and the contacts beside it."""
    x, y = CPU
    prism(
        [chamfered(*mms(78, 78), mm(6), at=mms(x, y)), rectangle(*mms(54, 54), 0, at=mms(x, y))],
        mm(5),
        dark_metal(),
        0.006,
        loc=mms(0, 0, 2.5),
        parent=root,
    )
    boxes([(mms(x + sx * 44, y + sy * 22, 1), mms(3, 6, 2)) for sx in (-1, 1) for sy in (-1, 0, 1)], dull('8a7a58'), parent=root)


def power_stages(root):
    """Chokes in rows beside the socket, and the solid capacitors between."""
    chokes = [(52, -46 - 11.4 * k) for k in range(8)] + [(68 + 11.4 * k, -42) for k in range(7)]
    boxes([(mms(x, y, 4), mms(9.8, 9.8, 8)) for x, y in chokes], black(), 0.008, 2, parent=root)
    boxes([(mms(x, y, 8), mms(7.4, 7.4, 0.7)) for x, y in chokes], dark_metal(), 0.006, parent=root)
    cans = [(61, -52 - 11.4 * k) for k in range(6)] + [(74 + 11.4 * k, -51.5) for k in range(6)]
    for x, y in cans:
        capacitor(root, x, y)
    box(mms(18.6, 9.6, 11), black(), 0.006, loc=mms(40, -6.5, 5.5), parent=root)
    boxes([(mms(33 + 4.4 * k, -9 + 4.4 * j, 11), mms(3.4, 3.4, 0.6)) for k in range(4) for j in (0, 1)], gloss(), parent=root)
