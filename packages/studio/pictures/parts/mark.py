"""Argo's mark and wordmark, as raised or printed parts."""

from modelling.scene import group
from modelling.solids import letters, prism

# The outlines of web/src/ui/Logo.tsx, in a box of 32 with y down.
_BARS = (
    ((11.5, 3), (18.5, 3), (22.1, 11.2), (16.7, 11.2), (8.4, 29), (2, 29)),
    ((18.6, 15.4), (24, 15.4), (30, 29), (23.4, 29)),
)


def mark(height, material, depth=0.01, edge=0.0, loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """The mark in the xy plane, `height` tall, centred, `depth` thick along z."""
    scale = height / 26
    outlines = [[((x - 16) * scale, (16 - y) * scale) for x, y in bar[::-1]] for bar in _BARS]
    return prism(outlines, depth, material, edge or depth * 0.2, 1, loc=loc, rot=rot, parent=parent, name='mark')


def wordmark(size, material, depth=0.004, edge=0.0, spacing=1.12, loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """ARGO in wide heavy letters; `size` is the line height, the capitals are 0.7 of it."""
    root = group(loc, rot, parent)
    word = letters('ARGO', size, material, depth, edge, spacing=spacing, parent=root)
    word.scale = (1.22, 1, 1)
    return root
