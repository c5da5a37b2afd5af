import type { Product } from '../products/product-schema.ts'
import { leadingValue, parseSpec, type Spec } from '../products/spec.ts'
import { withPlainSpaces } from '../text/spaces.ts'
import { attributeOf } from './attribute-of.ts'
import type { Attribute } from './attributes.ts'
import type { Fact } from './fact.ts'
import { readValue, splitAt } from './read-value.ts'

/** Why a spec is read by nothing but people. */
export const unknownLabel = 'the label is not known in this category'

/** A product as far as its facts are read from it. */
export type Described = Pick<Product, 'category' | 'specs'>

/** One spec in its words, and what its label means. */
export interface LabelledSpec extends Spec {
  /** The part of the value that stands alone, word for word: "400 mm". */
  figure: string
  /** Undefined for a label that is not known in the category. */
  attribute: Attribute | undefined
}

/** One spec as it is read. */
export interface SpecReading extends LabelledSpec {
  /** One for each statement of the value; none if it cannot be read. */
  facts: Fact[]
  /** Why it cannot be read. */
  problem?: string
}

/** A product's specs with what their labels mean, one for each, in their order. */
export function labelledSpecs({ category, specs }: Described): LabelledSpec[] {
  return specs.map((text) => {
    const { label, value } = parseSpec(text)
    return {
      label,
      value,
      figure: leadingValue(value),
      attribute: attributeOf(withPlainSpaces(label), category),
    }
  })
}

/** A product's specs, read: one reading for each, in their order. Never throws: what cannot be read says why. */
export function readSpecs(product: Described): SpecReading[] {
  const labels = new Set<string>()
  return labelledSpecs(product).map((spec) => {
    const read = labels.has(spec.label)
      ? 'the label stands twice'
      : spec.attribute
        ? readFacts(spec.value, spec.attribute)
        : unknownLabel
    labels.add(spec.label)
    return typeof read === 'string'
      ? { ...spec, facts: [], problem: read }
      : { ...spec, facts: read }
  })
}

/** A product's facts, in the order of its specs. */
export function factsOf(product: Described): Fact[] {
  return readSpecs(product).flatMap(({ facts }) => facts)
}

/** What a value says under an attribute, one fact for each of its statements; or the reason why it cannot be read. */
export function readFacts(value: string, attribute: Attribute): Fact[] | string {
  if (value === '—') return 'there is no value'
  if (/[\p{Cc}\p{Cs}]/u.test(value)) return 'the value has control characters'
  const facts: Fact[] = []
  for (const statement of statementsOf(withPlainSpaces(value), attribute)) {
    const last = facts.at(-1)
    // What comes after the figures in words belongs to the last of them.
    if (last && !/^[−-]?\d/.test(statement)) last.qualifiers.push({ kind: 'text', text: statement })
    else {
      const read = readValue(statement, attribute)
      if (typeof read === 'string') return read
      facts.push({ attribute: attribute.name, ...read })
    }
  }
  return facts
}

function statementsOf(value: string, attribute: Attribute): string[] {
  if (attribute.kind === 'text' || attribute.kind === 'list') return [value]
  return splitAt(attribute.kind === 'quantity' ? attribute.separator : ';', value)
}
