"""G-100M: a right-handed wired mouse of 124 × 64 × 39 mm, six buttons, lit wheel, mark and strip."""

import math

import bpy
import numpy as np

from materials.nodes import Shader
from materials.solid import metal, plastic, rubber
from modelling.outlines import circle, inset, rectangle, softened
from modelling.scene import group, mm
from modelling.solids import box, cylinder, letters, loft, mesh, prism, turned
from parts.mark import mark, wordmark
from parts.moulded_panel import panel
from parts.mouse_lighting import moment
from parts.mouse_shell import BELT, FEET, GIRTH, along, belt, foot_points, height, seam_points, top
from parts.usb_cable import cord, plug_a, wound
from studio.lights import point

GAP = mm(0.5)
NOSE, NOSE_CORNER, CORNER = mm(-62), mm(-58.6), mm(21)
SPINE_FRONT, SPINE_REAR, SPINE_END = mm(7.2), mm(4.2), mm(12)
SPLIT_MIDDLE, SPLIT_SIDE = mm(8), mm(-3)
WHEEL_Y, WHEEL_RADIUS, WHEEL_WIDTH = mm(-34), mm(12.2), mm(7.6)
MARK_Y, MARK_HEIGHT = mm(34), mm(13)
SENSOR_Y = mm(-2)
COIL = (mm(-80), mm(-40))
BELT_FRONT = mm(-52.5)
GLOW_LIGHTS = 18


def build(pose='ember'):
    """`pose` is a lighting effect, or 'underside' for the mouse on its back."""
    lights = moment('ember' if pose == 'underside' else pose)
    if pose == 'underside':
        root = group((0, 0, mm(39)), (0, math.pi, 0))
    else:
        root = group()
    soft = plastic('141518', 0.5, 0.16, 420, 0.42)
    satin = plastic('101114', 0.3, 0.12, 160)
    gloss = plastic('08090a', 0.14, 0.0, 90, 0.5, 0.6)
    _dome(root, soft, gloss, satin)
    _belt(root, satin)
    _nose(root, satin)
    _wheel(root, lights.wheel)
    _mark(root, lights.mark)
    _underglow(root, lights.strip)
    _underside(root)
    _cable(root, pose == 'underside')


def _spine_half(y):
    return np.interp(y, (NOSE, mm(-20), SPINE_END), (SPINE_FRONT, SPINE_FRONT, SPINE_REAR))


def _split(x):
    """Where the main buttons end: further back in the middle."""
    return SPLIT_MIDDLE + (SPLIT_SIDE - SPLIT_MIDDLE) * abs(x) / mm(28)


def _front(x):
    """The front edge of the buttons: a shallow prow with its outer corners cut."""
    return NOSE + (NOSE_CORNER - NOSE) * abs(x) / CORNER if abs(x) < CORNER else NOSE_CORNER + (abs(x) - CORNER) * 0.9


def _seam_between(side, front, rear):
    """The seam on one side (1: thumb, 0: all round) where it lies behind `front(x)` and before `rear(x)`."""
    points = [(x, y) for x, y in seam_points(1600) if side * x >= 0]
    clear = [min(y - front(x), rear(x) - y) for x, y in points]
    kept = [k for k, share in enumerate(clear) if share > mm(1)]
    ends = []
    for inner, outer in ((kept[0], kept[0] - 1), (kept[-1], kept[-1] + 1)):
        t = clear[inner] / (clear[inner] - clear[outer])
        ends.append(tuple(a + (b - a) * t for a, b in zip(points[inner], points[outer])))
    return [ends[0], *(points[k] for k in kept), ends[1]]


def _button(side):
    """The outline of the main button on one side (1: thumb), counter-clockwise for the thumb's."""
    edge = _seam_between(side, _front, _split)
    if side < 0:
        edge = edge[::-1]
    inner = [(side * _spine_half(y), y) for y in np.linspace(_split(mm(5)), _front(SPINE_FRONT), 40)]
    front = [(side * x, _front(x)) for x in np.linspace(SPINE_FRONT, abs(edge[0][0]), 30)[1:-1]]
    rear = [(side * x, _split(x)) for x in np.linspace(abs(edge[-1][0]), mm(5.4), 24)[1:-1]]
    outline = inner + front + edge + rear
    return _finished(outline if side > 0 else outline[::-1])


