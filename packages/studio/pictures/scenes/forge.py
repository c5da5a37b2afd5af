"""The workshop round the scenes: a wet steel floor, a dark wall with a glowing mouth, sparks in the air."""

import math
import random

from materials.light import glow
from materials.nodes import Shader
from materials.solid import metal
from modelling.scene import group
from modelling.solids import box, face_outwards, mesh
from studio.lights import area


def floor(size=120.0):
    """Worn steel plates, smooth where they are wet."""
    s = Shader('forge floor')
    at = s.coordinates()
    wet = s.noise(at, 0.16, 5, 0.6)
    rough = s.between(wet, 0.4, 0.62, 0.1, 0.42)
    grain = s.math('ADD', s.noise(at, 1.3, 6, 0.65), s.math('MULTIPLY', s.noise(at, 22, 3), 0.06))
    surface = s.principled(Base_Color=(0.013, 0.0132, 0.0145, 1), Roughness=rough, Specular=0.5, Normal=s.bump(grain, 0.08, 0.05))
    half = size / 2
    return mesh([(-half, -half, 0), (half, -half, 0), (half, half, 0), (-half, half, 0)], [(0, 1, 2, 3)], s.made(surface), name='forge floor')


def wall(distance, width=90.0, height=45.0):
    """A wall of tall steel panels with narrow joints, `distance` behind the origin."""
    sheet = metal('25282d', 0.5, (3, 3, 60))
    step = 7.5
    count = int(width / step)
    for k in range(count):
        box((step - 0.12, 0.4, height), sheet, 0.05, loc=((k - (count - 1) / 2) * step, distance, height / 2))


def mouth(at, width, height, strength=1.7, colour=(1, 0.22, 0.03), turn=0.0, power=900.0):
    """A tall slit of fire: hottest in the middle, with chamfered ends, that lights what stands before it."""
    s = Shader('fire')
    axes = s.axes(s.coordinates())
    across = s.math('ABSOLUTE', s.math('DIVIDE', axes['X'], width / 2))
    flicker = s.noise(s.stretched(s.coordinates(), (1.2, 1, 0.35)), 1.4, 5, 0.6)
    heat = s.math('SUBTRACT', s.math('ADD', 0.62, s.math('MULTIPLY', flicker, 0.5)), s.math('MULTIPLY', across, 0.85), clamp=True)
    shade = s.ramp(heat, [(0, (0.25, 0.012, 0)), (0.4, (0.9, 0.07, 0.006)), (0.75, (1, 0.20, 0.02)), (1, (1, 0.42, 0.08))])
    material = s.made(s.emission(shade, strength))
    material.cycles.sample_as_light = False
    stand = group(at, (0, 0, turn))
    w, cut = width / 2, width * 0.4
    outline = [(-w, 0), (w, 0), (w, height - cut), (w - cut, height), (-w, height)]
    mesh([(x, 0, z) for x, z in outline], [tuple(range(len(outline)))], material, name='fire', parent=stand)
    frame = metal('3a3c42', 0.4, (2, 2, 40))
    for x in (-w - 0.35, w + 0.35):
        box((0.7, 0.7, height + 0.8), frame, 0.06, loc=(x, 0, height / 2), parent=stand)
    area((0, -0.6, height / 2), (0, -10, height / 2 - 1), (width, height), power, colour, parent=stand, name='heat')
    return stand


def sparks(count, low, high, seed=1, length=0.16, thickness=0.012, strength=14.0):
    """Specks of hot metal in the box from `low` to `high`, most of them near its floor, drawn out as they fly."""
    chance = random.Random(seed)
    vertices, faces = [], []
    for _ in range(count):
        x, y = (chance.uniform(low[i], high[i]) for i in (0, 1))
        z = low[2] + (high[2] - low[2]) * chance.random() ** 1.7
        angle, lift = chance.uniform(0, math.tau), chance.uniform(0.2, 1.2)
        reach = length * chance.uniform(0.15, 1.0) ** 2
        dx, dy, dz = (reach * math.cos(angle) * math.cos(lift), reach * math.sin(angle) * math.cos(lift), reach * math.sin(lift))
        t = thickness * chance.uniform(0.4, 1.0)
        base = len(vertices)
        vertices += [(x, y, z), (x + t, y, z + t), (x + dx, y + dy, z + dz), (x - t, y, z + t), (x, y + t, z)]
        faces += [(base, base + 1, base + 2), (base, base + 2, base + 3), (base + 3, base + 2, base + 4), (base + 4, base + 2, base + 1)]
    return face_outwards(mesh(vertices, faces, glow('ff6a1c', strength), smooth=False, name='sparks'))
