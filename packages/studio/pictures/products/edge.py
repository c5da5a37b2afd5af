"""Edge: a mid-tower behind a folded mesh front, with four lit fans and glass on its left."""

import math

from materials.light import EMBER
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
from parts.finish import black, dark_metal, gunmetal, lamp, print_white, steel
from parts.mark import mark, wordmark
from parts.radiator import radiator
from parts.screw import screw
from studio.lights import reflector

HEIGHT, WIDTH, DEPTH = 480, 230, 480
FOOT = 20
FRONT, BACK = -DEPTH / 2, DEPTH / 2
SEAM = FRONT + 40
CHASSIS, CHASSIS_Y = BACK - SEAM, (BACK + SEAM) / 2
MIDDLE = (FOOT + HEIGHT) / 2
SHROUD = 122
BOARD = (84, 235, 436)
# Where the tray is open behind the processor: its middle (y, z) and its size.
BEHIND_CPU = (138, 336, 124, 116)
FANS = (120, 240, 360)
FOLD = 20
EMBER_COLOUR = 'ff5a1f'
WARM = (1, 0.28, 0.07)
CARD = 336
# From the cooler to the radiator, in board coordinates.
HOSES = (
    [(212, -52, 84), (300, -22, 124), (372, -12, 136), (408, 4, 136)],
    [(212, -92, 78), (300, -60, 100), (384, -32, 108), (408, 4, 104)],
)


def build(pose=None):
    """`pose` 'empty' leaves out what is not in the box: the computer and its cooler.

    'open' has its left glass off and light on the radiator, 'unfiltered' the roof's filter drawn halfway off it. 'behind' is
    empty and has its right side off. A name of `LAYERS` leaves all but that layer out.
    """
    if pose in LAYERS:
        LAYERS[pose](group())
        return
    is_empty = pose in ('empty', 'behind')
    root = group()
    _shell(root, pose == 'behind')
    _front(root)
    _top(root, pose == 'unfiltered')
    _glass(root, pose == 'open')
    _shroud(root)
    _tray(root, pose == 'behind')
    _fans(root)
    if not is_empty:
        _computer(root)
    _light(root)
    if pose == 'open':
        _radiator_light(root)
    if pose == 'unfiltered':
        _roof_light(root)


def _shell(root, is_open):
    """Floor, right side unless it is off, rear wall, front wall and feet."""
    box(mms(WIDTH - 4, CHASSIS, 3), steel(), 0.006, loc=mms(0, CHASSIS_Y, FOOT + 2), parent=root)
    if not is_open:
        _right_side(root)
    prism([rectangle(*mms(WIDTH - 3, 8), mm(1))], mm(CHASSIS), steel(), 0.006, loc=mms(0, CHASSIS_Y, FOOT + 4), rot=FORWARDS, parent=root)
    openings = [circle(mm(58.5), 64, at=mms(0, z - MIDDLE)) for z in FANS]
    prism(
        [rectangle(*mms(WIDTH - 6, HEIGHT - FOOT - 16)), *openings],
        mm(1.6),
        steel(),
        0.003,
        loc=mms(0, SEAM + 2, MIDDLE - 2),
        rot=FORWARDS,
        parent=root,
    )
    board = (-BOARD[0], BOARD[2] - MIDDLE)
    rear_wall(
        WIDTH - 3, HEIGHT - FOOT - 2, steel(), board, 7, (32, 348 - MIDDLE), (-8, 71 - MIDDLE, 0), (2, 3, 4), mms(0, BACK - 1, MIDDLE), root
    )
    for x in (-1, 1):
        for y in (-148, 160):
            case_foot(78, 34, FOOT, loc=mms(x * 88, y, 0), parent=root)


def _right_side(root):
    side = group(mms(WIDTH / 2 - 0.8, CHASSIS_Y, MIDDLE - 7), RIGHTWARDS, root)
    vents = [rectangle(*mms(30, 5), mm(2.4), at=mms(-CHASSIS / 2 + 40 + 7 * (k % 2), -150 + 15 * k)) for k in range(21)]
    prism([chamfered(*mms(CHASSIS - 2, HEIGHT - FOOT - 14), mm(6)), *vents], mm(1.6), steel('1a1b1f'), 0.006, parent=side)
    mark(mm(22), gunmetal(), 0.006, loc=mms(CHASSIS / 2 - 34, 190, 1), parent=side)
    for y in (-172, 208):
        for z in (60, 440):
            screw(7, loc=mms(WIDTH / 2, y, z), rot=(0, rad(90), 0), parent=root)


def _fold(x, y):
    """How far the mesh rises: four planes that meet in a slanted ridge."""
    x, y = x * 100, y * 100
    half_width, half_height = 102, 216
    ridge = 22 + 0.13 * y
    planes = (
        (x + half_width) / (half_width + ridge),
        (half_width - x) / (half_width - ridge),
        (half_height - y) / 96,
        (half_height + y) / 132,
    )
    return mm(FOLD) * max(0.0, min(planes))


