"""Graphics cards."""

from materials.clear import frosted
from materials.light import glow, strip_light
from modelling.arrays import boxes
from modelling.outlines import chamfered, circle, rectangle
from modelling.scene import group, mm, mms, rad
from modelling.solids import box, cylinder, letters, prism, turned
from parts.fan import rotor
from parts.finish import black, bright, chrome, copper, dark_metal, dull, gloss, gold, gunmetal, print_white
from parts.mark import mark, wordmark
from parts.ports import display_port, hdmi
from parts.screw import screw

SLOT = 20.32
HEIGHT = 132.0


def graphics_card(
    stops, colour, length=320.0, thickness=58.0, fans=3, name='AX90', loc=(0, 0, 0), rot=(0, 0, 0), parent=None
):
    """A card along x from its bracket at x = 0, its edge connector down at y = 0, its backplate on z = 0, its fans
    towards +z. `stops` and `colour` are its light; sizes in mm."""
    root = group(loc, rot, parent)
    _bracket(root, thickness)
    middle = (length / 2, HEIGHT / 2 + 2)
    box(mms(length - 12, HEIGHT - 8, 1.6), dull('14171b'), 0.002, loc=mms(length / 2, HEIGHT / 2, 4), parent=root)
    boxes([(mms(50 + 43 * k, -3.5, 4), mms(22 if k == 0 else 58, 7, 1.5)) for k in (0, 1)], gold(), parent=root)
    _backplate(root, length, middle)
    _fins(root, length, thickness, middle)
    _shroud(root, length, thickness, fans)
    _top_edge(root, stops, colour, length, thickness, name)
    return root


def _bracket(root, thickness):
    """The slot bracket with its ports, seen from behind the case, where its outside looks to -x."""
    slots = max(2, round(thickness / SLOT))
    width = slots * SLOT - 2
    face = group(mms(-1, 52, width / 2 - 6), (rad(90), 0, rad(-90)), root)
    # here x runs down towards the board, y along the card's thickness, z out of the case
    vents = [rectangle(*mms(4.6, 14), mm(2.2), at=mms(-44 + 7 * k, width / 2 - 11)) for k in range(13)]
    if slots > 2:
        vents += [rectangle(*mms(4.6, 12), mm(2.2), at=mms(-44 + 7 * k, width / 2 - 28)) for k in range(13)]
    prism([rectangle(mm(118), mm(width), mm(1)), *vents], mm(1), bright(), 0.003, parent=face)
    for k, x in enumerate((-42, -21, 0, 21)):
        kind = hdmi if k == 2 else display_port
        kind(loc=mms(x, -width / 2 + 9, 1), parent=face)
    box(mms(1.4, 20, width), bright(), 0.004, loc=mms(4, 121, width / 2 - 6), parent=root)


def _backplate(root, length, middle):
    """A brushed plate with slanted vents at its end, screws and the mark."""
    plate = [
        chamfered(
            *mms(length - 4, HEIGHT), mm(10), at=mms(middle[0] + 2, middle[1]), corners=(True, False, False, True)
        ),
    ]
    for k in range(9):
        x = length - 100 + k * 9.5
        plate.append([mms(px, py) for px, py in ((x, 30), (x + 5, 30), (x + 29, 108), (x + 24, 108))])
    prism(plate, mm(2.2), gunmetal(), 0.004, loc=mms(0, 0, 0), parent=root)
    wordmark(
        mm(34), print_white(), 0.001, loc=mms(length * 0.34, HEIGHT / 2 + 4, -1.15), rot=(rad(180), 0, 0), parent=root
    )
    for x in (18, length * 0.3, length * 0.6, length - 14):
        for y in (10, HEIGHT - 8):
            screw(5.4, loc=mms(x, y, -1.1), rot=(rad(180), 0, 0), parent=root)


def _fins(root, length, thickness, middle):
    """The heatsink: a stack of fins across the card, and its heat pipes."""
    depth = thickness - 22
    count = int((length - 26) / 2.6)
    stack = [(mms(14 + 2.6 * k, middle[1], 7 + depth / 2), mms(0.5, HEIGHT - 8, depth)) for k in range(count)]
    boxes(stack, bright(), parent=root)
    for k in range(5):
        cylinder(
            mm(3),
            mm(length - 60),
            copper(),
            0.004,
            20,
            loc=mms(length / 2, 24 + 20 * k, depth - 2),
            rot=(0, rad(90), 0),
            parent=root,
        )


