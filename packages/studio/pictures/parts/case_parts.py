"""What every case has: glass sides, front ports, dust filters, lights inside."""

import math

from mathutils import Vector

from materials.clear import glass
from materials.nodes import Shader
from modelling.arrays import honeycomb
from modelling.outlines import chamfered, rectangle
from modelling.scene import group, mm, mms
from modelling.solids import box, cylinder, letters, mesh, prism, turned
from parts.facing import LEFTWARDS
from parts.finish import black, bright, gloss, gunmetal, lamp, print_white
from parts.ports import jack, usb_a, usb_c
from studio.lights import area, point


def glass_side(width, height, border=12.0, tint=(0.80, 0.81, 0.82, 1), loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """A 4 mm pane in the xy plane, its outside towards +z, with a black print round its inside."""
    root = group(loc, rot, parent)
    x, y = mm(width / 2), mm(height / 2)
    mesh([(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0)], [(0, 1, 2, 3)], glass(tint), smooth=False, loc=mms(0, 0, 2), parent=root)
    rim = [rectangle(2 * x, 2 * y, mm(2)), rectangle(2 * x - mm(1.6), 2 * y - mm(1.6), mm(1.4))]
    prism(rim, mm(4), gloss(), 0.004, parent=root)
    band = [rectangle(2 * x, 2 * y, mm(2)), rectangle(2 * x - mm(2 * border), 2 * y - mm(2 * border), mm(3))]
    prism(band, mm(0.3), gloss(), 0.0005, loc=mms(0, 0, 1.6), parent=root)
    return root


def tower_glass(length, height, border, posts, is_off, loc=(0, 0, 0), parent=None):
    """The left side of a tower's chassis, `length` × `height` mm about `loc`: a pane, which may be off, between two posts."""
    root = group(loc, parent=parent)
    if not is_off:
        glass_side(length - 4, height - 24, border, loc=mms(0, 0, -1), rot=LEFTWARDS, parent=root)
    for y in (-1, 1):
        box(mms(8, 8, height - 16), posts, 0.006, loc=mms(6, y * (length / 2 - 5), 0), parent=root)


def port_row(colour, usb_a_count, usb_c_speed='10G', loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """Power button and front ports in a row along x in the xy plane, the button at its right end."""
    root = group(loc, rot, parent)
    turned([mms(r, z) for r, z in ((9.2, 0), (10.4, 0), (10.4, 1), (9.2, 1))], lamp(colour, 3.2), 64, ring=True, parent=root)
    button = ((8.8, 0), (8.8, 1.6), (8.5, 2.1), (8.0, 2.3), (7.8, 2.3), (0, 2.3))
    turned([mms(r, z) for r, z in button], gunmetal(), 64, parent=root)
    at = -24

    def label(word):
        letters(word, mm(3.4), print_white(), 0.0003, spacing=1.15, loc=mms(at, -8, 0.05), parent=root)

    usb_c(loc=mms(at, 0, 0.6), parent=root)
    label(usb_c_speed)
    for _ in range(usb_a_count):
        at -= 20
        usb_a(loc=mms(at, 0, 0.6), parent=root)
        label('5G')
    at -= 18
    jack(loc=mms(at, 0, 0.4), parent=root)
    label('AUDIO')
    cylinder(mm(1.8), mm(1.6), black(), 0.004, 20, loc=mms(at - 12, 0, 0.6), parent=root)
    return root


def dust_filter(width, depth, material, loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """A frame with hexagonal mesh in the xy plane and a tab to pull it by."""
    root = group(loc, rot, parent)
    frame = [chamfered(*mms(width, depth), mm(8)), chamfered(*mms(width - 12, depth - 12), mm(6))]
    prism(frame, mm(2.4), black(), 0.006, parent=root)
    honeycomb(mm(width - 8), mm(depth - 8), mm(4.4), mm(1.1), material, mm(0.8), loc=mms(0, 0, 0.4), parent=root)
    for k in (1, 2):
        bar = mms(2.4, depth - 10, 1.6)
        box(bar, black(), 0.004, loc=mms((k - 1.5) * width / 3, 0, -0.4), parent=root)
    box(mms(26, 7, 1.2), bright(), 0.004, loc=mms(0, depth / 2 - 3, 1.6), parent=root)
    return root


def inner_light(places, colour, parent=None):
    """Small coloured lamps inside a case: (x, y, z) in dm and watts; they light but are not mirrored."""
    for at, power in places:
        lamp_inside = point(at, power, colour, 0.3, parent)
        lamp_inside.visible_glossy = False


def inner_fill(at, aim, size, power, parent=None):
    """A white soft light inside a case, so that the computer can be seen."""
    light = area(at, aim, size, power, (0.95, 0.97, 1), parent=parent, name='inner fill')
    light.visible_glossy = False
    return light


def inner_card(at, aim, size, strength, parent=None):
    """A card inside a case that only its metals mirror: from behind, and by the camera, it is not seen.

    Keep all of it behind the glass, or the glass mirrors it.
    """
    s = Shader('inner card')
    axes = s.axes(s.coordinates('Generated'))
    falls = [s.math('SINE', s.math('MULTIPLY', axes[axis], math.pi), clamp=True) for axis in 'XY']
    light = s.emission((0.95, 0.97, 1, 1), s.math('MULTIPLY', s.math('MULTIPLY', *falls), strength))
    is_behind = s.node('ShaderNodeNewGeometry').outputs['Backfacing']
    material = s.made(s.mixed(is_behind, light, s.transparent()))
    material.cycles.sample_as_light = False
    x, y = size[0] / 2, size[1] / 2
    corners = [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0)]
    card = mesh(corners, [(0, 1, 2, 3)], material, smooth=False, name='inner card', loc=at, parent=parent)
    card.rotation_euler = (Vector(aim) - Vector(at)).to_track_quat('Z', 'Y').to_euler()
    card.visible_camera = card.visible_shadow = card.visible_diffuse = False
    return card


def tray_grommets(places, tall=52.0, loc=(0, 0, 0), parent=None):
    """Rubber cable passages on a wall that looks to -x: (y, z) in mm about `loc`."""
    root = group(loc, LEFTWARDS, parent)
    for y, z in places:
        prism(
            [rectangle(*mms(24, tall), mm(9)), rectangle(*mms(16, tall - 8), mm(6))], mm(4), black(), 0.01, loc=mms(-y, z, 0), parent=root
        )
        prism([rectangle(*mms(17, tall - 7), mm(6))], mm(1), gloss(), 0.001, loc=mms(-y, z, -0.6), parent=root)
    return root
