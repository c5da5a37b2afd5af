"""Putting whole products into a scene."""

import importlib

import bpy

from modelling.scene import group


def stand(product, at=(0, 0, 0), turn=0.0, scale=1.0, **choices):
    """Build a product, by slug, with its floor point at `at` (dm), turned by `turn` radians; returns the group it hangs on."""
    before = set(bpy.context.scene.objects)
    importlib.import_module('products.' + product.replace('-', '_')).build(**choices)
    stage = group(at, (0, 0, turn), scale=scale)
    for thing in set(bpy.context.scene.objects) - before - {stage}:
        if thing.parent is None:
            thing.parent = stage
    return stage
