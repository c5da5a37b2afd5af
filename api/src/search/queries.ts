import type { Product } from '@argo/domain/products/product'
import { countFilters } from '@argo/domain/lists/filters/count-filters'
import { selectedFilters, type SelectedFilter } from '@argo/domain/lists/filters/filter-attributes'
import { isFoundBy } from '@argo/domain/lists/filters/filter-values'
import type { ListFilters } from '@argo/domain/lists/filters/list-filters'
import { latestOf } from '@argo/domain/products/product-summary'
import type { Entry } from '@argo/domain/search/entries'
import { kindLabel, kindOf } from '@argo/domain/products/kind'
import { markMatches } from '@argo/domain/search/marks'
import type { Names } from '@argo/domain/search/names'
import { parseQuery } from '@argo/domain/search/query'
import { type Answers, answersTo } from '@argo/domain/search/questions/questions'
import type { SortOrder } from '@argo/domain/search/questions/answer'
import type { Term } from '@argo/domain/search/term'
import type { EntryHit, ProductHit, SearchResults } from '@argo/domain/search/result'
import { statedSpec } from '@argo/domain/search/stated-spec'
import { parseSpec } from '@argo/domain/products/spec'
import { newest } from '../catalogue/entries.ts'
import type { CatalogueEntry } from '../catalogue/product-row.ts'
import type { Database } from '../database/schema.ts'
import { find, type Matches, rank, rankEntries, type RankedProduct } from './find.ts'
import { type SearchIndex, searchIndexOf } from './search-index.ts'

interface SearchOptions {
  q: string
  /** Whether nothing is corrected. */
  asTyped?: boolean | undefined
  /** What the products are narrowed to. */
  filters?: ListFilters | undefined
  /** Whether the products can be narrowed. */
  offersFilters: boolean
  /** How much is shown: of everything, and of categories, pages and files. */
  most: number
  mostEntries: number
}

/** Products shown where nothing has all that was said. */
const mostNearest = 6

const nothing: SearchResults = {
  advice: [],
  nearest: false,
  correctedTo: null,
  entriesFirst: false,
  products: [],
  entries: [],
  filters: null,
}

/** What a search finds, best first: pages that answer it, products, and other pages. */
export async function search(db: Database, options: SearchOptions): Promise<SearchResults> {
  const index = await searchIndexOf(db)
  const query = parseQuery(options.q, namesOf(index))
  const answers = answersTo(query, (category, selected = []) =>
    idsFound(newest(index.catalogue, category), selected),
  )
  if (!answers.products) return results(index, options, answers)
  const products = answers.products.map((product) => toProductHit(product, undefined, query.terms))
  return { ...nothing, advice: answers.advice, products }
}

