import { type Category, categoryFacts, categoryPath } from '../products/category.ts'
import { attributeOf } from '../facts/attribute-of.ts'
import type { AttributeName } from '../facts/attributes.ts'
import { baseOf, fromBase, toBase, type Unit, unitNamed } from '../facts/unit.ts'
import {
  type SelectedFilter,
  type FilterAttribute,
  filterAttributes,
} from '../lists/filters/filter-attributes.ts'
import { withUnit } from '../text/count-of.ts'
import { person } from './advice.ts'
import { categoryIn } from './kinds.ts'
import { parseQuery, type Query } from './query.ts'
import type { Advice } from './result.ts'
import { queryWords } from './words.ts'

/** A list that a search asks for by a figure: "psu under 150 mm". */
export interface MeasuredList {
  category: Category
  selected: SelectedFilter & { from: number; to: number }
  /** The search without the figure. */
  rest: string
}

const most = 'under|below|less|maximum|max|up|most|shorter|smaller|lighter|lower|within'
const least = 'over|above|more|minimum|min|least|longer|larger|heavier|higher|from'
const number = String.raw`(\d+(?:\.\d+)?)([a-z]*)`
const between = new RegExp(` (?:between|from) ${number} (?:and|to) ${number}(?= )`)
const noMore = `no(?:t|n)? (?:${least}|taller|bigger)`
const noLess = `no(?:t|n)? (?:${most})`
const before = new RegExp(
  ` (?:(${noMore}|(?<!not? )(?:${most}))|(?:${noLess}|${least}))(?: (?:than|to|at|of))? ${number}(?= )`,
)
const after = new RegExp(
  ` ${number}(?: or)? (?:(less|below|under|maximum|max)|more|above|over|minimum|min)(?= )`,
)

/** The list with its filter that a search asks for; undefined for one that states no bound with a unit. */
export function measuredList({ words }: Query): MeasuredList | undefined {
  const text = ` ${words.join(' ')} `
  const bound = boundIn(text)
  const unit = bound && unitNamed(bound.unit)
  if (!bound || !unit) return undefined
  const rest = text.replace(bound.text, '').replace(/ at $/, ' ').trim()
  const category = categoryIn(parseQuery(rest).terms)
  const filter = category && filterFor(category, unit, rest, bound)
  if (!filter) return undefined
  const inBase = (figure: number) => (Number.isFinite(figure) ? toBase(figure, unit) : figure)
  const selected = { filter, from: inBase(bound.from), to: inBase(bound.to) }
  return { category, selected, rest }
}

/** What leads to the list. */
export function measuredAdvice({ category, selected }: MeasuredList, count: number): Advice {
  const { filter, from, to } = selected
  const shown = (figure: number) => (filter.unit ? fromBase(figure, filter.unit) : figure)
  const ends = [['min', from] as const, ['max', to] as const].filter(([, end]) =>
    Number.isFinite(end),
  )
  const inUnit = (figure: number) => withUnit(String(shown(figure)), filter.unit)
  const bounds =
    ends.length > 1
      ? `${shown(from)} to ${inUnit(to)}`
      : ends
          .map(([end, figure]) => `${inUnit(figure)} or ${end === 'min' ? 'more' : 'less'}`)
          .join('')
  const query = ends.map(([end, figure]) => `${filter.key}-${end}=${shown(figure)}`).join('&')
  return {
    title: `${categoryFacts(category).name}: ${filter.label} ${bounds}`,
    detail: count === 0 ? 'We make none.' : 'See the list, with more filters.',
    path: `${categoryPath(category)}?${query}#products`,
  }
}

interface Bound {
  /** As the search has it. */
  text: string
  unit: string
  from: number
  to: number
}

function boundIn(text: string): Bound | undefined {
  const [textBetween, low, lowUnit, high, highUnit = ''] = between.exec(text) ?? []
  if (textBetween !== undefined && (lowUnit === '' || lowUnit === highUnit))
    return { text: textBetween, unit: highUnit, from: Number(low), to: Number(high) }
  const [textBefore, isMost, figure, unit = ''] = before.exec(text) ?? []
  if (textBefore !== undefined) return oneSided(textBefore, Number(figure), unit, isMost)
  const [textAfter, atMost, unitAfter = '', isMostAfter] = after.exec(text) ?? []
  if (textAfter !== undefined) return oneSided(textAfter, Number(atMost), unitAfter, isMostAfter)
  return undefined
}

function oneSided(text: string, figure: number, unit: string, isMost: string | undefined): Bound {
  return isMost === undefined
    ? { text, unit, from: figure, to: Infinity }
    : { text, unit, from: -Infinity, to: figure }
}

// The one that is measured so; of several, the one that the search names, else the one that is better on this side of
// the bound: a chair "under 20 kg" weighs that, and one "over 140 kg" carries it.
function filterFor(
  category: Category,
  unit: Unit,
  text: string,
  { from, to }: Bound,
): FilterAttribute | undefined {
  const measured = filterAttributes(category).filter(
    (filter) => filter.by !== 'choice' && filter.unit && baseOf(filter.unit) === baseOf(unit),
  )
  if (measured.length < 2) return measured[0]
  const words = new Set(queryWords(text))
  const named = measured
    .map((filter) => ({
      filter,
      words: queryWords(filter.label).filter((word) => words.has(word)),
    }))
    .toSorted((one, other) => other.words.length - one.words.length)
  const [best, second] = named
  if (best && best.words.length > (second?.words.length ?? 0)) return best.filter
  const isAtLeast = to === Infinity
  const isAtMost = from === -Infinity && !person.some((word) => words.has(word))
  const onThisSide = measured.filter(({ name }) =>
    isMoreBetter(name, category) ? isAtLeast : isAtMost,
  )
  return onThisSide.length === 1 ? onThisSide[0] : undefined
}

function isMoreBetter(name: AttributeName, category: Category): boolean {
  const attribute = attributeOf(name, category)
  return attribute?.kind === 'quantity' && attribute.better === 'more'
}
