"""Landscapes for screens, painted with noise: arrays [height][width][3] of linear light, the top row first."""

import math

import numpy as np

from materials.nodes import srgb


def forge(width, height):
    """A plain of cooling lava under a huge low sun, ridges behind ridges and sparks in the air."""
    u, v = _canvas(width, height)
    horizon, sun = 0.56, (u.max() * 0.60, 0.47)
    sky = _ramp(v / horizon, (0, '07060d'), (0.35, '2a0d24'), (0.68, '8e2416'), (0.9, 'ff6a1c'), (1, 'ffb347'))
    clouds = _fractal(u * 1.3, v * 7, 3, 6)
    sky *= (0.55 + 0.9 * np.clip(clouds - 0.28, 0, 1))[..., None]
    away = np.hypot(u - sun[0], v - sun[1])
    sky += np.exp(-((away / 0.34) ** 1.3))[..., None] * _colour('ff7a26') * 0.9
    disc = np.clip((0.145 - away) * 240, 0, 1) * (0.75 + 0.25 * np.clip((clouds - 0.3) * 6, 0, 1))
    sky = _over(sky, _colour('ffd9a0') * 2.4, disc)
    picture = sky
    ridges = (
        (0.52, 0.20, '5a1a18', 0.62),
        (0.545, 0.17, '3c1216', 0.42),
        (0.565, 0.13, '1f0b10', 0.24),
        (0.585, 0.10, '0d0608', 0.08),
    )
    for k, (base, tall, tint, haze) in enumerate(ridges):
        skyline = base - tall * _ridge(u * (1.5 + 0.8 * k), 11 + k)
        cover = np.clip((v - skyline) * height * 0.7, 0, 1)
        glow = np.exp(-np.abs(u - sun[0]) / 0.55) * haze
        lit = _colour(tint) * 0.8 + glow[..., None] * _colour('ff7426') * np.clip(
            1 - (v - skyline) / 0.2, 0, 1
        )[..., None]
        picture = _over(picture, lit, cover)
    picture = _over(picture, _lava(u, v, horizon + 0.02, sun[0]), np.clip((v - horizon - 0.02) * height * 0.4, 0, 1))
    mist = np.exp(-(((v - horizon - 0.03) / 0.028) ** 2)) * (
        0.3 + 0.7 * _fractal(u * 3, v * 20, 9, 4)
    ) * np.exp(-np.abs(u - sun[0]) / 0.9)
    picture = picture + mist[..., None] * _colour('ff5a1f') * 0.55
    return np.clip(_vignetted(picture + _sparks(u, v, 130, 7), u, v), 0, 6)


def _lava(u, v, horizon, centre):
    """Cracked crust in perspective, glowing in its cracks, and a molten river that comes towards the eye."""
    depth = 0.11 / np.maximum(v - horizon, 0.004)
    x, y = (u - centre) * depth * 6, depth * 6
    warp = _fractal(x * 0.6, y * 0.6, 21, 4)
    cracks = 1 - np.abs(2 * _fractal(x * 0.8 + warp * 1.6, y * 0.8, 5, 5) - 1)
    hot = np.clip((cracks - 0.90) / 0.10, 0, 1) ** 1.6
    warm = np.clip((cracks - 0.70) / 0.30, 0, 1) ** 2
    crust = _fractal(x * 3.5, y * 3.5, 8, 5)
    near = np.clip(depth / 1.1, 0, 1)
    course = 0.55 * np.sin(y * 0.55 + 0.6) + 0.25 * np.sin(y * 1.3)
    river = np.abs(x - course * 1.4)
    flow = np.exp(-((river / (0.30 + 0.14 * crust)) ** 4)) * np.clip(
        2.6 * _fractal(x * 3 + warp, y * 1.1, 33, 5) - 0.75, 0.05, 1.3
    )
    shore = np.exp(-river / 0.9)
    ground = crust[..., None] * _colour('2b1512') * 0.35
    ground += (
        hot * (0.5 + 0.5 * near)
    )[..., None] * _colour('ff7a1a') * 1.5 + warm[..., None] * _colour('ff2a06') * 0.22
    ground += shore[..., None] * _colour('ff3a08') * 0.35 + flow[..., None] * _colour('ff8420') * 1.5
    glare = np.exp(-np.abs(u - centre) / 0.4) * np.exp(-(v - horizon) / 0.16)
    return ground + glare[..., None] * _colour('ff7a30') * 0.4


