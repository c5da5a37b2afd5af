"""Plastics, powder coat and metals. Colours are hex."""

from materials.nodes import Shader, srgb


def plastic(colour, roughness=0.38, grain=0.35, grain_scale=90, specular=0.5, coat=0.0):
    """Moulded plastic with a fine grain and a slightly uneven sheen."""
    s = Shader('plastic')
    at = s.coordinates()
    sheen = s.math('ADD', roughness - 0.06, s.math('MULTIPLY', s.noise(at, 1.7, 5, 0.6), 0.12))
    bump = s.bump(s.noise(at, grain_scale, 3, 0.6), grain, 0.004)
    return s.made(s.principled(Base_Color=srgb(colour), Roughness=sheen, Specular=specular, Clearcoat=coat, Clearcoat_Roughness=0.08, Normal=bump))


def powder_coat(colour, roughness=0.45):
    """Powder-coated sheet steel."""
    return plastic(colour, roughness, 0.5, 140)


def rubber(colour='0c0c0d', roughness=0.75):
    return plastic(colour, roughness, 0.3, 120, 0.3)


def metal(colour='ccccd0', roughness=0.25, brushed=None, anisotropy=0.0):
    """Bare metal; `brushed` is the scale of its grain along x, y and z, e.g. (2, 2, 160) for lines across z."""
    s = Shader('metal')
    at = s.coordinates()
    if brushed is None:
        rough = s.math('ADD', roughness - 0.03, s.math('MULTIPLY', s.noise(at, 3, 4), 0.06))
        return s.made(s.principled(Base_Color=srgb(colour), Metallic=1.0, Roughness=rough, Anisotropic=anisotropy))
    grain = s.noise(s.stretched(at, brushed), 1.0, 6, 0.7)
    rough = s.math('ADD', roughness - 0.1, s.math('MULTIPLY', grain, 0.2))
    return s.made(s.principled(Base_Color=srgb(colour), Metallic=1.0, Roughness=rough, Anisotropic=anisotropy, Normal=s.bump(grain, 0.12, 0.004)))


def perforated(colour, pitch=0.05, hole=0.019, plane='XZ', roughness=0.4):
    """Sheet with round holes of radius `hole` in a hexagonal grid; at least 4 pixels a hole, or it shimmers."""
    s = Shader('perforated')
    distance = s.hexagonal(s.coordinates(), pitch, plane)
    bump = s.bump(s.between(distance, hole, hole * 1.2), 0.5, 0.01)
    sheet = s.principled(Base_Color=srgb(colour), Roughness=roughness, Specular=0.5, Metallic=0.3, Normal=bump)
    return s.made(s.mixed(s.math('LESS_THAN', distance, hole), sheet, s.transparent()))
