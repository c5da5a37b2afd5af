"""Leather, fabric and braid."""

import math

from materials.nodes import Shader, srgb


def leather(colour, roughness=0.43, grain_scale=42, wrinkles=0.5, perforation=None, plane='XZ', pattern=None, specular=0.45):
    """PU leather: irregular grain, large soft wrinkles, puckers beside the seams of a `cushion` or `pillow`.

    `perforation` is (pitch, hole radius) in dm, in `plane` of the object. `pattern(shader, coordinates)` may
    return a colour socket to print instead of `colour`.
    """
    s = Shader('leather')
    at = s.coordinates()
    wander = s.node('ShaderNodeTexNoise', {'Vector': at, 'Scale': 30.0}).outputs['Color']
    moved = s.node('ShaderNodeVectorMath', {0: wander, 1: (0.02, 0.02, 0.02), 2: at}, operation='MULTIPLY_ADD').outputs[0]
    cells = s.node('ShaderNodeTexVoronoi', {'Vector': moved, 'Scale': grain_scale}, feature='DISTANCE_TO_EDGE').outputs['Distance']
    cell = s.math('MINIMUM', s.math('MULTIPLY', cells, 3.5), 1.0)
    crease = s.math('SUBTRACT', 1.0, cell)
    large = s.noise(at, 2.2, 6, 0.55)
    height = s.math('ADD', s.math('MULTIPLY', cell, 0.55), s.math('MULTIPLY', s.noise(at, grain_scale * 2.5, 2), 0.25))
    normal = s.bump(height, 0.34, 0.010)
    normal = s.bump(large, wrinkles * 0.5, 0.05, normal)
    normal = s.bump(_puckers(s, at, plane), 0.34, 0.024, normal)
    rough = s.math('ADD', roughness - 0.08, s.math('MULTIPLY', s.noise(at, 5, 5, 0.6), 0.16))
    rough = s.math('ADD', rough, s.math('MULTIPLY', crease, 0.12))
    base = srgb(colour)
    shown = pattern(s, at) if pattern else base
    shown = s.blend(s.math('MULTIPLY', crease, 0.35), shown, tuple(c * 0.45 for c in base[:3]))
    if not pattern:
        shown = s.blend(s.math('MULTIPLY', large, 0.25), shown, tuple(min(1, c * 1.25 + 0.002) for c in base[:3]))
    if perforation:
        pitch, hole = perforation
        distance = s.hexagonal(at, pitch, plane)
        shown = s.blend(s.math('LESS_THAN', distance, hole), shown, (0.002, 0.002, 0.002))
        normal = s.bump(s.between(distance, hole * 0.7, hole * 1.5), 0.6, 0.03, normal)
    return s.made(s.principled(Base_Color=shown, Roughness=rough, Specular=specular, Normal=normal))


def _puckers(s, at, plane):
    """Ripples that run out from the seams, from the distances kept in the mesh."""
    axes = s.axes(at)
    wobble = s.math('MULTIPLY', s.noise(at, 1.6, 3), 9.0)
    total = None
    for name, along in (('seam_upright', axes[plane[1]]), ('seam_level', axes[plane[0]]), ('seam', s.attribute('seam_along'))):
        distance = s.attribute(name)
        fading = s.math('POWER', math.e, s.math('MULTIPLY', distance, -1 / 0.17))
        fading = s.math('MULTIPLY', fading, s.math('GREATER_THAN', distance, 0.0001))
        wave = s.math('SINE', s.math('ADD', s.math('MULTIPLY', along, 2 * math.pi / 0.36), wobble))
        ripple = s.math('MULTIPLY', wave, fading)
        total = ripple if total is None else s.math('ADD', total, ripple)
    return total


def fabric(colour, roughness=0.85, weave_scale=70, strength=0.5, second=None):
    """Woven cloth; `second` is the colour of every other thread."""
    s = Shader('fabric')
    at = s.coordinates()
    axes = s.axes(at)
    waves = [s.math('SINE', s.math('MULTIPLY', axes[axis], weave_scale * math.pi)) for axis in 'XYZ']
    weave = s.math('MULTIPLY', s.math('ADD', waves[0], waves[1]), s.math('ADD', waves[2], 1.3))
    normal = s.bump(weave, strength, 0.01)
    base = srgb(colour)
    shown = s.blend(s.between(weave, -0.5, 0.5), base, srgb(second) if second else tuple(c * 1.35 + 0.001 for c in base[:3]))
    return s.made(s.principled(Base_Color=shown, Roughness=roughness, Specular=0.25, Sheen=0.6, Normal=normal))


def braid(colour, roughness=0.6, scale=200):
    """Sleeving of a cable."""
    s = Shader('braid')
    at = s.coordinates('Generated')
    axes = s.axes(at)
    a, b = (s.math('SINE', s.math('MULTIPLY', s.math(op, axes['X'], axes['Y']), scale)) for op in ('ADD', 'SUBTRACT'))
    normal = s.bump(s.math('MULTIPLY', a, b), 0.6, 0.006)
    return s.made(s.principled(Base_Color=srgb(colour), Roughness=roughness, Specular=0.35, Normal=normal))


def netting(colour, pitch=0.036, hole=0.0135, second=None, plane='XZ'):
    """Stretched polyester mesh with round openings in a hexagonal grid; `second` is the colour of its weft."""
    s = Shader('netting')
    at = s.coordinates()
    axes = s.axes(at)
    distance = s.hexagonal(at, pitch, plane)
    base = srgb(colour)
    shown = base
    if second:
        wave = s.math('SINE', s.math('MULTIPLY', axes[plane[1]], 2 * math.pi / (pitch * 3**0.5)))
        shown = s.blend(s.math('MULTIPLY', s.between(wave, 0.2, 0.9), 0.3), base, srgb(second))
    bump = s.bump(s.between(distance, hole, hole * 1.5), 0.6, 0.008)
    thread = s.principled(Base_Color=shown, Roughness=0.55, Specular=0.3, Sheen=0.1, Normal=bump)
    through = s.node('ShaderNodeBsdfTranslucent', {0: shown}).outputs[0]
    return s.made(s.mixed(s.math('LESS_THAN', distance, hole), s.mixed(0.08, thread, through), s.transparent()))


def camouflage(ground, tones, scale=1.3):
    """A pattern for `leather`: blots of each of `tones` over `ground` (hex), the later over the earlier."""

    def pattern(s, at):
        shown = srgb(ground)
        for k, tone in enumerate(tones):
            shifted = s.node('ShaderNodeMapping', {'Vector': at, 'Location': (7.3 * k, 3.1 * k, 5.7 * k)}).outputs[0]
            cloud = s.noise(shifted, scale * (1 + 0.25 * k), 3, 0.42)
            shown = s.blend(s.between(cloud, 0.53, 0.536), shown, srgb(tone))
        return shown

    return pattern
