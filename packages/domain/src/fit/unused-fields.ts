import { own } from './build-fields.ts'
import { radiatorPositions } from './build.ts'

const named = { case: 'cases', cooler: 'coolers', supply: 'supplies' } as const

/** Parts that are one of ours or, by the fields that begin with their name, the visitor's own. */
export const ownParts = Object.keys(named) as (keyof typeof named)[]

/**
 * What was read and counts for nothing beside the other fields: a message for each, so that none is
 * passed over in silence.
 */
export function unusedFields(read: ReadonlyMap<string, string | number>): Record<string, string> {
  const unused: Record<string, string> = {}
  for (const part of ownParts) {
    if (!read.has(part) || read.get(part) === own) continue
    for (const name of read.keys())
      if (name.startsWith(`${part}-`))
        unused[name] =
          `One of our ${named[part]} is chosen, with its own figures: choose your own, or empty this field`
  }
  for (const position of radiatorPositions)
    if (read.has(`${position}-thickness`) && !read.has(position))
      unused[`${position}-thickness`] = 'Please choose the radiator’s size too'
  if (read.has('case-measured') && !read.has('case-card') && read.get('case') === own)
    unused['case-measured'] = 'Please give the room for a graphics card too'
  if (read.has('board-width') && read.get('board') !== 'E-ATX')
    unused['board-width'] = 'It counts for an E-ATX board: please choose it, or empty this field'
  return unused
}
