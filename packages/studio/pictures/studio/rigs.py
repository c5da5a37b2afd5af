"""Light rigs. Each is written for a subject of radius 1 round the origin, seen from -y; `light` scales it to the
subject and turns it with the camera, so that every view of a product is lit alike."""

from modelling.scene import group, rad
from studio.lights import area, reflector

WARM, COLD, KEY = (1, 0.93, 0.88), (0.82, 0.90, 1), (1, 0.98, 0.96)


def _bench(lamp, card):
    """For cases and all that is glossy: a strip in front, a card for the glass to mirror, and rims that leave the floor dark."""
    lamp((-1.5, -2.6, 2.5), (1.5, 0.9), 54, KEY)
    lamp((2.4, -0.4, 1.0), (0.25, 2.2), 17, WARM, spread=44)
    lamp((-1.3, 2.6, 1.3), (0.7, 1.8), 18, COLD, spread=50)
    lamp((-1.9, -0.45, 2.1), (0.18, 1.5), 52, (0.9, 0.95, 1), aim=(-0.3, 0, 0.4))
    lamp((0, 0.7, 2.5), (2.0, 1.5), 100)
    lamp((1.75, -2.65, 1.2), (0.2, 2.0), 22, WARM, spread=80)
    card((-3.4, 3.4, 1.5), (2.0, 3.2), 3.5, (0.85, 0.92, 1), 2.2)


def _cloth(lamp, card):
    """For chairs and other large soft things: broad key, long rims, a low front fill."""
    lamp((-1.0, -1.75, 1.6), (0.9, 0.63), 74, KEY)
    lamp((1.8, 0.37, 1.3), (0.2, 1.25), 24, WARM, spread=36)
    lamp((-1.12, 1.25, 0.95), (0.15, 1.4), 16, COLD, spread=44)
    lamp((1.1, 1.6, 1.2), (0.15, 1.2), 5, WARM, spread=44)
    lamp((0, 0.5, 1.7), (1.0, 0.75), 44)
    lamp((1.6, -1.6, 0.57), (0.38, 1.1), 12, WARM, spread=70)
    lamp((0, -1.75, -0.42), (1.25, 0.13), 9)


def _dark(lamp, card):
    """For screens in a dark room: rims along every edge and no light from in front."""
    lamp((0.5, 0.8, 1.9), (2.4, 0.4), 60, COLD, aim=(0, 0, 0.1))
    lamp((1.9, -0.5, 0.5), (0.15, 2.2), 14, WARM, spread=70)
    lamp((-1.75, 0.9, 0.4), (0.15, 2.2), 40, COLD, spread=70)
    lamp((1.25, 1.8, -0.28), (2.6, 0.25), 11, COLD, aim=(0, 0, -0.5))


RIGS = {'bench': _bench, 'cloth': _cloth, 'dark': _dark}


def _rims(lamp):
    """One warm and one cold edge, which keep a black product apart from a black page."""
    lamp((2.2, 1.5, 0.9), (0.3, 2.4), 130, WARM)
    lamp((-0.6, 3.0, 1.6), (0.9, 1.6), 150, COLD)


def light(rig, centre, radius, azimuth, gain=1.0, is_cut_out=False):
    """Set up a rig for a subject of `radius` round `centre`, for a camera at `azimuth` degrees."""
    stand = group(centre, (0, 0, rad(azimuth + 35)))

    def lamp(at, size, power, colour=(1, 1, 1), aim=(0, 0, 0), spread=None):
        area(
            [v * radius for v in at],
            [v * radius for v in aim],
            [v * radius for v in size],
            power * radius**2 * gain,
            colour,
            spread,
            parent=stand,
        )

    def card(at, size, strength, colour, fall):
        reflector([v * radius for v in at], (0, 0, 0), [v * radius for v in size], strength * gain, colour, fall, parent=stand)

    RIGS[rig](lamp, card)
    if is_cut_out:
        _rims(lamp)
    return stand