def _cover():
    """The outline of the palm's cover."""
    edge = _seam_between(0, _split, lambda x: 1)
    front = [(x, _split(x)) for x in np.linspace(edge[-1][0], edge[0][0], 60)[1:-1]]
    front = [(x, y) if abs(x) > SPINE_REAR else (x, SPINE_END) for x, y in front]
    return _finished(edge + front)


def _finished(outline):
    return softened(inset(outline, GAP / 2), mm(1.9))


def _dome(root, soft, gloss, satin):
    """Buttons, cover and the glossy spine with the wheel's slot and the button behind it."""
    for side in (1, -1):
        panel(top, _button(side), soft, edge=mm(0.45), depth=mm(2.6), name='button', parent=root)
    panel(top, _cover(), soft, edge=mm(0.4), depth=mm(2.6), name='cover', parent=root)

    def sunk(p, q):
        return top(p, q) - np.array([0, 0, mm(1.1)])

    ys = np.linspace(NOSE + mm(1.2), SPINE_END - mm(0.4), 40)
    right = [(_spine_half(y) - GAP, y) for y in ys]
    outline = softened(right + [(-x, y) for x, y in right[::-1]], mm(1.2))
    slot = rectangle(mm(9.4), mm(27), mm(4.4), 10, (0, WHEEL_Y))
    key = softened(
        [(-mm(3.3), mm(-11)), (mm(3.3), mm(-11)), (mm(3.3), mm(-1.5)), (0, mm(1.8)), (-mm(3.3), mm(-1.5))], mm(1)
    )
    panel(sunk, outline, gloss, [slot, key], edge=mm(0.3), depth=mm(3), pitch=mm(0.7), name='spine', parent=root)
    panel(
        sunk,
        inset(key, mm(0.3)),
        satin,
        edge=mm(0.5),
        depth=mm(2),
        lift=mm(1.0),
        pitch=mm(0.6),
        name='button',
        parent=root,
    )

    def core(p, q):
        return top(p, q) - np.array([0, 0, mm(3.2)])

    seam = [tuple(p) for p in seam_points(200, -0.03)]
    inside = [(x, y) for x, y in seam if y > mm(-56)]
    well = rectangle(mm(11), mm(29), mm(4.4), 8, (0, WHEEL_Y))
    panel(
        core, inside, plastic('050506', 0.7), [well], edge=mm(0.2), depth=mm(12), pitch=mm(2), name='core', parent=root
    )


def _side_key(near, far):
    """The outline of a side button on the belt, its ends slanting, between two places (mm) along the mouse."""
    low, high = BELT * 0.64, BELT * 0.925
    slant = mm(2.6)
    corners = [(along(near), low), (along(far) - slant, low), (along(far), high), (along(near) + slant, high)]
    return softened([tuple(p) for p in _stepped(corners)], mm(2.7))


def _stepped(corners, step=mm(1)):
    points = []
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1]):
        count = max(1, int(math.hypot(bx - ax, by - ay) / step))
        points += [(ax + (bx - ax) * i / count, ay + (by - ay) * i / count) for i in range(count)]
    return points


def _grip(start, end, low, high):
    """The outline of a grip pad on the belt between two places (dm): a long hexagon."""
    middle, blunt = (low + high) / 2, mm(3)
    cut = (high - low) / 2 - blunt
    left = [(start + cut, high), (start, middle + blunt), (start, middle - blunt), (start + cut, low)]
    corners = left + [(start + end - p, q) for p, q in left[::-1]]
    return softened(_stepped(corners), mm(2))


