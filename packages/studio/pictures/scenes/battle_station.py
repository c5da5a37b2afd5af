"""Scene 2: the desk at night: Carina 34 with the mouse on its pad before it, Calypso glowing beside."""

import math

from materials.solid import plastic
from modelling.scene import group
from modelling.solids import box
from scenes.forge import mouth, wall
from scenes.staging import stand
from studio.lights import area

DESK_HEIGHT = 7.2


def build():
    wall(20, 120, 50)
    mouth((-13, 19.5, 0), 1.2, 30, power=900)
    mouth((13.5, 19.5, 0), 0.9, 30, power=500)
    top = group((0, 0, DESK_HEIGHT))
    box((70, 16, 0.36), plastic('08090a', 0.5, 0.6, 40), 0.06, loc=(0, -3, -0.18), parent=top)
    stand('carina-34', (-0.5, 1.4, DESK_HEIGHT), math.radians(-4))
    stand('reversible-mouse-pad', (0.6, -2.4, DESK_HEIGHT))
    stand('argo-g-100m', (-0.4, -2.4, DESK_HEIGHT + 0.04), math.radians(-150), pose='ember')
    stand('calypso', (7.0, 1.2, DESK_HEIGHT), math.radians(26))
    area((7, -10, 17), (1, 0, 8), (6, 4), 1300, (1, 0.97, 0.94), name='key')
    area((10, 7, 16), (2, 0, 9), (1.2, 8), 1200, (1, 0.75, 0.55), name='rim warm')
    area((-10, 8, 15), (-1, 0, 9), (1.2, 8), 1000, (0.72, 0.84, 1), name='rim cold')
    area((0, 1, 19), (0, 0, 8), (9, 5), 900, name='top')