def aurora(width, height):
    """Curtains of northern light over snowed ridges and a still lake."""
    u, v = _canvas(width, height)
    shore = 0.66
    up = np.where(v < shore, v, 2 * shore - v - 0.02 + 0.004 * _fractal(u * 6, v * 90, 4, 3))
    sky = _ramp(up / shore, (0, '03050f'), (0.5, '071833'), (0.85, '12375c'), (1, '2c6a86'))
    bend = 0.34 + 0.10 * np.sin(u * 2.1 + 0.7) + 0.05 * np.sin(u * 5.3)
    for shift, tint, second, strength, seed in (
        (0.02, '22ffa0', '2a7bff', 0.75, 2), (-0.14, '18d8c8', '8a3cff', 0.42, 5), (0.12, '2aff9a', 'b04cff', 0.3, 8)
    ):
        foot = bend + shift + 0.05 * _fractal(u * 1.7, u * 0 + seed, seed, 4)
        rise = foot - up
        rays = 0.15 + 1.6 * _fractal(u * 22 + 1.5 * np.sin(up * 3), up * 0.7, seed, 3) ** 2.2
        curtain = np.where(rise > 0, np.exp(-rise / 0.105), np.exp(rise / 0.014)) * rays * strength
        fade = np.clip(rise / 0.26, 0, 1)[..., None]
        sky = sky + curtain[..., None] * (_colour(tint) * (1 - fade) + _colour(second) * fade) * 0.8
    rng = np.random.default_rng(4)
    for x, y, size in zip(rng.random(420) * u.max(), rng.random(420) * 0.5, rng.random(420) ** 4):
        row, column = int(y * height), min(width - 1, int(x * height))
        sky[row, column] += 0.25 + 1.2 * size
    picture = sky
    for k, (base, tall, tint) in enumerate(((0.60, 0.26, '1d4560'), (0.63, 0.20, '0f2a40'), (0.652, 0.11, '071522'))):
        line = _ridge(u * (1.4 + 0.7 * k), 40 + k)
        skyline = base - tall * line
        cover = np.clip((up - skyline) * height * 0.7, 0, 1)
        fall = np.clip((up - skyline) / 0.15, 0, 1)
        snow = np.clip(
            3.2 * (_fractal(u * 9 + up * 14, up * 7, 50 + k, 6) - 0.34 - 0.42 * fall), 0, 1
        ) * (0.75 - 0.3 * k)
        lit = _over(_colour(tint) * (1 + 1.4 * fall)[..., None], _colour('4f9fb4') * 0.55, snow)
        picture = _over(picture, lit, cover)
    water = np.clip((v - shore) * height * 0.5, 0, 1)
    lake = picture * 0.45 * (0.8 + 0.4 * _fractal(u * 5, v * 120, 61, 3))[..., None] + _colour('031018') * 0.3
    picture = _over(picture, lake, water)
    return np.clip(_vignetted(picture * 1.25, u, v), 0, 6)


def sunrise(width, height, angle=-33):
    """The sun coming up behind a planet in space, `angle` degrees right of its top: its white disc, a thin arc of lit air, and the black of the night side."""
    u, v = _canvas(width, height)
    centre, radius = (1.72, 1.62), 1.36
    x, y = u - centre[0], v - centre[1]
    above = np.hypot(x, y) - radius
    dawn = math.radians(angle)
    sun = (centre[0] + (radius + 0.035) * math.sin(dawn), centre[1] - (radius + 0.035) * math.cos(dawn))
    round_limb = np.abs(np.arctan2(x, -y) - dawn)
    away = np.hypot(u - sun[0], v - sun[1])
    picture = np.zeros((*u.shape, 3))
    rng = np.random.default_rng(12)
    for _ in range(420):
        column, row, size = rng.integers(width - 1), rng.integers(height - 1), rng.random() ** 8
        picture[row : row + 1 + (size > 0.2), column : column + 1 + (size > 0.2)] += 0.05 + 1.1 * size
    picture += np.exp(-away / 0.14)[..., None] * _colour('ff6a1c') * 0.9 + np.exp(-away / 0.05)[..., None] * _colour('ffc070') * 1.6
    picture = _over(picture, _colour('fff0d2') * 6, np.clip((0.085 - away) * height * 0.5, 0, 1))
    air = np.where(above > 0, np.exp(-above / 0.004) + 0.3 * np.exp(-above / 0.02), np.exp(above / 0.003))
    lit = np.exp(-round_limb / 0.22)[..., None] * _colour('ffb060') * 2.4 + np.exp(-round_limb / 0.7)[..., None] * _colour('ff5a1c') * 0.8
    ground = np.clip(-above * height * 0.5, 0, 1)
    picture = _over(picture, np.zeros(3), ground) + air[..., None] * lit
    return np.clip(picture, 0, 6)


