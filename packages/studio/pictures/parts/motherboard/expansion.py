"""Slots for graphics and other cards."""

from modelling.arrays import boxes
from modelling.scene import mm, mms
from modelling.solids import box, letters
from parts.finish import black, gloss, gold, print_white, zinc
from parts.motherboard.layout import CARD_SLOT, SLOTS, slot_y


def expansion(root, form):
    """The slots of a board of `form`, the graphics card's armoured, and their names."""
    count = SLOTS[form]
    _slot(root, slot_y(CARD_SLOT), 89, is_armoured=True)
    for number in (n for n in (4, 5, 7) if n <= count):
        _slot(root, slot_y(number), 89 if number != 5 else 25)
    for number in (n for n in (CARD_SLOT, 4, 7) if n <= count):
        letters(f'PCIEX16_{number}', mm(4.2), print_white(), 0.0004, loc=mms(160, slot_y(number) + 6, 0.1), parent=root)


def _slot(root, y, length, start=47.0, is_armoured=False):
    """An expansion slot; the long ones have a steel shell and a latch."""
    material = zinc() if is_armoured else black()
    walls = [(mms(start + length / 2, y + side * 2.7, 5.6), mms(length, 2, 11.2)) for side in (-1, 1)]
    ends = [(mms(start + at, y, 5.6), mms(2.4, 7.4, 11.2)) for at in (1.2, 13, length - 1.2)]
    boxes(walls + ends, material, 0.003, parent=root)
    box(mms(length - 2, 4, 2), gloss(), 0, loc=mms(start + length / 2, y, 2), parent=root)
    if length > 60:
        box(mms(9, 6, 14), black(), 0.01, loc=mms(start + length + 4, y, 7), parent=root)
        for k in range(5):
            box(mms(1.4, 0.6, 2), gold(), 0, loc=mms(start + 18 + k * 16, y + 4, 0.6), parent=root)
