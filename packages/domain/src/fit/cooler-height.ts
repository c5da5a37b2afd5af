import type { Build } from './build.ts'
import { type Check, compareLengths, unknown } from './check.ts'

const named = { id: 'cooler-height', subject: 'cooler', title: 'CPU cooler, height' } as const

/** Whether the cooler stays below the side panel. */
export function coolerHeight({ room, cooler }: Build): Check | undefined {
  if (!cooler) return undefined
  const missing = [
    ...(cooler.height === undefined ? ['the cooler’s height'] : []),
    ...(room ? [] : ['the case']),
    ...(room && room.coolerHeight === undefined ? ['the case’s room for a cooler'] : []),
  ]
  if (cooler.height === undefined || room?.coolerHeight === undefined)
    return unknown(named, missing)
  return compareLengths(named, {
    needed: cooler.height,
    room: room.coolerHeight,
    excess: 'too tall',
    mind: 'A fan that is raised over tall memory, or its clips, may touch the side panel.',
  })
}
