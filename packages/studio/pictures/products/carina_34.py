"""Carina 34: a curved ultrawide of 797 × 333 mm lit area, 1800R."""

from modelling.scene import mms
from parts.monitor import monitor
from parts.monitor.display import BACK, Display
from parts.monitor_stand import monitor_stand
from parts.scenery import forge, sunrise

DISPLAY = Display(width=797, height=333, housing=(430, 256), radius=1800, gloss=0.16)
CENTRE = 318


def build(pose=None):
    """`pose` 'night' shows a sun beside black that is off."""
    picture = sunrise if pose == 'night' else forge
    monitor(DISPLAY, picture(1720, 720), 1.25, loc=mms(0, 0, CENTRE))
    monitor_stand(CENTRE + 40, CENTRE, BACK, plate=(300, 225), middle=30)
