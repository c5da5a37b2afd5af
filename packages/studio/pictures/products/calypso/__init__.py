"""Calypso: a two-chamber case with glass in front and on its left, and no post between them."""

import math

from materials.clear import glass
from materials.light import ICE
from modelling.arrays import boxes, honeycomb
from modelling.outlines import chamfered, circle, rectangle
from modelling.scene import group, mm, mms, rad
from modelling.solids import box, letters, mesh, prism
from parts.case_foot import case_foot
from parts.case_parts import dust_filter, inner_card, inner_fill, inner_light, port_row, tray_grommets
from parts.case_rear import rear_wall
from parts.computer import computer
from parts.facing import FORWARDS, LEFTWARDS, RIGHTWARDS
from parts.fan import fan
from parts.finish import black, gunmetal, lamp, print_white, steel
from parts.mark import mark, wordmark
from parts.radiator import radiator
from products.calypso.rear_chamber import rear_chamber
from parts.screw import screw

HEIGHT, WIDTH, DEPTH = 460, 290, 450
FOOT = 20
FRONT, BACK = -DEPTH / 2, DEPTH / 2
LEFT, RIGHT = -WIDTH / 2, WIDTH / 2
BASE = 24
ROOF = 14
REAR_CHAMBER = 90
TRAY = RIGHT - REAR_CHAMBER
BOARD = (TRAY - 9, BACK - 5, 424)
GLASS_BOTTOM, GLASS_TOP = FOOT + BASE, HEIGHT - ROOF
SIDE_FANS = (116, 237, 358)
SIDE_FAN_Y = -124
COLOUR = '35c6ff'
COLD = (0.12, 0.42, 1)
VIOLET = (0.42, 0.12, 1)
CARD = 330
ACCENTS = ('26303c', '26303c', '4f86a8')
# From the cooler to the radiator, in board coordinates.
HOSES = ([(214, -50, 84), (300, -18, 112), (372, -8, 124), (408, 7, 124)], [(214, -90, 80), (304, -58, 88), (384, -28, 94), (408, 7, 92)])


def build(pose=None):
    """`pose` 'empty' leaves out what is not in the box: the computer and its cooler; 'open' has its left glass off.

    'chamber' has the steel side off the rear chamber, with a supply, its cables and drives in it.
    """
    is_empty = pose == 'empty'
    root = group()
    _shell(root, pose == 'chamber')
    _panes(root, pose == 'open')
    _roof(root)
    _floor(root)
    _tray(root)
    _fans(root)
    if not is_empty:
        _cooler(root)
        computer('atx', ICE, COLOUR, CARD, ACCENTS, HOSES, loc=mms(*BOARD), parent=root)
    _light(root)
    if pose == 'chamber':
        rear_chamber(ACCENTS, loc=mms(TRAY, BACK, 146), parent=root)


def _shell(root, is_open):
    """Base, rear wall, and the rear chamber with its perforated side and front."""
    prism([chamfered(*mms(WIDTH, DEPTH), mm(12))], mm(BASE), steel('1a1b1f'), 0.014, 3, loc=mms(0, 0, FOOT + BASE / 2), parent=root)
    tall, middle = GLASS_TOP - GLASS_BOTTOM, (GLASS_TOP + GLASS_BOTTOM) / 2
    board = (-BOARD[0], BOARD[2] - middle)
    rear_wall(
        WIDTH - 4,
        tall,
        steel('1a1b1f'),
        board,
        7,
        (72, 346 - middle),
        (-RIGHT + 50, 146 - middle, 90),
        (2, 3, 4),
        mms(0, BACK - 2, middle),
        root,
    )
    chamber = group(mms(TRAY + REAR_CHAMBER / 2, FRONT + 2, middle), FORWARDS, root)
    prism([chamfered(*mms(REAR_CHAMBER, tall), mm(2))], mm(4), steel('1a1b1f'), 0.01, loc=mms(0, 0, -2), parent=chamber)
    slots = [(mms(0, -tall / 2 + 40 + 7.4 * k, 0), mms(REAR_CHAMBER - 44, 2.6, 0.6)) for k in range(int((tall - 120) / 7.4))]
    boxes(slots, black(), 0.001, parent=chamber)
    mark(mm(22), gunmetal(), 0.008, loc=mms(0, tall / 2 - 36, 0.6), parent=chamber)
    if not is_open:
        _right_side(root, tall, middle)
    for x in (-1, 1):
        for y in (-150, 150):
            case_foot(84, 40, FOOT, loc=mms(x * 112, y, 0), parent=root)


def _right_side(root, tall, middle):
    """The steel side of the rear chamber, its intake and the vent of the power supply perforated."""
    side = group(mms(RIGHT - 1, 0, middle), RIGHTWARDS, root)
    # here x runs to the rear, y up, z out
    intake = chamfered(*mms(130, tall - 70), mm(16), at=mms(SIDE_FAN_Y, 0))
    supply = chamfered(*mms(150, 150), mm(16), at=mms(122, -tall / 2 + 110))
    prism([rectangle(*mms(DEPTH - 4, tall), mm(2)), intake, supply], mm(1.6), steel('1a1b1f'), 0.005, parent=side)
    honeycomb(mm(136), mm(tall - 64), mm(5.4), mm(1.4), steel('1d1e22'), mm(1), loc=mms(SIDE_FAN_Y, 0, -0.4), parent=side)
    honeycomb(mm(156), mm(156), mm(5.4), mm(1.4), steel('1d1e22'), mm(1), loc=mms(122, -tall / 2 + 110, -0.4), parent=side)
    wordmark(mm(17), gunmetal(), 0.006, loc=mms(150, tall / 2 - 24, 1), parent=side)
    for x in (-1, 1):
        for y in (-1, 1):
            screw(7, loc=mms(x * (DEPTH / 2 - 12), y * (tall / 2 - 12), 0.8), parent=side)


