"""The game on the screens of other pictures: a race through a canyon at dusk, for a camera at (0, -20, 6)."""

import math

import bpy
import numpy as np
from mathutils import Vector, noise

from materials.light import glow
from materials.nodes import Shader
from materials.solid import metal, plastic
from modelling.arrays import boxes
from modelling.outlines import chamfered
from modelling.scene import group
from modelling.solids import box, cylinder, letters, loft, mesh, prism, tube, turned
from parts.mark import mark
from studio.lights import area

EMBER, ICE = 'ff5a1f', '9fd8ff'
# Where the sun stands in the frame, from its lower left corner.
SUN = (0.565, 0.585)
# How far the ground comes closer in one frame.
SPEED = 3.2


def build():
    ground = group()
    _canyon(ground)
    _track(ground)
    for y in (29, 76, 140, 230):
        _gate(ground, y)
    _streaks(ground)
    _move(ground)
    _sky()
    _light()
    _craft(group((-2.1, -3.2, 2.7), (0.02, 0.22, 0.08), scale=1.2), 1.6)
    _craft(group((6.4, 38, 3.4), (0, -0.34, -0.3), scale=1.2), 2.0, length=6)
    _display(group((0, -16, 6), (math.pi / 2, 0, 0)))


def _middle(y):
    """Where the middle of the track lies, y along it."""
    return 26 * (1 - math.cos(y / 105)) if y > 0 else 0.0


def _move(ground):
    """Blurs the ground as the camera flies over it."""
    render = bpy.context.scene.render
    render.use_motion_blur, render.motion_blur_shutter = True, 1.0
    for frame in (0, 1, 2):
        ground.location.y = SPEED * (1 - frame)
        ground.keyframe_insert('location', frame=frame)
    for curve in ground.animation_data.action.fcurves:
        for point in curve.keyframe_points:
            point.interpolation = 'LINEAR'


def _from_sun(s):
    """The distance from the sun in the picture, in its heights."""
    axes = s.axes(s.coordinates('Window'))
    across = s.math('MULTIPLY', s.math('SUBTRACT', axes['X'], SUN[0]), 16 / 9)
    up = s.math('SUBTRACT', axes['Y'], SUN[1])
    return s.math('SQRT', s.math('ADD', s.math('MULTIPLY', across, across), s.math('MULTIPLY', up, up)))


def _haze(s):
    """The light of the air: hot round the sun, blue away from it."""
    stops = [(0, (1, 0.50, 0.20)), (0.12, (0.82, 0.25, 0.07)), (0.30, (0.24, 0.075, 0.075)), (0.55, (0.05, 0.045, 0.10)), (1, (0.010, 0.024, 0.065))]
    return s.ramp(_from_sun(s), stops)


def _in_haze(s, surface, reach):
    """A material that fades into the air; after `reach` 63 % of it are gone."""
    far = s.node('ShaderNodeCameraData').outputs['View Distance']
    gone = s.math('SUBTRACT', 1.0, s.math('EXPONENT', s.math('DIVIDE', far, -reach)))
    return s.made(s.mixed(gone, surface, s.emission(_haze(s), 1.0)))


