"""GX 650: a semi-modular 650 W supply, 140 mm long, with slots over its 120 mm fan and fixed board cables."""

from materials.solid import metal, powder_coat
from modelling.scene import group, mm
from parts.fixed_cables import fixed_cables
from parts.power_supply import Finish, power_supply
from parts.rating_label import rating_label
from parts.side_print import side_print
from parts.socket_panel import drive_sockets, graphics_socket, maker, socket_row

LENGTH = 140
FAN = 120
RAILS = (('+12 V', '12 V', '54 A', '648 W'), ('+5 V', '5 V', '20 A', '100 W'), ('+3.3 V', '3.3 V', '20 A', '66 W'))
NOTES = ('Input 100–240 V, 50–60 Hz. +5 V and +3.3 V together: 110 W. ATX 3.1, PCIe 5.1.', '650 W continuous at 40 °C.')


def build(pose=None):
    """`pose` 'installed' leaves out the board's cables, which lie as the case wants them."""
    coat = powder_coat('3b3f45', 0.42)
    finish = Finish(coat, coat, metal('6c6e74', 0.3), 'slots')
    front, left, right = power_supply(LENGTH, FAN, finish)
    _sockets(front)
    if pose != 'installed':
        fixed_cables(46, 46, group((0, -mm(LENGTH / 2), 0)))
    side_print('ARGO GX', '650', '650 W  /  80 PLUS GOLD', 112, 'e4e7ea', '9ba5b1', loc=(0, mm(42), 0.0008), parent=left)
    rating_label('GX 650', '80 PLUS GOLD', RAILS, NOTES, loc=(0, mm(42), 0), parent=right)


def _sockets(front):
    """Three for graphics, three for drives; the board's cables are fixed."""
    graphics_socket(300, -50, 62, front)
    socket_row(4, ('PCIe 1', 'PCIe 2'), -25, 62, 24, front)
    drive_sockets(3, -53, 38, 22, front)
    maker('SEMI-MODULAR', -46, 17, 'd6dade', front)
