"""Sockets of a modular power supply, in the xy plane, open towards +z; sizes in mm."""

from materials.solid import metal, plastic
from modelling.arrays import boxes
from modelling.outlines import chamfered, rectangle
from modelling.scene import group, mm
from modelling.solids import box, letters, prism

PITCH = 4.2
HIGH_POWER_PITCH = 3.0


def modular_socket(columns, rows=2, pitch=PITCH, colour='0b0b0c', loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """A header of `columns` × `rows` pins in its shroud, with the ramp for the plug's latch on top."""
    root = group(loc, rot, parent)
    step = mm(pitch)
    shroud, deep, pin = plastic(colour, 0.36, 0.15), plastic('020202', 0.8), metal('c9a15a', 0.25)
    width, height = columns * step + mm(1.6), rows * step + mm(1.6)
    centres = [
        ((i - (columns - 1) / 2) * step, (j - (rows - 1) / 2) * step) for i in range(columns) for j in range(rows)
    ]
    holes = [
        (
            chamfered(step * 0.82, step * 0.82, step * 0.2, at, (False, True, True, False))
            if (i // rows + i) % 3
            else rectangle(step * 0.82, step * 0.82, step * 0.06, 1, at)
        )
        for i, at in enumerate(centres)
    ]
    prism([rectangle(width, height, mm(0.5), 3), *holes], mm(5), shroud, 0.002, 1, loc=(0, 0, mm(1.5)), parent=root)
    box((width, height, mm(0.4)), deep, 0, loc=(0, 0, -mm(0.6)), parent=root)
    boxes([((x, y, mm(1)), (step * 0.24, step * 0.24, mm(3.4))) for x, y in centres], pin, parent=root)
    box((min(width * 0.5, mm(8)), mm(1.3), mm(4.4)), shroud, 0.003, loc=(0, height / 2 + mm(0.6), mm(1.5)), parent=root)
    return root


def high_power_socket(loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """A 12V-2x6 header: twelve power pins and four small sense pins beside them."""
    root = modular_socket(6, 2, HIGH_POWER_PITCH, '0b0b0c', loc, rot, parent)
    gold, shroud, deep = metal('c9a15a', 0.25), plastic('0b0b0c', 0.36, 0.15), plastic('020202', 0.8)
    prism(
        [rectangle(mm(8.6), mm(2.6), mm(0.3), 2), rectangle(mm(7.4), mm(1.6), mm(0.1), 1)],
        mm(5),
        shroud,
        0.002,
        1,
        loc=(0, -mm(4.9), mm(1.5)),
        parent=root,
    )
    box((mm(7.6), mm(1.8), mm(0.4)), deep, 0, loc=(0, -mm(4.9), -mm(0.6)), parent=root)
    boxes([((mm(-2.7 + 1.8 * k), -mm(4.9), mm(1)), (mm(0.5), mm(0.5), mm(3.4))) for k in range(4)], gold, parent=root)
    return root


def caption(words, size=2.3, colour='aeb4bc', loc=(0, 0, 0), parent=None):
    """The print beside a socket; `size` is the line height in mm."""
    return letters(words, mm(size), plastic(colour, 0.5, 0), 0.0006, weight=600, spacing=1.06, loc=loc, parent=parent)
