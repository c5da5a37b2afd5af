"""Argo's monitors: a thin frame, flat or curved, with a faceted housing behind it that holds ports and vents."""

from modelling.scene import group, mm
from parts.monitor.frame import frame
from parts.monitor.housing import housing
from parts.screen import screen


def monitor(display, picture, brightness=1.0, loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """A display without stand; its origin is the middle of the lit area, in the plane of the screen's middle."""
    root = group(loc, rot, parent)
    frame(root, display)
    screen(display.width, display.height, picture, display.radius, brightness, display.gloss, display.specular, (0, -mm(0.12), 0), root)
    housing(root, display)
    return root
