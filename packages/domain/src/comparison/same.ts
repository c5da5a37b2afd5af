import type { Fact, ListItem, Qualifier } from '../facts/fact.ts'
import type { SpecReading } from '../facts/read-specs.ts'

/**
 * What a spec says, in a form that is the same for two specs if they say the same: "1,000 Hz" and "1000 Hz", or the same
 * entries of a list in another order. What cannot be read is its words.
 */
export function meaning({ value, facts }: SpecReading): string {
  return JSON.stringify(facts.length > 0 ? facts.map(ofFact) : words(value))
}

function ofFact({ value, qualifiers }: Fact): unknown[] {
  const said = qualifiers.map(ofQualifier)
  switch (value.kind) {
    case 'list':
      return [...value.items.map(ofItem).toSorted(), ...said]
    case 'text':
      return [words(value.text), ...said]
    case 'quantity':
      return [String(value.number), value.unit, ...said]
    default:
      return [value, ...said]
  }
}

function ofItem({ name, count, qualifiers }: ListItem): string {
  return JSON.stringify([words(name), count, ...qualifiers.map(ofQualifier)])
}

// The words of a condition that is read in full say no more than the condition.
function ofQualifier(qualifier: Qualifier): unknown {
  const { text, ...condition } = qualifier
  switch (condition.kind) {
    case 'figure':
    case 'text':
      return words(text)
    case 'positions':
      return condition.positions.toSorted()
    default:
      return condition
  }
}

function words(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
