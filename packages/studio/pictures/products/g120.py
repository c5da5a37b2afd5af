"""G120: a compact micro-ATX tower in bare steel grey, its slotted front folded like a prow."""

import math

from modelling.arrays import boxes, honeycomb
from modelling.outlines import chamfered, circle, rectangle
from modelling.scene import group, mm, mms, rad
from modelling.solids import box, letters, prism
from parts.case_foot import case_foot
from parts.case_parts import dust_filter, inner_card, inner_fill, inner_light, port_row, tower_glass, tray_grommets
from parts.case_rear import rear_wall
from parts.computer import computer
from parts.facing import FORWARDS, LEFTWARDS, RIGHTWARDS
from parts.fan import fan
from parts.finish import dark_metal, lamp, print_white, steel
from parts.mark import mark, wordmark
from parts.radiator import radiator
from parts.screw import screw

HEIGHT, WIDTH, DEPTH = 400, 210, 400
FOOT = 18
FRONT, BACK = -DEPTH / 2, DEPTH / 2
PROW = 30
SEAM = FRONT + PROW + 10
CHASSIS, CHASSIS_Y = BACK - SEAM, (BACK + SEAM) / 2
MIDDLE = (FOOT + HEIGHT) / 2
SHROUD = 118
BOARD = (77, 195, 372)
FRONT_FANS = (144, 264)
REAR_FAN = (-32, 290)
CARD = 280
# From the cooler to the radiator, in board coordinates.
HOSES = (
    [(205, -58, 82), (262, -18, 92), (298, 3, 94), (312, -4, 93), (313, -16, 93)],
    [(205, -96, 74), (262, -52, 68), (298, -2, 62), (312, -5, 61), (313, -16, 61)],
)
SHELL = '9a9ea5'
WHITE = 'dfe8ff'
WHITE_RING = [(0, (0.22, 0.32, 0.5)), (0.35, (0.46, 0.48, 0.5)), (0.7, (0.32, 0.4, 0.5)), (1, (0.22, 0.32, 0.5))]
EMBER_COLOUR = 'ff5a1f'


def build(pose=None):
    """`pose` 'empty' leaves out what is not in the box: the computer and its cooler; 'open' has its left glass off, 'bay' the supply's cover too."""
    is_empty = pose == 'empty'
    root = group()
    _shell(root)
    _prow(root)
    _roof(root)
    _glass(root, pose in ('open', 'bay'))
    _shroud(root, pose == 'bay')
    _tray(root)
    _fans(root, is_empty)
    if not is_empty:
        _radiator(root)
        computer('micro-atx', WHITE_RING, WHITE, CARD, ('17181b', '17181b', '4a4e55'), HOSES, loc=mms(*BOARD), parent=root)
    _light(root)


def _shell(root):
    """Floor, right side, rear wall, the wall behind the prow, and feet."""
    tall = HEIGHT - FOOT - 14
    prism(
        [rectangle(*mms(WIDTH - 1, 8), mm(1))], mm(CHASSIS), steel(SHELL), 0.006, loc=mms(0, CHASSIS_Y, FOOT + 4), rot=FORWARDS, parent=root
    )
    side = group(mms(WIDTH / 2 - 0.8, CHASSIS_Y, MIDDLE - 7), RIGHTWARDS, root)
    vents = [_slanted(-CHASSIS / 2 + 34, -tall / 2 + 40 + 15 * k, 34, 6, 0.5) for k in range(5)]
    prism([chamfered(*mms(CHASSIS - 2, tall), mm(5)), *vents], mm(1.6), steel(SHELL), 0.006, parent=side)
    box(mms(60, 90, 0.6), dark_metal(), 0, loc=mms(-CHASSIS / 2 + 34, -tall / 2 + 70, -2), parent=side)
    for x in (-1, 1):
        for y in (-1, 1):
            screw(7, loc=mms(x * (CHASSIS / 2 - 10), y * (tall / 2 - 10), 0.8), parent=side)
    openings = [circle(mm(58.5), 64, at=mms(0, z - MIDDLE)) for z in FRONT_FANS]
    wall = [rectangle(*mms(WIDTH - 6, tall)), *openings]
    prism(wall, mm(1.6), steel(), 0.003, loc=mms(0, SEAM + 2, MIDDLE - 2), rot=FORWARDS, parent=root)
    board = (-BOARD[0], BOARD[2] - MIDDLE)
    fan_at = (-REAR_FAN[0], REAR_FAN[1] - MIDDLE)
    rear_wall(WIDTH - 2, HEIGHT - FOOT - 2, steel(SHELL), board, 4, fan_at, (-6, 70 - MIDDLE, 0), (2, 3, 4), mms(0, BACK - 1, MIDDLE), root)
    for x in (-1, 1):
        for y in (-120, 130):
            case_foot(66, 30, FOOT, loc=mms(x * 80, y, 0), parent=root)


