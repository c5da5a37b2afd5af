"""GX 750: a fully modular 750 W supply, 140 mm long, with a wire grille over its 120 mm fan."""

from materials.solid import metal, powder_coat
from modelling.scene import mm
from parts.power_supply import Finish, power_supply
from parts.rating_label import rating_label
from parts.side_print import side_print
from parts.socket_panel import drive_sockets, graphics_socket, maker, socket_row

LENGTH = 140
FAN = 120
RAILS = (('+12 V', '12 V', '62.5 A', '750 W'), ('+5 V', '5 V', '20 A', '100 W'), ('+3.3 V', '3.3 V', '20 A', '66 W'))
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
    socket_row(12, ('MOTHERBOARD',), -36, 63, parent=front)
    graphics_socket(450, 14, 63, front)
    socket_row(4, ('CPU 1', 'CPU 2', 'PCIe 1', 'PCIe 2', 'PCIe 3'), -53, 41, 24, front)
    drive_sockets(3, -55, 19, 20, front)
    maker('FULLY MODULAR', 42, 21, parent=front)
