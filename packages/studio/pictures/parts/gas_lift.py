"""The column between base and seat."""

from materials.solid import metal, plastic
from modelling.scene import group, mm
from modelling.solids import turned

PISTON = 14  # mm, radius
COLUMN = 25


def gas_lift(bottom, top, sleeves=3, parent=None):
    """A gas lift from `bottom` to `top` (mm above the floor), on the z axis.

    With `sleeves` it wears a telescopic cover of so many rings; with none one sees the painted column and its piston.
    """
    root = group(parent=parent)
    turned(
        [(0, mm(bottom)), (mm(PISTON), mm(bottom)), (mm(PISTON), mm(top)), (0, mm(top))],
        metal('c4c7ca', 0.16),
        40,
        parent=root,
    )
    cover = plastic('0e0f11', 0.4)
    if sleeves == 0:
        end = bottom + (top - bottom) * 0.58
        _collar(bottom - 40, end, COLUMN, cover, root)
        return root
    span = (top - bottom) * 0.84 / sleeves
    for k in range(sleeves):
        _collar(
            bottom - 6 if k == 0 else bottom + k * span - 14, bottom + (k + 1) * span, COLUMN + 4 - 4.5 * k, cover, root
        )
    return root


def _collar(bottom, top, radius, material, parent):
    """A tube from `bottom` to `top` with a rolled rim, closed but for the piston."""
    profile = [
        (0, bottom),
        (radius, bottom),
        (radius, top - 9),
        (radius + 1.2, top - 7),
        (radius + 1.2, top - 2),
        (radius, top),
        (PISTON + 1, top),
        (PISTON + 0.6, top - 2),
        (0, top - 2),
    ]
    turned([(mm(r), mm(z)) for r, z in profile], material, 48, parent=parent)
