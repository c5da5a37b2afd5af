"""Twin-wheel castors of office chairs."""

import math

from materials.solid import metal, plastic, rubber
from modelling.outlines import rounded
from modelling.scene import group, mm
from modelling.solids import box, cylinder, loft, turned

SOCKET = 10  # mm that a castor is taller than its wheels


def caster(diameter=60, accent=None, loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """A castor with wheels of `diameter` mm standing on z = 0, its stem on the z axis, trailing towards +y.

    `accent` is the material of a ring in each wheel.
    """
    root = group(loc, rot, parent)
    r = mm(diameter) / 2
    axle = (0, r * 0.5, r)
    shell, pin = plastic('101114', 0.4), metal('c8cacd', 0.18)
    wheel_width, gap = r * 0.6, r * 0.22
    for side in (-1, 1):
        at = (side * (gap / 2 + wheel_width / 2), axle[1], axle[2])
        _wheel(r, wheel_width, accent, group(at, (0, side * math.pi / 2, 0), root))
    _hood(r, gap / 2 + wheel_width * 0.74, shell, group(axle, parent=root))
    box((gap * 0.8, r * 1.1, r * 1.0), shell, r * 0.1, loc=(0, r * 0.35, r * 1.25), parent=root)
    cylinder(r * 0.4, r * 0.75, shell, r * 0.08, 32, loc=(0, 0, r * 1.72), parent=root)
    cylinder(mm(5.5), r * 0.9, pin, 0.01, 24, loc=(0, 0, r * 2.35), parent=root)
    return root


def _wheel(r, width, accent, parent):
    """A wheel about z, its outside towards +z: a soft tread on a dished disc with six ribs and a cap."""
    tread, disc, cap = rubber('131315', 0.62), plastic('0f1013', 0.34), plastic('16181b', 0.28, 0.1)
    h = width / 2
    crown = [
        (0.72, -h),
        (0.86, -h),
        (0.95, -h * 0.82),
        (0.99, -h * 0.4),
        (1.0, 0),
        (0.99, h * 0.4),
        (0.95, h * 0.84),
        (0.88, h),
        (0.80, h),
        (0.78, h * 0.9),
        (0.78, h * 0.4),
    ]
    turned([(x * r, z) for x, z in crown], tread, 48, parent=parent)
    dish = [(0.785, h * 0.86), (0.75, h * 0.92), (0.71, h * 0.86), (0.66, h * 0.66), (0.34, h * 0.58), (0, h * 0.58)]
    turned([(x * r, z) for x, z in dish], disc, 48, parent=parent)
    for k in range(6):
        angle = k * math.pi / 3
        at = (r * 0.5 * math.cos(angle), r * 0.5 * math.sin(angle), h * 0.70)
        box((r * 0.42, r * 0.09, h * 0.36), disc, r * 0.02, 2, loc=at, rot=(0, 0, angle), parent=parent)
    turned(
        [(0.30 * r, h * 0.5), (0.30 * r, h * 0.88), (0.27 * r, h * 0.96), (0.1 * r, h), (0, h)], cap, 32, parent=parent
    )
    if accent:
        ring = [(0.775, h * 0.88), (0.765, h * 1.0), (0.72, h * 1.0), (0.705, h * 0.88)]
        turned([(x * r, z) for x, z in ring], accent, 48, ring=True, parent=parent)


def _hood(r, half_width, material, parent):
    """The cover over both wheels, an arch about the axle, from low at the rear to the stem's side."""
    sections = []
    for k in range(19):
        angle = math.radians(8 + k * 152 / 18)
        fade = min(1.0, 0.62 + 0.38 * math.sin(math.pi * k / 18) ** 0.5)
        outline = rounded(
            [
                (-half_width * fade, 1.06),
                (half_width * fade, 1.06),
                (half_width * fade * 0.92, 1.19),
                (-half_width * fade * 0.92, 1.19),
            ],
            r * 0.12,
            3,
        )
        sections.append([(x, rho * r * math.cos(angle), rho * r * math.sin(angle)) for x, rho in outline])
    loft(sections, material, smooth_below=40, name='hood', parent=parent)
