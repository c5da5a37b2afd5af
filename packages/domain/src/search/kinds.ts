import type { Product } from '../products/product.ts'
import { parseSpec } from '../products/spec.ts'
import type { Term } from './query.ts'
import { categories, type Category, categoryFacts } from '../products/category.ts'
import { queryWords } from './words.ts'

/** What a product with a label in its specs is, in the words of the trade; the first label that it has decides. */
const kinds: readonly (readonly [label: string, kind: string])[] = [
  ['Motherboard support', 'case'],
  ['Rated heat load', 'CPU cooler'],
  ['Thermal conductivity', 'thermal compound'],
  ['Airflow', 'fan'],
  ['Efficiency', 'power supply'],
  ['Polling rate', 'mouse'],
  ['Recline', 'chair'],
  ['Refresh rate', 'monitor'],
]

/** The last word of each: "cooler". */
const ourKinds = kinds.map(([, kind]) => kind.slice(kind.lastIndexOf(' ') + 1))
/** What visitors of such a site look for and Argo does not make, though products mention some of it. */
const otherKinds = 'headset headphone earphone microphone webcam speaker keyboard laptop'.split(' ')
/** Parts of other makers that ours have a place for, and figures of. */
const partsTaken = ['card', 'radiator']

/** What a product is, such as "CPU cooler"; of an accessory the last word of its name says so. */
export function kindOf({ name, specs }: Pick<Product, 'name' | 'specs'>): string {
  const labels = new Set(specs.map((spec) => parseSpec(spec).label))
  return kinds.find(([label]) => labels.has(label))?.[1] ?? name.slice(name.lastIndexOf(' ') + 1)
}

/** Whether a term names a kind of thing that is looked for itself, not a part that ours have a place for. */
export function isKindTerm(term: Term): boolean {
  return namesAny(term, ourKinds.concat(otherKinds)) && !namesAny(term, partsTaken)
}

/** Whether a term names a thing that others have, or have a place for, and then have figures of. */
export function isPartTerm(term: Term): boolean {
  return namesAny(term, ourKinds.concat(partsTaken))
}

function namesAny({ alternatives }: Term, kinds: readonly string[]): boolean {
  return alternatives.some(({ words }) => kinds.includes(words.at(-1) ?? ''))
}

/** What things of a category are called, as words of searches. */
const names = new Map<string, Category>([
  ...categories.flatMap((category) => {
    const { name, singular } = categoryFacts(category)
    return [name, singular].map((each) => [queryWords(each).join(' '), category] as const)
  }),
  ['mouse', 'peripherals'],
  ['fan', 'coolers'],
])

/** The category whose things a term says: "PSU" says power supplies. */
export function categoryOfTerm({ alternatives }: Term): Category | undefined {
  return alternatives
    .map(({ words }) => names.get(words.join(' ')))
    .find((category) => category !== undefined)
}

/** The category whose things a search is about, by the first term that says one. */
export function categoryIn(terms: readonly Term[]): Category | undefined {
  return terms.map(categoryOfTerm).find((category) => category !== undefined)
}
