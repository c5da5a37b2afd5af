"""The rating label of a power supply."""

from materials.solid import plastic
from modelling.arrays import flat_lines
from modelling.outlines import chamfered
from modelling.scene import group, mm
from modelling.solids import letters, prism
from parts.mark import mark, wordmark

PRINT = 0.0006


def rating_label(name, badge, rails, notes, size=(118, 62), accent='ff5a1f', loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """A sticker of `size` mm in the xy plane: the name, a table of `rails` (name, volts, amperes, watts) and `notes`."""
    root = group(loc, rot, parent)
    width, height = size
    paper, ash, grey, warm = (
        plastic('0a0a0c', 0.34, 0.05),
        plastic('d6dade', 0.5, 0),
        plastic('8c95a0', 0.5, 0),
        plastic(accent, 0.45, 0),
    )
    prism(
        [chamfered(mm(width), mm(height), mm(6), corners=(True, False, True, False))],
        mm(0.12),
        paper,
        0.0004,
        1,
        parent=root,
    )
    face = group((0, 0, mm(0.08)), parent=root)
    left, right, top = -width / 2 + 6, width / 2 - 6, height / 2

    def write(words, x, y, line, material=ash, align='LEFT', weight=600):
        letters(words, mm(line), material, PRINT, align=align, weight=weight, loc=(mm(x), mm(y), 0), parent=face)

    mark(mm(8), warm, PRINT, loc=(mm(left + 4.5), mm(top - 9), 0), parent=face)
    wordmark(mm(6.5), ash, PRINT, loc=(mm(left + 23), mm(top - 9), 0), parent=face)
    write(name, right - 4, top - 8, 5.6, align='RIGHT', weight=800)
    write(badge, right - 4, top - 13.2, 2.8, warm, 'RIGHT')
    columns = [left + (right - left) * share for share in (0.0, 0.36, 0.62, 0.86)]
    rows = [('DC output', 'Volts', 'Current', 'Power'), *rails]
    step = (height - 34) / len(rows)
    for k, row in enumerate(rows):
        y = top - 20 - k * step
        for x, words in zip(columns, row):
            write(words, x + 1, y, 2.8, grey if k == 0 else ash, weight=500 if k == 0 else 600)
    edges = [top - 20 + step / 2 - k * step for k in range(len(rows) + 1)]
    flat_lines([[(mm(left), mm(y)), (mm(right), mm(y))] for y in edges], mm(0.22), grey, parent=face)
    for k, note in enumerate(notes):
        write(note, left, -height / 2 + 8.4 - 3.6 * k, 2.3, grey, weight=500)
    return root