def _canyon(ground):
    """Both walls, from the floor up to the plain, worn into ledges."""
    s = Shader('rock')
    at = s.coordinates()
    layers = s.noise(s.stretched(at, (0.03, 0.03, 0.7)), 1.0, 5, 0.6)
    grain = s.noise(at, 0.9, 7, 0.65)
    shade = s.ramp(layers, [(0.3, (0.045, 0.02, 0.014)), (0.5, (0.16, 0.07, 0.042)), (0.62, (0.07, 0.034, 0.026)), (0.75, (0.24, 0.12, 0.075))])
    rock = s.principled(Base_Color=shade, Roughness=0.8, Specular=0.3, Normal=s.bump(grain, 0.9, 0.5))
    material = _in_haze(s, rock, 190)
    rows = np.concatenate([np.arange(-30, 60, 0.5), np.arange(60, 420, 1.6)])
    shape = [(13 + 0.6 * k, 0.02 * k) for k in range(8)]
    shape += [(18 + 8 * t + 5 * t * t, 46 * t) for t in np.linspace(0.01, 1, 92)]
    shape += [(31 + 8 * k, 46 + 0.4 * k) for k in range(1, 14)]
    for side in (-1, 1):
        vertices = []
        for y in rows:
            for x, z in shape:
                spot = Vector((side * 40 + 0.2 * x, y, z * 0.55)) * 0.045
                bulk = noise.fractal(spot, 1.0, 2.1, 6, noise_basis='PERLIN_ORIGINAL')
                ledge = noise.noise(Vector((y * 0.012, side * 9, z * 0.30))) + 0.5 * noise.noise(Vector((y * 0.05, side * 5, z * 0.9)))
                steep = min(1.0, max(0.0, (x - 14) / 5))
                out = steep * (11 * bulk + 3.4 * round(ledge * 3.2) / 3.2)
                lift = 2.2 * noise.fractal(spot * 3, 1.0, 2.0, 4) * (1 if z > 44 else 0)
                vertices.append((_middle(y) + side * (x + out - 2), y, z + lift - 0.2))
        count = len(shape)
        faces = [
            (r * count + k, (r + 1) * count + k, (r + 1) * count + k + 1, r * count + k + 1)
            for r in range(len(rows) - 1)
            for k in range(count - 1)
        ]
        mesh(vertices, faces, material, name='canyon', parent=ground)


def _band(ground, left, right, z, material, start=-30, end=420):
    """A band along the track, from `left` to `right` of its middle."""
    rows = np.arange(start, end, 1.5)
    vertices = [(_middle(y) + x, y, z) for y in rows for x in (left, right)]
    faces = [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(len(rows) - 1)]
    return mesh(vertices, faces, material, name='band', parent=ground)


def _track(ground):
    """A wet floor, and lines of light along it."""
    s = Shader('wet rock')
    at = s.coordinates()
    wet = s.between(s.noise(s.stretched(at, (0.5, 0.14, 1)), 0.6, 6, 0.6), 0.40, 0.60, 0.05, 0.5)
    bump = s.bump(s.noise(at, 1.4, 5, 0.6), 0.25, 0.2)
    floor = s.principled(Base_Color=(0.020, 0.017, 0.017, 1), Roughness=wet, Specular=0.6, Normal=bump)
    _band(ground, -60, 60, -0.1, _in_haze(s, floor, 210))
    for side in (-1, 1):
        edge = side * 9.4
        _band(ground, edge - 0.22, edge + 0.22, 0.22, glow(EMBER, 7))
        rail = metal('3a3c42', 0.4)
        _band(ground, edge - 0.6, edge + 0.6, 0.14, rail)
    dashes = [((_middle(y), y, 0.02), (0.22, 4.5, 0.02)) for y in range(-14, 300, 13)]
    boxes(dashes, glow(ICE, 1.6), parent=ground)


def _gate(ground, y):
    """A gate over the track, lit along its inside."""
    place = group((_middle(y), y, 0), (math.pi / 2, 0, 0), ground)
    outer, inner = chamfered(27, 26, 7, at=(0, 9)), chamfered(22.4, 21.4, 5.4, at=(0, 9))
    light = chamfered(21.8, 20.8, 5.2, at=(0, 9))
    s = Shader('gate')
    steel = s.principled(Base_Color=(0.07, 0.075, 0.085, 1), Metallic=0.8, Roughness=0.36)
    prism([outer, inner], 1.8, _in_haze(s, steel, 230), 0.25, parent=place)
    prism([inner, light], 1.0, glow(EMBER, 6), 0.05, parent=place)


