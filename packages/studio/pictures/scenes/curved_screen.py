"""The light bar on the upper edge of Carina 34."""

from modelling.scene import group, mms
from products.carina_34 import CENTRE, DISPLAY
from products.monitor_light_bar import hang
from scenes.staging import stand


def build(pose=None):
    stand('carina-34')
    hang(group(mms(0, 0, CENTRE)), DISPLAY)
