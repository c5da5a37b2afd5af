import type { Build } from './build.ts'
import { type Check, unknown } from './check.ts'

const against = {
  front: '',
  top: 'the board and its memory',
  side: 'the board’s edge',
  bottom: 'the card',
  rear: 'the CPU cooler',
}

/** Radiators whose thickness no figure of the case limits; in front it takes length from the card instead. */
export function radiatorThicknesses({ room, radiators }: Build): Check[] {
  if (!room) return []
  return radiators
    .filter(({ place }) => place !== 'front')
    .map(({ place }) =>
      unknown(
        {
          id: `radiator-${place}-thickness`,
          subject: 'radiator',
          title: `Radiator, ${place}, thickness`,
        },
        [`how thick a radiator may be before it meets ${against[place]}`],
      ),
    )
}