function results(
  index: SearchIndex,
  { asTyped = false, filters, offersFilters, most, mostEntries }: SearchOptions,
  { wanted, advice: advised, among, order }: Answers,
): SearchResults {
  const matches = among
    ? findAmong(within(index, among), wanted, asTyped)
    : find(index, wanted, asTyped)
  const { terms, isNearest } = matches
  // Beside advice, what has half of the words or less is no answer, unless the search names it.
  const isAnswer = ({ relevance }: RankedProduct) =>
    relevance.isSubject || relevance.terms > terms.length / 2
  const ranked =
    isNearest && advised.length > 0 ? matches.products.filter(isAnswer) : matches.products
  const narrowed =
    offersFilters && !isNearest
      ? narrow(index, matches, filters)
      : { products: ranked, filters: null }
  const sorted = order ? sortBy(narrowed.products, order) : narrowed.products
  const [best] = ranked
  // Whoever writes a spec of a product looks for that.
  const advice = (best?.relevance.distanceToSpec ?? Infinity) < Infinity ? [] : advised
  const pages = rankEntries(index, { ...wanted, terms }, isNearest)
  // A page that is advised is not listed once more, nor beside products what mentions their words.
  const others = pages.filter(
    ({ entry, relevance }) =>
      (relevance.isSubject || !best) &&
      advice.every(({ path }) => path.split(/[?#]/)[0] !== entry.path),
  )
  const entries = filters || among ? [] : others.slice(0, mostEntries)
  const room = most - advice.length - entries.length
  return {
    advice,
    nearest: isNearest,
    correctedTo: matches.correctedTo ?? null,
    entriesFirst:
      !isNearest &&
      advice.length === 0 &&
      (entries[0]?.relevance.score ?? 0) > (ranked[0]?.relevance.score ?? 0),
    products: sorted
      .slice(0, isNearest ? Math.min(mostNearest, room) : room)
      .map(({ entry, relevance }) =>
        toProductHit(entry.product, specIndexOf(entry, order) ?? relevance.spec, terms),
      ),
    entries: entries.map(({ entry }) => toEntryHit(entry, terms)),
    filters: narrowed.filters,
  }
}

// Where a measure alone says what is looked for, all that has it.
function findAmong(index: SearchIndex, wanted: Answers['wanted'], asTyped: boolean): Matches {
  const { terms, excluded } = wanted
  if (terms.length + excluded.length > 0) return find(index, wanted, asTyped)
  const products = rank(index, [...index.products.keys()], terms)
  return { terms, products, unranked: [], isNearest: false }
}

function within(index: SearchIndex, ids: ReadonlySet<number>): SearchIndex {
  const products = new Map([...index.products].filter(([id]) => ids.has(id)))
  return { ...index, products }
}

// "Edge" and its bracket are no choice.
function namesOf({ names, nameWords, kinds, products }: SearchIndex): Names<Product> {
  const found = (ids: Iterable<number>) =>
    [...ids].flatMap((id) => {
      const product = products.get(id)
      return product && !product.isAccessory ? [product.entry.product] : []
    })
  return {
    byName: (name) => found(names.find(name).keys()),
    byWord: (word) => found(nameWords.find(word).keys()),
    isKind: (word) => kinds.has(word),
  }
}

// By what the category that most of them are of is filtered by; the others are left out when a filter is selected.
function narrow(
  index: SearchIndex,
  { terms, products, unranked }: Matches,
  filters: ListFilters | undefined,
): { products: RankedProduct[]; filters: SearchResults['filters'] } {
  const others = unranked.map((id) => index.products.get(id)!)
  const entries = [...products, ...others].map(({ entry }) => entry)
  const byCategory = Map.groupBy(entries, ({ product }) => product.category)
  const [largest] = [...byCategory].toSorted(([, one], [, other]) => other.length - one.length)
  if (!largest) return { products, filters: null }
  const [category, ofCategory] = largest
  const selected = (filters && selectedFilters(filters, category)) ?? []
  const counted = countFilters(
    category,
    ofCategory.map(({ values }) => values),
    selected,
  )
  const offered = counted.filters.length > 0 ? { category, ...counted } : null
  return selected.length === 0
    ? { products, filters: offered }
    : { products: rank(index, idsFound(ofCategory, selected), terms), filters: offered }
}

function idsFound(
  entries: readonly CatalogueEntry[],
  selected: readonly SelectedFilter[],
): number[] {
  return entries
    .filter(({ values }) => selected.every((one) => isFoundBy(values, one)))
    .map(({ product }) => product.id)
}

// Things of the best one's kind: a "small monitor arm" is no monitor.
function sortBy(
  ranked: RankedProduct[],
  { category, attribute, isAscending }: SortOrder,
): RankedProduct[] {
  const kind = ranked[0] && kindOf(ranked[0].entry.product)
  const figureOf = ({ entry: { product, values } }: RankedProduct) =>
    product.category === category && kindOf(product) === kind
      ? values.get(attribute)?.to
      : undefined
  const known = ranked.filter((product) => figureOf(product) !== undefined)
  const others = ranked.filter((product) => figureOf(product) === undefined)
  const sign = isAscending ? 1 : -1
  return [...known.toSorted((one, other) => sign * (figureOf(one)! - figureOf(other)!)), ...others]
}

// Of products in an order that was asked for, the spec that they are sorted by.
function specIndexOf({ product }: CatalogueEntry, order?: SortOrder): number | undefined {
  const index = product.specs.findIndex((spec) => parseSpec(spec).label === order?.attribute)
  return index < 0 ? undefined : index
}

function toProductHit(
  product: Product,
  specIndex: number | undefined,
  terms: readonly Term[],
): ProductHit {
  const spec = specIndex === undefined ? undefined : product.specs[specIndex]
  return {
    ...latestOf(product),
    kind: kindLabel(product),
    parts: markMatches(product.name, terms),
    spec: spec === undefined ? null : statedSpec(spec, terms),
  }
}

function toEntryHit(entry: Entry, terms: readonly Term[]): EntryHit {
  return { ...entry, parts: markMatches(entry.title, terms) }
}
