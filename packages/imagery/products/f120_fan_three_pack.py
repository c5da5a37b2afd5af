"""F120: three 120 mm fans with lit frames."""

import math

from materials.light import ICE
from modelling.scene import mm
from parts.fan import fan


def build():
    for k, x in enumerate((-128, 0, 128)):
        fan(light=ICE, turn=k * 0.4, loc=(mm(x), mm(-20 if k == 1 else 0), mm(60)), rot=(math.pi / 2, 0, 0.25 * (1 - k)))
