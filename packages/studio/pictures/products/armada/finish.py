"""What an Armada of one colour is made of."""

from materials.cloth import leather
from materials.solid import metal, plastic

ACCENTS = {'Black/Silver': '70767d', 'Black/White': 'd4d6d8'}


class Finish:
    """The materials; `colour` names one of ACCENTS."""

    def __init__(self, colour):
        accent = ACCENTS[colour]
        self.black = leather('121317', 0.43, specular=0.30)
        self.vented_seat = leather('141519', 0.45, perforation=(0.062, 0.0125), plane='XY', specular=0.30)
        self.accent = leather(accent, 0.38)
        self.thread = plastic(accent, 0.6, 0.2)
        self.alloy = metal('989ca2', 0.37)
        self.trim = plastic('8f949b', 0.26, 0.1, 60)
        self.nylon = plastic('131417', 0.4)
        self.embroidery = plastic('c9cbcf', 0.6, 0.6, 260)
