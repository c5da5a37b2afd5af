import { attributeOf, attributesOf } from '../../facts/attribute-of.ts'
import type { AttributeName } from '../../facts/attributes.ts'
import { baseOf, convert, type MeasureUnit, measureUnit } from '../../facts/unit.ts'
import { rangeWords } from '../../lists/filters/applied-filters.ts'
import {
  type FilterAttribute,
  filterAttributes,
  selectedFilters,
} from '../../lists/filters/filter-attributes.ts'
import { type NumberRange, writeFilters } from '../../lists/filters/list-filters.ts'
import { type Category, categoryFacts, categoryPath } from '../../products/category.ts'
import { toTenth } from '../../text/count-of.ts'
import type { Query } from '../query.ts'
import { queryWords } from '../words.ts'
import { type Bound, boundIn } from './bound.ts'
import type { Answer, IdsOf } from './answer.ts'
import { card } from './build.ts'

/** Parts of other makers whose power a supply or a cooler is for. */
const parts = new Set([...card, 'processor'])
const roomForPart = / (?:clearance|support)$/

/** The list with the filter that a bound with a unit asks for. */
export function measuredList(query: Query, idsOf: IdsOf): Answer | undefined {
  // The screens of a "monitor arm 17–35″" are no monitors that are looked for.
  const category = query.isOfAccessory ? undefined : query.category
  const said = boundIn(query)
  const unit = said && measureUnit(said.unit)
  const filter = category && unit && filterFor(query, category, unit, said, idsOf)
  if (!filter) return undefined
  const isMost = said.from === -Infinity && isMoreBetter(filter.name, category)
  const part = isMost ? partOf(query, filter, said) : undefined
  // What takes a card "up to 400 mm" has room for 400 mm or more.
  const bound = part ? { ...said, from: said.to, to: Infinity } : said
  const range = rangeOf(filter, bound, unit)
  const filters = { choices: {}, ranges: { [filter.key]: range } }
  const ids = idsOf(category, selectedFilters(filters, category))
  const parameters = Object.entries(writeFilters(filters))
    .map(([name, value]) => `${name}=${String(value)}`)
    .join('&')
  return {
    advice: {
      title: `${categoryFacts(category).name}: ${filter.label} ${rangeWords(range, filter.unit)}`,
      detail: ids.length === 0 ? 'We make none.' : 'See the list, with more filters.',
      path: `${categoryPath(category)}?${parameters}#products`,
    },
    answered: [...bound.words, ...(part ?? [])],
    among: new Set(ids),
  }
}

// The words, beside the filter's own, of a part that a bound is said of, which the products take: the processor of a
// "cooler for a CPU up to 150 W". A bound is said of the products where their figure is named in full: "GPU clearance".
function partOf({ words, terms }: Query, { label }: FilterAttribute, bound: Bound) {
  if (queryWords(label).every((word) => words.includes(word))) return undefined
  if (roomForPart.test(label)) return []
  const before = words[words.indexOf(bound.words[0]!) - 1]
  const part = terms.find((term) => term.isDetail && term.words.at(-1) === before)
  return part?.alternatives.some((one) => parts.has(one.words.join(' '))) ? part.words : undefined
}

// In the unit of the filter.
function rangeOf({ unit }: FilterAttribute, bound: Bound, given: MeasureUnit): NumberRange {
  const shown = (figure: number) =>
    !unit || unit === given ? figure : toTenth(convert(figure, given, unit))
  return {
    ...(Number.isFinite(bound.from) && { min: shown(bound.from) }),
    ...(Number.isFinite(bound.to) && { max: shown(bound.to) }),
  }
}

/** The sides of a thing, and what bounds call them: a seat "wider than 54 cm" has a width of that. */
const sides = new Map([
  ['width', ['wide', 'wider', 'narrower']],
  ['depth', ['deep', 'deeper']],
  ['height', ['tall', 'taller', 'high', 'higher', 'lower']],
])

// The one that is measured so; of several, the one that the search names, else the one that is better on this side of
// the bound and is not within it in any case: a chair "under 20 kg" weighs that, and one "over 140 kg" carries it.
function filterFor(
  query: Query,
  category: Category,
  unit: MeasureUnit,
  bound: Bound,
  idsOf: IdsOf,
): FilterAttribute | undefined {
  const measured = filterAttributes(category).filter(
    (filter) => filter.by !== 'choice' && filter.unit && baseOf(filter.unit) === baseOf(unit),
  )
  const words = query.words.filter((word) => !bound.words.includes(word))
  // "Weight capacity" is the maximum load.
  const phrases = query.terms.filter((term) => term.words.length > 1)
  const meant = phrases.flatMap(({ alternatives }) => alternatives.flatMap((one) => one.words))
  const namedBy = ({ label }: FilterAttribute) => wordsSaid(label, [...words, ...meant], bound)
  const most = Math.max(...measured.map(namedBy))
  // A "seat depth" is no seat width, though no list is filtered by it.
  const isOfOther = attributesOf(category).some((attribute) => {
    if (attribute.kind !== 'quantity' && attribute.kind !== 'range') return false
    if (!attribute.unit || baseOf(attribute.unit) !== baseOf(unit)) return false
    const said = wordsSaid(attribute.name, words, bound)
    return said > most && said === queryWords(attribute.name).length
  })
  if (isOfOther) return undefined
  if (measured.length < 2) return measured[0]
  const named = measured.filter((filter) => namedBy(filter) === most)
  if (named.length === 1) return named[0]
  const isAtLeast = bound.to === Infinity
  const isAtMost = bound.from === -Infinity
  const onThisSide = measured.filter((filter) => {
    if (!(isMoreBetter(filter.name, category) ? isAtLeast : isAtMost)) return false
    const all = idsOf(category, [{ filter, from: -Infinity, to: Infinity }])
    const filters = { choices: {}, ranges: { [filter.key]: rangeOf(filter, bound, unit) } }
    return idsOf(category, selectedFilters(filters, category)).length < all.length
  })
  return onThisSide.length === 1 ? onThisSide[0] : undefined
}

// How many words of a label are said, by a bound's adjective too: a "seat" alone may be as wide, as deep or as high.
function wordsSaid(label: string, words: readonly string[], bound: Bound): number {
  const all = queryWords(label)
  const said = all.filter((word) => words.includes(word)).length
  const adjectives = sides.get(all.at(-1)!)
  if (!adjectives || words.includes(all.at(-1)!)) return said
  return said > 0 && adjectives.some((word) => bound.words.includes(word)) ? said + 1 : 0
}

function isMoreBetter(name: AttributeName, category: Category): boolean {
  const attribute = attributeOf(name, category)
  return attribute?.kind === 'quantity' && attribute.better === 'more'
}
