"""What the hand lies on: two buttons, the cover of the palm and the glossy spine between them."""

import numpy as np

from materials.solid import plastic
from modelling.outlines import inset, rectangle, softened
from modelling.scene import mm
from parts.moulded_panel import panel
from products.argo_g_100m.plan import WHEEL_Y, button, cover, spine
from products.argo_g_100m.surface import seam_points, top


def upper(root, soft, gloss, satin):
    """Buttons, cover and the glossy spine with the wheel's slot and the button behind it."""
    for side in (1, -1):
        panel(top, button(side), soft, edge=mm(0.45), depth=mm(2.6), name='button', parent=root)
    panel(top, cover(), soft, edge=mm(0.4), depth=mm(2.6), name='cover', parent=root)

    def sunk(p, q):
        return top(p, q) - np.array([0, 0, mm(1.1)])

    slot = rectangle(mm(9.4), mm(27), mm(4.4), 10, (0, WHEEL_Y))
    key = softened([(-mm(3.3), mm(-11)), (mm(3.3), mm(-11)), (mm(3.3), mm(-1.5)), (0, mm(1.8)), (-mm(3.3), mm(-1.5))], mm(1))
    panel(sunk, spine(), gloss, [slot, key], edge=mm(0.3), depth=mm(3), pitch=mm(0.7), name='spine', parent=root)
    panel(sunk, inset(key, mm(0.3)), satin, edge=mm(0.5), depth=mm(2), lift=mm(1.0), pitch=mm(0.6), name='button', parent=root)

    def core(p, q):
        return top(p, q) - np.array([0, 0, mm(3.2)])

    seam = [tuple(p) for p in seam_points(200, -0.03)]
    inside = [(x, y) for x, y in seam if y > mm(-56)]
    well = rectangle(mm(11), mm(29), mm(4.4), 8, (0, WHEEL_Y))
    panel(core, inside, plastic('050506', 0.7), [well], edge=mm(0.2), depth=mm(12), pitch=mm(2), name='core', parent=root)