def _slanted(x, y, length, width, slope):
    """A slot whose ends are upright and whose long sides rise by `slope`."""
    rise = slope * length / 2
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    return [mms(x + a * length / 2, y + a * rise + b * width / 2) for a, b in corners]


def _prow(root):
    """Two slotted steel sheets that meet in a glowing ridge, closed above and below."""
    tall = HEIGHT - FOOT
    half = WIDTH / 2
    ridge = 3.5
    length = math.hypot(half - ridge, PROW)
    angle = math.atan2(PROW, half - ridge)
    for side in (-1, 1):
        sheet = group(mms(side * (half + ridge) / 2, FRONT + PROW / 2, MIDDLE), (rad(90), 0, side * angle), root)
        slots = [_slanted(side * -2, y, length - 34, 7.5, -side * 0.34) for y in range(-140, 160, 15)]
        prism([rectangle(*mms(length, tall), mm(1)), *slots], mm(2), steel(SHELL), 0.006, parent=sheet)
        honeycomb(mm(length - 14), mm(tall - 40), mm(4.6), mm(1.1), steel('232529'), mm(0.8), loc=mms(0, 0, -2.6), parent=sheet)
    spine = [(mms(0, FRONT + 6, MIDDLE), mms(2 * ridge - 0.4, 5, tall - 6)), (mms(0, FRONT + 13, MIDDLE), mms(26, 5, tall - 8))]
    boxes(spine, dark_metal(), 0.004, parent=root)
    box(mms(2.6, 3, tall - 20), lamp(EMBER_COLOUR, 3.6), 0.006, loc=mms(0, FRONT + 3.2, MIDDLE), parent=root)
    nose = [(-half, -9), (half, -9), (half, 0), (ridge, PROW), (-ridge, PROW), (-half, 0)]
    for z in (FOOT + 3, HEIGHT - 3):
        lid = prism([[mms(x, -y) for x, y in nose][::-1]], mm(6), steel(SHELL), 0.008, parent=root)
        lid.location = mms(0, FRONT + PROW, z)
    sides = [(mms(x * (half - 1), FRONT + PROW + 4, MIDDLE), mms(2, 9, tall - 2)) for x in (-1, 1)]
    boxes(sides, steel(SHELL), 0.004, parent=root)
    badge = group(mms(half * 0.55, FRONT + PROW * 0.53, FOOT + 22), (rad(90), 0, angle), root)
    wordmark(mm(13), dark_metal(), 0.006, loc=mms(14, -4, 1.2), parent=badge)


def _roof(root):
    opening = (WIDTH - 40, 256)
    at = (0, 32)
    frame = [chamfered(*mms(WIDTH, CHASSIS), mm(6)), chamfered(*mms(*opening), mm(10), at=mms(*at))]
    prism(frame, mm(13), steel(SHELL), 0.012, 3, loc=mms(0, CHASSIS_Y, HEIGHT - 6.5), parent=root)
    dust_filter(opening[0] - 1, opening[1] - 1, steel('232529'), loc=mms(*at[:1], CHASSIS_Y + at[1], HEIGHT - 2.2), parent=root)
    prism([chamfered(*mms(118, 30), mm(8))], mm(1), steel(), 0.003, loc=mms(36, SEAM + 22, HEIGHT), parent=root)
    port_row(EMBER_COLOUR, 1, '5G', loc=mms(76, SEAM + 24, HEIGHT + 0.5), parent=root)
    mark(mm(14), dark_metal(), 0.006, loc=mms(-82, SEAM + 24, HEIGHT + 0.3), parent=root)


