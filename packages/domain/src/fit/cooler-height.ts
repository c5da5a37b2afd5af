import type { Build } from './build.ts'
import { type Check, compareLengths, ofCase, whenKnown } from './check.ts'

const heading = { id: 'cooler-height', subject: 'cooler', title: 'CPU cooler, height' } as const

/** Whether the cooler stays below the side panel. */
export function coolerHeight({ chassis, cooler }: Build): Check | undefined {
  if (!cooler) return undefined
  return whenKnown(
    heading,
    {
      needed: ['the cooler’s height', cooler.height],
      clearance: ofCase(chassis, 'the case’s room for a cooler', chassis?.coolerHeight),
    },
    (known) =>
      compareLengths(heading, {
        ...known,
        excess: 'too tall',
        note: 'A fan that is raised over tall memory, or its clips, may touch the side panel.',
      }),
  )
}
