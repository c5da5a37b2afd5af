"""A keyboard without name, 360 × 137 mm, as it stands before a screen: tenkeyless, lit between its keys."""

import math

from materials.light import glow
from materials.solid import metal, plastic
from modelling.arrays import boxes
from modelling.outlines import chamfered, softened
from modelling.scene import group, mm, mms
from modelling.solids import bevel, box, face_outwards, letters, mesh, prism

UNIT, WIDTH, DEPTH = 19.05, 360, 137
# Each row's keys from the left: what is printed on a key of one unit, a width alone for a blank key, and 'gap' for none.
ROWS = (
    ['Esc', ('gap', 1), *'1234', ('gap', 0.5), *'5678', ('gap', 0.5), *'9012', ('gap', 0.25), 1, 1, 1],
    [*'`1234567890-=', 2, ('gap', 0.25), 1, 1, 1],
    [1.5, *'QWERTYUIOP[]', 1.5, ('gap', 0.25), 1, 1, 1],
    [1.75, *'ASDFGHJKL;', "'", 2.25],
    [2.25, *'ZXCVBNM,./', 2.75, ('gap', 1.25), 1],
    [1.25, 1.25, 1.25, 6.25, 1.25, 1.25, 1.25, 1.25, ('gap', 0.25), 1, 1, 1],
)


def keyboard(loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """The keyboard on its feet, its middle on the origin."""
    root = group(loc, rot, parent)
    deck = group(mms(0, 0, 16), (math.radians(4), 0, 0), root)
    outline = softened(chamfered(*mms(WIDTH, DEPTH), mm(10)), mm(1))
    prism(outline, mm(13), metal('3a3d43', 0.36, (2, 170, 170)), mm(1.2), loc=mms(0, 0, -5), parent=deck)
    lit = [(mms(-1.63 * UNIT, 3, 1.7), mms(14.9 * UNIT, 6.4 * UNIT, 0.6)), (mms(7.63 * UNIT, 1.5 * UNIT + 3, 1.7), mms(2.9 * UNIT, 3.4 * UNIT, 0.6))]
    boxes(lit, glow('ff5a1f', 0.1), parent=deck)
    caps, accents, ink = plastic('1b1c20', 0.5, 0.3, 200), plastic('ff4a14', 0.45, 0.2, 200), glow('ffb98a', 0.7)
    made = {caps: [], accents: []}
    for row, keys in enumerate(ROWS):
        x, y = -18.25 / 2 * UNIT, (2.75 - row - (0.5 if row else 0)) * UNIT + 3
        for key in keys:
            kind, units = key if isinstance(key, tuple) else ('', key) if not isinstance(key, str) else (key, 1)
            if kind != 'gap':
                made[accents if kind == 'Esc' else caps].append((x + units * UNIT / 2, y, units * UNIT - 1, 9 - 0.3 * row))
            if len(kind) == 1:
                letters(kind, mm(6), ink, mm(0.05), weight=600, loc=mms(x + UNIT / 2 - 2, y + 3, 11.4 - 0.3 * row), parent=deck)
            x += units * UNIT
    for material, keys in made.items():
        _caps(keys, material, deck)
    for x in (-1, 1):
        for y, tall in ((-1, 3), (1, 9)):
            box(mms(40, 10, tall), plastic('0d0e10', 0.6), mm(1), loc=mms(x * 140, y * 50, tall / 2), parent=root)


def _caps(keys, material, deck):
    """Caps given as (x, y, width, height) in mm, narrower above, as one mesh."""
    vertices, faces = [], []
    for x, y, wide, tall in keys:
        base = len(vertices)
        for z, shrink, back in ((2.4, 0, 0), (2.4 + tall, 5.4, 1)):
            half, deep = (wide - shrink) / 2, (UNIT - 1 - shrink) / 2
            vertices += [mms(x + sx * half, y + back + sy * deep, z) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        faces += [tuple(base + k for k in face) for face in ((3, 2, 1, 0), (4, 5, 6, 7))]
        faces += [(base + k, base + (k + 1) % 4, base + 4 + (k + 1) % 4, base + 4 + k) for k in range(4)]
    bevel(face_outwards(mesh(vertices, faces, material, smooth=False, name='caps', parent=deck)), mm(1.3), 3)
