import type { Build } from './build.ts'
import { type Check, unknown } from './check.ts'

const large = { id: 'drives-large', subject: 'drives', title: 'Drives, 3.5″' } as const
const small = { id: 'drives-small', subject: 'drives', title: 'Drives, 2.5″' } as const

/** Whether there is a bay for each 3.5″ drive. */
export function largeDrives({ room, drives }: Build): Check | undefined {
  return bays(large, drives.large, room && { bays: room.bays?.large })
}

/** Whether there is a bay for each 2.5″ drive. */
export function smallDrives({ room, drives }: Build): Check | undefined {
  return bays(small, drives.small, room && { bays: room.bays?.small })
}

function bays(
  named: typeof large | typeof small,
  drives: number,
  room: { bays: number | undefined } | undefined,
): Check | undefined {
  if (drives === 0) return undefined
  if (!room) return unknown(named, ['the case'])
  if (room.bays === undefined) return unknown(named, ['the case’s number of bays'])
  const spare = room.bays - drives
  return {
    ...named,
    status: spare < 0 ? 'collides' : 'fits',
    result: spare < 0 ? `${-spare} too many` : `${spare} to spare`,
    calculation: `${drives} of ${room.bays} bays`,
  }
}
