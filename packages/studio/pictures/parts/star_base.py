"""Five-spoked chair bases on castors."""

import math
from dataclasses import dataclass

from materials.solid import metal, plastic
from modelling.outlines import rounded
from modelling.scene import group, mm
from modelling.solids import loft, turned
from parts.caster import SOCKET, caster

SPOKES = 5


@dataclass(frozen=True)
class Spoke:
    """Sections of a spoke, in mm; pairs are (at the hub, at the tip)."""

    foot: tuple[float, float]
    """Half widths of its lower part."""
    ridge: tuple[float, float]
    """Half widths of its upper face."""
    height: tuple[float, float]
    drop: float
    """How far the upper face falls from hub to tip."""
    rounding: float
    inlay: float
    """Half width of an inlay in the upper face, where there is one."""
    step: float = 0.0
    """How far the upper face steps down half way."""
    bow: float = 1.35
    """Above 1 the spoke stays high near the hub and falls towards its tip."""


PROFILES = {
    'nylon': Spoke(foot=(48, 25), ridge=(27, 13), height=(56, 27), drop=30, rounding=9, inlay=9),
    'slim': Spoke(foot=(36, 21), ridge=(20, 9), height=(48, 24), drop=34, rounding=6, inlay=5, bow=1.1),
    'stepped': Spoke(foot=(50, 28), ridge=(33, 16), height=(54, 26), drop=16, rounding=5, inlay=10, step=13, bow=1.5),
}


def hub_top(castors=60, spoke='nylon'):
    """How high, in mm, the hub of a base stands."""
    profile = PROFILES[spoke]
    return castors + SOCKET + profile.height[1] + profile.drop + profile.step + 12


def star_base(spoke='nylon', radius=340, castors=60, material=None, inlay=None, turn=0.3, parent=None):
    """A base of `radius` mm to its tips, on castors of `castors` mm; `spoke` names one of PROFILES.

    `material` is that of the star (black nylon unless told); `inlay` that of a strip in each spoke and of the
    rings in hub and wheels. `turn` in radians; one spoke points to +x before.
    """
    root = group(rot=(0, 0, turn), parent=parent)
    profile = PROFILES[spoke]
    material = material or (plastic('101114', 0.42) if spoke == 'nylon' else metal('989ca2', 0.37))
    for k in range(SPOKES):
        angle = math.tau * k / SPOKES
        arm = group(rot=(0, 0, angle), parent=root)
        _spoke(profile, radius, castors, material, arm)
        if inlay:
            _inlay(profile, radius, castors, inlay, arm)
        stem = mm(radius - profile.foot[1] - 1)
        caster(castors, inlay, loc=(stem, 0, 0), rot=(0, 0, 1.9 + k * 1.7), parent=arm)
    _hub(profile, mm(hub_top(castors, spoke)), material, inlay, root)
    return root


def _level(profile, castors, t):
    """The height of the upper face, in mm, at the share t of a spoke."""
    tip = castors + SOCKET + profile.height[1]
    past = min(1.0, max(0.0, (t - 0.50) / 0.07))
    step = profile.step * (1 - past**2 * (3 - 2 * past))
    return tip + profile.drop * (1 - t**profile.bow) + step


def _between(pair, t, power=0.8):
    return pair[0] + (pair[1] - pair[0]) * t**power


def _section(profile, castors, t, x, narrow=1.0, sink=0.0):
    """The outline of a spoke at `x` mm from the axis, made `narrow`er and lower by `sink` at its round end."""
    foot, ridge = _between(profile.foot, t) * narrow, _between(profile.ridge, t) * narrow
    if profile.step and t > 0.5:
        ridge *= 1 + 0.25 * min(1.0, (t - 0.5) / 0.07)
    top = _level(profile, castors, t) - sink
    bottom = _level(profile, castors, t) - _between(profile.height, t) + sink
    if profile.step:
        bottom = min(bottom, castors + SOCKET + 18 * (1 - t))
    waist = bottom + (top - bottom) * 0.42
    points = [(-foot * 0.9, bottom), (foot * 0.9, bottom), (foot, waist), (ridge, top), (-ridge, top), (-foot, waist)]
    r = profile.rounding
    return [(mm(x), mm(y), mm(z)) for y, z in rounded(points, [r * 0.5, r * 0.5, r * 1.4, r, r, r * 1.4], 4)]


def _spoke(profile, radius, castors, material, parent):
    end = profile.foot[1]
    root, straight = 26, radius - end
    sections = [
        _section(profile, castors, k / 40 * (straight - root) / (radius - root), root + k / 40 * (straight - root))
        for k in range(41)
    ]
    for k in range(1, 10):
        angle = k * math.pi / 2 / 9.3
        x = straight + end * math.sin(angle)
        sections.append(
            _section(
                profile, castors, (x - root) / (radius - root), x, math.cos(angle), 7 * (1 - math.cos(angle)) ** 1.5
            )
        )
    loft(sections, material, smooth_below=38, name='spoke', parent=parent)


def _inlay(profile, radius, castors, material, parent):
    """A strip in the upper face, its outer end cut at 45°."""
    first, last = 26 + 0.24 * (radius - 26), 26 + (0.47 if profile.step else 0.80) * (radius - 26)
    sections = []
    for share in (*(k / 20 * 0.93 for k in range(21)), 0.955, 0.98, 1.0):
        x = first + share * (last - first)
        t = (x - 26) / (radius - 26)
        half = min(profile.inlay * (1 - 0.45 * t), last - x + 1.2)
        z = _level(profile, castors, t)
        edge = min(0.8, half * 0.4)
        outline = [
            (-half, z - 2),
            (half, z - 2),
            (half, z + 0.5),
            (half - edge, z + 1.2),
            (edge - half, z + 1.2),
            (-half, z + 0.5),
        ]
        sections.append([(mm(x), mm(y), mm(h)) for y, h in outline])
    loft(sections, material, smooth_below=30, name='inlay', parent=parent)


def _hub(profile, top, material, inlay, parent):
    """The turned middle, with the collar that takes the gas lift."""
    wide = mm(profile.foot[0] * 0.98)
    below = mm(profile.height[0] + 4)
    turned(
        [
            (0, top - below),
            (wide * 0.72, top - below),
            (wide * 0.92, top - below + 0.06),
            (wide * 0.96, top - 0.26),
            (wide * 0.93, top - 0.14),
            (wide * 0.86, top - 0.05),
            (wide * 0.78, top),
            (wide * 0.64, top),
            (0, top),
        ],
        material,
        parent=parent,
    )
    if inlay:
        turned(
            [(0.36, top - 0.02), (0.385, top - 0.02), (0.385, top + 0.015), (0.375, top + 0.025), (0.36, top + 0.02)],
            inlay,
            ring=True,
            parent=parent,
        )
