"""Vertical GPU Bracket: a steel frame with a riser slot on a sled of three steps, its cable and its screws."""

from materials.light import EMBER
from modelling.arrays import boxes, flat_lines
from modelling.outlines import chamfered, circle, rectangle
from modelling.scene import group, mm, mms, rad
from modelling.solids import box, letters, prism, ribbon
from parts.facing import BACKWARDS, FORWARDS, LEFTWARDS, RIGHTWARDS
from parts.finish import black, bright, dark_metal, dull, gold, gunmetal, lamp, print_white, sleeve, steel, zinc
from parts.graphics_card import graphics_card
from parts.mark import mark, wordmark
from parts.screw import screw, thumbscrew

LENGTH, WIDTH, HEIGHT = 180, 150, 85
SHEET = 1.5
REAR = LENGTH / 2
STEP = 15
SLED = (-8, 2)
SLED_TOP = 15
RISER = (-8, 12)
SLOT_LENGTH = 89
CABLE_WIDTH = 72
COAT = '2d3036'


def build(pose=None):
    """`pose` "with-card" plugs a graphics card in and leaves the loose screws out."""
    root = group()
    _base(root)
    _rear_plate(root)
    _gussets(root)
    _sled(root)
    _riser(root)
    _cable(root)
    if pose == 'with-card':
        graphics_card(EMBER, 'ff5a1f', 300, loc=mms(RISER[0] + 4, REAR - 4, SLED_TOP + 14), rot=LEFTWARDS, parent=root)
    else:
        _loose_screws(root)


def _base(root):
    """The floor of the frame: windows to save weight, turned-up flanges, three rows of holes for the steps."""
    windows = [chamfered(*mms(46, 40), mm(9), at=mms(x, y)) for x in (-36, 30) for y in (-58, 62)]
    holes = [rectangle(*mms(5, 14), mm(2.4), at=mms(x * 62, y)) for x in (-1, 1) for y in (-60, 0, 60)]
    plate = [chamfered(*mms(WIDTH, LENGTH), mm(12), corners=(False, False, True, True)), *windows, *holes]
    prism(plate, mm(SHEET), steel(COAT), 0.004, loc=mms(0, 0, SHEET / 2), parent=root)
    for x in (-1, 1):
        flange = chamfered(*mms(LENGTH - 26, 13), mm(8), corners=(x > 0, x < 0, False, False))
        prism([flange], mm(SHEET), steel(COAT), 0.004, loc=mms(x * (WIDTH - SHEET) / 2, 12, 7), rot=RIGHTWARDS, parent=root)
    front = [chamfered(*mms(WIDTH - 30, 13), mm(8), corners=(True, True, False, False))]
    prism(front, mm(SHEET), steel(COAT), 0.004, loc=mms(0, -(LENGTH - SHEET) / 2, 7), rot=FORWARDS, parent=root)
    wordmark(mm(9.5), print_white(), 0.0006, loc=mms(-36, -LENGTH / 2 - 0.1, 7), rot=FORWARDS, parent=root)


def _rear_plate(root):
    """The plate that takes the place of four slots, with three upright openings for the card's bracket."""
    face = group(mms(0, REAR - SHEET / 2, HEIGHT / 2), BACKWARDS, root)
    # seen from behind: x across, y up, z out of the case
    openings = [rectangle(*mms(14.5, 66), mm(1), at=mms(-18 + 20.32 * k, 3)) for k in range(3)]
    tabs = [circle(mm(2.2), 20, at=mms(x, y)) for x in (-66, 66) for y in (-30, -10, 10, 30)]
    vents = [rectangle(*mms(5, 30), mm(2.4), at=mms(x, 0)) for x in (-52, -43, 54)]
    prism([chamfered(*mms(WIDTH, HEIGHT), mm(7)), *openings, *tabs, *vents], mm(SHEET), steel(COAT), 0.004, parent=face)
    for k in range(3):
        thumbscrew(9, 6, loc=mms(-18 + 20.32 * k, 38.6, -1), rot=(rad(180), 0, 0), parent=face)
    for x in (-66, 66):
        for y in (-30, 30):
            screw(6.4, loc=mms(x, y, 0.75), parent=face)
    letters('4 SLOTS', mm(4.4), print_white(), 0.0005, spacing=1.2, loc=mms(53, -24, 0.8), parent=face)
    mark(mm(9), print_white(), 0.0006, loc=mms(-47.5, 25, 0.8), parent=face)


