"""What a Swift Pro of one colour is made of."""

from materials.cloth import camouflage, leather
from materials.solid import plastic

ACCENTS = {'Black/Red': 'a80c14', 'Black/Blue': '0f3fae', 'Black/White': 'c9cbcd', 'Black/Camouflage': '4c523a'}
WOODLAND = camouflage('4d533c', ('2a2f24', '777b62', '131517'))


class Finish:
    """The materials; `colour` names one of ACCENTS."""

    def __init__(self, colour):
        accent = ACCENTS[colour]
        pattern = WOODLAND if colour == 'Black/Camouflage' else None
        pores = (0.058, 0.0125)
        self.black = leather('151619', 0.42, specular=0.32)
        self.vented = leather('18191c', 0.45, perforation=pores, specular=0.32)
        self.vented_seat = leather('18191c', 0.45, perforation=pores, plane='XY', specular=0.32)
        self.bolsters = leather(accent, 0.40, pattern=pattern)
        self.piping = leather(accent, 0.40)
        self.thread = plastic(accent, 0.6, 0.2)
        self.trim = plastic(accent, 0.32, 0.1, 60)
        self.embroidery = plastic('d9dadc', 0.65, 0.6, 260)
        self.strap = plastic('0d0d0f', 0.8, 0.9, 60)
