"""Two monitor arms on one desk, each with Vela 27, its rear in front: one pulled near, the other folded back over its clamp."""

import math

from modelling.scene import group
from parts.keyboard import keyboard
from scenes.desk import HEIGHT, WIDTH, room, room_light, screen, top
from studio.lights import area


def build(pose=None):
    """`pose` 'near' leaves the folded one out."""
    room()
    desk = group((0, 0, HEIGHT), (0, 0, math.pi))
    top(desk, 1.2 * WIDTH)
    for x, reach in ((3.6, 'near'), (-3.6, 'folded')):
        if pose in (None, reach):
            screen(group((x, 0, 0), parent=desk), reach)
    keyboard((3.6, -6.3, 0), parent=desk)
    room_light()
    area((1, -7, 15), (0, 2, 8.6), (9, 4), 1900, (1, 0.97, 0.94), name='arms')