def _front(root):
    """The frame, the folded mesh in it, and the seam behind it that glows."""
    face = group(mms(0, FRONT + FOLD, MIDDLE), FORWARDS, root)
    tall = HEIGHT - FOOT
    depth = SEAM - FRONT - FOLD - 4
    prism(
        [chamfered(*mms(WIDTH, tall), mm(16)), chamfered(*mms(WIDTH - 24, tall - 24), mm(11))],
        mm(depth),
        steel('1a1b1f'),
        0.018,
        3,
        loc=mms(0, 0, -depth / 2),
        parent=face,
    )
    lip = [chamfered(*mms(WIDTH - 23, tall - 23), mm(11)), chamfered(*mms(WIDTH - 27, tall - 27), mm(10))]
    prism(lip, mm(3), gunmetal(), 0.006, loc=mms(0, 0, -1.6), parent=face)

    def is_open(x, y):
        near_side, near_end = mm(WIDTH / 2 - 17) - abs(x), mm(tall / 2 - 17) - abs(y)
        return near_side > 0 and near_end > 0 and near_side + near_end > mm(6)

    honeycomb(mm(WIDTH - 22), mm(tall - 22), mm(5.6), mm(1.25), steel('1d1e22'), mm(1.2), is_open, _fold, loc=mms(0, 0, -3), parent=face)
    glow = [chamfered(*mms(WIDTH - 7, tall - 7), mm(14)), chamfered(*mms(WIDTH - 20, tall - 20), mm(11))]
    prism(glow, mm(3), lamp(EMBER_COLOUR, 3.4), 0.004, loc=mms(0, 0, -depth - 2), parent=face)
    wordmark(mm(13), gunmetal(), 0.006, 0.002, loc=mms(-80, -tall / 2 + 6.2, 0.2), parent=face)


def _top(root, is_off):
    """The roof frame with its dust filter, which may lie half off it, and the ports at its front edge."""
    opening = (WIDTH - 36, CHASSIS - 92)
    at = (0, 26)
    frame = [chamfered(*mms(WIDTH, CHASSIS), mm(10)), chamfered(*mms(*opening), mm(10), at=mms(*at))]
    prism(frame, mm(13), steel('1a1b1f'), 0.014, 3, loc=mms(0, CHASSIS_Y, HEIGHT - 6.5), parent=root)
    lies, turn = ((86, CHASSIS_Y + 128, HEIGHT + 1.4), -17) if is_off else ((0, CHASSIS_Y + at[1], HEIGHT - 2.2), 0)
    dust_filter(opening[0] - 1, opening[1] - 1, steel('1d1e22'), loc=mms(*lies), rot=(0, 0, rad(turn)), parent=root)
    port_row(EMBER_COLOUR, 2, loc=mms(84, SEAM + 32, HEIGHT), parent=root)
    mark(mm(15), gunmetal(), 0.006, loc=mms(-92, SEAM + 32, HEIGHT + 0.3), parent=root)


def _glass(root, is_off):
    tower_glass(CHASSIS, HEIGHT - FOOT, 9, steel(), is_off, mms(-WIDTH / 2 + 2, CHASSIS_Y, MIDDLE - 2), root)
    box(mms(5, 1.6, 60), black(), 0.006, loc=mms(-WIDTH / 2 + 1, BACK - 0.4, MIDDLE), parent=root)


def _shroud(root):
    """The cover of the power supply, with vents above it and the name on its side."""
    front, back = SEAM + 46, BACK - 4
    long, middle = back - front, (back + front) / 2
    vents = [rectangle(*mms(64, 4), mm(1.9), at=mms(20, k * 11)) for k in range(-4, 13)]
    top = [rectangle(*mms(WIDTH - 26, long), mm(1)), *vents]
    prism(top, mm(1.6), steel('2b2e33'), 0.004, loc=mms(4, middle, SHROUD), parent=root)
    side = group(mms(-WIDTH / 2 + 12, middle, (SHROUD + FOOT) / 2), LEFTWARDS, root)
    tall = SHROUD - FOOT - 4
    window = chamfered(*mms(128, 62), mm(14), at=mms(-long / 2 + 92, 0), corners=(True, False, True, False))
    prism([chamfered(*mms(long, tall), mm(10), corners=(True, False, False, False)), window], mm(1.6), steel('3a3d44'), 0.005, parent=side)
    honeycomb(mm(132), mm(66), mm(7), mm(1.5), steel('1a1b1f'), mm(1.2), loc=mms(-long / 2 + 92, 0, -1), parent=side)
    box(mms(150, 84, 1), dark_metal(), 0, loc=mms(-long / 2 + 80, 0, -14), parent=side)
    letters('80 PLUS GOLD', mm(9), print_white(), 0.001, loc=mms(-long / 2 + 92, 0, -13), parent=side)
    wordmark(mm(38), print_white(0.9), 0.002, loc=mms(92, 8, 1), parent=side)
    letters('FORGED FOR GAMERS', mm(8.6), print_white(0.4), 0.001, spacing=1.32, loc=mms(92, -18, 1), parent=side)
    slash = box(mms(3, 56, 1.6), lamp(EMBER_COLOUR, 3.2), 0.003, loc=mms(8, 0, 1), parent=side)
    slash.rotation_euler = (0, 0, rad(-26))


