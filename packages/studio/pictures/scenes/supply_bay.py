"""GX 650 in the G120, its glass and the cover of the supply off: the drive cage, and the room for cables between."""

from modelling.arrays import boxes
from modelling.scene import group, mm, mms, rad
from modelling.solids import box, letters
from parts.cable import plug, strands
from parts.facing import LEFTWARDS
from parts.finish import black, bright, dull, gunmetal, steel
from parts.screw import screw
from scenes.staging import stand
from studio.lights import area

FLOOR, REAR, LENGTH, ROOM, CAGE = 26, 195, 140, 50, 104
FRONT = REAR - LENGTH
CAGE_REAR = FRONT - ROOM


def build():
    stand('g120', pose='bay')
    stand('gx-650', mms(-6, REAR - LENGTH / 2, FLOOR), pose='installed')
    _cables()
    _cage()
    _rule()
    area((-3.2, -0.6, 1.7), (0, 0.3, 0.7), (2.4, 0.9), 46, (1, 0.98, 0.95), name='bay')
    area((-1.4, 0.3, 1.12), (0, 0.3, 0.5), (0.3, 0.3), 8, (1, 0.98, 0.95), name='room')


def _cables():
    """From the grommet and the socket for the graphics card through the room and up behind the tray."""
    y = FRONT
    fixed = [(40, y - 2, 72), (40, y - 14, 73), (45, y - 26, 76), (60, y - 32, 84), (82, y - 33, 92), (92, y - 33, 108), (94, y - 32, 150)]
    strands([mms(*p) for p in fixed], 8, 2, (0, 0.2, 1), (1, 0.5, 0), pitch=2.7, radius=1.25)
    plug(6, 2, 16, pitch=3, loc=mms(-56, y - 8, 88), rot=(rad(90), 0, 0))
    card = [(-56, y - 15, 88), (-55, y - 24, 88), (-44, y - 32, 88), (10, y - 34, 90), (70, y - 34, 96), (92, y - 32, 116), (94, y - 30, 150)]
    strands([mms(*p) for p in card], 6, 2, (0.6, 0, 1), (0.4, 1, 0), pitch=3, radius=1.35)


def _cage():
    """One drive across, in a tray that pulls out to the left."""
    middle = CAGE_REAR - CAGE / 2
    root = group(mms(-4, middle, FLOOR))
    walls = [(mms(0, s * CAGE / 2, 24), mms(150, 1.2, 48)) for s in (-1, 1)]
    boxes([*walls, (mms(0, 0, 48), mms(150, CAGE, 1.2))], steel('34373d'), 0.004, parent=root)
    tray = group(mms(-76, 0, 24), LEFTWARDS, root)
    box(mms(CAGE - 5, 36, 3), black(), 0.008, parent=tray)
    box(mms(CAGE - 22, 22, 2), gunmetal(), 0.006, loc=mms(6, 0, 1.6), parent=tray)
    boxes([(mms(-CAGE / 2 + 10, y, 5), mms(6, 3, 8)) for y in (-9, 9)], black(), 0.006, parent=tray)
    box(mms(6, 21, 3), black(), 0.008, loc=mms(-CAGE / 2 + 10, 0, 9), parent=tray)
    for x in (-CAGE / 2 + 20, CAGE / 2 - 9):
        screw(4, loc=mms(x + 4, 0, 2.7), parent=tray)
    box(mms(CAGE - 12, 26, 146), bright(), 0.01, loc=mms(0, 0, -76), parent=tray)


def _rule():
    """A steel rule as long as the room is, lying along the floor's edge."""
    rule = group(mms(-86, FRONT - ROOM / 2, FLOOR + 8), LEFTWARDS)
    box(mms(ROOM, 15, 0.8), dull('b4b7bc'), 0.002, parent=rule)
    ticks = [(mms(-ROOM / 2 + k, 7.5 - tall / 2, 0.5), mms(0.35, tall, 0.2)) for k in range(ROOM + 1) for tall in [6 if k % 10 == 0 else 4.5 if k % 5 == 0 else 3]]
    boxes(ticks, black(), parent=rule)
    letters('50 MM', mm(9), black(), 0.001, loc=mms(0, -3, 0.5), parent=rule)
