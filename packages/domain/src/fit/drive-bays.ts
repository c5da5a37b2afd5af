import type { Build } from './build.ts'
import { type Check, compareAmounts, ofCase, whenKnown } from './check.ts'

const large = { id: 'drives-large', subject: 'drives', title: 'Drives, 3.5″' } as const
const small = { id: 'drives-small', subject: 'drives', title: 'Drives, 2.5″' } as const

const largeBays = 'the case’s number of 3.5″ bays'
const smallBays = 'the case’s number of 2.5″ bays'

/** Whether there is a bay for each 3.5″ drive. */
export function largeDrives({ chassis, drives }: Build): Check | undefined {
  if (drives.large === 0) return undefined
  return whenKnown(
    large,
    { available: ofCase(chassis, largeBays, chassis?.bays?.large) },
    ({ available }) =>
      compareAmounts(large, { needed: drives.large, available, excess: 'too many', of: ' bays' }),
  )
}

/** Whether there is a bay for each 2.5″ drive: one of its size, or a 3.5″ bay that no larger drive takes. */
export function smallDrives({ chassis, drives }: Build): Check | undefined {
  const needed = drives.small
  if (needed === 0) return undefined
  const bays = { ...chassis?.bays }
  if (bays.small !== undefined && bays.small >= needed) return inOwnBays(needed, bays.small)
  const free = bays.large === undefined ? undefined : Math.max(0, bays.large - drives.large)
  if (free !== undefined && free >= needed) return inAnyBay(needed, bays.small ?? 0, free)
  return whenKnown(
    small,
    {
      own: ofCase(chassis, smallBays, bays.small),
      free: ofCase(chassis, largeBays, free),
    },
    ({ own, free }) => (free === 0 ? inOwnBays(needed, own) : inAnyBay(needed, own, free)),
  )
}

function inOwnBays(needed: number, available: number): Check {
  return compareAmounts(small, { needed, available, excess: 'too many', of: ' bays' })
}

function inAnyBay(needed: number, own: number, free: number): Check {
  const check = compareAmounts(small, { needed, available: own + free, excess: 'too many' })
  return {
    ...check,
    calculation: `${needed} of ${own} bays and ${free} free 3.5″ ${free === 1 ? 'bay' : 'bays'}`,
    ...(check.status === 'fits' && { note: 'In a 3.5″ bay it may need an adapter.' }),
  }
}
