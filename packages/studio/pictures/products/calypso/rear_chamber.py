"""What stands behind the board in a case of two chambers: supply, cables and drives, seen from the right.

The origin is on the wall, at the rear of the case, beside the middle of the supply; millimetres.
"""

from modelling.arrays import boxes
from modelling.outlines import rectangle
from modelling.scene import group, mm, mms, rad
from modelling.solids import box, prism
from parts.cable import plug, strands
from parts.facing import RIGHTWARDS
from parts.finish import black, dark_metal, dull, gunmetal, steel
from parts.screw import screw
from products import gx_750
from scenes.staging import stand
from studio.lights import area

# From the rear of the case to the sockets of the supply, which stands on its side, its fan to the right.
FRONT = -16 - gx_750.LENGTH
PASSAGE = -271


def rear_chamber(accents, loc=(0, 0, 0), parent=None):
    """A GX 750, two drives in a cage above it, two on the wall, and the cables; `accents` are the colours of the cables."""
    root = group(loc, parent=parent)
    supply = stand('gx-750', mms(1, -16 - gx_750.LENGTH / 2, 0))
    supply.rotation_euler = (0, rad(90), 0)
    supply.parent = root
    _passages(root)
    _cage(root)
    _flat_drives(root)
    _cables(root, accents)
    area(mms(330, -260, 190), mms(20, -170, 90), mms(300, 300), 46, (0.95, 0.97, 1), parent=root, name='chamber').visible_glossy = False


def _passages(root):
    """The rubber passages to the board and the opening behind the processor."""
    for z in (160, 78, -4):
        prism([rectangle(*mms(28, 72), mm(9))], mm(3), black(), 0.008, loc=mms(1.4, PASSAGE, z), rot=RIGHTWARDS, parent=root)
    for y in (-200, -40):
        for z in (120, 270):
            screw(7, loc=mms(1.4, y, z), rot=RIGHTWARDS, parent=root)


def _cage(root):
    """Two 3.5-inch drives in a steel frame."""
    y, z = -92, 158
    for x in (19, 50):
        box(mms(26, 147, 101), dull('5b5f66'), 0.01, loc=mms(x, y, z), parent=root)
    label = group(mms(63.2, y, z), RIGHTWARDS, root)
    box(mms(92, 70, 0.4), dull('85888e'), 0, loc=mms(0, -4, 0), parent=label)
    boxes([(mms(-18, 14 - 9 * k, 0.3), mms(44 - 9 * (k % 2), 2.2, 0.2)) for k in range(4)], dull('55585e'), parent=label)
    for k in (-1, 1):
        box(mms(64, 160, 2), steel('1a1b1f'), 0.004, loc=mms(33, y, z + k * 53), parent=root)
        box(mms(2, 160, 13), steel('1a1b1f'), 0.004, loc=mms(65, y, z + k * 47), parent=root)
        for at in (-62, 62):
            screw(7, loc=mms(66.2, y + at, z + k * 47), rot=RIGHTWARDS, parent=root)


def _flat_drives(root):
    """Two 2.5-inch drives on trays that hang on the wall."""
    for z in (100, 184):
        box(mms(3, 108, 78), gunmetal(), 0.006, loc=mms(4, -222 + 8, z + 40), parent=root)
        box(mms(7, 100, 70), dark_metal(), 0.008, loc=mms(9, -222 + 8, z + 40), parent=root)


def _cables(root, accents):
    """From the sockets of the supply to the passages, along the wall and to the drives; a socket is at (x, height) on its front."""

    def lead(columns, rows, at, way, across=(0, 0, 1), depth=(1, 0.4, 0), pitch=4.2):
        x, z = at[1] + 1, -at[0]
        plug(columns, rows, 18, pitch, loc=mms(x, FRONT - 8, z), rot=(rad(90), rad(90), 0), parent=root)
        points = [(x, FRONT - 16, z), (x, FRONT - 30, z), *way]
        strands([mms(*point) for point in points], columns, rows, across, depth, pitch, pitch * 0.41, accents, parent=root)

    lead(12, 2, (-36, 63), [(60, -214, 40), (44, -246, 62), (18, -264, 76), (-6, PASSAGE, 78)])
    lead(6, 2, (14, 63), [(60, -216, -12), (42, -248, -8), (16, -266, -5), (-6, PASSAGE, -4)], pitch=3.4)
    up = (0, 0.75, 0.66)
    lead(4, 2, (-53, 41), [(40, -194, 66), (34, -192, 100), (30, -188, 180), (28, -182, 240), (22, -160, 270), (12, -120, 281), (8, -60, 284)], up)
    lead(3, 1, (-55, 19), [(20, -192, 64), (22, -184, 96), (30, -178, 130), (36, -170, 150)], up)
