"""Vela 27: a flat 27-inch monitor of 598 × 336 mm lit area, whose screen also turns upright."""

import math

import numpy as np

from modelling.scene import mms
from parts.facing import BACKWARDS
from parts.monitor import monitor
from parts.monitor.display import BACK, Display
from parts.monitor.housing import bay_place
from parts.monitor_stand import monitor_stand
from parts.motion_test import motion_test
from parts.scenery import aurora
from parts.video_plug import plugs

DISPLAY = Display(width=598, height=336, housing=(400, 256), gloss=0.34)
CENTRE, CENTRE_UPRIGHT = 318, 352


def build(pose=None):
    """`pose` 'upright' has the screen turned by 90° and lifted to the top of its range; 'steps' shows
    a target at 240 and 60 Hz; 'plugged' has a cable in every port.
    """
    is_upright = pose == 'upright'
    centre = CENTRE_UPRIGHT if is_upright else CENTRE
    turn = (0, math.pi / 2, 0) if is_upright else (0, 0, 0)
    picture = np.rot90(aurora(720, 1280)) if is_upright else aurora(1280, 720)
    if pose == 'steps':
        picture = motion_test()
    screen = monitor(DISPLAY, picture, 1.25, loc=mms(0, 0, centre), rot=turn)
    monitor_stand(CENTRE_UPRIGHT + 40, centre, BACK, plate=(270, 215), middle=32)
    if pose == 'plugged':
        plugs(mms(0, BACK, 0), BACKWARDS, bay_place(DISPLAY), screen)
