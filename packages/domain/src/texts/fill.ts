import type { ContactFacts } from './contact-facts.ts'
import { longestKept } from '../contact/messages-kept.ts'
import { daysText, hoursText } from './hours.ts'

const values = {
  hours: hoursText,
  days: daysText,
  phone: ({ phone }: ContactFacts) => phone,
  email: ({ email }: ContactFacts) => email,
  pressEmail: ({ pressEmail }: ContactFacts) => pressEmail,
  company: ({ company }: ContactFacts) => company,
  address: ({ street, city, country }: ContactFacts) => [street, city, country].join(', '),
  /** For how long messages are kept, a rule of the code. */
  messagesKept: () => longestKept.words,
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
export function fill<T>(texts: T, facts: ContactFacts): T
export function fill(texts: unknown, facts: ContactFacts): unknown {
  if (typeof texts === 'string')
    return placeholders.reduce(
      (text, name) => text.replaceAll(`{${name}}`, () => values[name](facts)),
      texts,
    )
  if (Array.isArray(texts)) return texts.map((each) => fill(each, facts))
  if (typeof texts !== 'object' || texts === null) return texts
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, fill(text, facts)]))
}
