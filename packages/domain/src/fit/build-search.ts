/** The names of a build's fields, in the order of its form and of its address. */
export const buildFieldNames = [
  'case',
  'case-card',
  'case-cooler',
  'case-supply',
  'case-slots',
  'card-name',
  'card-length',
  'processor-name',
  'cooler',
  'cooler-height',
  'card-height',
  'card-thickness',
  'card-watts',
  'card-plugs',
  'upright',
  'socket',
  'processor',
  'front',
  'front-thickness',
  'top',
  'top-thickness',
  'side',
  'bottom',
  'supply',
  'supply-length',
  'supply-watts',
  'form',
  'board',
  'large',
  'small',
] as const

export type BuildFieldName = (typeof buildFieldNames)[number]

/** A build in the query of an address: what was typed into each field. Numbers stand there without quotes. */
export type BuildSearch = Record<string, string | number>

/** What was typed, by field: the input of a calculation. */
export type BuildValues = Partial<Record<string, string>>

/** Characters of a field that are kept. */
export const longestValue = 40

/** What a query says of a field, the first time that it does; empty for what is no text. */
export function typedText(given: unknown): string {
  const [value] = [given].flat()
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  return String(value).trim().slice(0, longestValue).toWellFormed()
}

/**
 * The fields that a query fills, as they were typed but for spaces at either end: 40 characters of each, no other names, and in
 * the order of the form, so that one build is one page on the server and in a browser.
 */
export function buildSearch(query: Readonly<Record<string, unknown>>): BuildSearch {
  const search: BuildSearch = {}
  for (const field of buildFieldNames) {
    const text = typedText(query[field])
    const number = Number(text)
    if (text) search[field] = Number.isFinite(number) && String(number) === text ? number : text
  }
  return search
}

/** The same as text, as a procedure takes it. */
export function buildValues(search: BuildSearch): Record<string, string> {
  return Object.fromEntries(Object.entries(search).map(([name, value]) => [name, String(value)]))
}
