"""The folding box of Nivos, 54 × 20 × 92 mm, printed on all sides."""

import math

from materials.solid import metal, plastic
from modelling.outlines import chamfered
from modelling.scene import group, mm
from modelling.solids import box, letters, prism
from parts.mark import mark, wordmark

WIDTH, DEPTH, HEIGHT = 66, 24, 112
PRINT = 0.0006
# The artwork above is drawn larger than the box is.
SCALE = 0.82


def carton(loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """The box standing on its bottom, its front towards -y."""
    root = group(loc, rot, parent, SCALE)
    card = plastic('1a1b1f', 0.5, 0.25, 260)
    box((mm(WIDTH), mm(DEPTH), mm(HEIGHT)), card, 0.005, loc=(0, 0, mm(HEIGHT / 2)), parent=root)
    _lid_seam(root)
    _band(root)
    _front(group((0, -mm(DEPTH / 2) - PRINT, 0), (math.pi / 2, 0, 0), root))
    _back(group((0, mm(DEPTH / 2) + PRINT, 0), (math.pi / 2, 0, math.pi), root))
    for side in (-1, 1):
        _side(group((side * (mm(WIDTH / 2) + PRINT), 0, 0), (math.pi / 2, 0, side * math.pi / 2), root), side)
    mark(mm(14), metal('ffffff', 0.5), PRINT, loc=(0, 0, mm(HEIGHT) + PRINT), parent=root)
    return root


def _lid_seam(parent):
    """The tuck flap's edge and its thumb notch."""
    shade = plastic('030303', 0.7)
    box((mm(WIDTH - 1.2), mm(0.25), mm(0.3)), shade, 0, loc=(0, -mm(DEPTH / 2 - 0.6), mm(HEIGHT) + 0.0006), parent=parent)
    for side in (-1, 1):
        box((mm(0.3), mm(DEPTH - 1.6), mm(0.3)), shade, 0, loc=(side * mm(WIDTH / 2 - 0.9), 0, mm(HEIGHT) + 0.0006), parent=parent)


def _band(parent):
    """An ember band right round the foot."""
    ember = plastic('ff4a12', 0.42, 0.2, 260)
    box((mm(WIDTH + 0.12), mm(DEPTH + 0.12), mm(5)), ember, 0.005, loc=(0, 0, mm(7)), parent=parent)


def _front(face):
    foil, ash, steel, ember = (metal('ffffff', 0.5), plastic('dfe2e6', 0.5, 0), plastic('8d97a3', 0.5, 0), plastic('ff5a1f', 0.45, 0))
    mark(mm(34), foil, PRINT, loc=(0, mm(82), 0), parent=face)
    letters('NIVOS', mm(15.5), foil, PRINT, spacing=1.16, loc=(0, mm(48), 0), parent=face).scale = (1.12, 1, 1)
    letters('LIQUID METAL COMPOUND', mm(3.6), ash, PRINT, spacing=1.22, weight=600, loc=(0, mm(38.4), 0), parent=face)
    prism([chamfered(mm(54), mm(0.3), mm(0.1))], PRINT, steel, 0, loc=(0, mm(32), 0), parent=face)
    letters('128', mm(11), ember, PRINT, align='LEFT', weight=800, loc=(mm(-27), mm(23), 0), parent=face)
    letters('W/m·K', mm(4.6), ash, PRINT, align='LEFT', weight=600, loc=(mm(-6.4), mm(21.6), 0), parent=face)
    letters('1 g', mm(7), ash, PRINT, align='RIGHT', weight=700, loc=(mm(27), mm(22.6), 0), parent=face)


def _back(face):
    ash, steel, ember = plastic('dfe2e6', 0.5, 0), plastic('9aa3ae', 0.5, 0), plastic('ff5a1f', 0.45, 0)
    wordmark(mm(7), ash, PRINT, loc=(mm(-17), mm(101), 0), parent=face)
    rows = (
        ('Thermal conductivity', '128 W/m·K'),
        ('Operating temperature', '-100 to 1400 °C'),
        ('Contents', '1 g (0.16 ml)'),
        ('Coverage', '30 cm²'),
        ('Composition', 'Gallium, indium, tin'),
        ('Suitable surfaces', 'Copper, nickel'),
        ('Shelf life', '5 years'),
    )
    for k, (name, value) in enumerate(rows):
        y = mm(88 - k * 6.6)
        letters(name, mm(2.9), steel, PRINT, align='LEFT', weight=500, loc=(mm(-28), y, 0), parent=face)
        letters(value, mm(2.9), ash, PRINT, align='RIGHT', weight=600, loc=(mm(28), y, 0), parent=face)
        prism([chamfered(mm(56), mm(0.12), mm(0.02))], PRINT, steel, 0, loc=(0, y - mm(3.3), 0), parent=face)
    prism([chamfered(mm(56), mm(15), mm(3)), chamfered(mm(55.2), mm(14.2), mm(2.7))], PRINT, ember, 0, loc=(0, mm(29), 0), parent=face)
    letters('NOT FOR ALUMINUM', mm(4.2), ember, PRINT, weight=800, spacing=1.08, loc=(0, mm(31.5), 0), parent=face)
    letters('Conducts electricity. Cover the parts around a bare die.', mm(2.0), ash, PRINT, weight=500, loc=(0, mm(26), 0), parent=face)


def _side(face, side):
    ash, foil = plastic('dfe2e6', 0.5, 0), metal('ffffff', 0.5)
    if side < 0:
        word = letters('NIVOS', mm(13), foil, PRINT, spacing=1.16, loc=(0, mm(60), 0), rot=(0, 0, math.pi / 2), parent=face)
        word.scale = (1.12, 1, 1)
        return
    wordmark(mm(6.4), ash, PRINT, loc=(0, mm(98), 0), parent=face)
    lines = ('SYRINGE', 'NEEDLE', '2 SWABS', '2 ALCOHOL WIPES')
    for k, line in enumerate(lines):
        letters(line, mm(2.3), ash, PRINT, weight=600, spacing=1.1, loc=(0, mm(44 - k * 5), 0), parent=face)
