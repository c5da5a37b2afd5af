import type { Build, CaseRoom, Radiator } from './build.ts'
import { type Check, mm, unknown } from './check.ts'

/** Whether each radiator finds a place of its size. */
export function radiatorSizes({ room, radiators }: Build): Check[] {
  return radiators.map((radiator) => radiatorSize(room, radiator))
}

function radiatorSize(room: CaseRoom | undefined, { place, size }: Radiator): Check {
  const named = {
    id: `radiator-${place}`,
    subject: 'radiator',
    title: `Radiator, ${place}`,
  } as const
  if (!room) return unknown(named, ['the case'])
  const most = room.radiators?.[place]
  if (most === undefined && !room.allPlacesKnown)
    return unknown(named, [`the largest radiator that the case takes, ${place}`])
  if (most === undefined || most === 0)
    return {
      ...named,
      status: 'collides',
      result: 'No place for one',
      calculation: `${room.name} takes no radiator, ${place}`,
    }
  const calculation = `${mm(size)} of ${mm(most)}`
  // Radiators are made for fans of 120 or of 140 mm, whose holes differ.
  if (fanOf(size) !== fanOf(most))
    return unknown(named, [
      `whether fans of ${fanOf(size)} mm can be mounted (the case’s figure, ${mm(most)}, is for those of ${fanOf(most)} mm)`,
    ])
  return size > most
    ? { ...named, status: 'collides', result: `${mm(size - most)} too long`, calculation }
    : {
        ...named,
        status: 'fits',
        result: size === most ? 'The size it takes' : `${mm(most - size)} to spare`,
        calculation,
      }
}

/** mm of each of its fans. */
export function fanOf(size: number): 120 | 140 {
  return size % 140 === 0 ? 140 : 120
}
