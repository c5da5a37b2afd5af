import type { Build } from './build.ts'
import { type Check, compareLengths, mm, unknown } from './check.ts'

const named = { id: 'supply-length', subject: 'supply', title: 'Power supply, length' } as const

/** mm that a 12V-2x6 cable should run straight before it bends; what our advice on cases says. */
const straightCable = 35

/** Whether the supply is short enough, with what its cables need to bend. */
export function supplyLength({ room, supply }: Build): Check | undefined {
  if (!supply) return undefined
  const missing = [
    ...(supply.length === undefined ? ['the supply’s length'] : []),
    ...(room ? [] : ['the case']),
    ...(room && !room.supply ? ['the case’s room for a supply'] : []),
  ]
  if (supply.length === undefined || !room?.supply) return unknown(named, missing)
  const check = compareLengths(named, {
    needed: supply.length,
    room: room.supply.length,
    condition: room.supply.condition,
    excess: 'too long',
    mind: 'The cables leave at this end: there is no room for their bend.',
  })
  const { spare = 0, status } = check
  return status === 'fits' && spare < straightCable
    ? { ...check, mind: `The cables leave at this end and must bend within ${mm(spare)}.` }
    : check
}
