"""The category banners: products of one category side by side, by `pose`."""

import math

from scenes.staging import stand


def build(pose):
    for product, place, degrees, choices in LINE_UPS[pose]:
        stand(product, place, math.radians(degrees), **choices)


# Slug, place in dm, turn in degrees, and what else the product's build takes.
LINE_UPS = {
    'cases': [
        ('calypso', (-4.8, 0.8, 0), 22, {}),
        ('edge', (0, 0, 0), 16, {}),
        ('g120', (4.7, 0.4, 0), 24, {}),
    ],
    'coolers': [
        ('typhoon-120', (-1.25, 0.4, 0), -14, {}),
        ('nivos', (0.15, -0.4, 0), 0, {}),
        ('typhoon-90', (1.45, 0.4, 0), 16, {}),
    ],
    'power-supplies': [
        ('gx-650', (-1.6, 1.2, 0), -8, {}),
        ('gx-1k-titan', (-0.25, -0.5, 0), 9, {}),
        ('gx-750', (2.3, 0.5, 0), 10, {}),
    ],
    'peripherals': [
        ('argo-g-100m', (0.2, -0.9, 0.05), -148, {'pose': 'ember'}),
        ('mouse-bungee', (1.7, 1.0, 0), -14, {}),
        ('keyboard-wrist-rest', (-0.4, 2.3, 0), -6, {}),
        ('reversible-mouse-pad', (0.7, -0.1, 0), 4, {'pose': 'soft'}),
    ],
    'chairs': [
        ('armada', (-9.5, 3.0, 0), -14, {'colour': 'Black/Silver'}),
        ('swift-pro', (0, 0, 0), 0, {'colour': 'Black/Red'}),
        ('astra', (9.5, 3.2, 0), 16, {'colour': 'Black/Gold'}),
    ],
    'monitors': [
        ('vela-27', (-3.5, 3.2, 0), -12, {}),
        ('carina-34', (2.0, -0.6, 0), 6, {}),
    ],
}
