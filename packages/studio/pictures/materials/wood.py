"""Wood."""

from materials.nodes import Shader, srgb


def walnut():
    """Dark walnut, its grain along x."""
    s = Shader('walnut')
    at = s.coordinates()
    figure = s.noise(s.stretched(at, (0.12, 1.6, 1.6)), 1.6, 6, 0.6)
    fibre = s.noise(s.stretched(at, (0.8, 34, 34)), 1.2, 4, 0.6)
    pores = s.between(s.noise(s.stretched(at, (1.6, 60, 60)), 1.0, 2), 0.58, 0.66)
    tone = s.math('ADD', s.math('MULTIPLY', figure, 0.7), s.math('MULTIPLY', fibre, 0.5))
    shade = s.ramp(tone, [(0.42, srgb('1a0f09')), (0.58, srgb('3c2516')), (0.76, srgb('6a4429'))])
    shade = s.blend(s.math('MULTIPLY', pores, 0.65), shade, srgb('120a06'))
    rough = s.between(fibre, 0.3, 0.7, 0.52, 0.38)
    return s.made(s.principled(Base_Color=shade, Roughness=rough, Specular=0.35, Normal=s.bump(pores, 0.25, -0.004)))
