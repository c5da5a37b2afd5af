"""The category banners: products of one category side by side, by `pose`."""

import math

from scenes.staging import stand


def build(pose):
    for product, x, y, degrees, choices in LINE_UPS[pose]:
        stand(product, (x, y, 0), math.radians(degrees), **choices)


# Slug, x and y in dm, turn in degrees, and what else the product's build takes.
LINE_UPS = {
    'cases': [
        ('calypso', -4.8, 0.8, 22, {}),
        ('edge', 0, 0, 16, {}),
        ('g120', 4.7, 0.4, 24, {}),
    ],
    'coolers': [
        ('typhoon-120', -1.25, 0.4, -14, {}),
        ('nivos', 0.15, -0.4, 0, {}),
        ('typhoon-90', 1.45, 0.4, 16, {}),
    ],
    'power-supplies': [
        ('gx-650', -2.4, 0.5, -10, {}),
        ('gx-1k-titan', 0, 0, 0, {}),
        ('gx-750', 2.65, 0.3, 10, {}),
    ],
    'peripherals': [
        ('reversible-mouse-pad', 0, 0, 0, {'pose': 'soft'}),
        ('argo-g-100m', 0.4, -0.1, -6, {'pose': 'ember'}),
        ('mouse-bungee', 1.2, 1.9, -14, {}),
    ],
    'chairs': [
        ('armada', -9.5, 3.0, -14, {'colour': 'Black/Silver'}),
        ('swift-pro', 0, 0, 0, {'colour': 'Black/Red'}),
        ('astra', 9.5, 3.2, 16, {'colour': 'Black/Gold'}),
    ],
    'monitors': [
        ('vela-27', -4.6, 2.2, -12, {}),
        ('carina-34', 2.0, 0, 8, {}),
    ],
}
