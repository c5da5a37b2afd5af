"""The game on the screens of other pictures: a hall of furnaces through the eyes of a player, for a camera at (0, -20, 16)."""

import math

from materials.light import glow
from materials.solid import metal, plastic
from modelling.arrays import boxes
from modelling.outlines import chamfered
from modelling.scene import group
from modelling.solids import box, cylinder, letters, prism, tube, turned
from parts.mark import mark
from scenes.forge import floor, mouth, sparks
from studio.lights import area

EMBER = 'ff5a1f'
END, HALF_WIDTH = 120.0, 22.0


def build():
    floor(400)
    _hall()
    _gate()
    for x, y, turn in ((-9, 22, 0.5), (8.5, 46, -0.35), (-7, 84, 0.3)):
        _sentry(x, y, turn)
    _lance(group((4.6, -13.2, 13.1), (0.05, 0, 0.16)))
    _display(group((0, -16, 16), (math.pi / 2, 0, 0)))
    sparks(500, (-18, -8, 0.1), (18, 90, 26), seed=12, length=0.7, thickness=0.05)


def _hall():
    """Pillars and beams along both sides, and between the pillars the furnaces."""
    steel, dark = metal('5a5f69', 0.4, (3, 3, 40)), metal('2e3138', 0.5, (3, 3, 40))
    rows = range(8, 130, 24)
    for side in (-1, 1):
        box((1, 190, 46), dark, 0.05, loc=(side * (HALF_WIDTH + 4), 50, 23))
        boxes([((side * HALF_WIDTH, y, 20), (4, 3.4, 40)) for y in rows], steel, 0.5)
        boxes([((side * HALF_WIDTH, y, z), (5.6, 5, 3.6)) for y in rows for z in (1.8, 30)], dark, 0.6)
        for y in rows:
            mouth((side * (HALF_WIDTH + 3.4), y + 12, 0), 9, 22, power=3000, turn=-side * math.pi / 2)
    boxes([((0, y, 37), (2 * HALF_WIDTH, 2.6, 2.6)) for y in rows], steel, 0.3)
    boxes([((side * 3.6, 50, 0.25), (0.9, 170, 0.5)) for side in (-1, 1)], steel, 0.1)
    box((6.2, 170, 0.1), glow('ff4a10', 1.1), 0, loc=(0, 50, 0.05))
    area((0, 50, 2), (0, 50, 20), (6, 170), 2600, (1, 0.25, 0.05))
    area((-6, 40, 44), (4, 40, 0), (20, 120), 42000, (0.35, 0.6, 1))


def _gate():
    """The door at the end, with the mark burning in it."""
    box((60, 2, 50), metal('23262b', 0.5, (3, 3, 40)), 0.1, loc=(0, END, 25))
    prism(chamfered(26, 30, 6), 1.4, metal('5a5e66', 0.35), 0.2, loc=(0, END - 1.5, 18), rot=(math.pi / 2, 0, 0))
    mark(15, glow(EMBER, 3.2), 0.6, loc=(0, END - 2.6, 19), rot=(math.pi / 2, 0, 0))
    area((0, END - 5, 19), (0, 40, 4), (14, 14), 16000, (1, 0.35, 0.1))


def _sentry(x, y, turn):
    """An armoured machine, 19 tall, with a lit visor."""
    plate, joint = metal('7a7e88', 0.34), plastic('14161a', 0.5)
    root = group((x, y, 0), (0, 0, turn))
    armour = [((0, 0, 13.6), (5, 3.4, 4.2)), ((0, 0.2, 10.4), (3.4, 2.6, 1.8)), ((0, -0.2, 17.2), (2.1, 2.5, 2.4)), ((0, 0.1, 8.9), (3.8, 2.8, 1.8))]
    for side in (-1, 1):
        armour += [((side * 3.7, 0, 15), (3.2, 3.4, 2.6)), ((side * 3.8, -1.6, 10.6), (1.8, 3.4, 1.8)), ((side * 1.3, -0.1, 6.8), (2.1, 2.4, 4.2))]
        armour += [((side * 1.4, -0.1, 2.8), (2.2, 2.7, 4.2)), ((side * 1.4, -0.5, 0.5), (2.4, 3.6, 1.1))]
    boxes(armour, plate, 0.7, 3, parent=root)
    bones = [((0, 0, 15.8), (1.4, 1.4, 1.4)), ((0, 0, 9), (2.4, 2, 8)), *(((side * x, 0, z), (1.2, 1.2, tall)) for side in (-1, 1) for x, z, tall in ((3.8, 12.6, 4), (1.3, 4.6, 8)))]
    boxes(bones, joint, 0.2, parent=root)
    cylinder(0.5, 6, joint, 0.1, 20, loc=(2.4, -4, 10.8), rot=(math.pi / 2, 0, 0.5), parent=root)
    box((1.7, 0.2, 0.36), glow('ff3a10', 9), 0.02, loc=(0, -1.5, 17.5), parent=root)
    mark(1.5, glow(EMBER, 3), 0.1, loc=(0, -1.75, 13.9), rot=(math.pi / 2, 0, 0), parent=root)


