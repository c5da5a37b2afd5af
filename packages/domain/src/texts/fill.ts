import type { ContactFacts } from './contact-facts.ts'
import { longestKept } from '../contact/contact-message.ts'
import { countOf } from '../text/count-of.ts'
import { warrantySentences } from '../warranty/warranty.ts'
import { daysText, hoursText } from './hours.ts'
import { type Periods, warrantyKinds } from './periods.ts'

/** What texts say that is kept elsewhere. */
export interface Facts {
  contact: ContactFacts
  periods: Periods
}

const values = {
  hours: ({ contact }: Facts) => hoursText(contact),
  days: ({ contact }: Facts) => daysText(contact),
  phone: ({ contact }: Facts) => contact.phone,
  email: ({ contact }: Facts) => contact.email,
  pressEmail: ({ contact }: Facts) => contact.pressEmail,
  company: ({ contact }: Facts) => contact.company,
  address: ({ contact: { street, city, country } }: Facts) => [street, city, country].join(', '),
  warrantyTiers: ({ periods }: Facts) => warrantySentences(periods),
  /** "2 years" and, for "2-year", its number. */
  shortestWarranty: ({ periods }: Facts) => countOf(shortest(periods), 'year'),
  shortestYears: ({ periods }: Facts) => String(shortest(periods)),
  longestWarranty: ({ periods }: Facts) => countOf(longest(periods), 'year'),
  returnDays: ({ periods }: Facts) => String(periods.returnDays),
  /** For how long messages are kept, a rule of the code. */
  messagesKept: () => longestKept.words,
}

function shortest(periods: Periods): number {
  return Math.min(...warrantyKinds.map((kind) => periods[kind]))
}

function longest(periods: Periods): number {
  return Math.max(...warrantyKinds.map((kind) => periods[kind]))
}

/** What may stand in a text in place of a fact, in braces: "{hours}". */
export const placeholders = Object.keys(values) as (keyof typeof values)[]

/** The first thing in braces that stands for no fact; undefined if there is none. */
export function unknownPlaceholder(text: string): string | undefined {
  return (text.match(/\{[^{}]*\}/g) ?? []).find(
    (braces) => !placeholders.some((name) => braces === `{${name}}`),
  )
}

/** A text, or texts in lists and objects, with the facts in place of what stands for them. */
export function fill<T>(texts: T, facts: Facts): T
export function fill(texts: unknown, facts: Facts): unknown {
  if (typeof texts === 'string')
    return placeholders.reduce(
      (text, name) => text.replaceAll(`{${name}}`, () => values[name](facts)),
      texts,
    )
  if (Array.isArray(texts)) return texts.map((each) => fill(each, facts))
  if (typeof texts !== 'object' || texts === null) return texts
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, fill(text, facts)]))
}