def _glass(root, is_off):
    tower_glass(CHASSIS, HEIGHT - FOOT, 8, steel(SHELL), is_off, mms(-WIDTH / 2 + 2, CHASSIS_Y, MIDDLE - 2), root)


def _shroud(root, is_open):
    """The cover of the power supply, with a slotted top and, unless it is open, the model's name on its side."""
    front, back = SEAM + 62, BACK - 4
    long, middle = back - front, (back + front) / 2
    vents = [rectangle(*mms(70, 4), mm(1.9), at=mms(10, k * 11)) for k in range(-3, 11)]
    prism([rectangle(*mms(WIDTH - 24, long), mm(1)), *vents], mm(1.6), steel('34373d'), 0.004, loc=mms(3, middle, SHROUD), parent=root)
    if is_open:
        return
    tall = SHROUD - FOOT - 10
    side = group(mms(-WIDTH / 2 + 11, middle, SHROUD - tall / 2), LEFTWARDS, root)
    slots = [_slanted(-long / 2 + 40 + 13 * k, -6, 7, 54, 0) for k in range(7)]
    prism([chamfered(*mms(long, tall), mm(10), corners=(True, False, False, False)), *slots], mm(1.6), steel('3a3d44'), 0.005, parent=side)
    box(mms(140, 80, 1), dark_metal(), 0, loc=mms(-long / 2 + 76, 0, -14), parent=side)
    letters('G120', mm(44), print_white(0.8), 0.002, spacing=1.1, loc=mms(74, 6, 1), parent=side)
    letters('33.6 LITERS', mm(9), print_white(0.35), 0.001, spacing=1.3, loc=mms(74, -20, 1), parent=side)
    mark(mm(38), lamp(EMBER_COLOUR, 2.6), 0.003, loc=mms(-2, 4, 1), parent=side)


def _tray(root):
    """The wall the board stands on, with its cable passages."""
    tall = HEIGHT - 14 - SHROUD
    x = BOARD[0] + 7
    box(mms(1.6, CHASSIS - 6, tall), steel('34373d'), 0.004, loc=mms(x, CHASSIS_Y, SHROUD + tall / 2), parent=root)
    tray_grommets([(-68, 300), (-68, 232), (-68, 164)], 56, loc=mms(x - 1.5, 0, 0), parent=root)
    for z in (140, 374):
        screw(7, loc=mms(x - 0.8, -110, z), rot=LEFTWARDS, parent=root)


def _fans(root, is_empty):
    """A lit fan in front and one behind; the cooler has a dark fan of its own below the one in front."""
    for k, z in enumerate(FRONT_FANS):
        if k or not is_empty:
            fan(light=WHITE_RING if k else None, turn=0.4 + k, loc=mms(0, SEAM + 16, z), rot=FORWARDS, parent=root)
    x, z = REAR_FAN
    fan(light=WHITE_RING, turn=1.1, loc=mms(x, BACK - 16, z), rot=FORWARDS, parent=root)


def _radiator(root):
    """The cooler's, behind the fans in front."""
    middle = sum(FRONT_FANS) / 2
    radiator(2, 27, loc=mms(0, SEAM + 43, middle), rot=(0, rad(-90), rad(-90)), parent=root)


def _light(root):
    inner_light([(mms(-20, SEAM + 90, 200), 5), (mms(-60, 60, 330), 5), (mms(-60, 20, 140), 6)], (0.85, 0.92, 1), root)
    inner_light([(mms(0, SEAM + 6, FRONT_FANS[1]), 1.5)], (1, 0.95, 0.9), root)
    inner_card(mms(-95, 70, 260), mms(80, 70, 260), mms(240, 220), 1.5, root)
    inner_fill(mms(-78, 20, 344), mms(80, 20, 190), mms(330, 40), 170, root)
    inner_fill(mms(-80, SEAM + 74, 230), mms(84, 110, 230), mms(40, 190), 110, root)
