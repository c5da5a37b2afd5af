"""What a monitor shows and how large it is, in mm."""

from dataclasses import dataclass

BORDER, CHIN, RIM = 7.0, 13.0, 1.8
THICKNESS, BACK = 13.0, 46.0


@dataclass
class Display:
    """The lit area, the curve of the screen (None if flat), the housing behind (width, height); all in mm."""

    width: float
    height: float
    housing: tuple
    radius: float | None = None
    gloss: float = 0.3
    specular: float = 0.35


def frame_size(display):
    """The width and height of the whole display."""
    return display.width + 2 * (BORDER + RIM), display.height + BORDER + CHIN + 2 * RIM
