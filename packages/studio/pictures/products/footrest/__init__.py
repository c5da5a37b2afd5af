"""Footrest: a ribbed platform that rocks on a steel axle between two legs of folded steel."""

from materials.solid import powder_coat
from modelling.scene import group, mm, rad
from modelling.solids import tube
from products.footrest.leg import leg
from products.footrest.lock import lock
from products.footrest.measures import AXLE_BELOW_TOP, AXLE_Y, HEIGHTS, LEG_X
from products.footrest.tray import tray
from products.footrest.tread import tread
from products.footrest.underside import underside

# Step of height (0 to 2) and tilt in degrees.
POSES = {None: (1, 17), 'low': (0, 0), 'steep': (2, 30)}


def build(pose=None):
    step, tilt = POSES[pose]
    axle = HEIGHTS[step] - AXLE_BELOW_TOP
    platform = group((0, AXLE_Y, axle), (rad(tilt), 0, 0))
    tray(platform)
    tread(platform)
    underside(platform)
    steel = powder_coat('34363b', 0.40)
    tube([(-LEG_X - mm(30), AXLE_Y, axle), (LEG_X + mm(30), AXLE_Y, axle)], mm(11), steel, kind='POLY', round_steps=8)
    for side in (-1, 1):
        leg(side, steel, axle, step)
        lock(side, platform)
