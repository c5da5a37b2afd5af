"""The recess that holds the ports."""

from materials.solid import metal, plastic
from modelling.outlines import circle, rectangle
from modelling.scene import group, mm, mms
from modelling.solids import box, cylinder, letters, prism, turned
from parts.ports import display_port, hdmi


def port_bay(rear, at, size):
    """Ports in a recess, and what each is."""
    dark = plastic('08080a', 0.5)
    x0, y0 = at
    w, h = size
    box((w + mm(4), h + mm(4), mm(1)), dark, 0, loc=(x0, y0, -mm(10)), parent=rear)
    for side in (-1, 1):
        box((mm(2), h + mm(4), mm(10)), dark, 0, loc=(x0 + side * (w / 2 + mm(1.4)), y0, -mm(5.6)), parent=rear)
        box((w + mm(4), mm(2), mm(10)), dark, 0, loc=(x0, y0 + side * (h / 2 + mm(1.4)), -mm(5.6)), parent=rear)
    inside = -mm(8.2)
    _power_inlet(rear, (x0 + mm(52), y0, inside))
    display_port(loc=(x0 + mm(22), y0, inside), parent=rear)
    for k in (0, 1):
        hdmi(loc=(x0 - mm(12 + 28 * k), y0, inside), parent=rear)
    ink = plastic('8b9098', 0.5, 0)
    for x, words in ((52, 'DC IN'), (22, 'DP 1.4'), (-12, 'HDMI 1'), (-40, 'HDMI 2')):
        letters(words, mm(3.8), ink, mm(0.05), weight=600, loc=(x0 + mm(x), y0 - h / 2 - mm(3.8), mm(0.4)), parent=rear)


def _power_inlet(rear, at):
    """The round socket for the power brick."""
    steel, black = metal('9a9ca2', 0.3), plastic('050506', 0.5)
    hub = group(at, parent=rear)
    prism([rectangle(*mms(13, 13), mm(2)), circle(mm(4.6), 32)], mm(2), plastic('151619', 0.4), mm(0.4), parent=hub)
    turned([mms(4, -3), mms(4.6, -3), mms(4.6, 1.2), mms(4, 1.2)], steel, 40, ring=True, parent=hub)
    cylinder(mm(4.5), mm(0.4), black, 0.0005, 40, loc=mms(0, 0, -1), parent=hub)
    cylinder(mm(0.9), mm(3), steel, mm(0.3), 20, parent=hub)
