"""Glass and frosted plastics."""

from materials.nodes import Shader, srgb


def glass(tint=(0.66, 0.68, 0.70, 1), ior=1.5, roughness=0.0):
    """A thin pane for a single plane (a glass box turns black): lets light straight through, mirrors by angle."""
    s = Shader('glass')
    mirror = s.node('ShaderNodeBsdfGlossy', {'Roughness': roughness, 'Color': (1, 1, 1, 1)}).outputs[0]
    return s.made(s.mixed(s.node('ShaderNodeFresnel', {'IOR': ior}).outputs[0], s.transparent(tint), mirror))


def frosted(colour='8f949c', roughness=0.35, clearness=0.45):
    """Translucent plastic as of fan blades; `clearness` is the share of light that passes straight."""
    s = Shader('frosted')
    surface = s.principled(Base_Color=srgb(colour), Roughness=roughness, Specular=0.5)
    inside = s.node('ShaderNodeBsdfTranslucent', {0: srgb(colour)}).outputs[0]
    return s.made(s.mixed(clearness, s.mixed(0.45, surface, inside), s.transparent((0.8, 0.8, 0.82, 1))))
