"""The shadow of a cut-out."""

import numpy as np
from scipy.ndimage import binary_opening, distance_transform_edt

SOLID = 0.97
REACH, MARGIN, NEAR, BORDER = 0.16, 0.22, 0.03, 0.02


def shadow_within(alpha):
    """An alpha channel [height][width] whose shadow fades away from the product and ends before the picture does.

    Lengths are shares of the picture.
    """
    height, width = alpha.shape
    solid = binary_opening(alpha >= SOLID, iterations=max(1, width // 320))
    away = distance_transform_edt(~solid) / width
    fade = _inside(height, width, MARGIN) * np.exp(-((away / REACH) ** 2))
    near = _inside(height, width, BORDER) * np.exp(-((away / NEAR) ** 2))
    return alpha * np.maximum(fade, near)


def _inside(height, width, margin):
    """1 within, falling smoothly to 0 over the outer `margin`."""
    along = [np.minimum(np.arange(n) + 0.5, n - 0.5 - np.arange(n)) / (n * margin) for n in (height, width)]
    share = np.minimum(along[0][:, None], along[1][None, :]).clip(0, 1)
    return share * share * (3 - 2 * share)
