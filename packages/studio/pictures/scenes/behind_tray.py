"""GX 650 in the Edge, its right side off: the board's cables, tied down on their way behind the tray."""

import numpy as np

from materials.solid import plastic
from modelling.arrays import boxes
from modelling.outlines import rectangle
from modelling.scene import group, mm, mms, rad
from modelling.solids import box, prism
from modelling.sweep import curve_through
from parts.cable import plug
from parts.case_parts import tray_grommets
from parts.facing import RIGHTWARDS
from parts.finish import black, bright, dull, gunmetal, steel
from parts.fixed_cables import PITCH, WIRE
from parts.screw import screw
from parts.sleeved_cable import sleeving, wires
from products.edge import BACK, BEHIND_CPU, BOARD, HEIGHT, WIDTH
from scenes.staging import stand
from studio.lights import area

LENGTH, FLOOR = 140, 28
SUPPLY = (8, BACK - 4 - LENGTH / 2)
FRONT = SUPPLY[1] - LENGTH / 2
TRAY = BOARD[0] + 7.8
# Where the cables lie, between the tray and the side of the case.
LIE = TRAY + 6
PASSAGES = [(-26, 320), (-26, 250), (-26, 180)]
OVER_BOARD = (182, 448)


def build():
    stand('edge', pose='behind')
    stand('gx-650', mms(SUPPLY[0], SUPPLY[1], FLOOR), pose='installed')
    _tray()
    _frame()
    _cables()
    area((4.2, -1.2, 4.4), (1, 0.4, 2.4), (2.2, 2.2), 130, (1, 0.98, 0.95), name='tray')
    area((2.6, -1.7, 0.9), (0.5, 0.95, 0.7), (0.9, 0.5), 60, (1, 0.98, 0.95), name='bay')


def _tray():
    """Its passages from behind, the board and the cooler's plate in the opening behind the processor, and what cables are tied to."""
    turned = group(mms(TRAY + 0.7, 0, 0), (0, 0, rad(180)))
    tray_grommets([(-y, z) for y, z in PASSAGES], 58, parent=turned)
    over = group(mms(TRAY + 0.4, *OVER_BOARD), RIGHTWARDS)
    prism([rectangle(*mms(66, 22), mm(9)), rectangle(*mms(58, 15), mm(6))], mm(4), black(), 0.01, parent=over)
    prism([rectangle(*mms(59, 16), mm(6))], mm(1), plastic('020202', 0.9), 0, parent=over)
    box(mms(1.6, 244, 305), plastic('0b0d10', 0.36, 0.2, 60), loc=mms(BOARD[0] + 0.8, BOARD[1] - 122, BOARD[2] - 152.5))
    behind = group(mms(BOARD[0] + 1.7, *BEHIND_CPU[:2]), RIGHTWARDS)
    prism([rectangle(*mms(78, 78), mm(8)), rectangle(*mms(34, 34), mm(4))], mm(2.4), gunmetal(), 0.006, loc=mms(0, 2, 1.4), parent=behind)
    for x in (-32, 32):
        for y in (-30, 34):
            screw(8, loc=mms(x, y, 2.8), parent=behind)
    dots = [(mms(-56 + (k * 37) % 112, -52 + (k * 53) % 104, 0.5), mms(2.4, 1.2, 0.8)) for k in range(46)]
    boxes(dots, dull('85888e'), 0.001, parent=behind)


def _frame():
    """The rails that the side is screwed to."""
    x = WIDTH / 2 - 3
    for y in (BACK - 8, -192):
        box(mms(1.6, 14, HEIGHT - 44), steel('1a1b1f'), 0.004, loc=mms(x, y, HEIGHT / 2 + 8))
        for z in (60, 250, 440):
            screw(6, bright(), loc=mms(x + 0.9, y, z), rot=RIGHTWARDS)


def _cables():
    """The 24-pin's, both for the processor and the graphics card's, from the supply to their passages."""
    sleeve = sleeving()
    x, z = SUPPLY[0] + 46, FLOOR + 46

    def lead(columns, row, way, end):
        """Out of the supply towards the front, then up behind the tray and into a passage."""
        start = [(x, FRONT + 2, z + row, 0), (x + 4, FRONT - 14, z + row, 0)]
        _flat_cable(columns, [*start, *way, *end], sleeve)

    lead(12, -4, [(78, 66, 74, 40), (LIE - 1, 42, 92, 70), (LIE, 24, 132, 90), (LIE, 6, 200, 90), (LIE + 1, -6, 262, 90)],
         [(LIE + 1, -10, 298, 88), (LIE - 2, -16, 316, 70), (TRAY - 4, -24, 322, 60), (TRAY - 16, -26, 322, 60)])
    for k in (0, 1):
        side = 12 * k
        lead(4, 4 + 3 * k, [(80, 76 + side / 2, 80, 60), (LIE - 1, 56 + side, 104, 84), (LIE, 50 + side, 150, 90), (LIE, 48 + side, 260, 90), (LIE, 48 + side, 360, 90)],
             [(LIE, 52 + side, 398 - side * 0.5, 84), (LIE, 72 + side, 428 - side, 40), (LIE, 110 + side, 444 - side, 8), (LIE - 1, 150 + side, 450 - side * 0.6, 0),
              (TRAY, 170 + side, 450 - side * 0.6, 0), (TRAY - 14, 178 + side, 450 - side * 0.6, 0)])
    for at, y, wide in ((172, 34, 78), (256, 30, 84)):
        _tie(y, at, wide)
    for at in (320, 384):
        _tie(54, at, 28)
    _tie(118, 441, 20, upright=False)


def _flat_cable(columns, knots, material):
    """Two rows of wires along the knots (x, y, z, turn): mm, and degrees from y to z of the row's lie; bundled where it leaves the supply."""
    knots = np.asarray(knots, float)
    count = 90
    centre = curve_through(knots[:, :3], count)
    reach = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(knots[:, :3], axis=0), axis=1))])
    ahead = np.gradient(centre, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1)[:, None]
    # The row lies across the way and along the tray, whose face looks to x.
    across = np.cross(ahead, (1, 0, 0))
    weak = np.linalg.norm(across, axis=1)
    across[weak < 0.25] = (0, 0, 1)
    across /= np.linalg.norm(across, axis=1)[:, None]
    out = np.cross(across, ahead)
    t = np.linspace(0, reach[-1], count)
    flat = np.clip((t - 16) / 70, 0, 1)[:, None]
    flat = flat * flat * (3 - 2 * flat)
    paths = []
    for i in range(columns):
        for j in range(2):
            number = i * 2 + j
            angle, radius = number * 2.39996, 1.9 * (number + 0.5) ** 0.5
            bundle = radius * (across * np.cos(angle) + out * np.sin(angle) * 0.8)
            lane = across * (i - (columns - 1) / 2) * PITCH + out * (j - 0.5) * PITCH
            paths.append((centre + bundle * (1 - flat) + lane * flat) / 100)
    wires(paths, material, WIRE)


def _tie(y, z, wide, upright=True):
    """A hook-and-loop strap across cables, through a bridge of the tray."""
    size = mms(7.6, wide, 13) if upright else mms(7.6, 13, wide)
    box(size, plastic('2b2d31', 0.8, 0.5, 160), 0.02, 2, loc=mms(LIE, y, z))
