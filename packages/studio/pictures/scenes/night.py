"""Flagships at night, each with a slit of fire behind it; on the left the dark, where a page has its words."""

import bpy

from modelling.scene import group, mm, rad
from products.carina_34 import CENTRE
from scenes.desk import HEIGHT, WIDTH, room, top
from scenes.forge import floor, mouth, sparks, wall
from scenes.forge_mouth import light
from scenes.staging import stand
from studio.lights import area, reflector


def build(pose=None):
    """`pose` is the product, by its slug; each is seen from the azimuth that its forge is turned to."""
    {'edge': _case, 'gx-1k-titan': _supply, 'nivos': _syringe, 'carina-34': _screen}[pose]()


def _forge(azimuth, distance, *slits):
    """Floor and wall, square to a camera at `azimuth`, with slits of fire (to the right, width, power)."""
    floor(160)
    before = set(bpy.context.scene.objects)
    wall(distance, 150, 50)
    for right, width, power in slits:
        mouth((right, distance - 1, 0), width, 30, power=power)
    stage = group((0, 0, 0), (0, 0, rad(azimuth)))
    for thing in set(bpy.context.scene.objects) - before - {stage}:
        if thing.parent is None:
            thing.parent = stage


def _case():
    _forge(-46, 22, (-4.6, 0.9, 700), (5.4, 0.7, 300))
    stand('edge')
    sparks(200, (-9, -4, 0.02), (9, 9, 7), seed=4)
    light()


def _supply():
    _forge(-30, 16, (-1.3, 0.9, 300), (3, 0.9, 300))
    stand('gx-1k-titan')
    sparks(120, (-6, -1, 0.01), (6, 9, 3.4), seed=11, length=0.09, thickness=0.006)
    aim = (0, 0, 0.5)
    key = area((-1.6, -4.2, 3.6), aim, (2.2, 1.4), 90, (1, 0.97, 0.94), name='key')
    key.visible_glossy = False
    area((0.4, 1.2, 4.2), aim, (2.4, 1.6), 80, (0.9, 0.95, 1), name='top')
    area((3.6, 1.6, 1.8), (0, 0, 0.7), (0.4, 2.6), 100, (1, 0.70, 0.46), spread=40, name='rim warm')
    area((-2.6, 3.4, 2.0), aim, (0.35, 2.4), 90, (0.68, 0.82, 1), spread=70, name='rim cold')
    sockets = area((2.4, -4.4, 1.5), aim, (1.2, 1.2), 70, (0.86, 0.92, 1), spread=35, name='sockets')
    sockets.visible_glossy = False


def _syringe():
    _forge(-14, 16, (1.7, 1.0, 260))
    stand('nivos')
    sparks(60, (-4, 0.6, 0.01), (4, 7, 2.4), seed=5, length=0.06, thickness=0.004)
    aim = (-0.1, 0, 0.5)
    key = area((-2.6, -2.8, 2.8), aim, (1.8, 1.2), 60, (1, 0.97, 0.94), name='key')
    key.visible_glossy = False
    area((0, 0.8, 3.2), aim, (1.8, 1.2), 34, (0.9, 0.95, 1), name='top')
    area((2.6, 1.2, 1.4), aim, (0.3, 2), 60, (1, 0.70, 0.46), spread=70, name='rim warm')
    area((0.8, 2.6, 1.8), aim, (0.4, 2), 26, (0.68, 0.82, 1), spread=80, name='rim cold')
    reflector((-1.6, -3.2, 1.6), aim, (2, 1.4), 1.4, (0.9, 0.95, 1))
    reflector((-0.8, 1.2, 1.8), (-0.3, -0.34, 0), (1.6, 1), 1.6, (0.9, 0.95, 1))


def _screen():
    room()
    desk = group((0, 0, HEIGHT))
    top(desk, 2 * WIDTH)
    stand('carina-34', (0, -2.2, 0)).parent = desk
    middle = HEIGHT + mm(CENTRE)
    area((0, 5, 3), (0, 15, 13), (14, 2), 1000, (0.5, 0.66, 1), name='wall')
    warm = area((11, 7, middle + 3), (2, -2, middle), (1, 8), 700, (1, 0.72, 0.5), name='rim warm')
    warm.visible_glossy = False
    area((-11, 7, middle + 4), (-2, -2, middle), (1, 8), 1100, (0.72, 0.84, 1), name='rim cold')
    below = area((0, -3.0, middle), (0, -5.4, HEIGHT), (7.6, 2.6), 240, (1, 0.42, 0.16), name='screen on the board')
    below.visible_glossy = False
