"""Things that glow: LEDs, rings, strips, screens. They are seen but do not light; put `studio.lights.point` beside them."""

import math

from materials.nodes import Shader, srgb

RAINBOW = [(0, (1, 0.02, 0.03)), (0.17, (1, 0.12, 0)), (0.33, (0.9, 0.0, 0.5)), (0.5, (0.25, 0.02, 1)), (0.67, (0, 0.25, 1)), (0.83, (0, 0.85, 0.75)), (1, (1, 0.02, 0.03))]
EMBER = [(0, (1, 0.03, 0.01)), (0.3, (1, 0.10, 0.0)), (0.5, (1, 0.30, 0.02)), (0.75, (1, 0.06, 0.01)), (1, (1, 0.03, 0.01))]
ICE = [(0, (0, 0.35, 1)), (0.35, (0.02, 0.8, 1)), (0.6, (0.25, 0.1, 1)), (0.85, (0.6, 0.02, 0.9)), (1, (0, 0.35, 1))]


def glow(colour, strength=4.0):
    """One even light; `colour` is hex. 3 to 5 is a LED, under 1 a printed letter lit from behind."""
    s = Shader('glow')
    return _unsampled(s.made(s.emission(srgb(colour), strength)))


def ring_light(stops=RAINBOW, strength=3.4, plane='XY', turn=0.0):
    """Colours round the object's origin, starting `turn` of a circle on."""
    s = Shader('ring light')
    axes = s.axes(s.coordinates())
    angle = s.math('DIVIDE', s.math('ARCTAN2', axes[plane[1]], axes[plane[0]]), 2 * math.pi)
    around = s.math('FRACT', s.math('ADD', angle, 0.5 + turn))
    return _unsampled(s.made(s.emission(s.ramp(around, stops), strength)))


def strip_light(stops=RAINBOW, strength=4.0, axis='X', length=1.0, shift=0.0):
    """Colours along an axis of the object, repeating every `length`."""
    s = Shader('strip light')
    along = s.math('DIVIDE', s.axes(s.coordinates())[axis], length)
    return _unsampled(s.made(s.emission(s.ramp(s.math('FRACT', s.math('ADD', along, 0.5 + shift)), stops), strength)))


def _unsampled(material):
    material.cycles.sample_as_light = False
    return material