def _gussets(root):
    """Sides cut at 45° that stiffen the corner between plate and base."""
    long, tall = 74, HEIGHT - 6
    outline = [(0, 0), (long, 0), (long, 8), (28, tall - 8), (12, tall), (0, tall)]
    window = [(12, 14), (42, 14), (16, 52), (12, 52)]
    for x in (-1, 1):
        gusset = group(mms(x * (WIDTH / 2 - 2.4), REAR - SHEET, 3), LEFTWARDS, root)
        prism([[mms(*p) for p in outline], [mms(*p) for p in window]], mm(SHEET), steel(COAT), 0.004, parent=gusset)
        for at in ((6, 8), (62, 8), (6, 66)):
            screw(4.6, loc=mms(*at, -x * SHEET / 2), rot=(rad(180) if x > 0 else 0, 0, 0), parent=gusset)


def _sled(root):
    """The sled on its two rails, held by thumbscrews beside a scale of 0, 15 and 30 mm."""
    x, y = SLED
    rails = [(mms(0, y + side * 42, 5), mms(WIDTH - 5, 14, 7)) for side in (-1, 1)]
    boxes(rails, dark_metal(), 0.006, 2, parent=root)
    for side in (-1, 1):
        box(mms(WIDTH - 40, 4, 0.6), black(), 0.002, loc=mms(0, y + side * 42, 8.5), parent=root)
    plate = chamfered(*mms(62, 128), mm(10), at=mms(x, y))
    holes = [chamfered(*mms(12, 70), mm(4), at=mms(x + side * 21, y)) for side in (-1, 1)]
    prism([plate, *holes], mm(SHEET), steel('3d4148'), 0.004, loc=mms(0, 0, 10.4), parent=root)
    for side in (-1, 1):
        thumbscrew(12, 9, gunmetal(), loc=mms(x - 21, y + side * 54, 11), parent=root)
        thumbscrew(12, 9, gunmetal(), loc=mms(x + 21, y + side * 54, 11), parent=root)
    scale = group(mms(x - 48, y - 42, 8.7), parent=root)
    lines = [[mms(k * STEP / 3 - 15, 2.4), mms(k * STEP / 3 - 15, 6.4 if k % 3 == 0 else 4.6)] for k in range(7)]
    flat_lines(lines, mm(0.5), print_white(), loc=mms(0, 0, 0), parent=scale)
    for k in range(3):
        letters(str(k * STEP), mm(4.2), print_white(), 0.0004, loc=mms(k * STEP - 15, -4.6, 0), parent=scale)
    box(mms(1.2, 8, 0.5), lamp('ff5a1f', 0.9), 0.001, loc=mms(x - 30, y - 42, 11.3), parent=root)