def _streaks(ground):
    """Dust that flies past, drawn out by the speed."""
    chance = np.random.default_rng(5)
    dust = glow('ffb070', 2.2)
    parts = []
    for _ in range(150):
        angle, away = chance.uniform(0, math.pi), chance.uniform(4.5, 15)
        y = chance.uniform(-12, 60)
        size = chance.uniform(0.012, 0.035)
        parts.append(((_middle(y) + away * math.cos(angle), y, 1 + away * math.sin(angle)), (size, chance.uniform(0.3, 1.6), size)))
    boxes(parts, dust, parent=ground)


def _sky():
    """A low sun behind the haze, far away."""
    s = Shader('sky')
    away = _from_sun(s)
    disc = s.between(away, 0.082, 0.078)
    clouds = s.noise(s.stretched(s.coordinates('Window'), (1.6, 9, 1)), 2.2, 6, 0.6)
    air = s.blend(s.between(clouds, 0.48, 0.72, 0.0, 0.45), _haze(s), (0.30, 0.10, 0.075))
    lit = s.blend(disc, s.blend(s.between(away, 0.30, 0.06, 0.0, 0.7), air, (2.2, 0.95, 0.34)), (8, 5.4, 2.7))
    mesh([(-900, 0, -300), (900, 0, -300), (900, 0, 500), (-900, 0, 500)], [(0, 1, 2, 3)], s.made(s.emission(lit, 1.0)), name='sky', loc=(0, 460, 0))


def _light():
    """The sun ahead, the sky above, and what the lines throw on the walls."""
    sun = area((90, 430, 70), (0, 0, 6), (70, 70), 4.6e7, (1, 0.52, 0.24), name='sun')
    # It would burn out on the wet floor.
    sun.visible_glossy = False
    area((-30, -30, 90), (0, 80, 10), (120, 60), 2.9e5, (0.30, 0.50, 1), name='sky')
    for side in (-1, 1):
        area((side * 9.4, 40, 0.6), (side * 30, 40, 14), (1, 150), 9000, (1, 0.22, 0.04), name='line')
    area((-6, -10, 13), (-2, -3, 3), (6, 3), 2600, (0.55, 0.7, 1), name='craft')


def _craft(root, heat, length=0.0):
    """A racer seen from behind: a flat hull, two wings cut at 45°, two burners; a trail of `length` behind."""
    shell, dark = metal('b8bec8', 0.26), plastic('0b0c0e', 0.35)
    sections = []
    for y, wide, low, high in ((-2.3, 1.25, -0.22, 0.30), (-1.4, 1.5, -0.32, 0.46), (0.4, 1.1, -0.3, 0.50), (2.4, 0.5, -0.2, 0.26), (4.6, 0.08, -0.06, 0.03)):
        cut = 0.42 * wide
        sections.append([(-wide, y, low + 0.1), (-wide + cut, y, low), (wide - cut, y, low), (wide, y, low + 0.1), (wide - cut, y, high), (-wide + cut, y, high)])
    loft(sections, shell, smooth_below=20, parent=root)
    for side in (-1, 1):
        wing = [(1.0, -2.1), (3.7, -2.9), (3.9, -2.2), (1.0, 1.8)]
        outline = [(side * x, y) for x, y in wing]
        prism(outline[::side], 0.16, shell, 0.05, loc=(0, 0, -0.1), rot=(0, side * 0.16, 0), parent=root)
        fin = [(-2.9, 0), (-1.6, 0), (-2.5, 0.9), (-3.1, 1.05)]
        prism(fin, 0.12, dark, 0.03, loc=(side * 3.72, 0, -0.66), rot=(math.pi / 2, 0, math.pi / 2), parent=root)
        box((1.5, 0.05, 0.06), glow(EMBER, 5), 0, loc=(side * 2.5, -2.58, -0.33), rot=(0, side * 0.16, side * -0.29), parent=root)
        burner = group((side * 0.72, -2.2, 0.05), (math.pi / 2, 0, 0), root)
        turned([(0.22, 0), (0.34, 0.1), (0.36, 0.6), (0.29, 0.62), (0.2, 0.1)], dark, 40, ring=True, parent=burner)
        cylinder(0.2, 0.05, glow('6fb6ff', heat * 2.4), 0.01, 40, loc=(0, 0, 0.3), parent=burner)
        _flame(burner, heat, 2.6 + length)
    mark(0.62, plastic(EMBER, 0.4, 0), 0.02, loc=(0, 0.1, 0.55), rot=(-0.03, 0, 0), parent=root)
    prism([(-0.42, -0.6), (0.42, -0.6), (0.28, 1.2), (-0.28, 1.2)], 0.2, plastic('050608', 0.08), 0.08, loc=(0, 1.3, 0.46), rot=(-0.1, 0, 0), parent=root)


