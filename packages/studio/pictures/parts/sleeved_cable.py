"""Cables of single sleeved wires, with their plugs and combs. Sizes in mm."""

import math

import numpy as np

from materials.nodes import Shader, srgb
from materials.solid import metal, plastic
from modelling.arrays import boxes
from modelling.outlines import rectangle
from modelling.scene import group, mm
from modelling.solids import box, mesh, prism

PITCH = 4.2
WIRE = 1.62
PLUG_LENGTH = 15
_AROUND = 10


def sleeving(colour='111214'):
    """Woven PET: strands that cross at an angle, each with a soft sheen. Needs the wires of `wires`."""
    s = Shader('sleeving')
    around, along = s.attribute('around'), s.attribute('along')
    turns, rise = s.math('MULTIPLY', around, 2 * math.pi * 6), s.math('MULTIPLY', along, 2 * math.pi / mm(2.6))
    a = s.math('SINE', s.math('ADD', turns, rise))
    b = s.math('SINE', s.math('SUBTRACT', turns, rise))
    weave = s.math('MULTIPLY', a, b)
    base = srgb(colour)
    shown = s.blend(
        s.between(weave, -0.6, 0.6), tuple(c * 0.45 for c in base[:3]), tuple(min(1, c * 1.5) for c in base[:3])
    )
    normal = s.bump(weave, 0.7, 0.006)
    return s.made(s.principled(Base_Color=shown, Roughness=0.5, Specular=0.4, Sheen=0.15, Normal=normal))


def wires(paths, material, radius=WIRE, parent=None):
    """Round wires along paths of points (dm), as one mesh that knows where along and around each place lies."""
    vertices, faces, along, around = [], [], [], []
    for path in paths:
        points = np.asarray(path, float)
        tangents = np.gradient(points, axis=0)
        tangents /= np.linalg.norm(tangents, axis=1)[:, None]
        across = np.cross(tangents, (0, 0, 1))
        across[np.linalg.norm(across, axis=1) < 1e-6] = (1, 0, 0)
        across /= np.linalg.norm(across, axis=1)[:, None]
        upward = np.cross(across, tangents)
        length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))])
        base = len(vertices)
        for k in range(len(points)):
            for i in range(_AROUND + 1):
                angle = math.tau * i / _AROUND
                vertices.append(points[k] + mm(radius) * (across[k] * math.cos(angle) + upward[k] * math.sin(angle)))
                along.append(length[k])
                around.append(i / _AROUND)
        ring = _AROUND + 1
        for k in range(len(points) - 1):
            for i in range(_AROUND):
                a = base + k * ring + i
                faces.append((a, a + 1, a + ring + 1, a + ring))
    thing = mesh(vertices, faces, material, name='wires', parent=parent)
    for name, values in (('along', along), ('around', around)):
        thing.data.attributes.new(name, 'FLOAT', 'POINT').data.foreach_set('value', np.asarray(values, np.float32))
    return thing


def lanes(centre, columns, rows=2, spread=None):
    """The paths of the wires of a flat cable whose middle follows `centre` (points in dm, curving in the xy plane).

    `spread(t)` is the factor on the pitch at the share t of the length: combs hold it at 0.86, between them it swells.
    """
    points = np.asarray(centre, float)
    tangents = np.gradient(points, axis=0)
    side = np.stack([-tangents[:, 1], tangents[:, 0], np.zeros(len(points))], 1)
    side /= np.linalg.norm(side, axis=1)[:, None]
    factors = np.array([spread(t) if spread else 1 for t in np.linspace(0, 1, len(points))])[:, None]
    paths = []
    for i in range(columns):
        for j in range(rows):
            level = np.array([0, 0, mm((j - (rows - 1) / 2) * PITCH)])
            paths.append(points + factors * side * mm((i - (columns - 1) / 2) * PITCH) + factors * level)
    return paths


def atx_plug(columns, split=(), is_socket=False, loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """A plug of 2 × `columns` contacts, its mouth towards -y, its wires leaving at +y; `split` are the columns after
    which it comes apart. `is_socket` is the other end of an extension, with a shroud round its pins."""
    root = group(loc, rot, parent)
    edges = [0, *split, columns]
    for start, end in zip(edges, edges[1:]):
        count = end - start
        middle = mm(((start + end) / 2 - columns / 2) * PITCH)
        _block(count, is_socket, group((middle, 0, 0), parent=root))
    return root


def _block(columns, is_socket, parent):
    shell, deep = plastic('141518', 0.34, 0.15), plastic('020202', 0.8)
    step = mm(PITCH)
    width, height, length = (
        columns * step + mm(0.9 if is_socket else -0.15),
        2 * step + mm(1.5 if is_socket else 0.4),
        mm(PLUG_LENGTH),
    )
    grid = [((i - (columns - 1) / 2) * step, (j - 0.5) * step) for i in range(columns) for j in range(2)]
    hole = step * (0.84 if is_socket else 0.5)
    outline = [rectangle(width, height, mm(0.4), 3)] + [rectangle(hole, hole, mm(0.3), 2, at) for at in grid]
    mouth = group((0, 0, 0), (math.pi / 2, 0, 0), parent)
    prism(outline, length * 0.5, shell, 0.003, 1, loc=(0, 0, length * 0.25), parent=mouth)
    prism(
        [rectangle(width, height, mm(0.4), 3)], length * 0.5, shell, 0.003, 1, loc=(0, 0, -length * 0.25), parent=mouth
    )
    prism([rectangle(width * 0.98, height * 0.96, mm(0.4), 3)], mm(0.3), deep, 0, loc=(0, 0, mm(0.2)), parent=mouth)
    contact = metal('c9a15a', 0.25)
    boxes([((x, y, length * 0.22), (step * 0.26, step * 0.26, length * 0.36)) for x, y in grid], contact, parent=mouth)
    latch = min(width * 0.5, mm(7))
    if is_socket:
        box((latch, mm(4), mm(1.2)), shell, 0.003, loc=(0, -length * 0.5 + mm(3), height / 2 + mm(0.5)), parent=parent)
        return
    box((latch, mm(12), mm(0.9)), shell, 0.003, loc=(0, -mm(1), height / 2 + mm(1.3)), rot=(0.06, 0, 0), parent=parent)
    box((latch * 0.6, mm(3), mm(1.4)), shell, 0.003, loc=(0, 0, height / 2 + mm(0.5)), parent=parent)
    box((latch, mm(1.4), mm(1.2)), shell, 0.003, loc=(0, -mm(6.6), height / 2 + mm(0.9)), parent=parent)


def comb(columns, squeeze, loc=(0, 0, 0), turn=0.0, parent=None):
    """A closed comb round 2 × `columns` wires whose pitch is `squeeze` of the plug's; `turn` about the upright axis."""
    step = mm(PITCH) * squeeze
    grid = [((i - (columns - 1) / 2) * step, (j - 0.5) * step) for i in range(columns) for j in range(2)]
    outline = rectangle(columns * step + mm(1.6), 2 * step + mm(1.6), mm(1.6), 5)
    holes = [rectangle(mm(2 * WIRE + 0.1), mm(2 * WIRE + 0.1), mm(WIRE), 4, at) for at in grid]
    upright = group(loc, (math.pi / 2, 0, turn), parent)
    return prism([outline, *holes], mm(3), plastic('0d0d0f', 0.25, 0.05), 0.003, 2, parent=upright)
