import { measureUnit } from '../../facts/unit.ts'
import { type Query, wantedWithout } from '../query.ts'
import type { Advice } from '../result.ts'
import type { Wanted } from '../wanted.ts'
import type { Answer, IdsOf } from './answer.ts'
import { boundIn } from './bound.ts'
import { build } from './build.ts'
import { categoryTable, productTable } from './comparison.ts'
import { measuredList } from './measured-list.ts'
import { person } from './person.ts'
import { quietCase, sortOrder } from './sort-order.ts'

/** What a search may ask, and the answer to it; pages are shown in this order. */
const questions: readonly ((query: Query, idsOf: IdsOf) => Answer | undefined)[] = [
  // "edge vs calypso"
  productTable,
  // "compare chairs"
  categoryTable,
  // "psu under 150 mm"
  measuredList,
  // "will a 5080 fit in edge"
  build,
  // "chair for 6′3″"
  person,
  // "quiet case"
  quietCase,
  // "smallest case"
  sortOrder,
]

/** All answers to a search, as one. */
export interface Answers extends Pick<Answer, 'products' | 'among' | 'order'> {
  advice: Advice[]
  /** What is to be found. */
  wanted: Wanted
}

/** What a search asks, answered; a pasted spec asks nothing. */
export function answersTo(query: Query, idsOf: IdsOf): Answers {
  const answers = query.isSpec ? [] : questions.flatMap((answer) => answer(query, idsOf) ?? [])
  const answered = new Set(answers.flatMap((answer) => [...(answer.answered ?? [])]))
  return {
    advice: answers.flatMap(({ advice }) => advice ?? []),
    products: answers.find(({ products }) => products)?.products,
    among: answers.find(({ among }) => among)?.among,
    order: answers.find(({ order }) => order)?.order,
    wanted: wantedBeside(query, answered),
  }
}

// What is left to be found. A bound that nobody has answered is in no text: its figure stands there for something else.
function wantedBeside(query: Query, answered: ReadonlySet<string>): Wanted {
  const bound = query.category && !query.isOfAccessory && !query.isSpec ? boundIn(query) : undefined
  const figure = bound?.words.find((word) => /^\d/.test(word) && measureUnit(bound.unit))
  if (bound && figure !== undefined && !answered.has(figure)) {
    const { terms, excluded } = wantedWithout(query, new Set([...answered, ...bound.words]))
    return { terms: [...terms, { words: [figure], alternatives: [], isDetail: true }], excluded }
  }
  return answered.size > 0 ? wantedWithout(query, answered) : query
}
