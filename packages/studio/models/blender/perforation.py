"""Perforated sheet as a plain sheet: its holes are a texture, of which one tile is two cells of the hexagonal grid."""

import math

from modelling.solids import mesh

PERFORATED = 'perforated'
TILE = (1.0, math.sqrt(3))


def sheet(width, height, pitch, wall, material=None, thickness=0.012, is_open=None, relief=None, **where):
    """In place of `modelling.arrays.honeycomb`, with the same arguments."""
    is_open = is_open or (lambda x, y: True)
    relief = relief or (lambda x, y: 0.0)
    columns, rows = (max(1, min(40, round(side / 0.12))) for side in (width, height))
    at = [(width * (i / columns - 0.5), height * (j / rows - 0.5)) for j in range(rows + 1) for i in range(columns + 1)]
    faces, indices = [], []
    for j in range(rows):
        for i in range(columns):
            a = j * (columns + 1) + i
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
            centre = [(at[a][k] + at[a + columns + 2][k]) / 2 for k in (0, 1)]
            indices.append(0 if is_open(*centre) else 1)
    holed = material.copy()
    holed[PERFORATED] = True
    vertices = [(x, y, relief(x, y)) for x, y in at]
    made = mesh(vertices, faces, [holed, material], smooth=False, materials_of_faces=indices, name='honeycomb', **where)
    layer = made.data.uv_layers.new(name='holes')
    for loop in made.data.loops:
        x, y = at[loop.vertex_index]
        layer.data[loop.index].uv = (x / (pitch * TILE[0]), y / (pitch * TILE[1]))
    return made
