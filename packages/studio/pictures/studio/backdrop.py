"""The floor that becomes the wall, the glow on it, and the faint sky."""

import math

import bpy
import numpy as np

from materials.nodes import Shader
from modelling.scene import group, rad
from modelling.solids import face_outwards, mesh
from studio.lights import area

GLOWS = {
    'ember': (1, 0.12, 0.05),
    'forge': (1, 0.30, 0.06),
    'gold': (1, 0.52, 0.16),
    'ice': (0.12, 0.25, 1),
    'violet': (0.42, 0.10, 1),
    'steel': (0.50, 0.66, 0.85),
}


def sky(level=1.0):
    """A nearly black room, a little lighter above; a `level` over 1 fills the shadows."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    nodes.clear()
    coordinates, axes, height, ramp, background, output = (
        nodes.new(kind)
        for kind in (
            'ShaderNodeTexCoord',
            'ShaderNodeSeparateXYZ',
            'ShaderNodeMapRange',
            'ShaderNodeValToRGB',
            'ShaderNodeBackground',
            'ShaderNodeOutputWorld',
        )
    )
    height.inputs['From Min'].default_value = -1
    ramp.color_ramp.elements[0].color = (0.007, 0.007, 0.008, 1)
    ramp.color_ramp.elements[1].color = (0.03, 0.031, 0.035, 1)
    background.inputs['Strength'].default_value = level
    links.new(coordinates.outputs['Generated'], axes.inputs[0])
    links.new(axes.outputs['Z'], height.inputs['Value'])
    links.new(height.outputs[0], ramp.inputs[0])
    links.new(ramp.outputs[0], background.inputs['Color'])
    links.new(background.outputs[0], output.inputs[0])


def sweep(centre, radius, azimuth, glow, gain=1.0):
    """A dark seamless sweep behind a subject of `radius`, with a coloured glow on the wall behind it."""
    stand = group((centre[0], centre[1], 0), (0, 0, rad(azimuth)))
    depth, bend = radius * 4.6, radius * 3.2
    profile = [(-radius * 14, 0), (depth - bend, 0)]
    profile += [(depth - bend + bend * math.sin(a), bend - bend * math.cos(a)) for a in np.linspace(0, math.pi / 2, 24)[1:]]
    profile += [(depth, radius * 14)]
    wide, count = radius * 18, len(profile)
    vertices = [(x, y, z) for x in (-wide, wide) for y, z in profile]
    faces = [(k, k + 1, count + k + 1, count + k) for k in range(count - 1)]
    face_outwards(mesh(vertices, faces, _paper(radius), name='sweep', parent=stand))
    above = centre[2]
    area(
        (0, radius * 1.5, max(above * 0.7 + radius * 0.1, radius)),
        (0, radius * 5, max(above + radius * 0.4, radius * 1.4)),
        (radius * 1.2, radius * 0.8),
        75 * radius**2 * gain,
        GLOWS[glow],
        spread=120,
        parent=stand,
        name='glow',
    )


def _paper(radius):
    """Dark, slightly glossy on the floor and dull further up, so that the floor mirrors and the wall does not."""
    s = Shader('sweep')
    at = s.coordinates()
    rough = s.math('ADD', 0.26, s.math('MULTIPLY', s.noise(at, 2.4 / radius, 6, 0.6), 0.14))
    dull = s.math('MULTIPLY', s.math('DIVIDE', s.axes(at)['Z'], radius * 1.5, clamp=True), 0.45)
    return s.made(s.principled(Base_Color=(0.0105, 0.011, 0.0125, 1), Roughness=s.math('ADD', rough, dull, clamp=True), Specular=0.32))


def shadow_catcher():
    """A floor that is not in the picture but receives the product's shadow; dark, for glass and gloss mirror it."""
    s = Shader('shadow catcher')
    dark = s.made(s.principled(Base_Color=(0.012, 0.012, 0.013, 1), Roughness=0.5, Specular=0.2))
    corners = [(-90, -90, 0), (90, -90, 0), (90, 90, 0), (-90, 90, 0)]
    mesh(corners, [(0, 1, 2, 3)], dark, name='shadow catcher').is_shadow_catcher = True
