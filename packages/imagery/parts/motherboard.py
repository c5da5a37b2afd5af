"""Motherboards. Board coordinates, used by all that sits on a board: x from the rear edge to the front, y up with
the top edge at 0, z out of the board; millimetres."""

from functools import cache

from materials.light import strip_light
from materials.solid import plastic
from modelling.arrays import beside, boxes, flat_lines
from modelling.outlines import chamfered, circle, rectangle
from modelling.scene import group, mm, mms, rad
from modelling.solids import box, cylinder, letters, prism
from parts.finish import black, bright, chrome, dark_metal, dull, gloss, gold, gunmetal, lamp, print_white, zinc
from parts.mark import mark, wordmark
from parts.memory import memory_slot
from parts.ports import jack, network, usb_a, usb_c
from parts.screw import screw

WIDTH = 244.0
HEIGHTS = {'atx': 305.0, 'micro-atx': 244.0}
SLOTS = {'atx': 7, 'micro-atx': 4}
THICKNESS = 1.6
CPU = (99.0, -97.0)
MEMORY = tuple(153.0 + 9.6 * k for k in range(4))
MEMORY_Y = -83.0
CARD_SLOT = 2
POWER = (237.0, -118.0)
IO_HEIGHT = 158.75
IO_MIDDLE = -79.0


def slot_y(number):
    """The height of an expansion slot, counted from the top."""
    return -163.0 - 20.32 * (number - 1)


