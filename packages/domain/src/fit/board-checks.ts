import { inWords } from '../text/in-words.ts'
import { askedInputs } from './asked-inputs.ts'
import type { Build } from './build.ts'
import {
  type Amount,
  compareAmounts,
  compareLengths,
  type Finding,
  ofCase,
  whenKnown,
} from './check.ts'

const largeBays = 'the case’s number of 3.5″ bays'
const smallBays = 'the case’s number of 2.5″ bays'

/** Whether the case has the mounts for the board, and an E-ATX board is narrow enough. */
export function boardSize({ chassis, board }: Build): Finding | undefined {
  if (!board) return undefined
  const { size, width } = board
  return whenKnown(
    { boards: ofCase(chassis, 'the boards that the case takes', chassis?.boards) },
    ({ boards: { sizes, widest } }) => {
      const calculation = `${chassis?.name} takes ${inWords(sizes)}`
      if (!sizes.includes(size))
        return { status: 'collides', result: `No mounts for ${size}`, calculation }
      if (size !== 'E-ATX') return { status: 'fits', result: `Takes ${size}`, calculation }
      return compareLengths({
        needed: [askedInputs['board-width'], width],
        available: ['how wide an E-ATX board may be', widest],
        condition: 'the width of an E-ATX board',
        excess: 'too wide',
        note: 'The board covers the holes that its cables come through.',
      })
    },
  )
}

/** Whether there is a bay for each 3.5″ drive. */
export function largeDrives({ chassis, drives }: Build): Finding | undefined {
  if (drives.large === 0) return undefined
  return inOwnBays(drives.large, ofCase(chassis, largeBays, chassis?.bays?.large))
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
    { own: ofCase(chassis, smallBays, bays.small), free: ofCase(chassis, largeBays, free) },
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
