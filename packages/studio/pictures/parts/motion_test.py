"""A picture that shows how far a target moves from one refresh to the next: an array [height][width][3] of linear light."""

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from materials.nodes import srgb
from modelling.solids import FONTS

WIDTH, HEIGHT = 1920, 1080
STEP, LAST = 80, 1720


def motion_test():
    """The same flight at 240 and at 60 Hz: sixteen steps beside four, the older ones fainter."""
    picture = np.zeros((HEIGHT, WIDTH, 3)) + np.array(srgb('0a1220')[:3])
    for y, rate, time, stride in ((330, '240 Hz', '4.2 ms', 1), (790, '60 Hz', '16.7 ms', 4)):
        for k in range(16, -1, -stride):
            x = LAST - STEP * k
            _paint(picture, 'ff5a1f', 1.5 * (1 - 0.05 * k), lambda pen, x=x: _target(pen, x, y))
        _paint(picture, 'dfe6ee', 0.9, lambda pen: pen.text((120, y - 190), rate, 255, _face(700, 76)))
        _paint(picture, '5f738c', 0.7, lambda pen: pen.line((120, y + 84, 1800, y + 84), 255, 3))
        _paint(picture, 'dfe6ee', 0.8, lambda pen: _step(pen, LAST - STEP * stride, LAST, y + 84, time))
    return picture


def _face(weight, size):
    return ImageFont.truetype(str(FONTS / f'archivo/files/archivo-latin-{weight}-normal.woff2'), size)


def _paint(picture, colour, brightness, draw):
    layer = Image.new('L', (WIDTH, HEIGHT))
    draw(ImageDraw.Draw(layer))
    cover = np.asarray(layer, np.float32)[..., None] / 255
    picture += (np.array(srgb(colour)[:3]) * brightness - picture) * cover


def _target(pen, x, y):
    pen.ellipse((x - 36, y - 36, x + 36, y + 36), None, 255, 9)
    pen.ellipse((x - 11, y - 11, x + 11, y + 11), 255)


def _step(pen, left, right, y, time):
    """The way of one step, with the time that it takes."""
    for x in (left, right):
        pen.line((x, y - 16, x, y + 16), 255, 6)
    pen.line((left, y, right, y), 255, 6)
    pen.text(((left + right) / 2, y + 70), time, 255, _face(600, 60), 'mm')
