/** What a list is narrowed to, by keys of attributes: choices of which a product has one, and ranges in shown units. */
export interface ListFilters {
  choices: Record<string, string[]>
  ranges: Record<string, NumberRange>
}

/** Both ends belong to it; without one it is open there. */
export interface NumberRange {
  min?: number
  max?: number
}

/** The same in the query of an address: `panel-is=IPS&panel-is=OLED`, `gpu-clearance-min=400`. */
export interface FilterSearch {
  [name: `${string}-${'is' | 'min' | 'max'}`]: string[] | number | undefined
}

/** The fewest products of a category whose list offers filters. */
export const fewestFiltered = 9

/** Most attributes that a list is filtered by at once. */
const mostFilters = 12

/** Most choices of one attribute, chosen or listed. */
export const mostChoices = 24

/** A choice: some text on one line. */
const filterChoice = /^[^\p{Cc}\p{Cs}]{1,100}$/u

/** The greatest number, either side of zero. */
const greatestNumber = 1e9

/** An attribute's key, and what is said of it; which keys there are is known on the server. */
const filterName = /^([a-z][a-z-]{0,40})-(is|min|max)$/

/** Those names of parameters that are filters', each once, in the order in which an address has them. */
export function filterNames(names: readonly string[]): string[] {
  const given = new Set(names)
  const keys = new Set(names.flatMap((name) => filterName.exec(name)?.[1] ?? []))
  return [...keys]
    .toSorted()
    .flatMap((key) => [`${key}-is`, `${key}-min`, `${key}-max`].filter((name) => given.has(name)))
}

/** The filters that an address's query names, as the router reads it; undefined where there is none. */
export function parseFilters(search: Record<string, unknown>): ListFilters | undefined {
  const choices: [string, string[]][] = []
  const ranges = new Map<string, NumberRange>()
  for (const name of filterNames(Object.keys(search))) {
    const [, key = '', end = ''] = filterName.exec(name) ?? []
    const value = end === 'is' ? choicesOf(search[name]) : numberOf(search[name])
    if (Array.isArray(value)) choices.push([key, value])
    else if (value !== undefined) ranges.set(key, { ...ranges.get(key), [end]: value })
  }
  if (choices.length + ranges.size === 0) return undefined
  return {
    choices: Object.fromEntries(choices.slice(0, mostFilters)),
    ranges: Object.fromEntries([...ranges].slice(0, mostFilters - choices.length)),
  }
}

/** Whether filters are in the one spelling of an address, with nothing that it can't say. */
export function areSpelled(filters: ListFilters): boolean {
  const spelled = parseFilters(parametersOf(filters)) ?? { choices: {}, ranges: {} }
  return JSON.stringify(filters) === JSON.stringify(spelled)
}

/** The parameters of filters in their one spelling and order. */
export function writeFilters(filters: ListFilters | undefined): FilterSearch {
  const spelled = filters && parseFilters(parametersOf(filters))
  const parameters = spelled ? parametersOf(spelled) : {}
  return Object.fromEntries(
    filterNames(Object.keys(parameters)).map((name) => [name, parameters[name]]),
  )
}

function parametersOf({ choices, ranges }: ListFilters): Record<string, string[] | number> {
  const parameters: Record<string, string[] | number> = {}
  for (const [key, values] of Object.entries(choices)) parameters[`${key}-is`] = values
  for (const [key, { min, max }] of Object.entries(ranges)) {
    if (min !== undefined) parameters[`${key}-min`] = min
    if (max !== undefined) parameters[`${key}-max`] = max
  }
  return parameters
}

// The router takes "1.4" for a number and a parameter that stands once for no list.
function choicesOf(given: unknown): string[] | undefined {
  const values = [given]
    .flat()
    .filter((value) => ['string', 'number', 'boolean'].includes(typeof value))
    .map((value) => String(value).trim())
    .filter((value) => filterChoice.test(value))
  return values.length > 0 ? [...new Set(values)].toSorted().slice(0, mostChoices) : undefined
}

function numberOf(given: unknown): number | undefined {
  const [value] = [given].flat()
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === ''))
    return undefined
  // "400,5", as much of Europe writes it.
  const number = Number(String(value).replace(/^(\s*\d+),(\d{1,2}\s*)$/, '$1.$2'))
  // Four decimals, and no −0: more than any figure has, and never written with an exponent.
  return Math.abs(number) <= greatestNumber ? Math.round(number * 1e4) / 1e4 + 0 : undefined
}
