import { attributeOf } from '../../facts/attribute-of.ts'
import type { AttributeName } from '../../facts/attributes.ts'
import { baseOf, convert, type MeasureUnit, measureUnit, toBase } from '../../facts/unit.ts'
import {
  type FilterAttribute,
  filterAttributes,
  type SelectedFilter,
} from '../../lists/filters/filter-attributes.ts'
import { type Category, categoryFacts, categoryPath } from '../../products/category.ts'
import { toTenth, withUnit } from '../../text/count-of.ts'
import type { Query } from '../query.ts'
import { queryWords } from '../words.ts'
import { type Bound, boundIn } from './bound.ts'
import type { Answer, IdsOf } from './answer.ts'

/** The list with the filter that a bound with a unit asks for. */
export function measuredList(query: Query, idsOf: IdsOf): Answer | undefined {
  // The screens of a "monitor arm 17–35″" are no monitors that are looked for.
  const category = query.isOfAccessory ? undefined : query.category
  const bound = boundIn(query)
  const unit = bound && measureUnit(bound.unit)
  const filter = category && unit && filterFor(query, category, unit, bound, idsOf)
  if (!filter) return undefined
  const ids = idsOf(category, [selectedBy(filter, bound, unit)])
  const ends = (
    [
      ['min', bound.from, 'more'],
      ['max', bound.to, 'less'],
    ] as const
  ).flatMap(([end, given, beyond]) => {
    if (!Number.isFinite(given)) return []
    const figure = shownIn(filter, given, unit)
    const measure = withUnit(String(figure), filter.unit)
    return {
      figure,
      measure,
      text: `${measure} or ${beyond}`,
      parameter: `${filter.key}-${end}=${figure}`,
    }
  })
  const [first, second] = ends
  const bounds = second ? `${first?.figure} to ${second.measure}` : first?.text
  const parameters = ends.map(({ parameter }) => parameter).join('&')
  return {
    advice: {
      title: `${categoryFacts(category).name}: ${filter.label} ${bounds}`,
      detail: ids.length === 0 ? 'We make none.' : 'See the list, with more filters.',
      path: `${categoryPath(category)}?${parameters}#products`,
    },
    answered: bound.words,
    among: new Set(ids),
  }
}

// In the unit of the filter.
function shownIn({ unit }: FilterAttribute, figure: number, given: MeasureUnit): number {
  if (!unit || unit === given || !Number.isFinite(figure)) return figure
  return toTenth(convert(figure, given, unit))
}

function selectedBy(filter: FilterAttribute, bound: Bound, unit: MeasureUnit): SelectedFilter {
  const inBase = (end: number) =>
    filter.unit && Number.isFinite(end) ? toBase(shownIn(filter, end, unit), filter.unit) : end
  return { filter, from: inBase(bound.from), to: inBase(bound.to) }
}

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
  if (measured.length < 2) return measured[0]
  const words = new Set(query.words.filter((word) => !bound.words.includes(word)))
  const namedBy = ({ label }: FilterAttribute) =>
    queryWords(label).filter((word) => words.has(word)).length
  const most = Math.max(...measured.map(namedBy))
  const named = measured.filter((filter) => namedBy(filter) === most)
  if (named.length === 1) return named[0]
  const isAtLeast = bound.to === Infinity
  const isAtMost = bound.from === -Infinity
  const onThisSide = measured.filter((filter) => {
    if (!(isMoreBetter(filter.name, category) ? isAtLeast : isAtMost)) return false
    const all = idsOf(category, [{ filter, from: -Infinity, to: Infinity }])
    return idsOf(category, [selectedBy(filter, bound, unit)]).length < all.length
  })
  return onThisSide.length === 1 ? onThisSide[0] : undefined
}

function isMoreBetter(name: AttributeName, category: Category): boolean {
  const attribute = attributeOf(name, category)
  return attribute?.kind === 'quantity' && attribute.better === 'more'
}
