"""F120: three 120 mm fans with lit frames, with their cables and the twelve screws of the box."""

import math

from materials.light import EMBER
from modelling.scene import mm
from parts.fan import fan
from parts.fan_plug import fan_cable, fan_plug
from parts.cross_screw import fan_screw

# In echelon: across, back.
FANS = ((-74, -52), (0, 0), (74, 52))


def build():
    for k, (x, y) in enumerate(FANS):
        fan(light=EMBER, turn=k * 0.5, loc=(mm(x), mm(y), mm(60)), rot=(math.pi / 2, 0, 0))
        _cable(x, y)
    _screws()


def _cable(x, y):
    """The cable leaves the frame's lower rear edge, runs out beside the fan and forks to its two plugs."""
    stem = [(40, 9, 8), (44, 17, 3), (34, 32, 1), (12, 38, 1)]
    for is_socket, fork in ((False, [(-8, 38, 1), (-22, 35, 1)]), (True, [(-8, 42, 1), (-22, 53, 1)])):
        fan_cable([(mm(x + across), mm(y + back), mm(up)) for across, back, up in stem + fork])
        (before, a, _), (after, b, _) = fork
        turn = math.atan2(after - before, a - b)
        end = (mm(x + after + 5 * math.sin(turn)), mm(y + b - 5 * math.cos(turn)), mm(2.6))
        fan_plug(is_socket, loc=end, rot=(0, 0, turn))


def _screws():
    """Twelve screws standing on their heads in three rows."""
    for k in range(12):
        across, back = k % 4, k // 4
        fan_screw(loc=(mm(26 + across * 12), mm(-98 + back * 12), mm(1.66)), rot=(math.pi, 0, k * 0.7))
