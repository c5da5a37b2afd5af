"""The desk at night that every product for a desk is photographed on: Vela 27 on the arm with the light bar, the
keyboard before its rest, the mouse on its pad beside the bungee."""

import math
from dataclasses import replace

from materials.solid import rubber
from materials.wood import walnut
from modelling.outlines import chamfered, softened
from modelling.scene import group, mm, mms
from modelling.solids import prism
from parts.book import book
from parts.facing import BACKWARDS
from parts.game import game
from parts.keyboard import keyboard
from parts.monitor import monitor
from parts.monitor.display import BACK
from parts.scenery import aurora
from parts.screw import screw
from parts.usb_cable import cord
from products import monitor_arm
from products.argo_g_100m import moment, mouse
from products.argo_g_100m.cable import bush
from products.monitor_light_bar import WARM, hang
from products.vela_27 import DISPLAY
from scenes.forge import floor, mouth, wall
from scenes.staging import stand
from studio.lights import area, reflector

HEIGHT, THICKNESS = 7.2, mm(35)
WIDTH, FRONT, BACK_EDGE = mm(1600), mm(-755), mm(45)
KEYBOARD = (-1.0, -4.6)
PAD, MOUSE, BUNGEE = (3.3, -4.7), (3.1, -4.7), (4.3, -2.3)


def build(pose=None):
    """The desk before the wall; `pose` 'rear' turns it round, so that its rear is in front; 'night' lights only the mouse.

    'reading' has a book on it, by the light of the bar alone, the screen dim; 'screen' has nothing but the screen on it;
    'peripherals' has no screen; 'arm' has the screen dim and light on what carries it; 'mounts' is seen from the rear, the
    arm's other mount beside its clamp.
    """
    room()
    desk = group((0, 0, HEIGHT), (0, 0, math.pi if pose in ('rear', 'mounts') else 0))
    # So wide that no end of it is seen.
    top(desk, 2 * WIDTH if pose == 'screen' else WIDTH)
    if pose == 'reading':
        _reading(desk)
        return
    if pose == 'screen':
        hang(screen(desk, brightness=1.3), DISPLAY)
        _screen_light(desk)
        return
    if pose == 'mounts':
        screen(desk)
        x, _, _ = monitor_arm.plate('stretched')
        monitor_arm.hole_mount((mm(160 - x), mm(-36), 0), 0.5, desk)
        _mount_light(desk, mm(60 - x))
        return
    if pose == 'arm':
        screen(desk, brightness=0.34)
    elif pose != 'peripherals':
        hang(screen(desk), DISPLAY)
    keyboard((*KEYBOARD, 0), parent=desk)
    stand('keyboard-wrist-rest', (KEYBOARD[0], KEYBOARD[1] - 1.25, 0)).parent = desk
    stand('reversible-mouse-pad', (*PAD, 0), pose='soft').parent = desk
    stand('mouse-bungee', (*BUNGEE, 0), math.radians(-14)).parent = desk
    _mouse(desk)
    {'night': _night_light, 'peripherals': _low_light, 'arm': _arm_light}.get(pose, room_light)()


def room():
    """The floor and the wall, with two glowing slits."""
    floor(160)
    wall(15, 120, 50)
    mouth((-13, 14.5, 0), 0.9, 30, power=700)
    mouth((16, 14.5, 0), 0.9, 30, power=500)


def room_light():
    """A soft key from the left, a rim at each side, and a glow on the wall."""
    area((0, 5, 3), (0, 15, 13), (14, 2), 1700, (0.5, 0.66, 1), name='wall')
    area((-9, -14, 19), (0, -3, 8), (7, 5), 3200, (1, 0.97, 0.94), name='key')
    area((-8, -14, 7.5), (0, 0, 8), (5, 4), 420, name='fill')
    area((11, 9, 15), (1, -2, 8), (1.2, 9), 1900, (1, 0.72, 0.5), name='rim warm')
    area((-11, 8, 16), (-1, -2, 8), (1.2, 9), 1700, (0.72, 0.84, 1), name='rim cold')
    area((0, -1, 20), (0, -3, 8), (9, 5), 1100, name='top')
    reflector((-14, -5, 13), (-2, 0, 9), (7, 10), 1.6, (0.9, 0.95, 1))


