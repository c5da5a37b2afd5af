import { inWords } from '../text/in-words.ts'
import type { Build } from './build.ts'
import {
  compareAmounts,
  compareLengths,
  type Finding,
  ofCase,
  tightIf,
  watts,
  whenKnown,
} from './check.ts'

/** The share of the rating below which what is left counts as tight: a warm room takes as much. */
const tightShare = 0.1

/** Whether the cooler stays below the side panel. */
export function coolerHeight({ chassis, cooler }: Build): Finding | undefined {
  return (
    cooler &&
    compareLengths({
      needed: [cooler.isOwn ? 'cooler-height' : undefined, cooler.height],
      available: ofCase(chassis, 'case-cooler', chassis?.coolerHeight),
      excess: 'too tall',
      note: 'A fan that is raised over tall memory, or its clips, may touch the side panel.',
    })
  )
}

/** Whether the cooler comes with a mounting for the board's socket. */
export function coolerSocket({ cooler, socket }: Build): Finding | undefined {
  if (!cooler) return undefined
  return whenKnown(
    {
      socket: ['socket', socket],
      sockets: [undefined, cooler.sockets],
    },
    ({ socket, sockets }) => {
      const calculation = `Its sockets: ${inWords(sockets)}`
      if (sockets.includes(socket))
        return { status: 'fits', result: `Made for ${socket}`, calculation }
      const name = socket === 'another' ? 'another socket' : socket
      return { status: 'collides', result: `No mounting for ${name}`, calculation }
    },
  )
}

/** Whether the cooler is rated for what the processor draws. */
export function coolerHeat({ cooler, processor }: Build): Finding | undefined {
  if (!cooler) return undefined
  const { ratedHeat, ratedCondition } = cooler
  const finding = compareAmounts({
    needed: ['processor', processor],
    available: [undefined, ratedHeat],
    excess: 'too much',
    of: ratedCondition && `, ${ratedCondition}`,
    write: watts,
  })
  return tightIf(
    Number(finding.spare) < tightShare * Number(ratedHeat),
    finding,
    'Every degree the room is warmer, the chip is about a degree warmer too.',
  )
}