def _riser(root):
    """The board with the slot for the card."""
    x, y = RISER
    height = SLED_TOP
    prism([rectangle(*mms(34, 118), mm(2), at=mms(x, y - 3))], mm(1.6), dull('10151b'), 0.002, loc=mms(0, 0, height - 0.8), parent=root)
    for sx in (-13, 13):
        for sy in (-56, 50):
            screw(5.4, loc=mms(x + sx, y + sy, height), parent=root)
            box(mms(5, 5, 3), zinc(), 0.004, loc=mms(x + sx, y + sy, height - 3), parent=root)
    walls = [(mms(x + side * 2.9, y, height + 5.6), mms(2, SLOT_LENGTH, 11.2)) for side in (-1, 1)]
    ends = [(mms(x, y + at, height + 5.6), mms(7.8, 2.4, 11.2)) for at in (-SLOT_LENGTH / 2, SLOT_LENGTH / 2 - 13, SLOT_LENGTH / 2)]
    boxes(walls + ends, bright(), 0.004, parent=root)
    box(mms(4.2, SLOT_LENGTH - 2, 2), black(), 0, loc=mms(x, y, height + 2), parent=root)
    contacts = [(mms(x + side * 1.7, y + 26 - k, height + 7), mms(0.4, 0.6, 6)) for side in (-1, 1) for k in range(70)]
    boxes(contacts, gold(), parent=root)
    box(mms(7, 10, 15), black(), 0.012, loc=mms(x, y - SLOT_LENGTH / 2 - 6, height + 7.5), parent=root)
    box(mms(9, 4, 6), black(), 0.01, loc=mms(x, y - SLOT_LENGTH / 2 - 11, height + 13), rot=(rad(-20), 0, 0), parent=root)
    letters('PCIe 4.0 x16', mm(5), print_white(), 0.0005, loc=mms(x - 10, y, height + 0.1), rot=(0, 0, rad(90)), parent=root)
    boxes([(mms(x + 11, y - 40 + 4 * k, height + 0.5), mms(2, 1.1, 0.9)) for k in range(19)], dull('6c665c'), parent=root)


def _cable(root):
    """The shielded ribbon from the sled to a plug for the board's slot, folded back beside the frame."""
    x, y = RISER
    path = [(x + 14, 12), (x + 30, 12), (x + 50, 16), (x + 66, 27), (x + 78, 33), (x + 90, 30), (x + 98, 20), (x + 101, 10)]
    widths = 4
    strip = CABLE_WIDTH / widths
    for k in range(widths):
        at = y + (k - (widths - 1) / 2) * strip
        points = [mms(px, at, pz) for px, pz in _rounded(path)]
        ribbon(points, mm(strip - 0.7), (0, 1, 0), sleeve('17181b'), mm(1.1), 0.004, parent=root)
    box(mms(8, CABLE_WIDTH + 4, 5), black(), 0.01, loc=mms(x + 17, y, 12), parent=root)
    plug = group(mms(x + 101, y, 5), parent=root)
    box(mms(9, CABLE_WIDTH + 12, 10), black(), 0.014, loc=mms(0, 0, 2), parent=plug)
    boxes([(mms(0, side, -3.6), mms(1.5, long, 4)) for side, long in ((30, 11), (-8, 58))], dull('10151b'), 0.002, parent=plug)
    contacts = [(mms(0.85, 34 - k, -3.4), mms(0.2, 0.6, 3)) for k in range(70) if not 9 < k < 13]
    boxes(contacts, gold(), parent=plug)
    wordmark(mm(8), print_white(), 0.0006, loc=mms(4.6, 0, 2.4), rot=RIGHTWARDS, parent=plug)


def _rounded(path, times=3):
    """The path with its corners cut again and again (Chaikin), the ends kept."""
    for _ in range(times):
        cut = [path[0]]
        for (ax, ay), (bx, by) in zip(path, path[1:]):
            cut += [(ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25), (ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75)]
        path = [*cut, path[-1]]
    return path


def _loose_screws(root):
    """The eight screws that come with it, lying in front."""
    for k in range(8):
        x, y = -62 + 9.5 * k, -112 - 7 * (k % 2)
        loose = group(mms(x, y, 3.2), (rad(90), 0, rad(25 + 47 * k)), root)
        screw(6.4, loc=mms(0, 0, 3), parent=loose)
        prism([circle(mm(1.6), 16)], mm(6), zinc(), 0.002, parent=loose)
        boxes([(mms(0, 0, -2.6 + 0.8 * j), mms(3.5, 3.5, 0.3)) for j in range(7)], zinc(), parent=loose)