def _screen_light(desk):
    """A dim room, a rim along both sides of the screen, and the screen's own light on the board."""
    area((0, 5, 3), (0, 15, 13), (14, 2), 1300, (0.5, 0.66, 1), name='wall')
    area((-9, -14, 19), (0, -3, 8), (7, 5), 900, (0.9, 0.95, 1), name='key')
    area((11, 9, 15), (1, -2, 8), (1.2, 9), 1900, (1, 0.72, 0.5), name='rim warm')
    area((-11, 8, 16), (-1, -2, 8), (1.2, 9), 2200, (0.72, 0.84, 1), name='rim cold')
    area((-9, -7, HEIGHT + 4.5), (-3, 0, HEIGHT + 2.2), (5, 2.5), 420, (1, 0.95, 0.9), spread=80, name='arm')
    below = area((0, -1.9, 2.6), (0, -3.4, 0), (5.4, 0.9), 260, (1, 0.42, 0.16), parent=desk, name='screen on the board')
    below.visible_glossy = False


def _mount_light(desk, x):
    """Light on the rear edge round `x`: from above, along the edge, and from below on what is under the board."""
    aim = (x, 0, 0.4)
    area((x + 1.5, 4.5, 4.5), aim, (2.4, 1.6), 420, (1, 0.97, 0.94), parent=desk, name='key')
    area((x - 4, 1.6, 1.6), aim, (0.5, 2.4), 190, (1, 0.70, 0.46), spread=80, parent=desk, name='rim warm')
    area((x + 4, 0.4, 2.6), aim, (0.5, 2.4), 220, (0.66, 0.82, 1), spread=80, parent=desk, name='rim cold')
    area((x + 0.6, 3.6, -2.2), (x, 0.2, -0.4), (1.6, 1), 90, (0.8, 0.9, 1), parent=desk, name='below')
    area((0, 5, 3), (0, 15, 13), (14, 2), 900, (0.5, 0.66, 1), name='wall')


def _night_light():
    """One soft lamp over the mouse and a narrow rim at each side, low enough to leave the board dark."""
    x, y = MOUSE
    aim = (x, y, HEIGHT + 0.2)
    area((x - 1.6, y + 1.2, HEIGHT + 4.4), aim, (2.4, 1.2), 30, (0.94, 0.96, 1), spread=70, name='top')
    area((x + 4.4, y + 2.6, HEIGHT + 1.5), aim, (0.5, 2.6), 48, (1, 0.66, 0.42), spread=50, name='rim warm')
    area((x - 3.4, y - 0.4, HEIGHT + 1.6), aim, (0.3, 2.2), 30, (0.62, 0.78, 1), spread=40, name='rim cold')
    area((0, 5, 3), (0, 15, 13), (14, 2), 500, (0.5, 0.66, 1), name='wall')


def _low_light():
    """A soft lamp over the pad and the keyboard and a rim at each side, so that the board falls off into the dark."""
    aim = (1.6, -4.7, HEIGHT)
    area((2.2, -3.0, HEIGHT + 5), aim, (5, 1.6), 230, (0.96, 0.97, 1), spread=90, name='top')
    area((8.4, -0.6, HEIGHT + 2.6), aim, (0.6, 5), 420, (1, 0.66, 0.42), spread=60, name='rim warm')
    cold = area((-4.5, -0.5, HEIGHT + 4), aim, (0.8, 5), 420, (0.62, 0.78, 1), spread=60, name='rim cold')
    cold.visible_glossy = False
    area((0, 5, 3), (0, 15, 13), (14, 2), 900, (0.5, 0.66, 1), name='wall')


