"""The thin frame, flat or curved."""

import math

import numpy as np

from materials.solid import plastic
from modelling.outlines import chamfered, inset, softened
from modelling.scene import mm, mms
from modelling.solids import cylinder
from parts.mark import wordmark
from parts.monitor.display import BORDER, CHIN, RIM, THICKNESS, frame_size
from parts.moulded_panel import panel
from parts.screen import bow


def frame(root, display):
    """The rim, the black border under the glass, the back of the frame, and the wordmark on its chin."""
    width, height = frame_size(display)
    low = -(CHIN - BORDER) / 2
    outer = softened(chamfered(*mms(width, height), mm(7), at=mms(0, low)), mm(1.5))
    inner = inset(outer, mm(RIM))
    satin = plastic('1a1b1f', 0.34, 0.1, 260)
    glossy = plastic('020203', 0.1, 0.0)

    def front(p, q):
        return np.stack([p, -bow(p, display.radius), q], 1)

    def behind(p, q):
        return np.stack([-p, mm(THICKNESS) - bow(p, display.radius), q], 1)

    panel(front, outer, satin, [inner], edge=mm(0.5), depth=mm(THICKNESS - 2), pitch=mm(3), lift=mm(0.5), name='rim', parent=root)
    panel(front, inset(inner, -mm(0.2)), glossy, edge=mm(0.1), depth=mm(2), pitch=mm(8), name='border', parent=root)
    panel(behind, outer, plastic('1f2024', 0.42, 0.25, 200), edge=mm(2.2), depth=mm(6), pitch=mm(4), name='back', parent=root)
    word_z = -display.height / 2 - CHIN / 2
    wordmark(mm(9), plastic('a9adb3', 0.4, 0), mm(0.15), loc=mms(0, -0.1, word_z), rot=(math.pi / 2, 0, 0), parent=root)
    cylinder(mm(5), mm(4), plastic('0c0c0e', 0.4), mm(0.8), 32, loc=mms(0, THICKNESS - 4, low - height / 2 - 1.5), parent=root)
