"""Height-adjustable armrests."""

import math

from materials.solid import metal, plastic, powder_coat, rubber
from modelling.outlines import chamfered, rectangle, rounded
from modelling.scene import group, mm
from modelling.solids import box, cylinder, loft, prism

# Outlines of pads from above, by width and length.
PADS = {
    'soft': lambda width, length: rectangle(width, length, min(width, length) * 0.40, 10),
    'chamfered': lambda width, length: rounded(chamfered(width, length, width * 0.26), width * 0.06, 5),
    'broad': lambda width, length: rectangle(width, length, min(width, length) * 0.18, 10),
    'slim': lambda width, length: rounded(
        [
            (width * x, length * y)
            for x, y in ((0.42, -0.5), (0.5, 0.3), (0.36, 0.5), (-0.36, 0.5), (-0.5, 0.3), (-0.42, -0.5))
        ],
        width * 0.28,
        8,
    ),
}


def armrest(
    side,
    height=270,
    pad='soft',
    size=(100, 258, 40),
    reach=115,
    turn=5,
    material=None,
    accent=None,
    loc=(0, 0, 0),
    parent=None,
):
    """An armrest outside a seat: its bracket `reach` mm inwards under the seat at z = 0, its pad's top at `height` mm.

    `side` is -1 or 1, the x direction of its outside. `pad` names one of PADS, `size` is its width, length and
    thickness in mm, `turn` how far it is turned inwards, in degrees, `material` its cover. `accent` is the material
    of the button. The column is on the z axis of `loc`.
    """
    root = group(loc, parent=parent)
    nylon, gloss, steel = plastic('15161a', 0.40), plastic('24262b', 0.30, 0.15), powder_coat('1a1b1f', 0.42)
    _bracket(side, reach, steel, root)
    shell_top = height * 0.60
    _shell(side, shell_top, nylon, gloss, root)
    _slider(side, shell_top, height - size[2] - 12, accent or gloss, root)
    head = group((0, mm(-6), mm(height - size[2])), (0, 0, side * math.radians(turn)), root)
    _carrier(side, size, nylon, gloss, head)
    _pad(PADS[pad], size, material or rubber('101113', 0.58), head)
    return root


def _upright(x=0.0):
    """Turns a prism so that its outline (x, y) becomes (y, z) and its thickness lies along x."""
    return {'rot': (math.pi / 2, 0, math.pi / 2), 'loc': (x, 0, 0)}


def _bracket(side, reach, steel, parent):
    """The steel angle that is bolted under the seat."""
    box((mm(reach), mm(74), mm(6)), steel, mm(2), loc=(-side * mm(reach / 2 - 8), 0, 0), parent=parent)
    outline = rounded([(mm(y), mm(z)) for y, z in ((-37, -3), (37, -3), (30, 66), (-30, 66))], mm(8), 4)
    prism(outline, mm(6), steel, mm(2), parent=parent, **_upright(side * mm(3)))
    for y in (-22, 22):
        cylinder(
            mm(8), mm(6), metal('8b8e93', 0.3), 0.012, 6, loc=(-side * mm(reach - 40), mm(y), mm(-5)), parent=parent
        )
        cylinder(
            mm(6),
            mm(4),
            metal('6b6e73', 0.3),
            0.012,
            24,
            loc=(side * mm(7), mm(y), mm(8)),
            rot=(0, math.pi / 2, 0),
            parent=parent,
        )


def _shell(side, top, nylon, gloss, parent):
    """The lower part of the column, with a panel let into its outside."""
    outline = [(-40, 18), (40, 18), (33, top - 16), (18, top), (-18, top), (-33, top - 16)]
    panel = [(-29, 34), (29, 34), (24, top - 34), (14, top - 22), (-14, top - 22), (-24, top - 34)]
    prism(
        rounded([(mm(y), mm(z)) for y, z in outline], mm(7), 5),
        mm(32),
        nylon,
        mm(4),
        4,
        parent=parent,
        **_upright(side * mm(6))
    )
    prism(
        rounded([(mm(y), mm(z)) for y, z in panel], mm(4), 4),
        mm(4),
        gloss,
        mm(1.2),
        3,
        parent=parent,
        **_upright(side * mm(22))
    )


def _slider(side, bottom, top, button, parent):
    """The inner part of the column, notched for its steps, with its button and scale."""
    steel = metal('2e3035', 0.34)
    middle, length = (bottom + top) / 2, top - bottom + 50
    box((mm(18), mm(48), mm(length)), steel, mm(3), loc=(side * mm(6), 0, mm(middle - 10)), parent=parent)
    for k in range(int((top - bottom) // 9)):
        box(
            (mm(1), mm(10), mm(1.2)),
            metal('b5b8bc', 0.3),
            0,
            loc=(side * mm(15.2), mm(-8), mm(bottom + 7 + 9 * k)),
            parent=parent,
        )
    cap = rounded([(mm(y), mm(z)) for y, z in ((-13, -15), (13, -15), (13, 6), (6, 13), (-6, 13), (-13, 6))], mm(3), 3)
    prism(
        cap,
        mm(9),
        button,
        mm(2),
        3,
        loc=(side * mm(20), 0, mm(bottom - 2)),
        rot=(math.pi / 2, 0, math.pi / 2),
        parent=parent,
    )


def _carrier(side, size, nylon, gloss, parent):
    """What the pad slides and turns on, with its two buttons."""
    prism(
        rectangle(mm(size[0] * 0.62), mm(size[1] * 0.62), mm(16)),
        mm(16),
        nylon,
        mm(4),
        4,
        loc=(0, 0, mm(-8)),
        parent=parent,
    )
    prism(
        rectangle(mm(size[0] * 0.86), mm(size[1] * 0.86), mm(24)),
        mm(8),
        nylon,
        mm(3),
        3,
        loc=(0, 0, mm(1)),
        parent=parent,
    )
    box((mm(8), mm(36), mm(9)), gloss, mm(2.5), loc=(side * mm(size[0] * 0.31), mm(-34), mm(-8)), parent=parent)
    cylinder(mm(24), mm(12), nylon, mm(3), 40, loc=(0, mm(6), mm(-20)), parent=parent)


def _pad(outline, size, material, parent):
    """The padded top, softly rounded and slightly dished along its middle."""
    width, length, thick = size
    # Height as a share of the thickness, and how far in from the rim, in mm.
    profile = [
        (0.0, 16),
        (0.02, 9),
        (0.10, 4.5),
        (0.24, 1.4),
        (0.42, 0.1),
        (0.56, 0),
        (0.70, 1.0),
        (0.82, 3.6),
        (0.91, 8),
        (0.97, 14),
        (1.0, 22),
        (1.0, 30),
        (0.98, 40),
    ]
    sections = []
    for share, inset in profile:
        dish = 2.5 if share > 0.6 else 0
        sections.append(
            [
                (mm(x), mm(y), mm(share * thick + dish * (2 * x / width) ** 2 + dish * 0.8 * (2 * y / length) ** 2))
                for x, y in outline(width - 2 * inset, length - 2 * inset)
            ]
        )
    loft(sections, material, smooth_below=60, name='pad', parent=parent)
