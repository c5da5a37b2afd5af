"""Reversible mouse pad: a sheet of 400 × 320 × 2 mm, hard on one face and woven on the other, in a rubber tray."""

import numpy as np

from materials.cloth import fabric
from materials.solid import plastic, rubber
from modelling.outlines import chamfered, inset, softened
from modelling.scene import mm, mms
from modelling.solids import mesh, prism
from parts.mark import mark, wordmark
from parts.moulded_panel import panel

WIDTH, DEPTH = 400, 320
TRAY, SHEET = 3.0, 2.0
LIP = 5.0
CORNER = 14


def build(pose=None):
    """`pose` 'flat' has the hard face up in the tray, 'soft' the woven one; else a corner of the sheet is lifted."""
    lift = 0 if pose in ('flat', 'soft') else 1
    _tray()
    _sheet(lift, is_soft=pose == 'soft')


def _outline(grown=0.0):
    return softened(chamfered(mm(WIDTH + 2 * grown), mm(DEPTH + 2 * grown), mm(CORNER + 0.6 * grown)), mm(4))


def _tray():
    """Natural rubber with a lip round the sheet and a relief under it."""
    black = rubber('0e0f10', 0.7)
    outer, inner = _outline(LIP), _outline(0.5)
    prism([outer, inner], mm(TRAY + 1.4), black, mm(1), 3, loc=mms(0, 0, (TRAY + 1.4) / 2))
    prism(inset(outer, mm(1.5)), mm(TRAY), black, mm(0.2), loc=mms(0, 0, TRAY / 2))
    wordmark(mm(20), black, mm(0.25), loc=mms(150, 138 - 272, TRAY))


def _sheet(lift, is_soft):
    """The sheet, bent up at its right front corner by `lift` (0 to 1)."""
    base = TRAY + 0.05

    def bent(p, q, above):
        way = np.maximum(0, (np.asarray(p) * 100 * 0.80 - np.asarray(q) * 100 * 0.62) - 70) / 200
        angle = 1.05 * lift * np.minimum(way, 1.2) ** 1.2
        rise = 100 * lift * way**2.1
        pull = 16 * lift * way**2
        x, y = np.asarray(p) - mm(1) * pull * 0.80, np.asarray(q) + mm(1) * pull * 0.62
        z = mm(1) * (base + rise + above * np.cos(angle))
        shift = mm(1) * above * np.sin(angle)
        return np.stack([x - shift * 0.80, y + shift * 0.62, z], 1)

    def upper(p, q):
        return bent(p, q, SHEET)

    def lower(p, q):
        mirrored = bent(-np.asarray(p), q, 0.0)
        return mirrored

    hard = plastic('17191c', 0.3, 0.55, 240, 0.5)
    soft = fabric('141518', 0.9, 120, 0.6, '1d1f23')
    face, underneath = (soft, hard) if is_soft else (hard, soft)
    outline = _outline(-0.4)
    panel(upper, outline, face, edge=mm(0.4), depth=mm(1.1), pitch=mm(4), name='upper face', parent=None)
    panel(lower, outline, underneath, edge=mm(0.3), depth=mm(1.0), pitch=mm(4), name='lower face')
    ember = plastic('ff4a14', 0.4, 0)
    grey = plastic('7f858d', 0.5, 0)
    top = mm(base + SHEET + 0.02)
    mark(mm(34), grey, mm(0.05), loc=(mm(-160), mm(120), top))
    wordmark(mm(20), grey, mm(0.05), loc=(mm(-98), mm(120), top))
    _corner_line(ember, top)


def _corner_line(material, z):
    """A printed line along the cut corner at the left front."""
    x, y = WIDTH / 2, DEPTH / 2
    a, b = np.array([-x + 5, -y + CORNER + 40]), np.array([-x + 5, -y + CORNER + 3])
    c, d = np.array([-x + CORNER + 3, -y + 5]), np.array([-x + CORNER + 60, -y + 5])
    points = [a, b, c, d]
    wide = 1.0
    inner = [a + (wide, 0), b + (wide, 0.42 * wide), c + (0.42 * wide, wide), d + (0, wide)]
    vertices = [(*mms(*p), z) for p in points + inner]
    faces = [(k, k + 1, k + 5, k + 4) for k in range(3)]
    mesh(vertices, faces, material, smooth=False, name='line')
