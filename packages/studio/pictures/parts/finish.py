"""The finishes computer parts share, each made once a scene."""

from functools import cache

from materials.cloth import braid
from materials.light import glow
from materials.solid import metal, plastic, powder_coat, rubber


@cache
def steel(colour='16171a'):
    """Powder-coated sheet."""
    return powder_coat(colour, 0.42)


@cache
def black():
    return plastic('121316', 0.42)


@cache
def gloss():
    return plastic('0a0a0c', 0.16, 0.02, 40, coat=0.5)


@cache
def soft():
    return rubber()


@cache
def dull(colour):
    """Plain plastic of any colour, as of connectors."""
    return plastic(colour, 0.5)


@cache
def gunmetal():
    """Brushed dark aluminum: heatsinks and covers."""
    return metal('43464e', 0.36, (2, 2, 180))


@cache
def dark_metal():
    return metal('2c2e34', 0.34)


@cache
def bright():
    """Plain aluminum and steel: fins, shells of ports."""
    return metal('a9abb1', 0.28)


@cache
def chrome():
    return metal('d8d8dc', 0.12)


@cache
def zinc():
    """Screws."""
    return metal('7c7f86', 0.28)


@cache
def gold():
    return metal('c69a4a', 0.3)


@cache
def copper():
    return metal('b8683c', 0.3)


@cache
def sleeve(colour='141416'):
    """Braided cables and hoses."""
    return braid(colour)


@cache
def print_white(strength=0.0):
    """Printed letters, lit from behind if `strength` is given."""
    return glow('eceef1', strength) if strength else plastic('b9bcc1', 0.5)


@cache
def lamp(colour, strength=3.0):
    return glow(colour, strength)
