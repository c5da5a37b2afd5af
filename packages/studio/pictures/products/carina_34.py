"""Carina 34: a curved ultrawide of 797 × 333 mm lit area, 1800R."""

from modelling.scene import mms
from parts.facing import BACKWARDS
from parts.monitor import monitor
from parts.monitor.display import BACK, Display
from parts.monitor.housing import bay_place
from parts.monitor_stand import monitor_stand
from parts.scenery import forge, sunrise
from parts.video_plug import plugs
from studio.lights import area

DISPLAY = Display(width=797, height=333, housing=(430, 256), radius=1800, gloss=0.16)
CENTRE = 318


def build(pose=None):
    """`pose` 'night' shows a sun beside black that is off, 'edge' has it close to the right edge; 'plugged' has a cable in every port."""
    if pose == 'edge':
        picture = sunrise(3440, 1440, 23)
    else:
        picture = (sunrise if pose == 'night' else forge)(1720, 720)
    screen = monitor(DISPLAY, picture, 0.38 if pose == 'edge' else 1.25, loc=mms(0, 0, CENTRE))
    monitor_stand(CENTRE + 40, CENTRE, BACK, plate=(300, 225), middle=30)
    if pose == 'edge':
        area((6.4, -1.0, 3.9), (4.0, -0.4, 3.4), (0.25, 4), 90, (0.86, 0.93, 1), spread=60, name='rim')
    if pose == 'plugged':
        plugs(mms(0, BACK, 0), BACKWARDS, bay_place(DISPLAY), screen)