def _lance(root):
    """What the player holds: a barrel heated by coils."""
    shell, black, hot = metal('565a62', 0.34), plastic('0d0e10', 0.4), glow(EMBER, 5)
    boxes([((0, 0, 0), (1.1, 5.6, 1.5)), ((0, 1.2, 0.95), (0.7, 4.4, 0.5)), ((0, -1.6, -1.4), (0.8, 1.2, 2.2))], shell, 0.16, 2, parent=root)
    boxes([((0, 2.6, 0.1), (1.3, 2.2, 1.1)), ((0, 0.4, 1.3), (0.3, 3.2, 0.25))], black, 0.1, 2, parent=root)
    cylinder(0.34, 4.6, black, 0.05, 32, loc=(0, 5, 0.1), rot=(math.pi / 2, 0, 0), parent=root)
    for k in range(5):
        ring = [(0.36, -0.12), (0.5, -0.12), (0.5, 0.12), (0.36, 0.12)]
        turned(ring, hot, 32, ring=True, loc=(0, 4.2 + 0.55 * k, 0.1), rot=(math.pi / 2, 0, 0), parent=root)
    box((0.06, 3.2, 0.16), hot, 0, loc=(-0.57, 0.6, 0.25), parent=root)


def _display(root):
    """What the game writes over the picture: sight, health, rounds, clock and map; the frame is 6 wide and 3.4 tall."""
    ash, ember, dim = glow('eceef1', 1.3), glow(EMBER, 1.8), glow('9ba5b1', 0.45)
    arms = ((0.12, 0, 0.13, 0.022), (-0.12, 0, 0.13, 0.022), (0, 0.12, 0.022, 0.13), (0, -0.12, 0.022, 0.13), (0, 0, 0.022, 0.022))
    boxes([((x, y, 0), (w, h, 0.001)) for x, y, w, h in arms], ash, parent=root)

    def write(words, size, x, y, material=ash, align='LEFT'):
        letters(words, size, material, 0.0005, weight=800, align=align, loc=(x, y, 0), parent=root)

    write('87', 0.34, -2.74, -1.34)
    write('FORGE HALL', 0.11, -2.74, -1.1, dim)
    boxes([((-2.14 + 0.13 * k, -1.38, 0), (0.105, 0.1, 0.001)) for k in range(9)], ember, parent=root)
    boxes([((-2.14 + 0.13 * k, -1.38, 0), (0.105, 0.1, 0.001)) for k in range(9, 12)], dim, parent=root)
    write('24', 0.34, 2.3, -1.34, ash, 'RIGHT')
    write('/ 96', 0.17, 2.38, -1.38, dim)
    write('7', 0.26, -0.5, 1.42, ember, 'RIGHT')
    write('3:41', 0.2, 0, 1.42, ash, 'CENTER')
    write('5', 0.26, 0.5, 1.42, dim)
    at = (2.34, 1.02)
    frame = [chamfered(0.9, 0.9, 0.16, at=at), chamfered(0.87, 0.87, 0.15, at=at)]
    prism(frame, 0.001, dim, 0.0001, loc=(0, 0, 0), parent=root)
    paths = [((-0.3, -0.3), (-0.3, 0.1), (0.1, 0.1), (0.1, 0.35)), ((0.3, -0.35), (0.3, 0.2), (0.1, 0.2)), ((-0.3, -0.1), (0.3, -0.1))]
    for path in paths:
        tube([(at[0] + x, at[1] + y, 0) for x, y in path], 0.012, dim, kind='POLY', parent=root)
    cylinder(0.04, 0.002, ember, 0.0005, 24, loc=(at[0] - 0.05, at[1] - 0.1, 0), parent=root)
