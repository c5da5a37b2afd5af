import { categories, type Category, categoryFacts } from '../products/category.ts'
import { kindOf, kindsOf } from '../products/kind.ts'
import type { Product } from '../products/product.ts'
import type { Term } from './term.ts'
import { queryWords } from './words.ts'

/** What visitors of such a site look for, whoever makes it, though products mention some of it. */
const gear = new Set(
  'headset earphone earbud microphone webcam speaker soundbar keyboard controller gamepad laptop notebook tablet desk table motherboard'.split(
    ' ',
  ),
)
/** Parts of other makers that ours have a place for, and figures of. */
const partsTaken = new Set(['card', 'radiator'])

/** The word for what a product is that searches look for such things by: "cooler". */
export function kindWord(product: Product): string {
  return queryWords(kindOf(product)).at(-1) ?? ''
}

/** The terms of a search that name what is looked for itself: of a "fan for a case" the fan. */
export function kindTerms(
  terms: readonly Term[],
  ours: { has: (word: string) => boolean },
): Term[] {
  const head = terms.findLast(({ isDetail }) => !isDetail)
  const named = terms.filter((term) => {
    const last = lastWordsOf(term)
    const isKind = last.some((word) => ours.has(word) || (term === head && gear.has(word)))
    return isKind && !last.some((word) => partsTaken.has(word))
  })
  return named.filter(({ isDetail }) => !isDetail)
}

/** Whether a term says a thing that none of ours is, though some may have a place for it. */
export function isMadeByOthers(term: Term, ours: { has: (word: string) => boolean }): boolean {
  const last = lastWordsOf(term)
  return last.some((word) => gear.has(word)) && !last.some((word) => ours.has(word))
}

function lastWordsOf({ alternatives }: Term): string[] {
  return alternatives.map(({ words }) => words.at(-1) ?? '')
}

const partsWithFigures = new Set([
  ...partsTaken,
  ...categories.flatMap(kindsOf).map(([, kind]) => kind.slice(kind.lastIndexOf(' ') + 1)),
])

/** Whether a term names a thing that others have, or have a place for, and then have figures of. */
export function isPartTerm({ alternatives }: Term): boolean {
  return alternatives.some(({ words }) => partsWithFigures.has(words.at(-1) ?? ''))
}

/** Whether a term says what is looked for, not what it has. */
export function isThing(term: Term): boolean {
  return categoryOfTerm(term) !== undefined || term.words.some((word) => gear.has(word))
}

/** What things of a category are called, as words of searches. */
const names = new Map<string, Category>(
  categories.flatMap((category) => {
    const { name, singular, otherWords = [] } = categoryFacts(category)
    return [name, singular, ...otherWords].map((each) => [queryWords(each).join(' '), category])
  }),
)

/** The category whose things a term says: "PSU" says power supplies. */
export function categoryOfTerm({ alternatives }: Pick<Term, 'alternatives'>): Category | undefined {
  return alternatives
    .map(({ words }) => names.get(words.join(' ')))
    .find((category) => category !== undefined)
}