def _belt(root, satin):
    """The glossier side of the shell with the side buttons and the grip pads let into it."""
    start = along(BELT_FRONT * 100)
    whole = [(p, 0.0) for p in np.linspace(start, GIRTH - start, 300)]
    whole += [(p, BELT - mm(0.5)) for p, _ in whole[::-1]]
    keys = [_side_key(-25, -2.5), _side_key(-2.3, 20)]
    hole = [
        (along(-26.4), BELT * 0.62), (along(20), BELT * 0.62), (along(23.4), BELT * 0.945), (along(-22.6), BELT * 0.945)
    ]
    hole = softened(_stepped(hole), mm(2.6))
    thumb = _grip(mm(16), mm(108), BELT * 0.10, BELT * 0.54)
    ring = _grip(GIRTH - mm(108), GIRTH - mm(16), BELT * 0.14, BELT * 0.78)
    panel(
        belt,
        softened(whole, mm(1)),
        satin,
        [hole, thumb, ring],
        edge=mm(0.4),
        depth=mm(2.4),
        pitch=mm(1),
        name='belt',
        parent=root,
    )
    texture = _grip_rubber()
    for pad in (thumb, ring):
        panel(belt, inset(pad, mm(0.22)), texture, edge=mm(0.35), depth=mm(2), lift=mm(0.25), name='grip', parent=root)
    for key in keys:
        panel(
            belt,
            inset(key, mm(0.25)),
            satin,
            edge=mm(0.55),
            depth=mm(3),
            lift=mm(1.2),
            pitch=mm(0.7),
            name='side button',
            parent=root,
        )

    def behind(p, q):
        return belt(p, q) * np.array([0.94, 0.94, 1])

    panel(behind, whole, plastic('050506', 0.7), edge=mm(0.2), depth=mm(0.5), pitch=mm(2.5), name='core', parent=root)


def _grip_rubber():
    """Dark rubber with a fine relief of hexagons."""
    s = Shader('grip')
    at = s.coordinates()
    cell = s.hexagonal(at, mm(2.2), 'YZ')
    relief = s.between(cell, mm(0.62), mm(0.86), 1.0, 0.0)
    normal = s.bump(relief, 0.75, mm(0.5), s.bump(s.noise(at, 260, 3), 0.2, 0.003))
    return s.made(s.principled(Base_Color=(0.006, 0.006, 0.0065, 1), Roughness=0.62, Specular=0.4, Normal=normal))


def _nose(root, satin):
    """The front under the buttons, with the cable's bush."""

    def face(p, q):
        x = np.asarray(p)
        return np.stack([x, [_front(one) + mm(3) for one in x], np.asarray(q)], 1)

    foot, lid = mm(24.8), mm(27.2)
    across = np.linspace(-lid, lid, 80)
    under = height(across * 100, np.array([_front(x) + mm(3) for x in across]) * 100) / 100 - mm(2.8)
    outline = [(x, mm(2.2)) for x in np.linspace(-foot, foot, 60)] + list(zip(across[::-1], under[::-1]))
    panel(
        face,
        softened(outline, mm(1)),
        satin,
        [circle(mm(4.1), 40, (0, mm(8.2)))],
        edge=mm(0.4),
        depth=mm(4),
        name='nose',
        parent=root,
    )


def _lit(name, strength):
    """Light in the colours kept in the attribute 'light' of a mesh."""
    s = Shader(name)
    colour = s.node('ShaderNodeAttribute', attribute_name='light').outputs['Color']
    material = s.made(s.emission(colour, strength))
    material.cycles.sample_as_light = False
    return material


def _even_light(colour, strength):
    s = Shader('light')
    material = s.made(s.emission((*colour, 1), strength))
    material.cycles.sample_as_light = False
    return material


def _wheel(root, colour):
    """A ribbed tyre between two lit rims."""
    z = float(height(0, WHEEL_Y * 100)) / 100 + mm(3.4) - WHEEL_RADIUS
    wheel = group((0, WHEEL_Y, z), (0, math.pi / 2, 0), root)
    half, r = WHEEL_WIDTH / 2, WHEEL_RADIUS
    tyre = rubber('0e0f10', 0.6)
    turned(
        [
            (r - mm(2), -mm(2.5)),
            (r - mm(0.5), -mm(2.5)),
            (r, -mm(1.9)),
            (r, mm(1.9)),
            (r - mm(0.5), mm(2.5)),
            (r - mm(2), mm(2.5)),
        ],
        tyre,
        96,
        parent=wheel,
    )
    ribs = 40
    for k in range(ribs):
        angle = math.tau * k / ribs
        box(
            (mm(0.9), mm(0.9), mm(3.6)),
            tyre,
            mm(0.25),
            2,
            loc=(r * math.cos(angle), r * math.sin(angle), 0),
            rot=(0, 0, angle),
            parent=wheel,
        )
    glow = _even_light(colour, 4.0)
    dark = plastic('0b0c0d', 0.3)
    for side in (-1, 1):
        ring = [
            (r - mm(2.4), side * mm(2.5)),
            (r - mm(0.7), side * mm(2.5)),
            (r - mm(0.7), side * mm(3.3)),
            (r - mm(2.4), side * mm(3.3)),
        ]
        turned(ring, glow, 96, ring=True, parent=wheel)
        cap = [(0, side * mm(2.4)), (r - mm(0.9), side * mm(3.2)), (r - mm(1.1), side * half), (0, side * half)]
        turned(cap, dark, 72, parent=wheel)
    point((0, WHEEL_Y, z + r + mm(3)), 0.02 * max(colour), colour, mm(3), root)


