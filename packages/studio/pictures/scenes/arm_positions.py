"""The monitor arm twice side by side, each on a board with Vela 27: pulled near, and folded back over its clamp."""

from modelling.scene import group, mm
from parts.keyboard import keyboard
from products.monitor_arm import DESK
from scenes.desk import screen, top


def build(pose=None):
    """`pose` 'near' leaves the folded one out."""
    for x, reach in ((3.6, 'near'), (-3.6, 'folded')):
        if pose not in (None, reach):
            continue
        desk = group((x, 0, mm(DESK)))
        top(desk, mm(600))
        screen(desk, reach)
        keyboard((0, -6.3, 0), parent=desk)
