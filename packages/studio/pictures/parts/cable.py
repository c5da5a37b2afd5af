"""Sleeved cables, hoses and their plugs."""

from mathutils import Vector

from materials.cloth import braid
from modelling.arrays import boxes
from modelling.scene import mm
from modelling.solids import box, tube
from modelling.sweep import curve_through
from parts.finish import black, sleeve


def strands(points, columns, rows, across, depth, pitch=4.2, radius=1.75, colours=('141416',), combs=(), parent=None):
    """A flat cable of single sleeved wires along the centre line `points` (dm).

    `columns` wires lie side by side in direction `across` and `rows` above each other in direction `depth`,
    `pitch` mm apart; `colours` alternate by column. `combs` are the points, by index, where a comb holds them.
    """
    across, depth = Vector(across).normalized(), Vector(depth).normalized()
    step = mm(pitch)
    for i in range(columns):
        material = sleeve(colours[i % len(colours)])
        for j in range(rows):
            offset = across * (i - (columns - 1) / 2) * step + depth * (j - (rows - 1) / 2) * step
            tube([Vector(p) + offset for p in points], mm(radius), material, round_steps=2, steps=12, parent=parent)
    for index in combs:
        size = [abs(a) * columns * step + abs(d) * rows * step + mm(1.5) for a, d in zip(across, depth)]
        box(size, black(), 0.006, loc=points[index], parent=parent)


def plug(columns, rows, height=14.0, pitch=4.2, loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """The plug at a cable's end: columns along x, rows along y, its wires leaving towards +z."""
    step = mm(pitch)
    body = box(
        (columns * step + mm(1), rows * step + mm(1.4), mm(height)), black(), 0.008, loc=loc, rot=rot, parent=parent
    )
    cells = [
        (
            ((i - (columns - 1) / 2) * step, (j - (rows - 1) / 2) * step, mm(height / 2)),
            (step * 0.8, step * 0.8, mm(1.2)),
        )
        for i in range(columns)
        for j in range(rows)
    ]
    boxes(cells, black(), 0.004, parent=body)
    box(
        (columns * step * 0.24, mm(2), mm(height * 0.8)),
        black(),
        0.006,
        loc=(0, rows * step / 2 + mm(1.4), 0),
        parent=body,
    )
    return body


def hose(points, diameter=12.0, parent=None):
    """A sleeved coolant hose along points."""
    line = curve_through(points, 60)
    return tube(line, mm(diameter / 2), braid('17181b', scale=900), kind='POLY', round_steps=6, parent=parent, name='hose')
