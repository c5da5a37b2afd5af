/** A build in the query of an address: what was typed into each field. Numbers stand there without quotes. */
export type BuildSearch = Record<string, string | number>

/** The names of a build's fields, in a form that is short: every page knows the address of this one. */
const fieldName =
  /^((case|card|processor|cooler|supply|board)(-[a-z]+)?|(front|top|side|bottom|rear)(-thickness)?|upright|socket|large|small)$/

/** The fields that a query fills, as they were typed but for spaces at either end; 40 characters of each. */
export function buildSearch(query: Record<string, unknown>): BuildSearch {
  const search: BuildSearch = {}
  for (const [name, given] of Object.entries(query)) {
    const [value] = [given].flat()
    if (!fieldName.test(name) || (typeof value !== 'string' && typeof value !== 'number')) continue
    const text = String(value).trim().slice(0, 40)
    const number = Number(text)
    if (text) search[name] = Number.isFinite(number) && String(number) === text ? number : text
  }
  return search
}

/** The same as text, as a procedure takes it. */
export function buildValues(search: BuildSearch): Record<string, string> {
  return Object.fromEntries(Object.entries(search).map(([name, value]) => [name, String(value)]))
}
