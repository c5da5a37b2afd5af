"""The alpha channel of a cut-out: the product, and its shadow on a floor that is not in the picture."""

import numpy as np
from scipy.ndimage import binary_closing, binary_opening, distance_transform_edt, gaussian_filter, label

SOLID = 0.97
# Lengths and areas are shares of the picture.
REACH, MARGIN, NEAR, BORDER = 0.16, 0.22, 0.03, 0.02
SMOOTH, DARKEST, HOLE = 0.01, 0.72, 0.003


def cut_out_alpha(alpha, is_floor):
    """An alpha channel [height][width] with slots closed and a shadow that is smooth, soft and ends before the picture does."""
    height, width = alpha.shape
    # Single black pixels of the product are no floor.
    is_floor = ~binary_closing(~is_floor, iterations=3)
    product = np.where(is_floor, 0, alpha)
    solid = binary_opening(product >= SOLID, iterations=max(1, width // 320))
    away = distance_transform_edt(~solid) / width
    fade = _inside(height, width, MARGIN) * np.exp(-((away / REACH) ** 2))
    near = _inside(height, width, BORDER) * np.exp(-((away / NEAR) ** 2))
    shadow = _smooth(alpha, is_floor, SMOOTH * width) * DARKEST * np.maximum(fade, near)
    return _closed(np.where(is_floor, shadow, alpha))


def _smooth(values, where, sigma):
    """`values` blurred, of those `where` only."""
    weight = gaussian_filter(where.astype(float), sigma)
    return gaussian_filter(values * where, sigma) / np.maximum(weight, 1e-3)


def _closed(alpha):
    """Holes within the product made opaque, for a light page would glare through slots and between blades."""
    holes, _ = label(alpha < SOLID)
    sizes = np.bincount(holes.ravel())
    sizes[0] = alpha.size
    return np.where(sizes[holes] < HOLE * alpha.size, 1.0, alpha)


def _inside(height, width, margin):
    """1 within, falling smoothly to 0 over the outer `margin`."""
    along = [np.minimum(np.arange(n) + 0.5, n - 0.5 - np.arange(n)) / (n * margin) for n in (height, width)]
    share = np.minimum(along[0][:, None], along[1][None, :]).clip(0, 1)
    return share * share * (3 - 2 * share)
