"""The seat with its bolsters."""

from modelling.scene import group, mm, rad
from parts.chair_faces import seat_faces
from parts.sewing import Sewing
from parts.upholstered import Upholstery

SEAT_HEIGHT = 475  # mm, of 440 to 520

_top, _under = seat_faces(
    530,
    at=(0, 0.15, 0.4, 0.7, 0.9, 1),
    half=(240, 254, 262, 262, 256, 240),
    panel=(155, 164, 172, 180, 186, 186),
    bolster=(55, 75, 72, 50, 22, 5),
    dip=(0, -5, -2, 10, 5, -30),
    thick=(90, 100, 105, 105, 100, 85),
    seam=0.60,
)
SEAT = Upholstery(
    _top, _under, outward=(0, 0, 1), length=5.3, half=2.6, upright=((0.60, 8.5, 1), (0.91, 5, 1)), level=((0.30, 7, 0.60),), swell=(7, 4)
)


def seat(made_of):
    """The cushion, sewn of panel and bolsters."""
    place = group((0, mm(-15), mm(SEAT_HEIGHT - 3)), (rad(2.5), 0, 0))

    def cover(t, s):
        if s < 0.60:
            return 1 if 0.30 < t < 0.93 else 0
        return 2 if s < 0.91 else 0

    sewing = Sewing(SEAT, SEAT.build([made_of.black, made_of.vented_seat, made_of.bolsters], cover, place), place)
    sewing.stitch_along(0.60, made_of.thread)
    sewing.stitch_across(0.30, 0.57, made_of.thread)
    sewing.pipe(0.91, made_of.piping)
