import { factsNamed, valueOf } from '../facts/lookup.ts'
import { type Described, factsOf } from '../facts/read-specs.ts'

/** A supply over its load, in % of its power: only what its specs state. */
export interface LoadChart {
  /** Efficiency in %. */
  points: { load: number; efficiency: number }[]
  /** In W, at full load; null where it is not stated. */
  power: number | null
  /** Under what conditions it was measured, such as "115 V, 80 PLUS Gold". */
  conditions: string
  /** The load below which the fan stands still; null where it is not stated. */
  stillBelow: number | null
  /** In dB(A) at full load; null where it is not stated. */
  noise: number | null
}

/** The chart of a supply; null with fewer than two loads at which its efficiency is stated. */
export function loadChart(product: Described): LoadChart | null {
  const facts = factsOf(product)
  const points = factsNamed(facts, 'Efficiency by load').flatMap(({ value, qualifiers }) => {
    const at = qualifiers.find((qualifier) => qualifier.kind === 'at' && qualifier.unit === '%')
    return value.kind === 'quantity' && at?.kind === 'at'
      ? [{ load: at.number, efficiency: value.number }]
      : []
  })
  if (points.length < 2) return null
  const [efficiency] = factsNamed(facts, 'Efficiency')
  const [fan] = factsNamed(facts, 'Fan')
  const still = fan?.qualifiers.find(({ text }) => text.startsWith('still below '))
  const [noise] = factsNamed(facts, 'Noise level')
  const atFullLoad = noise?.qualifiers.some(({ text }) => text === 'at full load')
  return {
    points: points.toSorted((one, other) => one.load - other.load),
    power: valueOf(facts, 'Power', 'quantity')?.number ?? null,
    conditions: (efficiency?.qualifiers ?? [])
      .map(({ text }) => text)
      .filter((text) => !text.startsWith('at '))
      .join(', '),
    stillBelow:
      still?.kind === 'figure' && still.figure.kind === 'quantity' ? still.figure.number : null,
    noise: atFullLoad ? (valueOf(facts, 'Noise level', 'quantity')?.number ?? null) : null,
  }
}
