import type { Qualifier } from '../facts/fact.ts'
import type { SpecReading } from '../facts/read-specs.ts'

/**
 * Which of a row's values are the better or the best: where more or less of it is better whoever asks, and where they were
 * measured under the same conditions. None, if they are all the same or fewer than two are numbers.
 */
export function bestOf(readings: readonly (SpecReading | undefined)[]): boolean[] {
  const values = readings.map(measured)
  const known = values.filter((value) => value !== undefined)
  const none = readings.map(() => false)
  const better = readings.find((reading) => reading?.attribute)?.attribute
  if (better?.kind !== 'quantity' || better.better === 'neither') return none
  if (known.length < 2 || new Set(known.map(({ conditions }) => conditions)).size > 1) return none
  const numbers = known.map(({ number }) => number)
  const [most, least] = [Math.max(...numbers), Math.min(...numbers)]
  if (most === least) return none
  const best = better.better === 'more' ? most : least
  return values.map((value) => value?.number === best)
}

function measured(reading: SpecReading | undefined) {
  const fact = reading?.facts[0]
  if (fact?.value.kind !== 'quantity') return undefined
  return { number: fact.value.number, conditions: measuredAt(fact.qualifiers) }
}

function measuredAt(qualifiers: readonly Qualifier[]): string {
  return qualifiers
    .flatMap((qualifier) =>
      qualifier.kind === 'at' ? `${qualifier.number} ${qualifier.unit}` : [],
    )
    .toSorted()
    .join()
}
