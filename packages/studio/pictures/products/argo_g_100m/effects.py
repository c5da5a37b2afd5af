"""The fourteen lighting effects of the G-100M, each caught at one moment."""

import math
from dataclasses import dataclass
from typing import Callable

from materials.nodes import srgb

EMBER, QUENCH, VIOLET, MINT = (srgb(colour)[:3] for colour in ('ff4a12', '2aa4ff', '8a2cff', '16e08a'))
_SPECTRUM = [srgb(colour)[:3] for colour in ('ff3d00', 'ffa51f', '47e060', '2aa4ff', '9a3cff', 'ff2a6a')]


@dataclass
class Moment:
    """What is lit: the strip by its place (0 at the thumb, 0.5 at the heel, 1 at the right), mark and wheel."""

    strip: Callable[[float], tuple]
    mark: tuple
    wheel: tuple


def moment(effect):
    """The lights during an effect, by its name in small letters with hyphens."""
    return _EFFECTS[effect]()


def _dimmed(colour, share):
    return tuple(channel * share for channel in colour)


def _between(a, b, t):
    return tuple(x + (y - x) * t for x, y in zip(a, b))


def _spectrum(t):
    place = (t % 1) * len(_SPECTRUM)
    k = int(place)
    return _between(_SPECTRUM[k % len(_SPECTRUM)], _SPECTRUM[(k + 1) % len(_SPECTRUM)], place - k)


def _even(colour, strength=1.0):
    lit = _dimmed(colour, strength)
    return Moment(lambda t: lit, lit, lit)


def _gradient(a, b):
    return Moment(lambda t: _between(a, b, t), _between(a, b, 0.5), a)


def _flames():
    def strip(t):
        flicker = 0.5 + 0.5 * math.sin(37 * t + 1.2 * math.sin(11 * t))
        return _dimmed(_between(srgb('ff2400')[:3], srgb('ff9a1f')[:3], flicker), 0.55 + 0.6 * flicker)

    return Moment(strip, EMBER, srgb('ff7a1a')[:3])


def _quenching():
    def strip(t):
        return _between(EMBER, QUENCH, min(1, max(0, 2.2 * t - 0.6)))

    return Moment(strip, EMBER, EMBER)


def _comet():
    def strip(t):
        behind = (0.47 - t) % 1
        return _dimmed(_between(srgb('fff0d8')[:3], EMBER, min(1, behind * 6)), math.exp(-behind * 5.5) * 1.5 + 0.01)

    return Moment(strip, _dimmed(EMBER, 0.35), _dimmed(EMBER, 0.35))


def _ripple():
    return Moment(lambda t: _dimmed(QUENCH, 0.06 + max(0, math.cos((t - 0.5) * 26)) ** 2), QUENCH, _dimmed(QUENCH, 0.4))


def _twinkle():
    return Moment(lambda t: _dimmed(MINT, 0.05 + 1.2 * max(0, math.sin(61 * t) * math.sin(23 * t + 1)) ** 3), MINT, _dimmed(MINT, 0.5))


def _alternating():
    return Moment(lambda t: EMBER if int(t * 10) % 2 else QUENCH, EMBER, QUENCH)


_EFFECTS = {
    'steady': lambda: _even(EMBER),
    'breathing': lambda: _even(EMBER, 0.4),
    'pulse': lambda: _even(VIOLET, 1.2),
    'colour-cycle': lambda: _even(_SPECTRUM[2]),
    'spectrum-wave': lambda: Moment(lambda t: _spectrum(t * 0.95), _spectrum(0.50), _spectrum(0.05)),
    'gradient': lambda: _gradient(EMBER, VIOLET),
    'ember': _flames,
    'quench': _quenching,
    'comet': _comet,
    'ripple': _ripple,
    'twinkle': _twinkle,
    'reactive': lambda: Moment(lambda t: _dimmed(EMBER, 0.05), _dimmed(EMBER, 0.1), EMBER),
    'heartbeat': lambda: _even(srgb('ff0a2a')[:3], 1.1),
    'alternate': _alternating,
}

EFFECTS = tuple(_EFFECTS)
