"""What of each product is exported: the product itself, without what lies beside it in its photographs."""

import importlib
import math

from materials.solid import metal
from modelling.scene import group, mm, mms
from modelling.solids import box


def _nothing(*_, **__):
    pass


def _mouse(_):
    module = importlib.import_module('products.argo_g_100m')
    module.mouse(group((0, 0, mm(39))), module.moment('ember'))


def _one_fan(_):
    module = importlib.import_module('products.f120_fan_three_pack')
    module.fan(light=module.EMBER, loc=(0, 0, mm(60)), rot=(math.pi / 2, 0, 0))


def _foot_without_mount(width=40, depth=40, loc=(0, 0, 0), rot=(0, 0, 0), parent=None, **_):
    root = group(loc, rot, parent)
    for height, z in ((4, 2), (8, 9.6)):
        box(mms(width, depth, height), metal('9fa2a8', 0.3), 0.006, loc=mms(0, 0, z), parent=root)


# Products of which one part alone is shown.
_BUILDERS = {'argo-g-100m': _mouse, 'f120-fan-three-pack': _one_fan}

# Functions of a product's module that are left out: cables, loose screws, and what reaches beyond the stated size.
_WITHOUT = {
    'gx-650': ['fixed_cables'],
    'keyboard-wrist-rest': ['_label'],
    'monitor-light-bar': ['_cable'],
    'typhoon-120': ['_cable', '_clips'],
    'typhoon-90': ['_cable', '_clips'],
    'vertical-gpu-bracket': ['_cable', '_loose_screws'],
}

_POSES = {
    'calypso': 'empty',
    'edge': 'empty',
    'footrest': 'low',
    'g120': 'empty',
    'nivos': 'contents',
    'reversible-mouse-pad': 'flat',
}


def build(product, colour=None):
    """Builds a product, by slug, in one colour; the unit is 1 dm."""
    if product in _BUILDERS:
        return _BUILDERS[product](colour)
    module = importlib.import_module('products.' + product.replace('-', '_'))
    if hasattr(module, 'foot'):
        module.foot = _foot_without_mount
    for name in _WITHOUT.get(product, []):
        if not hasattr(module, name):
            raise ValueError(f'{product} has no {name}')
        setattr(module, name, _nothing)
    choices = {'colour': colour, 'pose': _POSES.get(product)}
    module.build(**{name: choice for name, choice in choices.items() if choice})
