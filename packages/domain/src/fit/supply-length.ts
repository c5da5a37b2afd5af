import type { Build } from './build.ts'
import { type Check, compareLengths, mm, ofCase, whenKnown } from './check.ts'

const heading = { id: 'supply-length', subject: 'supply', title: 'Power supply, length' } as const

/** mm that a 12V-2x6 cable should run straight before it bends; what our advice on cases says. */
const straightCable = 35

/** Whether the supply is short enough, with what its cables need to bend. */
export function supplyLength({ chassis, supply }: Build): Check | undefined {
  if (!supply) return undefined
  return whenKnown(
    heading,
    {
      needed: ['the supply’s length', supply.length],
      free: ofCase(chassis, 'the case’s room for a supply', chassis?.supply),
    },
    ({ needed, free }) => {
      const check = compareLengths(heading, {
        needed,
        clearance: free.length,
        condition: free.condition,
        excess: 'too long',
        note: 'The cables leave at this end: there is no room for their bend.',
      })
      const { spare = 0, status } = check
      return status === 'fits' && spare < straightCable
        ? { ...check, note: `The cables leave at this end and must bend within ${mm(spare)}.` }
        : check
    },
  )
}
