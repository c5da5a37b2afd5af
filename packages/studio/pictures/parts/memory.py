"""Memory modules and their slots."""

from materials.light import strip_light
from modelling.arrays import boxes
from modelling.outlines import chamfered
from modelling.scene import group, mm, mms, rad
from modelling.solids import box, letters, prism
from parts.finish import black, dark_metal, gold, gunmetal, print_white

LENGTH, HEIGHT = 133.35, 42.0


def memory_slot(loc=(0, 0, 0), parent=None):
    """A slot along y, standing on z = 0, with its two latches."""
    root = group(loc, parent=parent)
    sides = [(mms(x, 0, 3.5), mms(2.2, 141, 7)) for x in (-2.2, 2.2)]
    boxes([*sides, (mms(0, 0, 1), mms(6.6, 141, 2))], black(), 0.004, parent=root)
    for side in (-1, 1):
        box(mms(6.6, 7, 14), black(), 0.01, loc=mms(0, side * 70, 7), parent=root)
        box(mms(4.4, 3, 6), black(), 0.008, loc=mms(0, side * 72, 15), rot=(side * 0.35, 0, 0), parent=root)
    return root


def memory(stops, strength=2.6, shift=0.0, loc=(0, 0, 0), parent=None):
    """A module along y with heat spreaders and a bar of light along its top edge; z = 0 is the board."""
    root = group(loc, parent=parent)
    boxes([(mms(0, y, 6), mms(1.2, 62, 8)) for y in (-33, 33)], gold(), 0, parent=root)
    # the spreader stands in the yz plane: its own x runs along y, its y along z
    side = (rad(90), 0, rad(90))
    top, base = HEIGHT + 3, 7
    middle = (top + base) / 2
    for x in (-2.7, 2.7):
        outline = chamfered(*mms(LENGTH, top - base - 4), mm(7), corners=(True, True, False, False))
        prism([outline], mm(1.6), gunmetal(), 0.004, loc=mms(x, 0, middle - 2), rot=side, parent=root)
        grooves = [(mms(x * 1.22, y, middle - 4), mms(0.8, 1.6, 20)) for y in (-54, -50, -46, 46, 50, 54)]
        boxes(grooves, dark_metal(), 0.002, parent=root)
    letters(
        'ARGO',
        mm(10),
        print_white(),
        0.001,
        spacing=1.15,
        loc=mms(-3.55, 0, middle - 2),
        rot=(rad(90), 0, rad(-90)),
        parent=root,
    )
    light = prism(
        [chamfered(*mms(LENGTH - 8, 9), mm(4), corners=(True, True, False, False))],
        mm(5),
        strip_light(stops, strength, 'X', mm(190), shift),
        0.008,
        parent=root,
    )
    light.location, light.rotation_euler = mms(0, 0, top - 3), side
    return root
