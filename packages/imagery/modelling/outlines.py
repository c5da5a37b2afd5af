"""Closed 2D outlines: lists of (x, y), counter-clockwise."""

import math


def rectangle(width, height, radius=0.0, steps=6, at=(0, 0)):
    """A rectangle with rounded corners, centred on `at`."""
    radius = max(1e-4, min(radius, width / 2 - 1e-4, height / 2 - 1e-4))
    corners = ((1, 1, 0), (-1, 1, 1), (-1, -1, 2), (1, -1, 3))
    return [
        (
            at[0] + sx * (width / 2 - radius) + radius * math.cos(math.pi / 2 * (quarter + i / steps)),
            at[1] + sy * (height / 2 - radius) + radius * math.sin(math.pi / 2 * (quarter + i / steps)),
        )
        for sx, sy, quarter in corners
        for i in range(steps + 1)
    ]


def chamfered(width, height, cut, at=(0, 0), corners=(True, True, True, True)):
    """A rectangle with 45° cut corners (right top, left top, left bottom, right bottom), centred on `at`."""
    w, h = width / 2, height / 2
    points = []
    for (sx, sy), is_cut, is_turned in zip(((1, 1), (-1, 1), (-1, -1), (1, -1)), corners, (False, True, False, True)):
        pair = [(sx * w, sy * (h - cut)), (sx * (w - cut), sy * h)] if is_cut else [(sx * w, sy * h)]
        points += pair[::-1] if is_turned else pair
    return [(x + at[0], y + at[1]) for x, y in points]


def circle(radius, steps=48, at=(0, 0)):
    """A circle as a polygon of `steps` sides."""
    return [
        (at[0] + radius * math.cos(2 * math.pi * i / steps), at[1] + radius * math.sin(2 * math.pi * i / steps))
        for i in range(steps)
    ]
