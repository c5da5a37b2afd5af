"""What stands along the front and the bottom edge."""

from modelling.arrays import boxes, flat_lines
from modelling.scene import mm, mms, rad
from modelling.solids import box, letters
from parts.finish import black, dark_metal, dull, gloss, gold, lamp, print_white
from parts.motherboard.layout import POWER
from parts.motherboard.soldered import capacitor, header


def front_edge(root):
    """Board power, USB and drive sockets along the front edge, the lamps and the two buttons above."""
    x, y = POWER
    box(mms(11, 52, 12), black(), 0.008, loc=mms(x, y, 6), parent=root)
    boxes([(mms(x - 2.1 + 4.2 * i, y + (j - 5.5) * 4.2, 12), mms(3.3, 3.3, 0.8)) for i in (0, 1) for j in range(12)], gloss(), parent=root)
    letters('ATX_PWR', mm(4), print_white(), 0.0004, loc=mms(x - 9, y, 0.1), rot=(0, 0, rad(90)), parent=root)
    for k, colour in enumerate(('ff3a20', 'ffb020', 'eceef1', '3fd060')):
        box(mms(1.6, 2.6, 0.8), lamp(colour, 3 if k == 3 else 0.25), 0.002, loc=mms(226, -36 - 6 * k, 0.5), parent=root)
    for k, word in enumerate(('START', 'RESET')):
        box(mms(8, 8, 3), dark_metal(), 0.006, loc=mms(236 - 11 * k, -16, 1.5), parent=root)
        box(mms(5, 5, 2), dull('b03018' if k == 0 else '3a3d44'), 0.006, loc=mms(236 - 11 * k, -16, 3.4), parent=root)
        letters(word, mm(2.8), print_white(), 0.0003, loc=mms(236 - 11 * k, -22.5, 0.1), parent=root)
    box(mms(14, 9, 3), gloss(), 0.004, loc=mms(212, -14, 1.5), parent=root)
    letters('A9', mm(8), lamp('ff5a1f', 3.0), 0.0005, spacing=1.2, loc=mms(212, -14, 3.1), parent=root)
    box(mms(20, 16, 11), black(), 0.006, loc=mms(236, -160, 5.5), parent=root)
    box(mms(16, 12, 1), dull('2a5fd0'), 0.003, loc=mms(236, -160, 11), parent=root)
    for y in (-184, -201):
        box(mms(16, 15, 13), black(), 0.006, loc=mms(239, y, 6.6), parent=root)
        boxes([(mms(247, y, 3.4 + 6.4 * j), mms(0.8, 11, 2)) for j in (0, 1)], gloss(), parent=root)


def bottom_edge(root, height):
    """Headers in a row with their names, and the sound section in the rear corner."""
    y = -height + 8
    for x, columns, word in ((28, 5, 'AUDIO'), (60, 4, 'RGB'), (94, 5, 'USB_E1'), (120, 5, 'USB_E2'), (176, 4, 'FAN_2'), (214, 5, 'PANEL')):
        header(root, x, y, columns, shroud=word.startswith('USB'))
        letters(word, mm(3.2), print_white(), 0.0003, loc=mms(x, y + 8, 0.1), parent=root)
    sound = -height + 46
    box(mms(24, 20, 3), dark_metal(), 0.005, loc=mms(20, sound + 14, 1.6), parent=root)
    letters('HD SOUND', mm(3.4), print_white(), 0.0003, loc=mms(20, sound + 14, 3.2), parent=root)
    for k in range(5):
        capacitor(root, 10 + 7.4 * k, sound - 8, 8.5, gold())
    flat_lines(
        [[mms(44, sound - 26), mms(44, sound + 18), mms(32, sound + 30), mms(2, sound + 30)]],
        mm(0.9),
        gold(),
        loc=mms(0, 0, 0.06),
        parent=root,
    )
