"""Scene 3: Swift Pro before the fire."""

import math

from scenes.forge import floor, mouth, sparks, wall
from scenes.staging import stand
from studio.lights import area


def build(colour='Black/Red'):
    floor(160)
    wall(30, 130, 60)
    mouth((15, 29, 0), 3.0, 28, power=2600)
    mouth((32, 29, 0), 0.9, 28, power=500)
    stand('swift-pro', turn=math.radians(-8), colour=colour)
    sparks(260, (-16, -6, 0.05), (16, 16, 14), seed=9, length=0.34, thickness=0.024)
    area((-13, -16, 20), (0, 0, 7), (8, 6), 4200, (1, 0.97, 0.95), name='key')
    area((14, 4, 15), (0, 0, 8), (1.6, 11), 3200, (1, 0.72, 0.52), spread=50, name='rim warm')
    area((-11, 11, 14), (0, 0, 8), (1.4, 11), 2400, (0.72, 0.84, 1), spread=90, name='rim cold')
    area((0, 3, 22), (0, 0, 8), (9, 6), 2200, name='top')
    area((8, -4.5, 1.4), (0, 0, 0.7), (1, 3), 420, (1, 0.6, 0.36), spread=40, name='base warm')
    area((-8.5, 3.5, 1.4), (0, 0, 0.7), (1, 3), 380, (0.72, 0.84, 1), spread=40, name='base cold')
