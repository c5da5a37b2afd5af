"""Thread and cord on the padded bodies of chairs."""

import numpy as np

from modelling.solids import tube
from modelling.sweep import curve_through
from modelling.upholstery import laid_on, skin_of, stitches


class Sewing:
    """Thread, cord and whatever else follows the finished surface of an `Upholstery`."""

    def __init__(self, upholstery, body, parent=None):
        self.upholstery, self.body, self.parent = upholstery, body, parent
        self.skin = skin_of(body)

    def path(self, shares, lift=0.006):
        """Points on the surface at shares (t, u)."""
        above = np.array(self.upholstery.outward) * 0.05
        return laid_on(self.skin, [self.upholstery.padded(t, u) + above for t, u in shares], lift)

    def stitch_along(self, u, thread, start=0.02, end=0.98):
        """Stitches on both sides of the upright seams at ±u."""
        for side in (-1, 1):
            for beside in (-0.030, 0.030):
                stitches(self.path([(t, side * (u + beside)) for t in np.linspace(start, end, 120)]), thread, parent=self.parent)

    def stitch_across(self, t, reach, thread):
        """Stitches above and below the level seam at t, as far as ±reach."""
        for beside in (-0.0165, 0.0165):
            stitches(self.path([(t + beside, u) for u in np.linspace(-reach, reach, 100)]), thread, parent=self.parent)

    def pipe(self, u, cord, start=0.0, end=0.985, radius=0.026):
        """A piping cord in the upright seams at ±u."""
        for side in (-1, 1):
            # Between few places, or it would jump from lip to lip of the seam.
            laid = self.path([(t, side * u) for t in np.linspace(start, end, 24)], 0.008)
            laid += self.path([(min(1, end + 0.012), side * u)], -0.08)
            tube([tuple(p) for p in curve_through(laid, 140)], radius, cord, kind='POLY', parent=self.parent)
