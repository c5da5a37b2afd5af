"""Fourteen G-100M on a honeycomb, each in another of its lighting effects; in order as seen from behind."""

from modelling.scene import group, mm
from products.argo_g_100m import mouse
from products.argo_g_100m.effects import EFFECTS, moment

ROWS = (4, 3, 4, 3)
PITCH, DEPTH = mm(112), mm(118)


def build():
    effects = iter(EFFECTS)
    for row, count in enumerate(ROWS):
        for column in range(count):
            place = (((count - 1) / 2 - column) * PITCH, (row - (len(ROWS) - 1) / 2) * DEPTH, 0)
            mouse(group(place), moment(next(effects)))
