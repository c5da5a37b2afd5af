"""The rear of cases: in `x` across as seen from behind, `y` up, `z` out of the case; millimetres."""

from modelling.arrays import boxes, honeycomb
from modelling.outlines import circle, rectangle
from modelling.scene import group, mm, mms, rad
from modelling.solids import box, letters, prism
from parts.facing import BACKWARDS
from parts.finish import black, bright, dark_metal, dull, gloss, print_white, soft
from parts.motherboard.layout import IO_HEIGHT, IO_MIDDLE, slot_y
from parts.screw import screw, thumbscrew

SLOT_LENGTH, SLOT_WIDTH = 112.0, 18.6


def rear_wall(width, height, material, board, slots, fan, supply, taken=(), loc=(0, 0, 0), parent=None):
    """A rear wall with openings for ports, expansion slots, a 120 mm fan and a power supply.

    `board` is (x, y) of the board's top rear edge on its face, `fan` the fan's middle, `supply` the power
    supply's middle and its turn in degrees; `taken` are the slots without a cover. The wall's middle is the origin.
    """
    root = group(loc, BACKWARDS, parent)
    board_x, board_y = board
    slot_x = board_x + 16 + SLOT_LENGTH / 2
    rows = [board_y + slot_y(k + 1) for k in range(slots)]
    supply_x, supply_y, turn = supply
    opening = (152, 86) if turn == 0 else (86, 152)
    holes = [
        rectangle(*mms(45, IO_HEIGHT + 0.6), mm(1), at=mms(board_x + 17, board_y + IO_MIDDLE)),
        circle(mm(58), 72, at=mms(*fan)),
        rectangle(*mms(*opening), mm(1), at=mms(supply_x, supply_y)),
        rectangle(*mms(SLOT_LENGTH + 4, 20.32 * slots), mm(1), at=mms(slot_x, (rows[0] + rows[-1]) / 2)),
    ]
    prism([rectangle(*mms(width, height), mm(2)), *holes], mm(1.6), material, 0.004, parent=root)
    _fan_grille(root, fan, material)
    for number, y in enumerate(rows):
        if number + 1 not in taken:
            slot_cover(material, loc=mms(slot_x, y, 0.2), parent=root)
        thumbscrew(10, 6, loc=mms(slot_x + SLOT_LENGTH / 2 + 9, y + 3, 0.8), parent=root)
    supply_face(loc=mms(supply_x, supply_y, -0.6), rot=(0, 0, rad(turn)), parent=root)
    return root


def slot_cover(material, loc=(0, 0, 0), parent=None):
    """A vented cover of one expansion slot."""
    vents = [rectangle(*mms(6.4, 10), mm(2.4), at=mms((k - 5.5) * 8.8, 0)) for k in range(12)]
    return prism([rectangle(*mms(SLOT_LENGTH, SLOT_WIDTH), mm(1)), *vents], mm(1), material, 0.003, loc=loc, parent=parent)


def _fan_grille(root, middle, material):
    def is_open(x, y):
        radius = (x * x + y * y) ** 0.5
        return radius < mm(56.5)

    honeycomb(mm(120), mm(120), mm(7), mm(1.3), material, mm(1), is_open, loc=mms(*middle, 0.3), parent=root)
    for x in (-52.5, 52.5):
        for y in (-52.5, 52.5):
            screw(7, loc=mms(middle[0] + x, middle[1] + y, 0.8), parent=root)


def supply_face(loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """The rear of an ATX power supply, 150 × 86 mm: vents, inlet, switch and four screws."""
    root = group(loc, rot, parent)
    inlet = rectangle(*mms(30, 26), mm(2), at=mms(50, -10))
    switch = rectangle(*mms(16, 22), mm(1), at=mms(50, 22))
    grille = rectangle(*mms(92, 72), mm(2), at=mms(-22, 0))
    prism([rectangle(*mms(150, 86), mm(1)), inlet, switch, grille], mm(1), dark_metal(), 0.003, parent=root)
    honeycomb(mm(96), mm(76), mm(6), mm(1.1), dark_metal(), mm(0.8), loc=mms(-22, 0, 0.2), parent=root)
    box(mms(148, 84, 1), gloss(), 0, loc=mms(0, 0, -12), parent=root)
    prism(
        [rectangle(*mms(30, 26), mm(4), at=mms(50, -10)), rectangle(*mms(24, 19), mm(4), at=mms(50, -10))],
        mm(4),
        black(),
        0.006,
        parent=root,
    )
    boxes([(mms(50 + 7 * k, -10 + (3 if k == 0 else -2), -2), mms(2, 5, 6)) for k in (-1, 0, 1)], bright(), parent=root)
    box(mms(15, 21, 3), soft(), 0.006, loc=mms(50, 22, 0), parent=root)
    box(mms(10, 15, 3), dull('1d1e21'), 0.01, loc=mms(50, 22, 1.2), rot=(rad(6), 0, 0), parent=root)
    letters('I', mm(5), print_white(), 0.0004, loc=mms(50, 26, 3.2), parent=root)
    letters('O', mm(5), print_white(), 0.0004, loc=mms(50, 18.4, 2.6), parent=root)
    for x, y in ((-69, 37), (69, 37), (-69, -37), (69, -14)):
        screw(7, loc=mms(x, y, 0.5), parent=root)
    return root
