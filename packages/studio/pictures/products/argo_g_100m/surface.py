"""The outer surface of the G-100M: a dome over the hand and a belt round its sides, as functions of coordinates.

Lengths are millimetres here; the nose points to -y, the thumb rests at +x. `top` and `belt` give points in dm.
"""

import numpy as np

from modelling.curves import smooth

LENGTH, WIDTH, HEIGHT = 124, 64, 39
FEET = 0.8
BELT_FOOT = 4.2
BELT = 0.30
WAIST = 10.0

_NOSE, _HEEL = -LENGTH / 2, LENGTH / 2
_HEEL_START = 22.0
_ROUNDNESS, _DOME, _DOME_SHARE = 2.5, 2.35, 0.62
_STATIONS = (-62, -52, -40, -25, -10, 5, 18, 30, 45, 62)
_CREST = (16.2, 20.2, 25.2, 31.4, 36.3, 38.8, 39.0, 37.6, 33.4, 26)
_HALF_WIDTH = (28.8, 30.6, 31.2, 30.6, 30.2, 31.0, 32.2, 32.8, 32.8, 32.8)
_SEAM_AT = (-1, -0.86, -0.70, -0.46, -0.26, -0.10, 0, 0.10, 0.26, 0.5, 0.8, 1)
_SEAM = (0.93, 0.90, 0.83, 0.83, 0.90, 0.975, 0.985, 0.975, 0.94, 0.90, 0.91, 0.94)
_MIDDLE = (0, 0, 0, 0.2, 0.5, 0.8, 0.9, 0.8, 0.5, 0)


def crest(y):
    return smooth(_STATIONS, _CREST, y)


def half_width(y):
    return smooth(_STATIONS, _HALF_WIDTH, y)


def middle(y):
    return smooth(_STATIONS, _MIDDLE, y)


def height(x, y):
    """The height of the dome over the points (x, y), with finger grooves along the main buttons."""
    across = np.abs(x - middle(y)) / half_width(y)
    behind = np.maximum(0, y - _HEEL_START) / (_HEEL - _HEEL_START)
    rho = np.minimum((across**_ROUNDNESS + behind**_ROUNDNESS) ** (1 / _ROUNDNESS), 0.99995)
    return WAIST + (crest(y) - WAIST) * (1 - rho**_DOME) ** (1 / _DOME) - _groove(x, y)


def _groove(x, y):
    """How deep the grooves for two fingers are."""
    return np.exp(-(((np.abs(x) - 16) / 6.5) ** 2)) * np.clip((4 - y) / 50, 0, 1) ** 1.2


def top(p, q):
    """The dome at x = p, y = q (dm)."""
    x, y = np.asarray(p) * 100, np.asarray(q) * 100
    return np.stack([x, y, height(x, y)], 1) / 100


def _track(share):
    """Steps round the outline from the thumb's side of the nose over the heel: y and the angle at the heel."""
    straight, bend = _HEEL_START - _NOSE, 62.0
    way = share * (2 * straight + bend)
    angle = np.clip((way - straight) / bend, 0, 1) * np.pi
    y = np.where(way < straight, _NOSE + way, np.minimum(_HEEL_START, _HEEL_START - (way - straight - bend)))
    return y, angle


def _outline(share, rho):
    """Points (x, y) at the share `rho` of the way from the middle line to the outline."""
    y, angle = _track(share)
    power = 2 / _ROUNDNESS
    across = np.sign(np.cos(angle)) * np.abs(np.cos(angle)) ** power * rho
    behind = np.sin(angle) ** power * rho
    y = np.where((angle > 0) & (angle < np.pi), _HEEL_START + behind * (_HEEL - _HEEL_START), y)
    return middle(y) + across * half_width(y), y


def _evenly(count=8000):
    """Shares of the track at even distances along the outline, and its length."""
    share = np.linspace(0, 1, 60000)
    x, y = _outline(share, np.ones_like(share))
    way = np.concatenate([[0], np.cumsum(np.hypot(np.diff(x), np.diff(y)))])
    return np.interp(np.linspace(0, way[-1], count), way, share), way[-1] / 100


_SHARES, GIRTH = _evenly()


def along(y):
    """p (dm) on the thumb's side at a given y (mm); on the other side it is GIRTH less that."""
    return (y - _NOSE) / 100


def _plan(p, rho):
    """Points (x, y) in mm at p dm along the outline, at the share `rho` of the way out from the middle line."""
    share = np.interp(np.asarray(p) / GIRTH, np.linspace(0, 1, len(_SHARES)), _SHARES)
    return _outline(share, rho)


def _seam(p):
    """How far out the seam between dome and belt runs: high over the thumb, low at the heel."""
    return smooth(_SEAM_AT, _SEAM, np.asarray(p) / GIRTH * 2 - 1)


def belt(p, q):
    """The side of the shell: p runs round it (dm), q from 0 at its foot to `BELT` at the seam."""
    p, v = np.asarray(p), 1 - np.asarray(q) / BELT
    above = (1 - _seam(p) ** _DOME) ** (1 / _DOME) * np.maximum(0, 1 - v / _DOME_SHARE)
    x, y = _plan(p, (1 - np.minimum(above, 1) ** _DOME) ** (1 / _DOME))
    lower = np.maximum(v - _DOME_SHARE, 0) / (1 - _DOME_SHARE)
    z = WAIST + (crest(y) - WAIST) * above - _groove(x, y) * (above > 0) - (WAIST - BELT_FOOT) * lower
    out_x, out_y = (far - near for far, near in zip(_plan(p, np.ones_like(p)), _plan(p, np.full_like(p, 0.96))))
    length = np.hypot(out_x, out_y)
    way = p / GIRTH * 2 - 1
    pinch = 3.4 * np.exp(-(((way + 0.56) / 0.26) ** 2)) + 2.2 * np.exp(-(((way - 0.60) / 0.24) ** 2))
    tuck = 3.2 * lower**1.8 + pinch * np.exp(-(((z - 9.5) / 8) ** 2))
    return np.stack([x - out_x / length * tuck, y - out_y / length * tuck, z], 1) / 100


def seam_points(count=400, outwards=0.0):
    """The seam in plan, from the thumb's side of the nose round the heel: (x, y) in dm."""
    p = np.linspace(0, GIRTH, count)
    x, y = _plan(p, _seam(p) + outwards)
    return np.stack([x, y], 1) / 100


def foot_points(count=300, inwards=0.0):
    """The foot of the belt in plan, moved in by so many mm: (x, y) in dm."""
    points = belt(np.linspace(0, GIRTH, count), np.zeros(count))[:, :2]
    run = np.gradient(points, axis=0)
    run /= np.linalg.norm(run, axis=1, keepdims=True)
    return points + np.stack([-run[:, 1], run[:, 0]], 1) * inwards / 100
