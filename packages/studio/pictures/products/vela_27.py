"""Vela 27: a flat 27-inch monitor of 598 × 336 mm lit area, whose screen also turns upright."""

import math

import numpy as np

from modelling.scene import mms
from parts.monitor import monitor
from parts.monitor.display import BACK, Display
from parts.monitor_stand import monitor_stand
from parts.scenery import aurora

DISPLAY = Display(width=598, height=336, housing=(400, 256), gloss=0.34)
CENTRE, CENTRE_UPRIGHT = 318, 352


def build(pose=None):
    """`pose` 'upright' has the screen turned by 90° and lifted to the top of its range."""
    is_upright = pose == 'upright'
    centre = CENTRE_UPRIGHT if is_upright else CENTRE
    turn = (0, math.pi / 2, 0) if is_upright else (0, 0, 0)
    picture = np.rot90(aurora(720, 1280)) if is_upright else aurora(1280, 720)
    monitor(DISPLAY, picture, 1.25, loc=mms(0, 0, centre), rot=turn)
    monitor_stand(CENTRE_UPRIGHT + 40, centre, BACK, plate=(270, 215), middle=32)
