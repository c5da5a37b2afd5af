"""The flat seat."""

from modelling.scene import group, mm, rad
from parts.chair_faces import seat_faces
from parts.sewing import Sewing
from parts.upholstered import Upholstery

SEAT_HEIGHT = 510  # mm, of 470 to 550

_top, _under = seat_faces(
    560,
    at=(0, 0.15, 0.4, 0.7, 0.9, 1),
    half=(278, 288, 290, 290, 284, 268),
    panel=(206, 212, 216, 220, 222, 218),
    bolster=(12, 14, 13, 9, 4, 0),
    dip=(0, -2, 0, 8, 2, -34),
    thick=(120, 130, 135, 135, 130, 105),
    seam=0.68,
)
SEAT = Upholstery(
    _top,
    _under,
    outward=(0, 0, 1),
    length=5.6,
    half=2.9,
    upright=((0.68, 10, 1), (0.90, 6, 1)),
    level=((0.30, 9, 0.68), (0.62, 9, 0.68)),
    swell=(12, 7),
    plumpness=4.0,
)


def seat(made_of):
    """The cushion, sewn of panel and bolsters."""
    place = group((0, mm(-5), mm(SEAT_HEIGHT - 6)), (rad(2.5), 0, 0))

    def cover(t, s):
        if s < 0.68:
            return 1 if t < 0.94 else 0
        return 2 if s < 0.90 else 0

    sewing = Sewing(SEAT, SEAT.build([made_of.black, made_of.vented_seat, made_of.accent], cover, place), place)
    sewing.stitch_along(0.68, made_of.thread)
    sewing.stitch_along(0.90, made_of.thread)
