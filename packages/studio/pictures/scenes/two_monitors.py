"""Carina 34 and Vela 27 beside each other, for the tool that compares monitors."""

import math

from scenes.staging import stand


def build():
    stand('carina-34', (-3.3, 0, 0), math.radians(32))
    stand('vela-27', (3.4, -0.6, 0), math.radians(-30))
