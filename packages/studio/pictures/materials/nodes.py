"""A short way to write shader nodes."""

import bpy
import numpy as np


def image(name, picture):
    """An image for a texture from an array [height][width][3] of linear light, the top row first."""
    rows, columns = picture.shape[:2]
    made = bpy.data.images.new(name, columns, rows, float_buffer=True)
    made.colorspace_settings.name = 'Non-Color'
    rgba = np.ones((rows, columns, 4), np.float32)
    rgba[..., :3] = picture[::-1]
    made.pixels.foreach_set(rgba.ravel())
    made.pack()
    return made


def srgb(hex_colour):
    """'ff5a1f' as linear (r, g, b, 1)."""
    channels = [int(hex_colour.lstrip('#')[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return (*(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels), 1)


class Shader:
    """A material under construction; methods take and return sockets or plain values."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.output = self.node('ShaderNodeOutputMaterial')

    def node(self, kind, inputs=None, **settings):
        """A node with settings, and inputs by name or index: sockets are linked, values set."""
        node = self.tree.nodes.new(kind)
        for name, value in settings.items():
            setattr(node, name, value)
        for name, value in (inputs or {}).items():
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, node.inputs[name])
            elif value is not None:
                node.inputs[name].default_value = value
        return node

    def math(self, operation, a, b=None, clamp=False):
        return self.node('ShaderNodeMath', {0: a, 1: b}, operation=operation, use_clamp=clamp).outputs[0]

    def coordinates(self, kind='Object'):
        return self.node('ShaderNodeTexCoord').outputs[kind]

    def axes(self, vector):
        """x, y and z of a vector, by 'X', 'Y', 'Z'."""
        return self.node('ShaderNodeSeparateXYZ', {0: vector}).outputs

    def stretched(self, vector, scale):
        return self.node('ShaderNodeMapping', {'Vector': vector, 'Scale': scale}).outputs[0]

    def noise(self, vector, scale, detail=4, roughness=0.5):
        return self.node('ShaderNodeTexNoise', {'Vector': vector, 'Scale': scale, 'Detail': detail, 'Roughness': roughness}).outputs['Fac']

    def between(self, value, low, high, to_low=0.0, to_high=1.0):
        """`value` mapped from low..high to to_low..to_high, held at the ends."""
        return self.node('ShaderNodeMapRange', {'Value': value, 'From Min': low, 'From Max': high, 'To Min': to_low, 'To Max': to_high}).outputs[0]

    def attribute(self, name):
        return self.node('ShaderNodeAttribute', attribute_name=name).outputs['Fac']

    def ramp(self, value, stops, interpolation='LINEAR'):
        """A colour by position: stops are (position, (r, g, b[, a]))."""
        node = self.node('ShaderNodeValToRGB', {0: value})
        node.color_ramp.interpolation = interpolation
        while len(node.color_ramp.elements) < len(stops):
            node.color_ramp.elements.new(0.5)
        for element, (position, colour) in zip(node.color_ramp.elements, stops):
            element.position = position
            element.color = colour if len(colour) == 4 else (*colour, 1)
        return node.outputs[0]

    def blend(self, factor, a, b, mode='MIX'):
        """Colour a to colour b by factor."""
        a, b = ((*c, 1) if isinstance(c, tuple) and len(c) == 3 else c for c in (a, b))
        return self.node('ShaderNodeMixRGB', {0: factor, 1: a, 2: b}, blend_type=mode).outputs[0]

    def bump(self, height, strength=0.2, distance=0.01, normal=None):
        return self.node('ShaderNodeBump', {'Strength': strength, 'Distance': distance, 'Height': height, 'Normal': normal}).outputs[0]

    def principled(self, **inputs):
        """The standard surface; `Base_Color` is the input 'Base Color'."""
        return self.node('ShaderNodeBsdfPrincipled', {name.replace('_', ' '): value for name, value in inputs.items()}).outputs[0]

    def transparent(self, colour=(1, 1, 1, 1)):
        return self.node('ShaderNodeBsdfTransparent', {0: colour}).outputs[0]

    def emission(self, colour, strength):
        return self.node('ShaderNodeEmission', {0: colour, 1: strength}).outputs[0]

    def mixed(self, factor, a, b):
        """Surface a to surface b by factor."""
        return self.node('ShaderNodeMixShader', {0: factor, 1: a, 2: b}).outputs[0]

    def hexagonal(self, vector, pitch, plane='XY'):
        """The distance to the nearest point of a hexagonal lattice of `pitch` in a plane of the object."""
        axes = self.axes(vector)

        def lattice(shift):
            a = self.math('ADD', self.math('DIVIDE', axes[plane[0]], pitch), shift)
            b = self.math('ADD', self.math('DIVIDE', axes[plane[1]], pitch * 3**0.5), shift)
            x = self.math('SUBTRACT', a, self.math('ROUND', a))
            y = self.math('MULTIPLY', self.math('SUBTRACT', b, self.math('ROUND', b)), 3**0.5)
            return self.math('SQRT', self.math('ADD', self.math('MULTIPLY', x, x), self.math('MULTIPLY', y, y)))

        return self.math('MULTIPLY', self.math('MINIMUM', lattice(0.0), lattice(0.5)), pitch)

    def made(self, surface):
        """Ends the construction: the material with this surface."""
        self.tree.links.new(surface, self.output.inputs['Surface'])
        return self.material
