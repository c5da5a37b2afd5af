import type { AttributeName } from './attributes.ts'
import {
  numbersOf,
  type Fact,
  type FactValue,
  type Figure,
  type Qualifier,
  type ValueOf,
} from './fact.ts'
import type { BaseUnit } from './unit.ts'

/** The facts of one attribute, in the order of the spec; the first one stands alone. */
export function factsNamed(facts: readonly Fact[], name: AttributeName): Fact[] {
  return facts.filter(({ attribute }) => attribute === name)
}

/** The value that stands alone, if it is of this kind: `valueOf(facts, 'Height', 'quantity')?.number`, in mm. */
export function valueOf<K extends FactValue['kind']>(
  facts: readonly Fact[],
  name: AttributeName,
  kind: K,
): ValueOf<K> | undefined {
  const value = facts.find(({ attribute }) => attribute === name)?.value
  return value?.kind === kind ? (value as ValueOf<K>) : undefined
}

/** Every number under an attribute in a unit, or with null without one, in order: the W of "83 A (996 W)" are 996. */
export function numbersIn(
  facts: readonly Fact[],
  name: AttributeName,
  unit: BaseUnit | null,
): number[] {
  return factsNamed(facts, name).flatMap(({ value, qualifiers }) =>
    [value, ...qualifiers.flatMap(quantityIn)].flatMap((figure) =>
      'unit' in figure && figure.unit === unit ? numbersOf(figure) : [],
    ),
  )
}

/** The first further figure of a unit beside a value: the W of "1 × 12V-2x6 (600 W)" are 600. */
export function figureBeside(qualifiers: readonly Qualifier[], unit: BaseUnit): number | undefined {
  return qualifiers.flatMap((qualifier) =>
    qualifier.kind === 'figure' &&
    qualifier.figure.kind === 'quantity' &&
    qualifier.figure.unit === unit
      ? qualifier.figure.number
      : [],
  )[0]
}

function quantityIn(qualifier: Qualifier): Figure[] {
  if (qualifier.kind === 'figure') return [qualifier.figure]
  if (qualifier.kind === 'at')
    return [{ kind: 'quantity', number: qualifier.number, unit: qualifier.unit }]
  return []
}
