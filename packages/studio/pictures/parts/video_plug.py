"""Plugs in the ports of a monitor, with their cables."""

from materials.solid import plastic, rubber
from modelling.outlines import rectangle
from modelling.scene import group, mm, mms
from modelling.solids import loft, tube

# Where in the recess, how wide and high the grip, and how thick the cable, in mm.
PLUGS = ((52, 10, 10, 4), (22, 21, 11, 5.6), (-12, 19, 10, 5.6), (-40, 19, 10, 5.6))


def plugs(loc, rot, at, parent):
    """Power, DisplayPort and both HDMI ports taken; `at` is the middle of the recess in the plane at `loc` and `rot`."""
    rear = group(loc, rot, parent)
    grip, cord = plastic('15161a', 0.45, 0.1, 420), rubber('1c1d21', 0.5)
    for x, width, height, thick in PLUGS:
        root = group((at[0] + mm(x), at[1], 0), parent=rear)
        outlines = ((-8, 1), (15, 1), (18, 0.9), (20, 0.6), (26, 0.55))
        loft([[(px, py, mm(z)) for px, py in rectangle(mm(width * k), mm(height * k), mm(2), 5)] for z, k in outlines], grip, smooth_below=40, parent=root)
        # Beside the column of the stand.
        away = 44 - 0.75 * x
        points = [mms(0, 0, 20), mms(away * 0.05, -2, 29), mms(away * 0.3, -24, 36), mms(away * 0.7, -70, 40), mms(away, -150, 44), mms(away, -300, 50)]
        tube(points, mm(thick / 2), cord, steps=16, parent=root)
