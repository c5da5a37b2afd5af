"""A finished computer on its board, for the inside of cases; in board coordinates (see `parts.motherboard.layout`)."""

from modelling.scene import group, mms, rad
from parts.cable import plug, strands
from parts.facing import LEFTWARDS
from parts.graphics_card import graphics_card
from parts.memory import memory
from parts.motherboard import motherboard
from parts.motherboard.layout import CARD_SLOT, CPU, MEMORY, MEMORY_Y, POWER, WIDTH, slot_y
from parts.pump_block import hoses, pump_block


def computer(form, stops, colour, card_length, accents, through, loc=(0, 0, 0), parent=None):
    """A board of `form` with processor cooler, memory, graphics card and cables, its components towards -x.

    `loc` is the board's top rear corner; `stops` and `colour` are its light, `accents` the colours of its cables;
    `through` are the points of the cooler's two hoses on their way to the radiator, in board coordinates.
    """
    root = group(loc, LEFTWARDS, parent)
    motherboard(form, stops, colour, parent=root)
    for k, x in enumerate(MEMORY):
        memory(stops, 1.9, shift=k * 0.06, loc=mms(x, MEMORY_Y, 0), parent=root)
    cooler = (*CPU, 5)
    pump_block(stops, colour, loc=mms(*cooler), parent=root)
    card_y = slot_y(CARD_SLOT) + 4
    graphics_card(stops, colour, card_length, loc=mms(-3, card_y, 14), rot=(rad(90), 0, 0), parent=root)
    _board_cable(root, accents)
    _card_cable(root, card_length, card_y, accents)
    hoses(cooler, through, root)


def _board_cable(root, accents):
    """Twenty-four wires from the board's socket over its front edge and through the tray."""
    x, y = POWER
    plug(12, 4, 24, loc=mms(x - 7, y, 18), rot=(0, 0, rad(90)), parent=root)
    path = [(x, y, 28), (x + 2, y, 33), (x + 10, y, 36), (x + 21, y, 31), (x + 29, y, 16), (x + 31, y, -14)]
    strands([mms(*p) for p in path], 12, 2, (0, 1, 0), (1, 0, 0.35), colours=accents, combs=(3,), parent=root)


def _card_cable(root, length, card_y, accents):
    """Six pairs of wires from the card's edge, up over the card and back through the tray."""
    x, z = length * 0.62 - 3, 14 + 132
    y = card_y - 9
    turn = max(x + 20, WIDTH + 14)
    plug(6, 3, 20, loc=mms(x, y - 2, z + 8), parent=root)
    path = [
        (x, y, z + 16),
        (x, y + 3, z + 25),
        (x + 4, y + 20, z + 27),
        (x + 14, y + 34, z),
        (turn, y + 36, z - 60),
        (turn + 6, y + 34, -14),
    ]
    strands([mms(*p) for p in path], 6, 2, (1, 0, 0), (0, 1, 0.2), colours=accents, combs=(2,), parent=root)