def _panes(root, is_off):
    """Glass on the left and in front that meet at a bare corner."""
    tall, middle = GLASS_TOP - GLASS_BOTTOM, (GLASS_TOP + GLASS_BOTTOM) / 2
    clear = glass((0.86, 0.87, 0.88, 1))
    width, left, front = TRAY - LEFT - 8, LEFT + 1, FRONT + 1

    def pane(start, end):
        corners = [(*start, GLASS_BOTTOM + 1), (*end, GLASS_BOTTOM + 1), (*end, GLASS_TOP - 1), (*start, GLASS_TOP - 1)]
        mesh([mms(*corner) for corner in corners], [(0, 1, 2, 3)], clear, smooth=False, parent=root)

    if not is_off:
        pane((left, BACK - 2), (left, front))
    pane((left, front), (TRAY - 3, front))
    line = (mms(LEFT + width / 2, FRONT + 5, GLASS_BOTTOM + 1.2), mms(width - 8, 3, 2.4))
    across = (mms(LEFT + 6, 0, GLASS_BOTTOM + 1.2), mms(3, DEPTH - 20, 2.4))
    boxes([line, across], lamp(COLOUR, 3.0), 0.004, parent=root)
    box(mms(10, 8, tall), steel('1a1b1f'), 0.006, loc=mms(LEFT + 8, BACK - 6, middle), parent=root)


def _roof(root):
    opening = (150, DEPTH - 80)
    at = (-58, 14)
    frame = [chamfered(*mms(WIDTH, DEPTH), mm(12)), chamfered(*mms(*opening), mm(12), at=mms(*at))]
    prism(frame, mm(ROOF), steel('1a1b1f'), 0.014, 3, loc=mms(0, 0, HEIGHT - ROOF / 2), parent=root)
    dust_filter(opening[0] - 1, opening[1] - 1, steel('1d1e22'), loc=mms(*at, HEIGHT - 2.2), parent=root)
    port_row(COLOUR, 2, loc=mms(RIGHT - 28, FRONT + 114, HEIGHT), rot=(0, 0, rad(90)), parent=root)
    mark(mm(16), gunmetal(), 0.006, loc=mms(LEFT + 24, BACK - 26, HEIGHT + 0.3), parent=root)


def _floor(root):
    """The floor of the main chamber: a perforated deck with room for three fans below."""
    width = TRAY - LEFT - 24
    at = mms((TRAY + LEFT) / 2, 0, GLASS_BOTTOM + 4)
    honeycomb(mm(width - 20), mm(DEPTH - 60), mm(6), mm(1.8), steel('34373d'), mm(1.2), loc=at, parent=root)
    frame = [rectangle(*mms(width, DEPTH - 16), mm(2)), rectangle(*mms(width - 26, DEPTH - 66), mm(6))]
    prism(frame, mm(3), steel('2b2e33'), 0.006, loc=at, parent=root)
    for k in (-1, 0, 1):
        for x in (-1, 1):
            screw(7, loc=mms((TRAY + LEFT) / 2 + x * (width / 2 - 7), k * 120, GLASS_BOTTOM + 5.5), parent=root)
    wordmark(mm(26), print_white(0.8), 0.002, loc=mms((TRAY + LEFT) / 2 - 30, FRONT + 22, GLASS_BOTTOM + 5.6), parent=root)


def _tray(root):
    """The wall between the chambers, with the opening of the side fans."""
    tall, middle = GLASS_TOP - GLASS_BOTTOM, (GLASS_TOP + GLASS_BOTTOM) / 2
    wall = group(mms(TRAY, 0, middle), LEFTWARDS, root)
    openings = [circle(mm(58), 64, at=mms(-SIDE_FAN_Y, z - middle)) for z in SIDE_FANS]
    prism([rectangle(*mms(DEPTH - 8, tall), mm(1)), *openings], mm(1.6), steel('34373d'), 0.004, parent=wall)
    tray_grommets([(-46, 306), (-46, 224), (-46, 142)], 66, loc=mms(TRAY - 1.5, 0, 0), parent=root)
    letters('DUAL CHAMBER', mm(8), print_white(), 0.001, spacing=1.4, loc=mms(-130, -tall / 2 + 18, 1.2), parent=wall)


def _fans(root):
    """Three lit fans draw in from the side."""
    for k, z in enumerate(SIDE_FANS):
        fan(light=ICE, turn=k * 0.8, loc=mms(TRAY - 14, SIDE_FAN_Y, z), rot=LEFTWARDS, parent=root)


def _cooler(root):
    """The cooler's radiator and its dark fans under the roof."""
    radiator(3, 27, loc=mms(-62, 18, GLASS_TOP - 15), rot=(0, 0, rad(-90)), parent=root)
    for k in (-1, 0, 1):
        fan(light=None, turn=k * 0.4, loc=mms(-62, 18 + 120 * k, GLASS_TOP - 42), rot=(math.pi, 0, 0), parent=root)


def _light(root):
    inner_light([(mms(-20, -120, z), 12) for z in (150, 300)], COLD, root)
    inner_light([(mms(-90, 140, 370), 12), (mms(-90, 40, 90), 12)], VIOLET, root)
    middle = (GLASS_TOP + GLASS_BOTTOM) / 2
    inner_card(mms(LEFT + 10, 90, middle + 60), mms(RIGHT, 90, middle + 60), mms(250, 260), 1.5, root)
    inner_fill(mms(LEFT + 34, 0, GLASS_TOP - 62), mms(TRAY, 0, 200), mms(400, 44), 330, root)
    inner_fill(mms(-60, FRONT + 34, 250), mms(20, 60, 230), mms(44, 300), 200, root)
