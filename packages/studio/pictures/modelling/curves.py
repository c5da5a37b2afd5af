"""Interpolation along profiles."""

import numpy as np


def smooth(xs, ys, x):
    """Monotone cubic (PCHIP) interpolation of the points (xs, ys) at x, held at the ends."""
    xs, ys = np.asarray(xs, float), np.asarray(ys, float)
    x = np.clip(np.asarray(x, float), xs[0], xs[-1])
    h = np.diff(xs)
    slope = np.diff(ys) / h
    tangent = np.zeros_like(ys)
    tangent[0], tangent[-1] = slope[0], slope[-1]
    for i in range(1, len(xs) - 1):
        if slope[i - 1] * slope[i] > 0:
            a, b = 2 * h[i] + h[i - 1], h[i] + 2 * h[i - 1]
            tangent[i] = (a + b) / (a / slope[i - 1] + b / slope[i])
    i = np.clip(np.searchsorted(xs, x) - 1, 0, len(xs) - 2)
    t = (x - xs[i]) / h[i]
    return (
        (2 * t**3 - 3 * t**2 + 1) * ys[i]
        + (t**3 - 2 * t**2 + t) * h[i] * tangent[i]
        + (-2 * t**3 + 3 * t**2) * ys[i + 1]
        + (t**3 - t**2) * h[i] * tangent[i + 1]
    )
