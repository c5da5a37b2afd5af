"""Axial fans."""

import math

from materials.clear import frosted
from materials.light import RAINBOW, glow, ring_light
from materials.solid import metal, plastic, rubber
from modelling.outlines import circle, rectangle
from modelling.scene import group, mm
from modelling.solids import box, cylinder, face_outwards, mesh, prism, turned
from parts.mark import mark


def fan(side=120, depth=25, blades=9, light=RAINBOW, turn=0.0, ring_strength=3.4, loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """A fan of `side` × `side` × `depth` mm, blowing along -z, its ring of light towards +z; `light=None` leaves it dark.

    `turn` (radians) turns blades and colours, so that fans side by side differ.
    """
    root = group(loc, rot, parent)
    s, half = mm(side), mm(depth) / 2
    black, hub = plastic('121316', 0.42, 0.12, 240), metal('3a3c42', 0.34, (160, 160, 2))
    radius = s * 0.468
    hole = s * 0.4375
    holes = [circle(mm(2.15), 16, (x * hole, y * hole)) for x in (-1, 1) for y in (-1, 1)]
    for z in (-half + mm(1.5), half - mm(1.5)):
        prism([rectangle(s, s, s * 0.075), circle(radius, 72), *holes], mm(3), black, 0.006, loc=(0, 0, z), parent=root)
    turned([(radius, -half), (radius + mm(3), -half), (radius + mm(3), half), (radius, half)], black, 72, ring=True, parent=root)
    pad = rubber()
    for x in (-1, 1):
        for y in (-1, 1):
            pads = prism([rectangle(s * 0.125, s * 0.125, s * 0.04), circle(mm(3), 20)], 2 * half + mm(0.8), pad, 0.01, parent=root)
            pads.location = (x * hole, y * hole, 0)
    if light:
        ring = [(radius - mm(5.5), half - mm(1)), (radius - mm(5), half + mm(0.6)), (radius - mm(3), half + mm(1.2)), (radius - mm(1), half + mm(0.6)), (radius - mm(0.4), half - mm(1))]
        turned(ring, ring_light(light, ring_strength, turn=turn / math.tau), 96, ring=True, parent=root)
    inner = s / 6
    cylinder(inner, 2 * half * 0.84, black, 0.02, 48, parent=root)
    turned([(0, half * 0.86), (inner * 0.76, half * 0.86), (inner * 0.79, half * 0.83), (inner * 0.79, half * 0.8), (0, half * 0.8)], hub, 48, parent=root)
    turned([(inner * 0.8, half * 0.84), (inner * 0.84, half * 0.87), (inner * 0.88, half * 0.84)], metal('8a8d94', 0.22), 48, parent=root)
    mark(inner * 0.72, glow('ff4a20', 1.1), 0.004, loc=(0, 0, half * 0.88), parent=root)
    rotor(root, inner * 0.95, radius - mm(6), half, blades, turn)
    for k in range(4):
        angle = math.pi / 4 + k * math.pi / 2
        box((radius, mm(5), mm(3)), black, 0.006, loc=(radius / 2 * math.cos(angle), radius / 2 * math.sin(angle), -half + mm(1.5)), rot=(0, 0, angle), parent=root)
    return root


def rotor(parent, inner, outer, half, count, turn, material=None):
    """Twisted, swept and cambered blades from radius `inner` to `outer`, within ±`half` of z, as one mesh."""
    along, across = 10, 11
    scale = outer / 0.5
    vertices, faces = [], []
    for blade in range(count):
        base = len(vertices)
        for side in (0, 1):
            for i in range(along):
                t = i / (along - 1)
                radius = inner + t * (outer - inner)
                chord, pitch = (0.27 + 0.24 * t - 0.06 * t * t) * scale, math.radians(46 - 18 * t)
                sweep = -0.42 * t + 0.26 * t * t
                for j in range(across):
                    u = j / (across - 1) - 0.5
                    camber = (0.035 * (1 - 4 * u * u) * (1 if side == 0 else 0.72) - (0.006 if side else 0)) * scale
                    angle = math.tau * blade / count + sweep + u * chord * math.cos(pitch) / radius
                    z = max(-half * 0.8, min(half * 0.8, u * chord * math.sin(pitch) * 0.62 + camber))
                    vertices.append((radius * math.cos(angle), radius * math.sin(angle), z))
        other = along * across
        for i in range(along - 1):
            for j in range(across - 1):
                face = (base + i * across + j, base + (i + 1) * across + j, base + (i + 1) * across + j + 1, base + i * across + j + 1)
                faces += [face, tuple(v + other for v in face[::-1])]
        rim = (
            [i * across for i in range(along)]
            + [(along - 1) * across + j for j in range(1, across)]
            + [i * across + across - 1 for i in range(along - 2, -1, -1)]
            + list(range(across - 2, 0, -1))
        )
        faces += [(base + b, base + a, base + a + other, base + b + other) for a, b in zip(rim, rim[1:] + rim[:1])]
    thing = face_outwards(mesh(vertices, faces, frosted('6d727b', 0.3, 0.1), smooth_below=50, name='blades', parent=parent))
    thing.rotation_euler = (0, 0, turn)