def _canvas(width, height):
    """The coordinates of the pixels: u to the right in picture heights, v from 0 at the top to 1."""
    v, u = np.mgrid[0:height, 0:width]
    return (u + 0.5) / height, (v + 0.5) / height


def _colour(code):
    return np.array(srgb(code)[:3])


def _ramp(at, *stops):
    """Colours by position, from (position, hex) pairs."""
    places, colours = [place for place, _ in stops], np.array([_colour(code) for _, code in stops])
    return np.stack([np.interp(at, places, colours[:, k]) for k in range(3)], -1)


def _over(below, above, cover):
    return below + (above - below) * cover[..., None]


def _value_noise(x, y, seed):
    """Smooth noise between 0 and 1 on a lattice of 1."""
    column, row = np.floor(x), np.floor(y)
    fx, fy = x - column, y - row
    fx, fy = fx * fx * fx * (fx * (fx * 6 - 15) + 10), fy * fy * fy * (fy * (fy * 6 - 15) + 10)

    def lattice(i, j):
        value = np.sin((column + i) * 127.1 + (row + j) * 311.7 + seed * 74.7) * 43758.5453
        return value - np.floor(value)

    low = lattice(0, 0) * (1 - fx) + lattice(1, 0) * fx
    high = lattice(0, 1) * (1 - fx) + lattice(1, 1) * fx
    return low * (1 - fy) + high * fy


def _fractal(x, y, seed, octaves):
    """Noise of several scales between 0 and 1, each turned against the last."""
    total, weight, result = 0.0, 0.5, 0.0
    for k in range(octaves):
        result = result + weight * _value_noise(x, y, seed + 13 * k)
        total, weight = total + weight, weight * 0.5
        x, y = 1.62 * x - 1.18 * y + 5.2, 1.18 * x + 1.62 * y + 1.3
    return result / total


def _ridge(x, seed):
    """A skyline between 0 and 1 with sharp peaks."""
    total, weight, result = 0.0, 1.0, 0.0
    for k in range(7):
        result = result + weight * (1 - np.abs(2 * _value_noise(x * 2**k + 3.7 * k, x * 0 + seed, seed + k) - 1)) ** 1.2
        total, weight = total + weight, weight * 0.47
    return result / total


def _sparks(u, v, count, seed):
    """Short glowing streaks that rise with the wind."""
    light = np.zeros((*u.shape, 3))
    rng = np.random.default_rng(seed)
    height = u.shape[0]
    for _ in range(count):
        x, y = rng.random() * u.max(), 0.12 + 0.86 * rng.random() ** 0.7
        length, size = 0.004 + 0.022 * rng.random() ** 3, (0.5 + 1.1 * rng.random() ** 6) / 900
        lean = 0.5 + 0.9 * rng.random()
        reach = length + 5 * size
        rows = slice(max(0, int((y - reach) * height)), int((y + reach) * height) + 1)
        columns = slice(max(0, int((x - reach) * height)), int((x + reach) * height) + 1)
        du, dv = u[rows, columns] - x, v[rows, columns] - y
        along = np.clip((du * lean - dv) / np.hypot(lean, 1), -length, length)
        off = np.hypot(du - along * lean / np.hypot(lean, 1), dv + along / np.hypot(lean, 1))
        light[rows, columns] += np.exp(-((off / size) ** 2))[..., None] * _colour('ff9a3a') * (0.6 + 2.0 * rng.random())
    return light


def _vignetted(picture, u, v):
    return picture * (1 - 0.35 * (((u / u.max() - 0.5) * 1.6) ** 2 + ((v - 0.5) * 1.2) ** 2))[..., None]
