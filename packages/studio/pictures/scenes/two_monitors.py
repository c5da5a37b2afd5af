"""Vela 27, upright, behind Carina 34, for the tool that compares monitors."""

import math

from scenes.staging import stand


def build():
    stand('vela-27', (-3.6, 1.6, 0), math.radians(16), pose='upright')
    stand('carina-34', (1.0, -1.2, 0), math.radians(-14))
