"""The printed board with its fixings and conductors."""

from functools import cache

from materials.solid import plastic
from modelling.arrays import beside, boxes, flat_lines
from modelling.outlines import circle, rectangle
from modelling.scene import mm, mms
from modelling.solids import prism
from parts.finish import gold
from parts.motherboard.layout import WIDTH
from parts.screw import screw

THICKNESS = 1.6


def circuit_board(root, height):
    """The board, and its screws in gold rings."""
    holes = [circle(mm(2.1), 20, at=mms(*at)) for at in _fixings(height)]
    board = rectangle(*mms(WIDTH, height), mm(2), at=mms(WIDTH / 2, -height / 2))
    prism([board, *holes], mm(THICKNESS), plastic('1a1f26', 0.36, 0.2, 60), 0.002, loc=mms(0, 0, -THICKNESS / 2), parent=root)
    for x, y in _fixings(height):
        prism([circle(mm(4.2), 28), circle(mm(2.1), 20)], mm(0.1), gold(), 0.0003, loc=mms(x, y, 0.05), parent=root)
        screw(6.2, loc=mms(x, y, 0.1), parent=root)


def _fixings(height):
    rows = (-6.5, -163.5, -height + 6.5) if height < 300 else (-6.5, -163.5, -height + 8)
    return [(x, y) for y in rows for x in (9, 132, 238)]


def traces(root, height):
    """Bundles of conductors that turn by 45°, as between processor, memory and slots."""
    lines = _bundle([(137, -70), (143, -64), (152, -64)], 22, 1.1) + _bundle([(137, -118), (142, -123), (190, -123)], 22, 1.1)
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


@cache
def _trace():
    return plastic('3a434d', 0.3, 0.05, 40)


def _bundle(points, count, pitch=1.0):
    """Parallel lines `pitch` apart along a polyline."""
    return [beside(points, (k - (count - 1) / 2) * pitch) for k in range(count)]
