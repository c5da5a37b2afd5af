"""Typhoon 90 on a motherboard, beside memory in every slot."""

from materials.light import EMBER
from modelling.scene import group, mms
from modelling.solids import box
from parts.finish import bright
from parts.memory import memory
from parts.motherboard import motherboard
from parts.motherboard.layout import CPU, MEMORY, MEMORY_Y
from scenes.staging import stand
from studio.lights import area

LIFT = 8  # of the board from the floor


def build():
    board = group(mms(-CPU[0], -CPU[1], LIFT))
    motherboard('micro-atx', EMBER, 'ff5a1f', parent=board)
    for k, x in enumerate(MEMORY):
        memory(EMBER, 0.6, shift=k * 0.06, loc=mms(x, MEMORY_Y, 0), parent=board).scale.z = 1.25
    box(mms(38, 38, 4), bright(), 0.01, loc=mms(*CPU, 5), parent=board)
    stand('typhoon-90', mms(0, 0, LIFT + 7), pose='mounted')
    area((0, 1.6, 1.5), (0, 0.65, 0.2), (1.4, 0.5), 3, (1, 0.96, 0.9), name='regulators')
