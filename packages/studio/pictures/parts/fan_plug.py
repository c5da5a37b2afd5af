"""The 4-pin plug and cable of a fan."""

from materials.solid import plastic, rubber
from modelling.scene import group, mm
from modelling.solids import box, tube


def fan_plug(socket=False, loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """A plug of 10.2 × 5.8 × 11.5 mm, its mouth towards -y, its cable at +y; `socket` is the one for the next fan."""
    root = group(loc, rot, parent)
    shell, dark = plastic('1d1e22', 0.32, 0.15), plastic('050506', 0.7)
    box((mm(10.2), mm(11.5), mm(4.4)), shell, 0.004, parent=root)
    mouth = mm(-6.85 if socket else -5.7)
    for k in range(4):
        x = mm((k - 1.5) * 2.54)
        box((mm(1.5), mm(0.4), mm(1.9)), dark, 0, loc=(x, mouth, 0), parent=root)
        box((mm(1.1), mm(4), mm(0.3)), dark, 0, loc=(x, mm(0.5), mm(2.15)), parent=root)
    for x in (-3.6, 0.4):
        box((mm(1.1), mm(11.5), mm(1.4)), shell, 0.003, loc=(mm(x), 0, mm(2.7)), parent=root)
    if socket:
        box((mm(11.6), mm(5), mm(5.8)), shell, 0.004, loc=(0, mm(-4.4), mm(0.2)), parent=root)
    return root


def fan_cable(points, parent=None):
    """A flat cable of four wires through points (in dm), lying in the xy plane."""
    root, jacket = group(parent=parent), rubber('101012', 0.55)
    for k in range(4):
        side = mm((k - 1.5) * 1.25)
        wire = []
        for i, (x, y, z) in enumerate(points):
            across = _across(points, i)
            wire.append((x + side * across[0], y + side * across[1], z))
        tube(wire, mm(0.72), jacket, parent=root)
    return root


def _across(points, i):
    """The level unit vector square to the path at its i-th point."""
    a, b = points[max(0, i - 1)], points[min(len(points) - 1, i + 1)]
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = (dx * dx + dy * dy) ** 0.5 or 1
    return -dy / length, dx / length
