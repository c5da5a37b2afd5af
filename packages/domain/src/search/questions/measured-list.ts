import { attributeOf } from '../../facts/attribute-of.ts'
import type { AttributeName } from '../../facts/attributes.ts'
import { baseOf, fromBase, toBase, type Unit, unitNamed } from '../../facts/unit.ts'
import { type FilterAttribute, filterAttributes } from '../../lists/filters/filter-attributes.ts'
import { type Category, categoryFacts, categoryPath } from '../../products/category.ts'
import { withUnit } from '../../text/count-of.ts'
import type { Query } from '../query.ts'
import { queryWords } from '../words.ts'
import { type Bound, boundIn } from './bound.ts'
import { isOfPerson } from './person.ts'
import type { Answer, IdsOf } from './answer.ts'

/** The list with the filter that a bound with a unit asks for. */
export function measuredList(query: Query, idsOf: IdsOf): Answer | undefined {
  const { category } = query
  const bound = boundIn(query)
  const unit = bound && unitNamed(bound.unit)
  const filter = category && unit && filterFor(query, category, unit, bound)
  if (!filter) return undefined
  const [from, to] = [bound.from, bound.to].map((end) =>
    Number.isFinite(end) ? toBase(end, unit) : end,
  ) as [number, number]
  const ids = idsOf(category, [{ filter, from, to }])
  const ends = (
    [
      ['min', from, 'more'],
      ['max', to, 'less'],
    ] as const
  ).flatMap(([end, figure, beyond]) => {
    if (!Number.isFinite(figure)) return []
    const shown = filter.unit ? fromBase(figure, filter.unit) : figure
    const measure = withUnit(String(shown), filter.unit)
    return {
      shown,
      measure,
      text: `${measure} or ${beyond}`,
      parameter: `${filter.key}-${end}=${shown}`,
    }
  })
  const [first, second] = ends
  const bounds = second ? `${first?.shown} to ${second.measure}` : first?.text
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

// The one that is measured so; of several, the one that the search names, else the one that is better on this side of
// the bound: a chair "under 20 kg" weighs that, and one "over 140 kg" carries it.
function filterFor(
  query: Query,
  category: Category,
  unit: Unit,
  bound: Bound,
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
  const isAtMost = bound.from === -Infinity && !isOfPerson(query)
  const onThisSide = measured.filter(({ name }) =>
    isMoreBetter(name, category) ? isAtLeast : isAtMost,
  )
  return onThisSide.length === 1 ? onThisSide[0] : undefined
}

function isMoreBetter(name: AttributeName, category: Category): boolean {
  const attribute = attributeOf(name, category)
  return attribute?.kind === 'quantity' && attribute.better === 'more'
}
