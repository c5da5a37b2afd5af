"""Many like things as one mesh: boxes in rows, honeycomb sheet, flat printed lines."""

import math

from modelling.solids import bevel, face_outwards, mesh

_CORNERS = [(sx, sy, sz) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
_SIDES = ((0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3))


def boxes(parts, material=None, edge=0.0, segments=1, name='boxes', **where):
    """Boxes given as (centre, size) in one mesh; `edge` rounds them all."""
    vertices, faces = [], []
    for centre, size in parts:
        base = len(vertices)
        vertices += [tuple(c + s * half / 2 for c, s, half in zip(centre, corner, size)) for corner in _CORNERS]
        faces += [tuple(base + v for v in side) for side in _SIDES]
    thing = face_outwards(mesh(vertices, faces, material, smooth=False, name=name, **where))
    return bevel(thing, edge, segments) if edge else thing


def honeycomb(width, height, pitch, wall, material=None, thickness=0.012, is_open=None, relief=None, **where):
    """Sheet in the xy plane with real hexagonal holes `pitch` apart, leaving walls as thick as `wall`.

    `is_open(x, y)` says which cells have a hole, by their centre; the rest stay closed. `relief(x, y)` lifts the
    sheet along z, which folds it.
    """
    is_open = is_open or (lambda x, y: True)
    relief = relief or (lambda x, y: 0.0)
    outer, inner, row = pitch / math.sqrt(3), (pitch - wall) / math.sqrt(3), pitch * math.sqrt(3) / 2
    spokes = [(math.sin(k * math.pi / 3), math.cos(k * math.pi / 3)) for k in range(6)]
    vertices, faces, known = [], [], {}

    def pair(x, y):
        """The front and back vertex at a place, made once."""
        key = (round(x, 4), round(y, 4))
        if key not in known:
            known[key] = len(vertices)
            z = relief(x, y)
            vertices.extend(((x, y, z), (x, y, z - thickness)))
        return known[key]

    rows, columns = int(height / row), int(width / pitch)
    for j in range(rows + 1):
        for i in range(columns + 1):
            x = (i - columns / 2) * pitch + (pitch / 2 if j % 2 else 0)
            y = (j - rows / 2) * row
            if abs(x) > width / 2 or abs(y) > height / 2:
                continue
            rim = [pair(x + outer * a, y + outer * b) for a, b in spokes]
            if not is_open(x, y):
                faces += [tuple(rim[::-1]), tuple(v + 1 for v in rim)]
                continue
            hole = [pair(x + inner * a, y + inner * b) for a, b in spokes]
            for k in range(6):
                n = (k + 1) % 6
                faces.append((rim[n], rim[k], hole[k], hole[n]))
                faces.append((rim[k] + 1, rim[n] + 1, hole[n] + 1, hole[k] + 1))
                faces.append((hole[n], hole[k], hole[k] + 1, hole[n] + 1))
    return mesh(vertices, faces, material, smooth=False, name='honeycomb', **where)


def beside(points, distance):
    """The polyline (x, y) moved sideways to its left, its corners mitred."""
    moved = []
    for k, (x, y) in enumerate(points):
        before, after = points[max(k - 1, 0)], points[min(k + 1, len(points) - 1)]
        normals = [_left(a, b) for a, b in ((before, (x, y)), ((x, y), after)) if a != b]
        nx, ny = (sum(n[axis] for n in normals) / len(normals) for axis in (0, 1))
        scale = distance / (nx * nx + ny * ny)
        moved.append((x + nx * scale, y + ny * scale))
    return moved


def _left(a, b):
    length = math.dist(a, b)
    return (a[1] - b[1]) / length, (b[0] - a[0]) / length


def flat_lines(lines, width, material=None, **where):
    """Printed lines of constant `width` in the xy plane along polylines (x, y)."""
    vertices, faces = [], []
    for line in lines:
        base = len(vertices)
        for right, left in zip(beside(line, -width / 2), beside(line, width / 2)):
            vertices += [(*right, 0), (*left, 0)]
        faces += [(base + 2 * k, base + 2 * k + 2, base + 2 * k + 3, base + 2 * k + 1) for k in range(len(line) - 1)]
    return mesh(vertices, faces, material, smooth=False, name='lines', **where)
