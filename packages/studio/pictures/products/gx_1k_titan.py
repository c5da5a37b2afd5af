"""GX 1K Titan: a fully modular 1,000 W supply, 170 mm long, with a honeycomb over its 135 mm fan."""

import bpy

from materials.solid import metal, plastic
from modelling.outlines import chamfered
from modelling.scene import group, mm, mms
from modelling.solids import box, letters, prism
from parts.cable import plug, strands
from parts.finish import black
from parts.mark import mark
from parts.power_supply import Finish, power_supply
from parts.rating_label import rating_label
from parts.socket_panel import drive_sockets, graphics_socket, maker, socket_row
from studio.lights import area, point

LENGTH = 170
FAN = 135
TITANIUM = '8f8a82'
RAILS = (('+12 V', '12 V', '83 A', '996 W'), ('+5 V', '5 V', '22 A', '110 W'), ('+3.3 V', '3.3 V', '22 A', '72.6 W'))
NOTES = ('Input 100–240 V, 50–60 Hz. +5 V and +3.3 V together: 120 W. ATX 3.1, PCIe 5.1.', '1,000 W continuous at 50 °C.')


def build(pose=None):
    """`pose` 'lit' has light on the fan, which stands still, and behind the vents; 'plugged' has the cable of 600 W in its socket."""
    titanium = metal(TITANIUM, 0.34, (2, 160, 2))
    finish = Finish(metal('37383b', 0.44), titanium, metal('55534f', 0.3), 'honeycomb', cut=7)
    front, left, right = power_supply(LENGTH, FAN, finish)
    _sockets(front)
    _side(left, titanium)
    rating_label('GX 1K TITAN', '80 PLUS TITANIUM', RAILS, NOTES, loc=(0, mm(40), 0), parent=right)
    if pose == 'lit':
        _inner_light()
    if pose == 'plugged':
        _graphics_cable(front)


def _sockets(front):
    """One for the board, two for the processor, five for graphics, four for drives."""
    socket_row(12, ('MOTHERBOARD',), -36, 62, parent=front)
    graphics_socket(600, 10, 62, front)
    socket_row(4, ('CPU 1', 'CPU 2', 'PCIe 1', 'PCIe 2', 'PCIe 3', 'PCIe 4'), -53, 40, 21.2, front)
    drive_sockets(4, -55, 18, 17.2, front)
    maker('FULLY MODULAR', 40, 20, parent=front)


def _graphics_cable(front):
    """The 12V-2x6 cable: twelve wires and, below them, the four thin ones of the sense pins."""
    plug(6, 2, 15, pitch=3, loc=mms(10, 62, 11), parent=front)
    box(mms(9, 2.6, 15), black(), 0.004, loc=mms(10, 57.1, 11), parent=front)
    for at, columns, rows, pitch, radius in ((62, 6, 2, 3, 1.35), (57.1, 4, 1, 1.8, 0.6)):
        way = [(10, at, 17), (10, at, 26), (11, at + 3, 36), (14, at + 14, 45), (20, at + 38, 50), (32, at + 90, 54)]
        strands([mms(*point) for point in way], columns, rows, (1, 0, 0), (0, 1, -0.6), pitch=pitch, radius=radius, parent=front)


def _side(left, titanium):
    """A titanium shield with the name in relief and one ember edge."""
    panel = group((0, mm(40), 0), parent=left)
    prism([chamfered(mm(142), mm(58), mm(10), corners=(True, False, True, False))], mm(1.2), titanium, 0.004, 2, parent=panel)
    dark, ember = plastic('0c0c0e', 0.4, 0.1), plastic('ff4a12', 0.4, 0.1)
    letters(
        'GX 1K', mm(27), dark, 0.003, 0.001, weight=900, spacing=1.02, align='LEFT', loc=(mm(-64), mm(5), mm(0.7)), parent=panel
    ).scale = (1.14, 1, 1)
    letters('TITAN', mm(11), dark, 0.003, 0.001, weight=800, spacing=1.42, align='LEFT', loc=(mm(-63), mm(-16), mm(0.7)), parent=panel)
    mark(mm(20), dark, 0.006, loc=(mm(55), mm(-13), mm(0.7)), parent=panel)
    letters('1000 W', mm(7), dark, 0.003, 0.001, weight=800, align='RIGHT', loc=(mm(64), mm(20), mm(0.7)), parent=panel)
    bar = [(mm(-64), mm(-24.6)), (mm(-8), mm(-24.6)), (mm(-10), mm(-22.6)), (mm(-64), mm(-22.6))]
    prism([bar], mm(0.6), ember, 0.002, 1, loc=(0, 0, mm(0.7)), parent=panel)


def _inner_light():
    """A rim across the blades from each side and a soft light from in front, and warm light behind the vents."""
    for at, power, colour in (((-2.2, 1.6, 1.7), 26, (0.72, 0.84, 1)), ((2.4, 0.9, 1.6), 20, (1, 0.72, 0.42)), ((-1.6, -2.75, 5.9), 14, (0.94, 0.96, 1))):
        area(at, (0, 0, 0.74), (0.7, 0.7), power, colour, spread=50, name='fan').visible_glossy = False
    # Its shadow would hide the shape of the blades.
    for thing in bpy.context.scene.objects:
        if thing.name.startswith('honeycomb'):
            thing.visible_shadow = False
    for x in (-50, -20, 40):
        point((mm(x), mm(LENGTH / 2 - 26), mm(26)), 3, (1, 0.36, 0.12), mm(6)).visible_camera = False
