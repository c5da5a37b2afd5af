"""Calypso with the polished edges of its panes, which show only from close by."""

from materials.clear import frosted
from modelling.scene import mms
from modelling.solids import box
from products.calypso import FRONT, GLASS_BOTTOM, GLASS_TOP, LEFT
from scenes.staging import stand


def build(pose=None):
    stand('calypso')
    edge = frosted('c4d4da')
    tall, middle = GLASS_TOP - GLASS_BOTTOM, (GLASS_TOP + GLASS_BOTTOM) / 2
    box(mms(1.2, 0.6, tall), edge, 0, loc=mms(LEFT + 2, FRONT + 0.6, middle))
    box(mms(0.6, 1.2, tall), edge, 0, loc=mms(LEFT + 0.6, FRONT + 2, middle))
