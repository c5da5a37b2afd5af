"""The figures printed large on the side of a supply."""

from materials.solid import plastic
from modelling.outlines import chamfered
from modelling.scene import group, mm
from modelling.solids import letters, prism
from parts.mark import mark

PRINT = 0.0006


def side_print(series, watts, badge, width, ink='d6dade', accent='ff4a12', loc=(0, 0, 0), parent=None):
    """`series` above `watts` in figures 33 mm tall, a chamfered ember field with the mark, and the `badge` below."""
    root = group(loc, parent=parent)
    ash, ember, dark = plastic(ink, 0.5, 0), plastic(accent, 0.42, 0.05), plastic('0b0b0c', 0.5, 0)
    left, right = -width / 2, width / 2
    letters(
        series, mm(9), ash, PRINT, weight=700, spacing=1.3, align='LEFT', loc=(mm(left + 1), mm(25), 0), parent=root
    )
    letters(watts, mm(47), ash, PRINT, weight=900, align='LEFT', loc=(mm(left - 1.6), mm(-1), 0), parent=root).scale = (
        1.03,
        1,
        1,
    )
    letters(
        badge, mm(4.4), ash, PRINT, weight=600, spacing=1.16, align='LEFT', loc=(mm(left + 1), mm(-26), 0), parent=root
    )
    field = chamfered(mm(24), mm(34), mm(7), (mm(right - 12), mm(1)), (False, True, False, True))
    prism([field], mm(0.2), ember, 0.0006, 1, parent=root)
    mark(mm(15), dark, PRINT, loc=(mm(right - 12), mm(1), mm(0.14)), parent=root)
    return root
