"""Radiators of liquid coolers."""

from modelling.arrays import boxes
from modelling.outlines import chamfered, rectangle
from modelling.scene import group, mm, mms, rad
from modelling.solids import box, cylinder, mesh, prism
from parts.finish import black, bright, dark_metal, steel
from parts.mark import wordmark

TANK = 18.0
WIDTH = 120.0


def radiator(fans=3, depth=27.0, loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """A radiator for so many 120 mm fans, along x, `depth` mm along z, its hose ports towards +x."""
    root = group(loc, rot, parent)
    core = fans * 120.0
    half = core / 2
    flats = [-WIDTH / 2 + 8 + k * (WIDTH - 16) / 11 for k in range(12)]
    boxes([(mms(0, y, 0), mms(core, 2, depth - 6)) for y in flats], dark_metal(), parent=root)
    _fins(root, core, depth - 7, flats)
    for side in (-1, 1):
        outline = chamfered(*mms(TANK, WIDTH), mm(5), corners=(side > 0, side < 0, side < 0, side > 0))
        prism([outline], mm(depth), black(), 0.012, loc=mms(side * (half + TANK / 2), 0, 0), parent=root)
        rail = rectangle(*mms(core + 6, depth), mm(1))
        prism(
            [rail], mm(1.4), steel(), 0.004, loc=mms(0, side * (WIDTH / 2 - 0.7), 0), rot=(rad(90), 0, 0), parent=root
        )
        face = side * (WIDTH / 2 + 0.1)
        wordmark(
            mm(15), bright(), 0.002, loc=mms(0, face, 0), rot=(rad(90), 0, rad(180) if side > 0 else 0), parent=root
        )
        box(mms(14, 9, depth - 8), black(), 0.01, loc=mms(half + TANK + 5, side * 16, 0), parent=root)
        cylinder(
            mm(7), mm(22), black(), 0.008, 32, loc=mms(half + TANK + 8, side * 16, 0), rot=(0, rad(90), 0), parent=root
        )
    return root


def _fins(parent, length, depth, flats):
    """Corrugated strips between the flat tubes."""
    pitch = 2.2
    count = int(length / pitch)
    vertices, faces = [], []
    for low, high in zip(flats, flats[1:]):
        base = len(vertices)
        for k in range(count + 1):
            y = high - 1 if k % 2 else low + 1
            vertices += [mms(-length / 2 + k * pitch, y, z) for z in (-depth / 2, depth / 2)]
        faces += [(base + 2 * k, base + 2 * k + 1, base + 2 * k + 3, base + 2 * k + 2) for k in range(count)]
    mesh(vertices, faces, dark_metal(), smooth=False, name='fins', parent=parent)