def _mark(root, colour):
    """Argo's mark on the palm, a light guide let into the cover, upright for whoever stands in front."""
    pattern = mark(MARK_HEIGHT, None)
    outlines = [[(p.co.x, p.co.y + MARK_Y) for p in spline.points] for spline in pattern.data.splines]
    bpy.data.objects.remove(pattern)
    light = _even_light(colour, 3.6)
    for outline in outlines:
        turned_round = [(-x, 2 * MARK_Y - y) for x, y in outline]
        panel(
            top, turned_round, light, edge=mm(0.05), depth=mm(0.4), lift=mm(0.08), pitch=mm(1), name='mark', parent=root
        )


def _underglow(root, strip):
    """A light strip round the foot of the shell, and the light that it throws on the table."""
    steps = 320
    inner = [tuple(p) for p in foot_points(steps, 0.9) if p[1] > BELT_FRONT + mm(7)]
    count = len(inner)
    vertices = [(x, y, z) for z in (mm(1.9), mm(4.4)) for x, y in inner]
    faces = [(k, k + 1, count + k + 1, count + k) for k in range(count - 1)]
    thing = mesh(vertices, faces, _lit('underglow', 3.2), name='underglow', parent=root)
    colours = [strip(k / (count - 1)) for k in range(count)]
    attribute = thing.data.attributes.new('light', 'FLOAT_COLOR', 'POINT')
    attribute.data.foreach_set('color', np.array([(*c, 1) for c in colours * 2], np.float32).ravel())
    outer = [p for p in foot_points(steps, -5) if p[1] > BELT_FRONT]
    for share in np.linspace(0.03, 0.97, GLOW_LIGHTS):
        at = outer[int(share * (len(outer) - 1))]
        point((*at, mm(5)), 0.4 / GLOW_LIGHTS, colours[int(share * (count - 1))], mm(4), root)


def _underside(root):
    """Base plate, PTFE feet, sensor window, label and screws."""
    hull = [tuple(p) for p in foot_points(160, 2.0)]
    hull = [(x, y) for x, y in hull if y > BELT_FRONT]
    hull += [(x, _front(x) + mm(4)) for x in np.linspace(hull[-1][0], hull[0][0], 20)[1:-1]]
    dark = plastic('08090a', 0.5, 0.12, 300, 0.35)
    thick = mm(2.6)
    base = mm(FEET) + thick / 2
    window = circle(mm(7.5), 40, (0, SENSOR_Y))
    prism([softened(hull, mm(3)), window], thick, dark, mm(0.5), loc=(0, 0, base), parent=root)
    _feet(root)
    prism(
        circle(mm(8), 40, (0, SENSOR_Y)),
        mm(0.4),
        plastic('030304', 0.3, 0.0),
        mm(0.05),
        loc=(0, 0, mm(FEET) + mm(2)),
        parent=root,
    )
    lens = plastic('02040a', 0.05, 0.0, coat=1.0)
    prism(
        rectangle(mm(6.4), mm(8.6), mm(2), 6, (0, SENSOR_Y)),
        mm(0.6),
        lens,
        mm(0.2),
        loc=(0, 0, mm(FEET) + mm(1.7)),
        parent=root,
    )
    face = mm(FEET) - mm(0.01)
    print_ink = plastic('8c9299', 0.6)
    wordmark(mm(6.6), print_ink, mm(0.03), loc=(0, mm(21), face), rot=(0, math.pi, math.pi), parent=root)
    lines = ('G-100M   OPTICAL GAMING MOUSE', '5 V  100 mA   USB 2.0   1.8 m')
    for k, line in enumerate(lines):
        letters(
            line,
            mm(2.3),
            print_ink,
            mm(0.03),
            weight=600,
            loc=(0, mm(27 + 3.2 * k), face),
            rot=(0, math.pi, math.pi),
            parent=root,
        )
    steel = metal('3c3e42', 0.35)
    for x in (-1, 1):
        cylinder(mm(2.1), mm(0.5), steel, mm(0.1), 24, loc=(x * mm(17), mm(-30), mm(FEET)), parent=root)
        cylinder(
            mm(0.9),
            mm(0.2),
            plastic('050505', 0.5),
            mm(0.02),
            6,
            loc=(x * mm(17), mm(-30), mm(FEET) - mm(0.2)),
            parent=root,
        )


