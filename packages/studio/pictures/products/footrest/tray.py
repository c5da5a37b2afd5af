"""The moulded tray that holds the tread."""

from materials.solid import plastic
from modelling.scene import mm
from modelling.solids import prism
from parts.mark import wordmark
from products.footrest.measures import AXLE_BELOW_TOP, AXLE_Y, DEPTH, RIM, TRAY, outline


def tray(platform):
    """A rim round the tread, a floor and a skirt set back below."""
    abs_black = plastic('17181b', 0.40, 0.4, 120)
    centre = -AXLE_Y
    top = AXLE_BELOW_TOP
    rim = [outline(0), outline(RIM)]
    prism(rim, TRAY, abs_black, mm(3), 4, loc=(0, centre, top - TRAY / 2), parent=platform, name='rim')
    prism([outline(mm(8))], mm(7), abs_black, mm(1), 2, loc=(0, centre, top - mm(10)), parent=platform, name='floor')
    skirt = [outline(mm(9)), outline(mm(13))]
    prism(skirt, mm(16), abs_black, mm(1), 2, loc=(0, centre, top - TRAY - mm(6)), parent=platform, name='skirt')
    silver = plastic('8d9198', 0.5, 0.1)
    wordmark(mm(15), silver, mm(0.2), loc=(mm(-132), centre - DEPTH / 2 + RIM / 2, top + mm(0.1)), parent=platform)
