"""Filmic tones, from the tables that Blender ships."""

from functools import cache
from pathlib import Path

import numpy as np
from scipy.ndimage import gaussian_filter, map_coordinates

TABLES = Path('/usr/share/blender/datafiles/colormanagement/filmic')
MEDIUM_HIGH_CONTRAST = 'filmic_to_0-85_1-011.spi1d'


def bloom(image, amount=0.35):
    """Light over 1.0 spills into its surroundings, in three widths."""
    bright = np.clip(image - 1.0, 0, 12)
    if amount <= 0 or not bright.any():
        return image
    width = image.shape[1]
    spill = sum(
        share * gaussian_filter(bright, (max(1, size * width), max(1, size * width), 0), truncate=3)
        for size, share in ((0.004, 0.5), (0.012, 0.3), (0.035, 0.2))
    )
    return image + amount * spill


def vignette(image, amount=0.25):
    """Darker towards the corners."""
    height, width = image.shape[:2]
    y, x = np.mgrid[0:height, 0:width]
    return image * (1 - amount * ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2) / 0.5)[..., None]


def filmic(image):
    """Linear light [height][width][3] as display values 0..1: Blender's Filmic, Medium High Contrast."""
    stops = np.clip((np.log2(np.maximum(image, 1e-10)) + 12.473931188) / 25.0, 0, 1)
    cube = _cube()
    at = (stops * (len(cube) - 1)).reshape(-1, 3).T
    toned = np.stack([map_coordinates(cube[..., k], at, order=1, mode='nearest') for k in range(3)], -1).reshape(image.shape)
    return np.interp(np.clip(toned / 0.66, 0, 1), *_curve())


def dither(image):
    """Half a step of noise, against bands in dark gradients."""
    return image + (np.random.default_rng(1).random(image.shape[:2])[..., None] - 0.5) / 255


@cache
def _curve():
    lines = (TABLES / MEDIUM_HIGH_CONTRAST).read_text().split('\n')
    low, high = next(line for line in lines if line.startswith('From')).split()[1:]
    values = [float(line.split()[0]) for line in lines[lines.index('{') + 1 : lines.index('}')]]
    return np.linspace(float(low), float(high), len(values)), np.array(values)


@cache
def _cube():
    lines = (TABLES / 'filmic_desat65cube.spi3d').read_text().split('\n')
    size = int(lines[2].split()[0])
    cube = np.zeros((size, size, size, 3), np.float32)
    for line in lines[3:]:
        parts = line.split()
        if len(parts) == 6:
            cube[tuple(int(p) for p in parts[:3])] = [float(p) for p in parts[3:]]
    return cube