def _feet(root):
    """Three feet of PTFE: under the nose, under the heel and round the sensor."""
    ptfe = plastic('c9cbcc', 0.34, 0.1)
    nose = [(x, mm(-53) + abs(x) * 0.12) for x in np.linspace(mm(-17), mm(17), 24)]
    nose += [(x, mm(-45) + abs(x) * 0.05) for x in np.linspace(mm(17), mm(-17), 24)]
    arc = np.linspace(0.28, math.pi - 0.28, 40)
    heel = [(mm(24.5) * math.cos(a), mm(24) + mm(29.5) * math.sin(a)) for a in arc]
    heel += [(mm(17.5) * math.cos(a), mm(24) + mm(22) * math.sin(a)) for a in arc[::-1]]
    ring = [rectangle(mm(26), mm(26), mm(11), 10, (0, SENSOR_Y)), circle(mm(8.4), 40, (0, SENSOR_Y))]
    for shape in ([softened(nose, mm(2.5))], [softened(heel, mm(2.2))], ring):
        prism(shape, mm(FEET), ptfe, mm(0.25), loc=(0, 0, mm(FEET) / 2), parent=root)


def _cable(root, is_turned):
    """The bush at the nose, and the cord to a coil at the right with the plug beside it."""
    bush = rubber('0c0c0e', 0.6)
    middle = mm(8.2)
    profile = [(mm(3.9), 0), (mm(3.9), mm(4)), (mm(3.4), mm(4.6)), (mm(2.4), mm(11)), (mm(2.1), mm(12)), (0, mm(12))]
    turned(profile, bush, 40, loc=(0, mm(-56), middle), rot=(math.pi / 2, 0, 0), parent=root)
    for k in range(3):
        cylinder(
            mm(3.3 - 0.3 * k),
            mm(0.9),
            bush,
            mm(0.3),
            32,
            loc=(0, mm(-61.5 - 2 * k), middle),
            rot=(math.pi / 2, 0, 0),
            parent=root,
        )
    start = (0, mm(-58), mm(39) - middle if is_turned else middle)
    lead = [
        start,
        (0, mm(-74), start[2] * 0.8),
        (mm(-8), mm(-94), start[2] * 0.35),
        (mm(-24), mm(-106), mm(1.6)),
        (mm(-42), mm(-100), mm(1.6)),
        (mm(-57), mm(-80), mm(1.6)),
    ]
    coil = [(COIL[0] + y, COIL[1] - x, z) for x, y, z in wound()]
    tail = [(COIL[0] - mm(3), COIL[1] + mm(50), mm(4)), (COIL[0] + mm(8), COIL[1] + mm(66), mm(4))]
    cord([*lead, *coil[4:-4], *tail])
    plug_a((COIL[0] + mm(14), COIL[1] + mm(76), mm(4)), (0, 0, math.pi - 0.5))
    strap = rubber('101012', 0.85)
    angles = np.linspace(0, math.tau, 48, endpoint=False)
    around = [(math.cos(a) * mm(27), math.sin(a) * mm(9) + mm(8.2)) for a in angles]
    sections = [
        [(COIL[0] + x * k, COIL[1] + y, max(z, mm(0.4))) for x, z in around]
        for y, k in ((mm(-6), 0.98), (mm(-5.6), 1), (mm(5.6), 1), (mm(6), 0.98))
    ]
    loft(sections, strap, caps=False, smooth_below=40)