def motherboard(form, stops, colour, loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """A board of `form`, its top rear corner at the origin; `stops` and `colour` are its light."""
    root = group(loc, rot, parent)
    height = HEIGHTS[form]
    _circuit_board(root, height)
    _traces(root, height)
    _cooling(root, stops)
    _power_stages(root)
    _socket(root)
    for x in MEMORY:
        memory_slot(mms(x, MEMORY_Y, 0), root)
    _expansion(root, form)
    _armour(root, height, stops, colour)
    _front_edge(root)
    _bottom_edge(root, height)
    _small_parts(root, height)
    _rear_ports(root)
    return root


def _fixings(height):
    rows = (-6.5, -163.5, -height + 6.5) if height < 300 else (-6.5, -163.5, -height + 8)
    return [(x, y) for y in rows for x in (9, 132, 238)]


def _circuit_board(root, height):
    holes = [circle(mm(2.1), 20, at=mms(*at)) for at in _fixings(height)]
    board = rectangle(*mms(WIDTH, height), mm(2), at=mms(WIDTH / 2, -height / 2))
    prism(
        [board, *holes],
        mm(THICKNESS),
        plastic('1a1f26', 0.36, 0.2, 60),
        0.002,
        loc=mms(0, 0, -THICKNESS / 2),
        parent=root,
    )
    for x, y in _fixings(height):
        prism([circle(mm(4.2), 28), circle(mm(2.1), 20)], mm(0.1), gold(), 0.0003, loc=mms(x, y, 0.05), parent=root)
        screw(6.2, loc=mms(x, y, 0.1), parent=root)


@cache
def _trace():
    return plastic('3a434d', 0.3, 0.05, 40)


def _bundle(points, count, pitch=1.0):
    """Parallel lines `pitch` apart along a polyline."""
    return [beside(points, (k - (count - 1) / 2) * pitch) for k in range(count)]


def _traces(root, height):
    """Bundles of conductors that turn by 45°, as between processor, memory and slots."""
    lines = _bundle([(137, -70), (143, -64), (152, -64)], 22, 1.1) + _bundle(
        [(137, -118), (142, -123), (190, -123)], 22, 1.1
    )
    lines += _bundle([(100, -140), (100, -150), (112, -162), (112, -182)], 26, 1.2)
    lines += _bundle([(75, -140), (75, -148), (56, -167), (56, -200), (84, -228), (84, -240)], 16, 1.2)
    lines += _bundle([(126, -138), (126, -150), (160, -184), (160, -206)], 14, 1.2)
    lines += _bundle([(190, -155), (204, -169), (232, -169)], 12, 1.2)
    lines += _bundle([(200, -14), (200, -40), (206, -46), (206, -150)], 8, 1.3)
    lines += _bundle([(44, -178), (20, -202), (20, -232)], 9, 1.5)
    lines += _bundle([(228, -6), (226, -60), (214, -72), (214, -160)], 6, 1.6)
    scaled = [[mms(x, y) for x, y in line] for line in lines if min(y for _, y in line) > -height + 4]
    flat_lines(scaled, mm(0.45), _trace(), loc=mms(0, 0, 0.04), parent=root)
    dots = [(6 + (k * 37) % 232, -8 - (k * 53) % (height - 16)) for k in range(150)]
    boxes([(mms(x, y, 0.05), mms(1.1, 1.1, 0.1)) for x, y in dots], gold(), parent=root)


def _cooling(root, stops):
    """Finned heatsinks over the power stages and the cover over the rear ports."""
    profile = [(62, -6), (146, -6), (146, -27), (139, -34), (62, -34)][::-1]
    prism([[mms(*p) for p in profile]], mm(30), gunmetal(), 0.012, loc=mms(0, 0, 18), parent=root)
    fins = [(mms(66 + 5.2 * k, -20, 34.5), mms(2.6, 25, 5)) for k in range(15)]
    boxes(fins, dark_metal(), 0.003, parent=root)
    cover = [(0, -12), (8, -4), (38, -4), (44, -12), (44, -116), (30, -134), (30, -158), (0, -158)][::-1]
    prism([[mms(*p) for p in cover]], mm(38), dark_metal(), 0.02, loc=mms(0, 0, 20), parent=root)
    plate = [(4, -18), (34, -18), (39, -24), (39, -112), (26, -129), (26, -152), (4, -152)][::-1]
    prism([[mms(*p) for p in plate]], mm(2.4), gunmetal(), 0.006, loc=mms(0, 0, 39.6), parent=root)
    wordmark(mm(21), print_white(0.5), 0.001, loc=mms(20, -66, 40.9), rot=(0, 0, rad(90)), parent=root)
    letters(
        'FORGE Z9', mm(8), print_white(), 0.001, spacing=1.3, loc=mms(33, -66, 40.9), rot=(0, 0, rad(90)), parent=root
    )
    for k in range(5):
        box(mms(2.2, 24, 1), black(), 0.003, loc=mms(7 + 5 * k, -138, 40.9), rot=(0, 0, rad(-35)), parent=root)
    box(mms(2.4, 86, 2.4), strip_light(stops, 3.6, 'Y', mm(150)), 0.005, loc=mms(42.2, -63, 38.5), parent=root)


def _power_stages(root):
    """Chokes in rows beside the socket, and the solid capacitors between."""
    chokes = [(52, -46 - 11.4 * k) for k in range(8)] + [(68 + 11.4 * k, -42) for k in range(7)]
    boxes([(mms(x, y, 4), mms(9.8, 9.8, 8)) for x, y in chokes], black(), 0.008, 2, parent=root)
    boxes([(mms(x, y, 8), mms(7.4, 7.4, 0.7)) for x, y in chokes], dark_metal(), 0.006, parent=root)
    cans = [(61, -52 - 11.4 * k) for k in range(6)] + [(74 + 11.4 * k, -51.5) for k in range(6)]
    for x, y in cans:
        _capacitor(root, x, y)
    box(mms(18.6, 9.6, 11), black(), 0.006, loc=mms(40, -6.5, 5.5), parent=root)
    boxes(
        [(mms(33 + 4.4 * k, -9 + 4.4 * j, 11), mms(3.4, 3.4, 0.6)) for k in range(4) for j in (0, 1)],
        gloss(),
        parent=root,
    )


def _capacitor(root, x, y, height=7.5, body=None):
    cylinder(mm(3.1), mm(height), body or bright(), 0.006, 20, loc=mms(x, y, height / 2), parent=root)
    sector = prism([circle(mm(2.5), 20)], mm(0.3), dull('1b2230'), 0.0005, parent=root)
    sector.location = mms(x, y, height + 0.1)


def _socket(root):
    x, y = CPU
    prism(
        [chamfered(*mms(78, 78), mm(6), at=mms(x, y)), rectangle(*mms(54, 54), 0, at=mms(x, y))],
        mm(5),
        dark_metal(),
        0.006,
        loc=mms(0, 0, 2.5),
        parent=root,
    )
    boxes(
        [(mms(x + sx * 44, y + sy * 22, 1), mms(3, 6, 2)) for sx in (-1, 1) for sy in (-1, 0, 1)],
        dull('8a7a58'),
        parent=root,
    )


def _slot(root, y, length, start=47.0, is_armoured=False):
    """An expansion slot; the long ones have a steel shell and a latch."""
    material = zinc() if is_armoured else black()
    walls = [(mms(start + length / 2, y + side * 2.7, 5.6), mms(length, 2, 11.2)) for side in (-1, 1)]
    ends = [(mms(start + at, y, 5.6), mms(2.4, 7.4, 11.2)) for at in (1.2, 13, length - 1.2)]
    boxes(walls + ends, material, 0.003, parent=root)
    box(mms(length - 2, 4, 2), gloss(), 0, loc=mms(start + length / 2, y, 2), parent=root)
    if length > 60:
        box(mms(9, 6, 14), black(), 0.01, loc=mms(start + length + 4, y, 7), parent=root)
        for k in range(5):
            box(mms(1.4, 0.6, 2), gold(), 0, loc=mms(start + 18 + k * 16, y + 4, 0.6), parent=root)


def _expansion(root, form):
    count = SLOTS[form]
    _slot(root, slot_y(CARD_SLOT), 89, is_armoured=True)
    for number in (n for n in (4, 5, 7) if n <= count):
        _slot(root, slot_y(number), 89 if number != 5 else 25)
    for number in (n for n in (CARD_SLOT, 4, 7) if n <= count):
        letters(f'PCIEX16_{number}', mm(4.2), print_white(), 0.0004, loc=mms(160, slot_y(number) + 6, 0.1), parent=root)


def _plate(root, width, height, at, rise=9.0, cut=8.0):
    """A chamfered cover of brushed aluminium with a milled groove."""
    x, y = at
    corners = (True, False, True, False)
    prism(
        [chamfered(*mms(width, height), mm(cut), at=mms(x, y), corners=corners)],
        mm(rise),
        gunmetal(),
        0.012,
        loc=mms(0, 0, rise / 2 + 1),
        parent=root,
    )
    for k in range(3):
        groove = box(
            mms(1.6, height * 0.72, 0.6), black(), 0.001, loc=mms(x + width / 2 - 14 - k * 5, y, rise + 1), parent=root
        )
        groove.rotation_euler = (0, 0, rad(-24))
    screw(5, loc=mms(x - width / 2 + 6, y, rise + 1), parent=root)


def _armour(root, height, stops, colour):
    """Covers over the drives and the chipset."""
    _plate(root, 112, 21, (94, -160))
    letters('M.2 GEN5', mm(7), print_white(), 0.0006, spacing=1.2, loc=mms(78, -160, 10.1), parent=root)
    _plate(root, 84, 20, (96, slot_y(3) - 2))
    deep = min(84, height - 194)
    y = -196 - deep / 2
    _plate(root, 78, deep, (194, y), 12, 16)
    mark(mm(26), lamp(colour, 1.8), 0.002, loc=mms(190, y, 13.1), parent=root)
    box(
        mms(78 - 20, 1.8, 1),
        strip_light(stops, 3.2, 'X', mm(120)),
        0.002,
        loc=mms(194, y - deep / 2 + 4, 13),
        parent=root,
    )
    if height > 280:
        _plate(root, 92, 20, (98, slot_y(6)))
    cylinder(mm(10), mm(3.2), chrome(), 0.006, 48, loc=mms(34, -186, 2.4), parent=root)
    letters('CR2032 3V', mm(3.6), dull('5c5f66'), 0.0004, loc=mms(34, -186, 4.05), parent=root)


def _header(root, x, y, columns, rows=2, shroud=True):
    """Pins in a row, in a wall of plastic or bare."""
    wide, deep = columns * 2.54 + 2, rows * 2.54 + 2
    if shroud:
        walls = [rectangle(*mms(wide + 3, deep + 2.4), mm(0.5)), rectangle(*mms(wide, deep - 0.2), mm(0.3))]
        prism(walls, mm(8), black(), 0.003, loc=mms(x, y, 4), parent=root)
    else:
        box(mms(wide, deep, 2.5), black(), 0.003, loc=mms(x, y, 1.3), parent=root)
    pins = [
        (mms(x + (i - (columns - 1) / 2) * 2.54, y + (j - (rows - 1) / 2) * 2.54, 4), mms(0.64, 0.64, 8))
        for i in range(columns)
        for j in range(rows)
    ]
    boxes(pins, gold(), parent=root)


def _front_edge(root):
    """Board power, USB and drive sockets along the front edge, the lamps and the two buttons above."""
    x, y = POWER
    box(mms(11, 52, 12), black(), 0.008, loc=mms(x, y, 6), parent=root)
    boxes(
        [(mms(x - 2.1 + 4.2 * i, y + (j - 5.5) * 4.2, 12), mms(3.3, 3.3, 0.8)) for i in (0, 1) for j in range(12)],
        gloss(),
        parent=root,
    )
    letters('ATX_PWR', mm(4), print_white(), 0.0004, loc=mms(x - 9, y, 0.1), rot=(0, 0, rad(90)), parent=root)
    for k, colour in enumerate(('ff3a20', 'ffb020', 'eceef1', '3fd060')):
        box(mms(1.6, 2.6, 0.8), lamp(colour, 3 if k == 3 else 0.25), 0.002, loc=mms(226, -36 - 6 * k, 0.5), parent=root)
    for k, word in enumerate(('START', 'RESET')):
        box(mms(8, 8, 3), dark_metal(), 0.006, loc=mms(236 - 11 * k, -16, 1.5), parent=root)
        box(mms(5, 5, 2), dull('b03018' if k == 0 else '3a3d44'), 0.006, loc=mms(236 - 11 * k, -16, 3.4), parent=root)
        letters(word, mm(2.8), print_white(), 0.0003, loc=mms(236 - 11 * k, -22.5, 0.1), parent=root)
    box(mms(14, 9, 3), gloss(), 0.004, loc=mms(212, -14, 1.5), parent=root)
    letters('A9', mm(8), lamp('ff5a1f', 3.0), 0.0005, spacing=1.2, loc=mms(212, -14, 3.1), parent=root)
    box(mms(20, 16, 11), black(), 0.006, loc=mms(236, -160, 5.5), parent=root)
    box(mms(16, 12, 1), dull('2a5fd0'), 0.003, loc=mms(236, -160, 11), parent=root)
    for y in (-184, -201):
        box(mms(16, 15, 13), black(), 0.006, loc=mms(239, y, 6.6), parent=root)
        boxes([(mms(247, y, 3.4 + 6.4 * j), mms(0.8, 11, 2)) for j in (0, 1)], gloss(), parent=root)


def _bottom_edge(root, height):
    """Headers in a row with their names, and the sound section in the rear corner."""
    y = -height + 8
    for x, columns, word in (
        (28, 5, 'AUDIO'), (60, 4, 'RGB'), (94, 5, 'USB_E1'), (120, 5, 'USB_E2'), (176, 4, 'FAN_2'), (214, 5, 'PANEL')
    ):
        _header(root, x, y, columns, shroud=word.startswith('USB'))
        letters(word, mm(3.2), print_white(), 0.0003, loc=mms(x, y + 8, 0.1), parent=root)
    sound = -height + 46
    box(mms(24, 20, 3), dark_metal(), 0.005, loc=mms(20, sound + 14, 1.6), parent=root)
    letters('HD SOUND', mm(3.4), print_white(), 0.0003, loc=mms(20, sound + 14, 3.2), parent=root)
    for k in range(5):
        _capacitor(root, 10 + 7.4 * k, sound - 8, 8.5, gold())
    flat_lines(
        [[mms(44, sound - 26), mms(44, sound + 18), mms(32, sound + 30), mms(2, sound + 30)]],
        mm(0.9),
        gold(),
        loc=mms(0, 0, 0.06),
        parent=root,
    )


def _small_parts(root, height):
    """Chips, resistors and the names printed beside them."""
    chips = [(214, -96), (222, -72), (66, -178), (40, -214), (166, -178), (150, -196), (24, -170), (222, -184)]
    boxes([(mms(x, y, 0.9), mms(8, 8, 1.8)) for x, y in chips], gloss(), 0.003, parent=root)
    legs = [
        (mms(x + side * 4.8, y - 3.2 + 1.28 * k, 0.5), mms(1.6, 0.6, 0.5))
        for x, y in chips
        for side in (-1, 1)
        for k in range(6)
    ]
    boxes(legs, bright(), parent=root)
    tiny = [(48 + (k * 29) % 190, -140 - (k * 17) % (height - 150)) for k in range(120)]
    tiny += [(204 + (k * 7) % 28, -30 - (k * 11) % 100) for k in range(40)]
    boxes([(mms(x, y, 0.5), mms(1.9, 1, 0.9)) for x, y in tiny], dull('6c665c'), parent=root)
    boxes(
        [(mms(x + side * 1.1, y, 0.5), mms(0.5, 1.05, 0.95)) for x, y in tiny for side in (-1, 1)],
        bright(),
        parent=root,
    )
    for k, (x, y) in enumerate(((218, -54), (60, -170), (200, -178))):
        letters(f'U{k + 3}1', mm(3), print_white(), 0.0003, loc=mms(x, y, 0.1), parent=root)
    for k, x in enumerate(MEMORY):
        letters(
            f'DIMM_{"AB"[k // 2]}{k % 2 + 1}',
            mm(3),
            print_white(),
            0.0003,
            loc=mms(x, -161, 0.1),
            rot=(0, 0, rad(90)),
            parent=root,
        )
    for x, word in ((166, 'CPU_FAN'), (186, 'PUMP')):
        _header(root, x, -6, 4, 1, shroud=False)
        letters(word, mm(3), print_white(), 0.0003, loc=mms(x, -11, 0.1), parent=root)


def _rear_ports(root):
    """The shield and its ports, seen from behind, where the outside looks to -x."""
    face = group(mms(-3, IO_MIDDLE, 17), (rad(-90), 0, rad(90)), root)
    # in `face`, x runs up the board, y towards the board, z out of the case
    prism([rectangle(*mms(IO_HEIGHT, 44.4), mm(2))], mm(1), dark_metal(), 0.003, parent=face)
    rows = (-10, 8)

    def label(word, x, y, size=3.4):
        letters(word, mm(size), print_white(), 0.0004, spacing=1.1, loc=mms(x, y, 0.6), parent=face)

    for k, x in enumerate((66, 48)):
        box(mms(8, 8, 1.4), dull('2d3036'), 0.006, loc=mms(x, 8, 1), parent=face)
        label(('BIOS', 'CLR')[k], x, 15.5)
    for x in (66, 48):
        cylinder(mm(3.2), mm(9), gold(), 0.006, 28, loc=mms(x, -10, 4.5), parent=face)
        cylinder(mm(4.6), mm(1.4), gold(), 0.002, 6, loc=mms(x, -10, 1), parent=face)
    label('WI-FI 7', 57, -18.5)
    for x, colour, word in ((30, '24262b', 'USB 2.0'), (12, '2a5fd0', '5G'), (-6, 'c03024', '10G')):
        for y in rows:
            usb_a(colour, loc=mms(x, y - 1, 1), parent=face)
        label(word, x, 16.5)
    network(loc=mms(-25, -4, 1), parent=face)
    label('2.5G LAN', -25, 16.5)
    for y in rows:
        usb_c(loc=mms(-43, y - 1, 1), parent=face)
    label('USB-C', -43, 16.5)
    for k, x in enumerate((-58, -70)):
        for row, y in enumerate((-14, -2, 10)):
            if (k, row) != (1, 2):
                jack(is_gold=True, loc=mms(x, y, 0.6), parent=face)
    label('AUDIO', -64, 18)
