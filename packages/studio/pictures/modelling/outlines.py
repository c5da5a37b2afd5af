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


def rounded(points, radius, steps=4):
    """A polygon with its corners rounded; `radius` is one for all or one for each, less where sides are short."""
    count = len(points)
    radii = list(radius) if isinstance(radius, (tuple, list)) else [radius] * count
    result = []
    for k, (x, y) in enumerate(points):
        before, after = points[k - 1], points[(k + 1) % count]
        a, b = math.dist((x, y), before), math.dist((x, y), after)
        reach = min(radii[k], a * 0.48, b * 0.48)
        start = (x + (before[0] - x) * reach / a, y + (before[1] - y) * reach / a)
        end = (x + (after[0] - x) * reach / b, y + (after[1] - y) * reach / b)
        for i in range(steps + 1):
            t = i / steps
            p, q, r = (1 - t) ** 2, 2 * t * (1 - t), t**2
            result.append((p * start[0] + q * x + r * end[0], p * start[1] + q * y + r * end[1]))
    return result


def softened(points, cut, sharper_than=25):
    """The outline with every corner sharper than so many degrees rounded off, `cut` before to `cut` after it.

    Works on outlines that mix corners with finely stepped curves.
    """
    count = len(points)

    def turning(k):
        (ax, ay), (bx, by), (cx, cy) = points[k - 1], points[k], points[(k + 1) % count]
        angle = math.atan2(cy - by, cx - bx) - math.atan2(by - ay, bx - ax)
        return abs((angle + math.pi) % math.tau - math.pi)

    def walked(k, step):
        """The point `cut` along the outline from corner k, and how many points that passes."""
        left, passed = cut, 0
        while True:
            (ax, ay), (bx, by) = points[(k + passed * step) % count], points[(k + (passed + 1) * step) % count]
            length = math.hypot(bx - ax, by - ay)
            if length >= left:
                return (ax + (bx - ax) * left / length, ay + (by - ay) * left / length), passed
            left, passed = left - length, passed + 1

    corners = [k for k in range(count) if turning(k) > math.radians(sharper_than)]
    dropped, arcs = set(), {}
    for k in corners:
        start, before = walked(k, -1)
        end, after = walked(k, 1)
        dropped.update((k + n) % count for n in range(-before, after + 1))
        arcs[k] = [_quadratic(start, points[k], end, i / 8) for i in range(9)]
    result = []
    for k in range(count):
        result += arcs.get(k, [] if k in dropped else [points[k]])
    return [point for k, point in enumerate(result) if math.dist(point, result[k - 1]) > 1e-6]


def _quadratic(a, b, c, t):
    return tuple((1 - t) ** 2 * p + 2 * t * (1 - t) * q + t**2 * r for p, q, r in zip(a, b, c))


def inset(points, distance):
    """The outline moved inwards by `distance` everywhere, corners mitred."""
    count, result = len(points), []
    for k in range(count):
        (ax, ay), (bx, by), (cx, cy) = points[k - 1], points[k], points[(k + 1) % count]
        before, after = math.hypot(bx - ax, by - ay), math.hypot(cx - bx, cy - by)
        ux, uy, vx, vy = (bx - ax) / before, (by - ay) / before, (cx - bx) / after, (cy - by) / after
        share = distance / max(0.25, 1 + ux * vx + uy * vy)
        result.append((bx - (uy + vy) * share, by + (ux + vx) * share))
    return result
