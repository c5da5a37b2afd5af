import type { Build } from './build.ts'
import { inWords } from '../in-words.ts'
import { type Check, unknown } from './check.ts'

const named = { id: 'cooler-socket', subject: 'cooler', title: 'CPU cooler, socket' } as const

/** Whether the cooler comes with a mounting for the board's socket. */
export function coolerSocket({ cooler, socket }: Build): Check | undefined {
  if (!cooler) return undefined
  const missing = [
    ...(socket === undefined ? ['the board’s socket'] : []),
    ...(cooler.sockets === undefined ? ['the sockets that the cooler is made for'] : []),
  ]
  if (socket === undefined || cooler.sockets === undefined) return unknown(named, missing)
  const listed = cooler.sockets.includes(socket)
  return {
    ...named,
    status: listed ? 'fits' : 'collides',
    result: listed
      ? `Made for ${socket}`
      : `No mounting for ${socket === 'another' ? 'another socket' : socket}`,
    calculation: `Its sockets: ${inWords(cooler.sockets)}`,
  }
}
