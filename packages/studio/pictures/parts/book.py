"""An open book, its pages printed with the opening of Apollonius Rhodius' Argonautica (R. C. Seaton, 1912)."""

import textwrap

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from materials.nodes import Shader, image, srgb
from materials.solid import plastic
from modelling.scene import group, mm, mms
from modelling.solids import FONTS, box, loft, mesh

WIDTH, HEIGHT, DOTS = 148, 210, 8
LEADING, SIZE, MARGIN, CHARACTERS = 7.0, 4.7, 17, 45
PAGES = (
    ('ARGONAUTICA', """Beginning with thee, O Phoebus, I will recount the famous deeds of men of old, who, at the behest of King Pelias, \
down through the mouth of Pontus and between the Cyanean rocks, sped well-benched Argo in quest of the golden fleece. Such was the \
oracle that Pelias heard, that a hateful doom awaited him to be slain at the prompting of the man whom he should see coming forth from \
the people with but one sandal. And no long time after, in accordance with that true report, Jason crossed the stream of wintry Anaurus \
on foot, and saved one sandal from the mire, but the other he left in the depths held back by the flood. And straightway he came to \
Pelias to share the banquet which the king was offering to his father Poseidon and the rest of the gods."""),
    ('', """Quickly the king saw him and pondered, and devised for him the toil of a troublous voyage, in order that on the sea or among \
strangers he might lose his home-return. The ship, as former bards relate, Argus wrought by the guidance of Athena. But now I will tell \
the lineage and the names of the heroes, and of the long sea-paths and the deeds they wrought in their wanderings; may the Muses be the \
inspirers of my song! First then let us name Orpheus whom once Calliope bare, it is said, wedded to Thracian Oeagrus, near the Pimpleian \
height. Men say that he by the music of his songs charmed the stubborn rocks upon the mountains and the course of rivers. And the wild \
oak-trees to this day, tokens of that magic strain, that grow at Zone on the Thracian shore, stand in ordered ranks close together."""),
)


def book(loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """The book, 296 × 210 mm as it lies open, its back on the origin."""
    root = group(loc, rot, parent)
    box(mms(2 * WIDTH + 8, HEIGHT + 8, 2.4), plastic('5a1710', 0.6), mm(1), loc=mms(0, 0, 1.2), parent=root)
    edges = plastic('d8d0bf', 0.8, 0.6, 300)
    for side, (title, words) in zip((-1, 1), PAGES):
        x = np.linspace(0, WIDTH, 33)
        z = 4 + 14 * (1 - np.exp(-x / 8)) * (1 - 0.32 * (x / WIDTH) ** 1.6)
        top = [(side * a, b) for a, b in zip(x, z)]
        outline = [*top, (side * WIDTH, 2.4), (0, 2.4)]
        loft([[mms(a, y, b) for a, b in outline] for y in (-HEIGHT / 2, HEIGHT / 2)], edges, smooth_below=30, parent=root)
        _sheet(top[::side], _printed(title, words), root)


def _sheet(line, printed, root):
    """The printed page over the line (x, z) of mm, from left to right."""
    count = len(line)
    vertices = [mms(x, y, z + 0.2) for y in (-HEIGHT / 2, HEIGHT / 2) for x, z in line]
    faces = [(k, k + 1, count + k + 1, count + k) for k in range(count - 1)]
    s = Shader('page')
    shown = s.node('ShaderNodeTexImage', {'Vector': s.coordinates('UV')}, image=image('page', printed)).outputs['Color']
    sheet = mesh(vertices, faces, s.made(s.principled(Base_Color=shown, Roughness=0.75, Specular=0.2)), name='page', parent=root)
    layer = sheet.data.uv_layers.new(name='page')
    for loop in sheet.data.loops:
        layer.data[loop.index].uv = (loop.vertex_index % count / (count - 1), loop.vertex_index // count)


def _printed(title, words):
    """A page as an array [height][width][3] of linear light."""
    page = Image.new('L', (WIDTH * DOTS, HEIGHT * DOTS))
    pen = ImageDraw.Draw(page)

    def face(weight, size):
        return ImageFont.truetype(str(FONTS / f'archivo/files/archivo-latin-{weight}-normal.woff2'), round(size * DOTS))

    y = 22
    if title:
        pen.text((MARGIN * DOTS, y * DOTS), title, 255, face(800, 13))
        y += 24
    for line in textwrap.wrap(words, CHARACTERS):
        pen.text((MARGIN * DOTS, y * DOTS), line, 255, face(400, SIZE))
        y += LEADING
    ink = np.asarray(page, np.float32)[..., None] / 255
    return np.array(srgb('ddd5c3')[:3]) * (1 - ink) + np.array(srgb('1b1815')[:3]) * ink
