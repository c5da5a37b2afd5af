"""The chairs' banner: three of them side by side."""

import math

from scenes.staging import stand


def build():
    for product, place, degrees, colour in (
        ('armada', (-9.5, 3.0, 0), -14, 'Black/Silver'),
        ('swift-pro', (0, 0, 0), 0, 'Black/Red'),
        ('astra', (9.5, 3.2, 0), 16, 'Black/Gold'),
    ):
        stand(product, place, math.radians(degrees), colour=colour)