def _shroud(root, length, thickness, fans):
    """The cover over the fins, with its fans."""
    top = thickness - 6
    radius = min((length - 24) / fans / 2 - 3, HEIGHT / 2 - 8)
    pitch = (length - 14) / fans
    centres = [(7 + pitch * (k + 0.5), HEIGHT / 2 + 2) for k in range(fans)]
    outline = chamfered(*mms(length - 4, HEIGHT), mm(16), at=mms(length / 2 + 2, HEIGHT / 2 + 2))
    openings = [circle(mm(radius), 72, at=mms(*c)) for c in centres]
    prism([outline, *openings], mm(9), black(), 0.02, loc=mms(0, 0, top - 3), parent=root)
    plate = chamfered(*mms(length - 12, HEIGHT - 8), mm(14), at=mms(length / 2 + 2, HEIGHT / 2 + 2))
    rings = [circle(mm(radius + 2.2), 72, at=mms(*c)) for c in centres]
    prism([plate, *rings], mm(2), gunmetal(), 0.006, loc=mms(0, 0, top + 2.2), parent=root)
    blades = frosted('3d4148', 0.3, 0.1)
    for k, (x, y) in enumerate(centres):
        stand = group(mms(x, y, top - 7), parent=root)
        cylinder(mm(19), mm(14), black(), 0.02, 48, parent=stand)
        turned(
            [mms(r, z) for r, z in ((0, 7.6), (14, 7.6), (15, 7), (15, 6.4), (0, 6.4))], gunmetal(), 48, parent=stand
        )
        mark(mm(12), glow('ff4a20', 1.2), 0.003, loc=mms(0, 0, 7.8), parent=stand)
        rotor(stand, mm(18), mm(radius - 2.5), mm(8), 11, k * 0.5, blades)
        turned(
            [mms(r, z) for r, z in ((radius - 3, -4), (radius - 1.6, -4), (radius - 1.6, 4), (radius - 3, 4))],
            black(),
            72,
            ring=True,
            parent=stand,
        )


def _top_edge(root, stops, colour, length, thickness, name):
    """The long edge that faces the glass: a rail with the name, a bar of light, and the power socket."""
    y = HEIGHT + 3
    deep = thickness - 12
    power = length * 0.62
    rails = [
        (mms(length / 2 + 2, y, 3), mms(length - 6, 3, 7)), (mms(length / 2 + 2, y, deep + 3), mms(length - 6, 3, 9))
    ]
    boxes(rails, black(), 0.008, 2, parent=root)
    badge = chamfered(
        *mms(length * 0.44, deep * 0.8), mm(9), at=mms(length * 0.29, 0), corners=(True, False, True, False)
    )
    panel = group(mms(0, y + 0.6, deep * 0.52), (rad(-90), 0, 0), root)
    # here x runs along the card, y towards the backplate, z out of the edge
    prism([badge], mm(3), gunmetal(), 0.008, parent=panel)
    wordmark(mm(15), print_white(0.9), 0.002, loc=mms(length * 0.2, 4.5, 1.6), parent=panel)
    letters(name, mm(8.5), print_white(), 0.001, spacing=1.2, loc=mms(length * 0.4, 4.5, 1.55), parent=panel)
    box(
        mms(length * 0.37, 3.4, 2),
        strip_light(stops, 4.0, 'X', mm(length * 0.6)),
        0.006,
        loc=mms(length * 0.29, -8.5, 1.6),
        parent=panel,
    )
    box(mms(26, 9, 12), black(), 0.006, loc=mms(power, y - 7, 9), parent=root)
    box(mms(44, 10, 16), dark_metal(), 0.006, loc=mms(power, y - 9, 10), parent=root)
    boxes(
        [(mms(power - 9 + 3.6 * k, y - 2.4, 6 + 6 * j), mms(2.4, 0.6, 3.4)) for k in range(6) for j in (0, 1)],
        gloss(),
        parent=root,
    )
    box(mms(2, 3, thickness - 20), chrome(), 0.005, loc=mms(length - 3, y, thickness / 2), parent=root)
    for k in range(6):
        slope = rad(30)
        box(
            mms(3, 2.6, deep * 0.5),
            dark_metal(),
            0.005,
            loc=mms(length * 0.74 + 11 * k, y + 0.2, deep * 0.5),
            rot=(0, slope, 0),
            parent=root,
        )
    box(mms(2, 6, 1.6), glow(colour, 2.2), 0.004, loc=mms(power + 20, y - 2, 7), parent=root)
    box(mms(1.5, HEIGHT - 20, thickness - 18), black(), 0.006, loc=mms(length, HEIGHT / 2, thickness / 2), parent=root)
    ribs = [(mms(length + 0.8, 22 + 8 * k, thickness / 2), mms(1.4, 2.4, thickness - 26)) for k in range(12)]
    boxes(ribs, dark_metal(), 0.003, parent=root)
