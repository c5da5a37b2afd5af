"""The faces of padded backs and seats, from tables of measures along them."""

import math

from modelling.curves import smooth
from modelling.scene import mm


def back_faces(height, at, half, panel, wing, thick, curve, seam, crown=35):
    """Front and rear of a back of `height` mm that stands on the x axis and faces -y.

    The tables (mm) hold at the shares `at` of its height: half width, half width of the middle panel, how far the
    wings come forward, thickness, and how far the middle stands back. `seam` is the share |u| where the wings begin;
    `crown` (mm) how far its upper corners fall.
    """

    def table(t):
        return [mm(float(smooth(at, values, t))) for values in (half, panel, wing, thick, curve)]

    def level(t, s):
        return mm(t * height - crown * (max(0, t - 0.86) / 0.14) ** 2 * s**2.2)

    def front(t, u):
        w, c, b, _, y = table(t)
        s, side = abs(u), 1 if u >= 0 else -1
        if s <= seam:
            return side * c * s / seam, y - 0.03, level(t, s)
        k = (s - seam) / (1 - seam)
        forward = b * math.sin(min(1, k * 1.22) * math.pi / 2) ** 1.3 - b * 0.30 * max(0, (k - 0.72) / 0.28) ** 2
        return side * (c + (w - c) * (1 - (1 - k) ** 1.35)), y - 0.03 - forward, level(t, s)

    def rear(t, u):
        w, _, _, d, y = table(t)
        s, side = abs(u), 1 if u >= 0 else -1
        return side * w * 0.985 * (1 - (1 - s) ** 1.15), y + d * (1 - 0.45 * s**3), level(t, s)

    return front, rear


def seat_faces(depth, at, half, panel, bolster, dip, thick, seam):
    """Top and underside of a seat of `depth` mm, centred, its front towards -y; z = 0 is the middle's height.

    The tables (mm) hold at the shares `at` from rear to front: half width, half width of the middle panel, height
    of the bolsters, height of the middle, and thickness.
    """

    def table(t):
        return [mm(float(smooth(at, values, t))) for values in (half, panel, bolster, dip, thick)]

    def reach(t, s):
        nose = mm(42) * ((t - 0.88) / 0.12) ** 2 * s**2.5 if t > 0.88 else 0
        return mm(depth) * (0.5 - t) + nose

    def top(t, u):
        w, c, b, z, _ = table(t)
        s, side = abs(u), 1 if u >= 0 else -1
        if s <= seam:
            return side * c * s / seam, reach(t, s), z
        k = (s - seam) / (1 - seam)
        rise = (
            b * math.sin(min(1, k * 1.25) * math.pi / 2) ** 1.3
            - b * 0.45 * max(0, (k - 0.7) / 0.3) ** 2
            - 0.10 * max(0, (k - 0.8) / 0.2) ** 2
        )
        return side * (c + (w - c) * (1 - (1 - k) ** 1.4)), reach(t, s), z + rise

    def under(t, u):
        w, _, _, _, d = table(t)
        s, side = abs(u), 1 if u >= 0 else -1
        return side * w * 0.94 * (1 - (1 - s) ** 1.2), reach(t, 0) * 0.97, -d * 0.62

    return top, under
