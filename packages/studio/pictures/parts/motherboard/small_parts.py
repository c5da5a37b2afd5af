"""What fills the board between the large parts."""

from modelling.arrays import boxes
from modelling.scene import mm, mms, rad
from modelling.solids import letters
from parts.finish import bright, dull, gloss, print_white
from parts.motherboard.layout import MEMORY
from parts.motherboard.soldered import header


def small_parts(root, height):
    """Chips, resistors and the names printed beside them."""
    chips = [(214, -96), (222, -72), (66, -178), (40, -214), (166, -178), (150, -196), (24, -170), (222, -184)]
    boxes([(mms(x, y, 0.9), mms(8, 8, 1.8)) for x, y in chips], gloss(), 0.003, parent=root)
    legs = [(mms(x + side * 4.8, y - 3.2 + 1.28 * k, 0.5), mms(1.6, 0.6, 0.5)) for x, y in chips for side in (-1, 1) for k in range(6)]
    boxes(legs, bright(), parent=root)
    tiny = [(48 + (k * 29) % 190, -140 - (k * 17) % (height - 150)) for k in range(120)]
    tiny += [(204 + (k * 7) % 28, -30 - (k * 11) % 100) for k in range(40)]
    boxes([(mms(x, y, 0.5), mms(1.9, 1, 0.9)) for x, y in tiny], dull('6c665c'), parent=root)
    boxes([(mms(x + side * 1.1, y, 0.5), mms(0.5, 1.05, 0.95)) for x, y in tiny for side in (-1, 1)], bright(), parent=root)
    for k, (x, y) in enumerate(((218, -54), (60, -170), (200, -178))):
        letters(f'U{k + 3}1', mm(3), print_white(), 0.0003, loc=mms(x, y, 0.1), parent=root)
    for k, x in enumerate(MEMORY):
        letters(f'DIMM_{"AB"[k // 2]}{k % 2 + 1}', mm(3), print_white(), 0.0003, loc=mms(x, -161, 0.1), rot=(0, 0, rad(90)), parent=root)
    for x, word in ((166, 'CPU_FAN'), (186, 'PUMP')):
        header(root, x, -6, 4, 1, shroud=False)
        letters(word, mm(3), print_white(), 0.0003, loc=mms(x, -11, 0.1), parent=root)
