"""Scene 1: Edge fresh from the forge, its side lit, sparks round its feet."""

from scenes.forge import floor, mouth, sparks, wall
from scenes.staging import stand
from studio.lights import area, reflector


def build():
    floor()
    wall(22)
    mouth((8.7, 21, 0), 1.7, 17)
    mouth((22.5, 21, 0), 0.6, 17, power=300)
    stand('edge')
    sparks(220, (-9, -4, 0.02), (9, 9, 7), seed=4)
    light()


def light():
    """A key on the glass side, a warm and a cold rim, and what the glass mirrors."""
    area((-7, -9, 10), (0, 0, 2.4), (5, 3), 700, (1, 0.97, 0.94), name='key')
    area((8.5, 0.5, 5.5), (0, 0, 2.4), (0.8, 7), 900, (1, 0.78, 0.6), name='rim warm')
    area((-4.2, 9.5, 9.2), (0, 0, 3), (3, 4.6), 1000, (0.72, 0.84, 1), name='rim cold')
    area((0, 2, 11), (0, 0, 4), (6, 4), 700, name='top')
    reflector((-11, 11, 6), (0, 0, 2.4), (7, 10), 2.2, (0.85, 0.92, 1), 2.2)
