"""A lit screen: a picture on a flat or curved pane."""

import numpy as np

from materials.nodes import Shader, image
from modelling.scene import mm
from modelling.solids import mesh


def bow(x, radius):
    """How far (dm) a screen of curve `radius` (mm) comes forward at x (dm) against its middle; 0 if it is flat."""
    if radius is None:
        return np.zeros_like(np.asarray(x, float))
    r = mm(radius)
    return r - np.sqrt(r * r - np.asarray(x, float) ** 2)


def screen(width, height, picture, radius=None, brightness=1.0, gloss=0.3, specular=0.35, loc=(0, 0, 0), parent=None):
    """A pane of `width` × `height` mm facing -y, centred, that shows `picture`, an array [rows][columns][3].

    `gloss` is the roughness with which it mirrors the room, `specular` how much.
    """
    columns = 1 if radius is None else 64
    w, h = mm(width), mm(height)
    at = np.linspace(-w / 2, w / 2, columns + 1)
    vertices = [(x, -float(bow(x, radius)), z) for z in (-h / 2, h / 2) for x in at]
    faces = [(k, k + 1, columns + 2 + k, columns + 1 + k) for k in range(columns)]
    material = _lit(picture, brightness, gloss, specular)
    pane = mesh(vertices, faces, material, name='screen', loc=loc, parent=parent)
    layer = pane.data.uv_layers.new(name='picture')
    for loop in pane.data.loops:
        x, _, z = vertices[loop.vertex_index]
        layer.data[loop.index].uv = (x / w + 0.5, z / h + 0.5)
    return pane


def _lit(picture, brightness, gloss, specular):
    s = Shader('screen')
    shown = s.node('ShaderNodeTexImage', {'Vector': s.coordinates('UV')}, image=image('picture', picture)).outputs['Color']
    surface = s.principled(
        Base_Color=(
            0.004, 0.004, 0.005, 1
        ), Roughness=gloss, Specular=specular, Emission=shown, Emission_Strength=brightness
    )
    material = s.made(surface)
    material.cycles.sample_as_light = False
    return material
