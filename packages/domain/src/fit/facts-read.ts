import type { Fact, Qualifier } from '../facts/fact.ts'
import { numbersIn, valueOf } from '../facts/lookup.ts'

/** A product's outside in mm, where the specs say which length is which. */
export function sizeOf(facts: readonly Fact[]): {
  height?: number
  width?: number
  depth?: number
} {
  const size = valueOf(facts, 'Dimensions', 'dimensions')
  return Object.fromEntries(size?.axes?.map((axis, index) => [axis, size.numbers[index]]) ?? [])
}

/** What fans and lights draw in W, which the specs state beside their currents. */
export function fanWattsOf(facts: readonly Fact[]): number | undefined {
  const powers = (['Fan current', 'Light current'] as const).flatMap(
    (name) => numbersIn(facts, name, 'W')[0] ?? [],
  )
  return powers.length > 0 ? powers.reduce((sum, power) => sum + power, 0) : undefined
}

/** What is said beside a value, in the words of its spec: "with front fans". */
export function conditionOf(fact: Fact | undefined): string | undefined {
  return fact?.qualifiers.map(({ text }) => text).join(', ') || undefined
}

/** The first further figure of a unit beside a value. */
export function figureIn(qualifiers: readonly Qualifier[], unit: 'W' | 'mm'): number | undefined {
  for (const qualifier of qualifiers) {
    if (qualifier.kind !== 'figure') continue
    const { figure } = qualifier
    if (figure.kind === 'quantity' && figure.unit === unit) return figure.number
  }
  return undefined
}
