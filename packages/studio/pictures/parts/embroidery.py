"""The wordmark embroidered on chairs."""

import math

from modelling.scene import mm
from modelling.upholstery import drape, skin_of
from parts.mark import wordmark


def crest(size, thread, height, sewing):
    """ARGO on the rear of a back, `height` dm above its foot; `sewing` is that of the back."""
    words = wordmark(size, thread, mm(1.2), mm(0.5), loc=(0, 1, height), rot=(math.pi / 2, 0, math.pi), parent=sewing.parent)
    for word in words.children:
        drape(word, sewing.skin, sewing.body, (0, -1, 0))


def cushion_wordmark(size, thread, height, body):
    """ARGO on the face of a pillow, `height` dm above its middle."""
    words = wordmark(size, thread, mm(1.4), mm(0.5), loc=(0, -1, height), rot=(math.pi / 2, 0, 0), parent=body)
    for word in words.children:
        drape(word, skin_of(body), body, (0, 1, 0), parent=body)