def _arm_light():
    """The room's light, and a soft lamp at the clamp's side along the whole arm."""
    room_light()
    area((-9, -7, HEIGHT + 4.5), (-3, 0, HEIGHT + 2.2), (5, 2.5), 900, (1, 0.95, 0.9), spread=80, name='arm')
    area((18, 4, 3), (18, 15, 12), (16, 2), 2000, (0.5, 0.66, 1), name='wall beside')


def top(desk, width=WIDTH):
    """A board of dark walnut."""
    outline = softened(chamfered(width, BACK_EDGE - FRONT, mm(40)), mm(4))
    prism(outline, THICKNESS, walnut(), mm(2), 3, loc=(0, (BACK_EDGE + FRONT) / 2, -THICKNESS / 2), parent=desk)


def screen(desk, reach='stretched', brightness=1.15):
    """Vela 27 screwed to the plate of the arm, its cable inside the arm; returns its group."""
    x, y, z = monitor_arm.plate(reach)
    arm = stand('monitor-arm', (-mm(x), 0, -mm(monitor_arm.DESK)), pose=reach)
    arm.parent = desk
    vela = monitor(DISPLAY, game(), brightness, loc=mms(x, y - BACK + 2, z), parent=arm)
    for across in (-50, 50):
        for up in (-50, 50):
            screw(8, loc=mms(x + across, y + 3, z + up), rot=BACKWARDS, parent=arm)
    light = area((0, mm(-20), 0), (0, -4, -1.2), mms(560, 300), 60, (1, 0.5, 0.28), parent=vela, name='screen')
    light.visible_glossy = False
    for way in monitor_arm.cable_ways(reach):
        cord([mms(*point) for point in way], 5.5, rubber('0d0e10'), parent=arm)
    return vela


def _reading(desk):
    """A book and the keyboard before the screen, which is dim and low, in the light of the bar."""
    vela = monitor(replace(DISPLAY, specular=0), aurora(640, 360), 0.12, loc=(0, -2.0, 2.05), parent=desk)
    hang(vela, DISPLAY)
    book((-1.5, -4.0, 0), (0, 0, math.radians(7)), desk)
    keyboard((2.0, -4.1, 0), (0, 0, math.radians(-6)), parent=desk)
    area((0, -2.5, 3.9), (0, -4.6, 0), (4.2, 0.3), 230, WARM, spread=130, parent=desk, name='bar')
    area((-9, -10, 20), (0, -2, 9), (6, 3), 350, (0.8, 0.9, 1), name='fill')
    area((0, 4, 16), (0, -2, 11), (7, 1), 700, (0.72, 0.84, 1), name='rim cold')
    area((11, 3, 13), (1, -2, 9), (1.2, 6), 400, (1, 0.72, 0.5), name='rim warm')
    area((0, 5, 3), (0, 15, 13), (14, 2), 900, (0.5, 0.66, 1), name='wall')


def _mouse(desk):
    """The mouse on its pad, its cord over the bungee's tip and down behind the desk."""
    root = group((*MOUSE, mm(5)), (0, 0, math.radians(174)), desk)
    mouse(root, moment('ember'))
    bush(root)
    x, y = BUNGEE
    cord(
        [
            (MOUSE[0] + 0.07, MOUSE[1] + 0.66, 0.13), (MOUSE[0] + 0.2, MOUSE[1] + 1.2, 0.3), (x - 0.3, y - 0.75, 0.82),
            (x - 0.03, y - 0.3, 1.14), (x + 0.01, y - 0.02, 1.13), (x + 0.08, y + 0.3, 0.75), (x + 0.16, y + 0.62, 0.1),
            (x + 0.3, y + 1.0, 0.016), (x + 0.1, y + 2.0, 0.016), (x - 0.3, y + 2.68, 0.016), (x - 0.34, y + 2.86, -0.5), (x - 0.34, y + 2.9, -2),
        ],
        parent=desk,
    )
