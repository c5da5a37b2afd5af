"""The front under the buttons."""

import numpy as np

from modelling.outlines import circle, softened
from modelling.scene import mm
from parts.moulded_panel import panel
from products.argo_g_100m.plan import front_edge
from products.argo_g_100m.surface import height


def nose(root, satin):
    """The front under the buttons, with the cable's bush."""

    def face(p, q):
        x = np.asarray(p)
        return np.stack([x, [front_edge(one) + mm(3) for one in x], np.asarray(q)], 1)

    foot, lid = mm(24.8), mm(27.2)
    across = np.linspace(-lid, lid, 80)
    under = height(across * 100, np.array([front_edge(x) + mm(3) for x in across]) * 100) / 100 - mm(2.8)
    outline = [(x, mm(2.2)) for x in np.linspace(-foot, foot, 60)] + list(zip(across[::-1], under[::-1]))
    panel(face, softened(outline, mm(1)), satin, [circle(mm(4.1), 40, (0, mm(8.2)))], edge=mm(0.4), depth=mm(4), name='nose', parent=root)
