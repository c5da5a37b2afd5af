import { inWords } from '../text/in-words.ts'
import type { Build } from './build.ts'
import { type Amount, compareAmounts, type Finding, ofCase, whenKnown } from './check.ts'

/** Whether the case has the mounts for the board; boards of E-ATX differ in width. */
export function boardSize({ chassis, board }: Build): Finding | undefined {
  if (!board) return undefined
  return whenKnown(
    { boards: ofCase(chassis, undefined, chassis?.boards) },
    ({ boards: { sizes, widest } }) => {
      const calculation = `${chassis?.name} takes ${inWords(sizes)}`
      if (!sizes.includes(board))
        return { status: 'collides', result: `No mounts for ${board}`, calculation }
      if (board !== 'E-ATX' || widest === undefined)
        return { status: 'fits', result: `Takes ${board}`, calculation }
      return {
        status: 'tight',
        result: `Up to ${widest} mm wide`,
        calculation,
        note: 'Boards of this size are 272 to 330 mm wide: yours is on its manufacturer’s page.',
      }
    },
  )
}

/** Whether there is a bay for each 3.5″ drive. */
export function largeDrives({ chassis, drives }: Build): Finding | undefined {
  if (drives.large === 0) return undefined
  return inOwnBays(drives.large, ofCase(chassis, undefined, chassis?.bays?.large))
}

/** Whether there is a bay for each 2.5″ drive: one of its size, or a 3.5″ bay that no larger drive takes. */
export function smallDrives({ chassis, drives }: Build): Finding | undefined {
  const needed = drives.small
  if (needed === 0) return undefined
  const bays = { ...chassis?.bays }
  if (bays.small !== undefined && bays.small >= needed) return inOwnBays(needed, bays.small)
  const free = bays.large === undefined ? undefined : Math.max(0, bays.large - drives.large)
  if (free !== undefined && free >= needed) return inAnyBay(needed, bays.small ?? 0, free)
  return whenKnown(
    { own: ofCase(chassis, undefined, bays.small), free: ofCase(chassis, undefined, free) },
    ({ own, free }) => (free === 0 ? inOwnBays(needed, own) : inAnyBay(needed, own, free)),
  )
}

function inOwnBays(needed: number, available: Amount): Finding {
  return compareAmounts({ needed, available, excess: 'too many', of: ' bays' })
}

function inAnyBay(needed: number, own: number, free: number): Finding {
  const finding = compareAmounts({ needed, available: own + free, excess: 'too many' })
  return {
    ...finding,
    calculation: `${needed} of ${own} bays and ${free} free 3.5″ ${free === 1 ? 'bay' : 'bays'}`,
    ...(finding.status === 'fits' && { note: 'In a 3.5″ bay it may need an adapter.' }),
  }
}