def _tray(root, is_seen_behind):
    """The wall the board stands on, with rubber passages for the cables and, where it is seen, the opening behind the processor."""
    tall = HEIGHT - 14 - SHROUD
    x = BOARD[0] + 7
    sheet = [rectangle(*mms(CHASSIS - 6, tall))]
    if is_seen_behind:
        sheet.append(chamfered(*mms(*BEHIND_CPU[2:]), mm(10), at=mms(BEHIND_CPU[0] - CHASSIS_Y, BEHIND_CPU[1] - SHROUD - tall / 2)))
    prism(sheet, mm(1.6), steel('34373d'), 0.004, loc=mms(x, CHASSIS_Y, SHROUD + tall / 2), rot=RIGHTWARDS, parent=root)
    tray_grommets([(-26, 320), (-26, 250), (-26, 180)], 58, loc=mms(x - 1.5, 0, 0), parent=root)
    slots = [(mms(x - 1, -70 - 26 * k, 300 + 40 * j), mms(0.6, 12, 3)) for k in range(3) for j in range(-2, 3)]
    boxes(slots, black(), parent=root)
    for y, z in ((-60, 440), (-140, 440), (-60, 150), (-140, 150)):
        screw(7, loc=mms(x - 0.8, y, z), rot=LEFTWARDS, parent=root)


def _fans(root):
    """Three in front, one behind, all lit."""
    _front_fans(root)
    _rear_fan(root)


def _front_fans(root):
    for k, z in enumerate(FANS):
        fan(light=EMBER, turn=k * 0.7, loc=mms(0, SEAM + 16, z), rot=FORWARDS, parent=root)


def _rear_fan(root):
    fan(light=EMBER, turn=0.3, loc=mms(-32, BACK - 15, 348), rot=FORWARDS, parent=root)


def _computer(root):
    _cooler(root)
    computer('atx', EMBER, EMBER_COLOUR, CARD, ('141416', '141416', '7a1d0c'), HOSES, loc=mms(*BOARD), parent=root)


def _cooler(root):
    """The cooler's radiator and its dark fans under the roof."""
    radiator(3, 27, loc=mms(-36, 38, 451), rot=(0, 0, rad(-90)), parent=root)
    for k in (-1, 0, 1):
        fan(light=None, turn=k * 0.4, loc=mms(-36, 38 + 120 * k, 424.5), rot=(math.pi, 0, 0), parent=root)


def _light(root):
    places = [(mms(0, SEAM + 62, z), 8) for z in (160, 340)]
    places += [(mms(-50, 150, 390), 16), (mms(-50, 40, 145), 14), (mms(-70, -90, 330), 10)]
    inner_light(places, WARM, root)
    inner_card(mms(-106, 110, 320), mms(84, 110, 320), mms(250, 270), 1.6, root)
    inner_card(mms(-106, -90, 290), mms(84, -90, 290), mms(170, 320), 1.0, root)
    inner_fill(mms(-84, 20, 404), mms(84, 20, 230), mms(400, 44), 290, root)
    inner_fill(mms(-86, SEAM + 44, 270), mms(90, 60, 270), mms(44, 240), 190, root)


def _radiator_light(root):
    """Soft light from outside and below on the radiator, its fans and the hoses."""
    inner_fill(mms(-330, -110, 300), mms(-40, 20, 450), mms(360, 90), 240, root)
    inner_fill(mms(-60, -60, 250), mms(-40, 40, 430), mms(260, 60), 130, root)


def _roof_light(root):
    """Soft light that falls through the open roof on the radiator's fins."""
    inner_fill(mms(-160, -40, 900), mms(-36, -20, 460), mms(300, 300), 160, root)


def _chassis(root):
    """What stays in its place: everything that is not taken off or put in."""
    _shell(root, False)
    _shroud(root)
    _tray(root, False)
    _rear_fan(root)


def _roof(root):
    _top(root, False)


def _pane(root):
    """The glass, and a card that its rim mirrors."""
    _glass(root, False)
    reflector(mms(-900, 560, 60), mms(-WIDTH / 2, 0, MIDDLE), mms(500, 900), 14, parent=root)


# What comes apart, from the chassis outwards.
LAYERS = {'chassis': _chassis, 'computer': _computer, 'fans': _front_fans, 'front': _front, 'roof': _roof, 'glass': _pane}
