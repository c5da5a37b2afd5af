"""The game on a screen, as `pnpm --dir packages/studio game` photographs it."""

from pathlib import Path

import numpy as np
from PIL import Image


def game(shape=16 / 9):
    """An array [height][width][3] of linear light, cut above and below to `shape`, width by height."""
    picture = Image.open(Path(__file__).with_suffix('.jpg'))
    cut = max(0, (picture.height - picture.width / shape) / 2)
    code = np.asarray(picture.crop((0, cut, picture.width, picture.height - cut)), np.float32) / 255
    return np.where(code <= 0.04045, code / 12.92, ((code + 0.055) / 1.055) ** 2.4)
