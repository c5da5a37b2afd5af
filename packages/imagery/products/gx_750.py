"""GX 750: a fully modular 750 W supply, 140 mm long, with a wire grille over its 120 mm fan."""

from materials.solid import metal, plastic, powder_coat
from modelling.scene import mm
from parts.mark import wordmark
from parts.modular_socket import caption, high_power_socket, modular_socket
from parts.power_supply import Finish, power_supply
from parts.rating_label import rating_label
from parts.side_print import side_print

LENGTH = 140
FAN = 120
RAILS = (
    ('+12 V', '12 V', '62.5 A', '750 W'),
    ('+5 V', '5 V', '20 A', '100 W'),
    ('+3.3 V', '3.3 V', '20 A', '66 W'),
)
NOTES = ('Input 100–240 V, 50–60 Hz. +5 V and +3.3 V together: 110 W. ATX 3.1, PCIe 5.1.', '750 W continuous at 40 °C.')


def build():
    coat = powder_coat('1c1d20', 0.4)
    finish = Finish(coat, coat, metal('4d5056', 0.3), 'wire')
    front, left, right = power_supply(LENGTH, FAN, finish)
    _sockets(front)
    side_print('ARGO GX', '750', '750 W  /  80 PLUS GOLD', 112, loc=(0, mm(42), 0.0008), parent=left)
    rating_label('GX 750', '80 PLUS GOLD', RAILS, NOTES, loc=(0, mm(42), 0), parent=right)


def _sockets(front):
    """One for the board, two for the processor, four for graphics, three for drives."""
    modular_socket(12, loc=(mm(-36), mm(63), 0), parent=front)
    caption('MOTHERBOARD', loc=(mm(-36), mm(71.6), 0), parent=front)
    high_power_socket(loc=(mm(14), mm(63), 0), parent=front)
    caption('12V-2x6  450 W', loc=(mm(14), mm(71.6), 0), parent=front)
    for k, words in enumerate(('CPU 1', 'CPU 2', 'PCIe 1', 'PCIe 2', 'PCIe 3')):
        x = mm(-53 + 24 * k)
        modular_socket(4, loc=(x, mm(41), 0), parent=front)
        caption(words, loc=(x, mm(49.6), 0), parent=front)
    for k in range(3):
        modular_socket(3, loc=(mm(-55 + 20 * k), mm(19), 0), parent=front)
    caption('SATA / MOLEX', loc=(mm(-35), mm(27.6), 0), parent=front)
    wordmark(mm(8), plastic('d6dade', 0.5, 0), 0.0006, loc=(mm(42), mm(21), 0), parent=front)
    caption('FULLY MODULAR', 2.3, 'ff5a1f', loc=(mm(42), mm(14.6), 0), parent=front)