def _flame(burner, heat, length):
    """A cone of light that thins out to its end."""
    s = Shader('flame')
    along = s.math('SUBTRACT', 1.0, s.math('DIVIDE', s.axes(s.coordinates())['Z'], length), clamp=True)
    facing = s.node('ShaderNodeLayerWeight', {'Blend': 0.35}).outputs['Facing']
    dense = s.math('MULTIPLY', s.math('POWER', along, 2.2), s.math('SUBTRACT', 1.0, facing, clamp=True))
    shade = s.ramp(along, [(0, (0.04, 0.2, 1)), (0.6, (0.2, 0.55, 1)), (1, (0.8, 0.93, 1))])
    material = s.made(s.mixed(s.math('MULTIPLY', dense, 0.8), s.transparent(), s.emission(shade, heat * 2)))
    material.cycles.sample_as_light = False
    turned([(0.19, 0.34), (0.16, 0.3 * length), (0.02, length)], material, 32, parent=burner).visible_shadow = False


def _display(root):
    """What the game writes over the picture: place, lap, clock, course and speed; the frame is 6 wide and 3.4 tall."""
    ash, ember, dim = glow('eceef1', 1.1), glow(EMBER, 1.6), glow('9ba5b1', 0.5)

    def write(words, size, x, y, material=ash, align='LEFT', weight=800):
        letters(words, size, material, 0.0005, weight=weight, align=align, loc=(x, y, 0), parent=root)

    write('2', 0.36, -2.72, 1.36)
    write('/ 8', 0.15, -2.47, 1.31, dim, weight=600)
    write('1:07.42', 0.17, 0, 1.5, ash, 'CENTER', 700)
    write('LAP 2 / 3', 0.085, 0, 1.36, ash, 'CENTER', 600)
    write('842', 0.36, 2.36, -1.38, ash, 'RIGHT')
    write('km/h', 0.12, 2.42, -1.43, dim, weight=600)
    boxes([((1.72 + 0.064 * k, -1.16, 0), (0.045, 0.05 + 0.004 * k, 0.001)) for k in range(13)], ember, parent=root)
    boxes([((1.72 + 0.064 * k, -1.16, 0), (0.045, 0.05 + 0.004 * k, 0.001)) for k in range(13, 16)], dim, parent=root)
    course = [(0, -0.34), (0.3, -0.2), (0.34, 0.1), (0.1, 0.2), (0.16, 0.4), (-0.12, 0.44), (-0.32, 0.16), (-0.2, -0.06), (-0.34, -0.24)]
    at = (2.44, 1.12)
    tube([(at[0] + x, at[1] + y, 0) for x, y in course], 0.011, dim, closed=True, parent=root)
    cylinder(0.035, 0.002, ember, 0.0005, 24, loc=(at[0] + 0.33, at[1] - 0.02, 0), parent=root)
    cylinder(0.022, 0.002, ash, 0.0005, 24, loc=(at[0] + 0.12, at[1] + 0.2, 0), parent=root)
