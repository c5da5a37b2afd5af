"""Sleeved Cable Kit: six black extensions of 300 mm, each held by four closed combs."""

import math

import numpy as np

from modelling.curves import smooth
from modelling.scene import mm
from parts.sleeved_cable import PLUG_LENGTH, atx_plug, comb, lanes, sleeving, wires

LENGTH = 300
SQUEEZE = 0.86
COMBS = (0.14, 0.38, 0.62, 0.86)
LIFT = 5.2
# Columns of two wires, after which column the plug comes apart, where the cable lies: x, and how far it starts back.
CABLES = (
    (12, (), -76, 0),
    (4, (2,), -27, 10),
    (4, (2,), 0, 3),
    (4, (3,), 29, 12),
    (4, (3,), 56, 4),
    (4, (3,), 83, 14),
)


def build():
    sleeve = sleeving()
    for columns, split, x, back in CABLES:
        _extension(columns, split, x, back, sleeve)


def _extension(columns, split, x, back, sleeve):
    """An extension lying in one S from its plug in front to its socket behind."""
    t = np.linspace(0, 1, 90)
    start = -LENGTH / 2 + back
    bend = 26 * np.sin(t * math.tau * 0.96) * smooth((0, 0.1, 0.9, 1), (0, 1, 1, 0), t)
    centre = np.stack([mm(x + bend), mm(start + t * (LENGTH - 2 * PLUG_LENGTH)), np.full_like(t, mm(LIFT))], 1)
    wires(lanes(centre, columns, 2, _pitch), sleeve)
    atx_plug(columns, split, loc=(mm(x), mm(start - PLUG_LENGTH / 2 + 1), mm(LIFT)))
    far = start + LENGTH - 2 * PLUG_LENGTH
    atx_plug(columns, is_socket=True, loc=(mm(x), mm(far + PLUG_LENGTH / 2 - 1), mm(LIFT)), rot=(0, 0, math.pi))
    for share in COMBS:
        k = round(share * (len(t) - 1))
        dx, dy = centre[k + 1][:2] - centre[k - 1][:2]
        comb(columns, SQUEEZE, tuple(centre[k]), -math.atan2(dx, dy))


def _pitch(t):
    """The pitch of the wires: as the plug's at the ends, squeezed by the combs, a little wider between them."""
    at = [0, 0.04]
    factor = [1, 1]
    for before, after in zip(COMBS, (*COMBS[1:], None)):
        at.append(before)
        factor.append(SQUEEZE)
        if after:
            at.append((before + after) / 2)
            factor.append(0.9)
    return float(smooth(at + [0.96, 1], factor + [1, 1], t))
