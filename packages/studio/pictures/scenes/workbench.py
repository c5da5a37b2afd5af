"""The contact page's banner: the Edge on a bench with its glass side off, a fan and its screws on a mat before it."""

import math

from materials.cloth import fabric
from modelling.outlines import chamfered, softened
from modelling.scene import group, mm, mms, rad
from modelling.solids import prism
from parts.case_parts import glass_side
from parts.cross_screw import fan_screw
from parts.fan import fan
from parts.fan_plug import fan_cable, fan_plug
from products.edge import CHASSIS, FOOT, HEIGHT as TALL
from scenes.desk import HEIGHT, top
from scenes.forge import floor, mouth, wall
from scenes.staging import stand
from studio.lights import area, reflector

CASE = (2.9, -2.6)
MAT = (0.7, -4.95)


def build():
    floor(160)
    wall(15, 120, 50)
    mouth((-3.4, 14.5, 0), 0.9, 30, power=500)
    mouth((17, 14.5, 0), 0.9, 30, power=500)
    bench = group((0, 0, HEIGHT))
    top(bench)
    stand('edge', (*CASE, 0), rad(58), pose='open').parent = bench
    _pane(bench)
    _mat(bench)
    _light()


def _pane(bench):
    """The glass, leaning against the rear of the case."""
    lean = group((-0.35, -1.0, 0), (0, 0, rad(-10)), bench)
    glass_side(CHASSIS - 4, TALL - FOOT - 24, 9, loc=mms(0, 0, 226), rot=(rad(90 - 13), 0, 0), parent=lean)


def _mat(bench):
    """One fan of the F120 pack, its cable and four screws."""
    mat = group((*MAT, 0), (0, 0, rad(-30)), bench)
    prism(softened(chamfered(*mms(380, 220), mm(12)), mm(3)), mm(3), fabric('34383f', 0.9), mm(0.8), loc=mms(0, 0, 1.5), parent=mat)
    fan(light=None, turn=0.4, loc=mms(60, 10, 16), rot=(0, 0, rad(12)), parent=mat)
    fan_cable([mms(*p) for p in ((0, 50, 6), (-16, 58, 5), (-40, 46, 4), (-62, 20, 4), (-88, 6, 4))], parent=mat)
    fan_plug(False, loc=mms(-93, 4, 5.6), rot=(0, 0, rad(105)), parent=mat)
    for k in range(4):
        fan_screw(loc=mms(-40 - 16 * k, -54 + 4 * (k % 2), 4.7), rot=(math.pi, 0, k * 0.7), parent=mat)


def _light():
    """A warm lamp over the bench from the left, a cold rim, and what the glass mirrors."""
    aim = (1.6, -3.6, HEIGHT + 1.4)
    lamp = area((-4.5, -8.5, HEIGHT + 9), aim, (4, 2.5), 2100, (1, 0.84, 0.66), name='lamp')
    lamp.visible_glossy = False
    area((8, 3, HEIGHT + 6), aim, (0.8, 6), 900, (1, 0.72, 0.5), spread=90, name='rim warm')
    area((-6.5, 4, HEIGHT + 6), aim, (0.8, 6), 700, (0.72, 0.84, 1), spread=90, name='rim cold')
    area((1, -1, HEIGHT + 11), (1, -3, HEIGHT), (6, 4), 700, (1, 0.95, 0.9), name='top')
    area((0, 5, 3), (0, 15, 13), (14, 2), 1300, (0.5, 0.66, 1), name='wall')
    reflector((-3.9, -12.5, HEIGHT + 5), (-0.35, -1, HEIGHT + 2.2), (3, 6), 6, (1, 0.9, 0.8))
