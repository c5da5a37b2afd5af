import { categoryFacts } from '@argo/domain/products/category'
import { idsFound } from '@argo/domain/lists/filters/category-figures'
import { countFilters } from '@argo/domain/lists/filters/count-filters'
import { chosenFilters } from '@argo/domain/lists/filters/filter-attributes'
import { figuresOf } from '@argo/domain/lists/filters/filter-values'
import type { ListFilters } from '@argo/domain/lists/filters/list-filters'
import { isAccessory } from '@argo/domain/features/key-figures'
import { latestOf } from '@argo/domain/products/menu'
import { summaryOf } from '@argo/domain/products/product-summary'
import { adviceFor } from '@argo/domain/search/advice'
import {
  categoryComparisonOf,
  comparedCategory,
  comparedIn,
  comparisonOf,
  namesIn,
} from '@argo/domain/search/compared'
import type { Entry } from '@argo/domain/search/entries'
import { markMatches } from '@argo/domain/search/marks'
import { measuredAdvice, measuredList } from '@argo/domain/search/measured-list'
import { parseQuery, type Term } from '@argo/domain/search/query'
import type { Advice, FoundEntry, FoundProduct, SearchResults } from '@argo/domain/search/result'
import { type SizeOrder, sizeOrder } from '@argo/domain/search/size-order'
import { parseSpec } from '@argo/domain/products/spec'
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts'
import type { Database } from '../database/schema.ts'
import { find, rankEntries, type RankedProduct } from './find.ts'
import { type SearchIndex, searchIndexOf } from './search-index.ts'

interface Asked {
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

/** What a search finds, best first: pages that answer it, products, and other pages. */
export async function search(db: Database, asked: Asked): Promise<SearchResults> {
  const index = await searchIndexOf(db)
  const { byCategory } = index.catalogue
  const compared = productsCompared(index, asked.q)
  if (compared.length > 0) {
    const terms = parseQuery(asked.q)
    const advice = [comparisonOf(compared.map(({ product }) => product)), ...adviceFor(asked.q)]
    const products = compared.map((entry) => toFoundProduct(entry, undefined, terms))
    return { ...nothing, advice, products }
  }
  const category = comparedCategory(asked.q)
  if (category && byCategory[category].entries.length > 1)
    return results(index, asked, {
      q: categoryFacts(category).name,
      advice: [categoryComparisonOf(category)],
    })
  const measured = measuredList(asked.q)
  if (measured) {
    const ids = idsFound(byCategory[measured.category].figures(), [measured.chosen])
    return results(index, asked, {
      q: measured.rest,
      advice: [measuredAdvice(measured, ids.length), ...adviceFor(asked.q)],
      among: new Set(ids),
    })
  }
  return results(index, asked, { q: asked.q, advice: adviceFor(asked.q) })
}

const nothing: SearchResults = {
  advice: [],
  nearest: false,
  correctedTo: null,
  entriesFirst: false,
  products: [],
  entries: [],
  filters: null,
}

interface Looked {
  /** What is looked for: what was asked, or the part of it that a page does not answer. */
  q: string
  advice: Advice[]
  among?: ReadonlySet<number>
}

function results(
  index: SearchIndex,
  { asTyped = false, filters, offersFilters, most, mostEntries }: Asked,
  { q, advice, among }: Looked,
): SearchResults {
  const order = sizeOrder(q)
  const found = find(index, parseQuery(order?.rest ?? q), { asTyped, among })
  const { terms, which } = found
  // Beside advice, what has half of the words or less is no answer.
  const isAnswer = ({ relevance }: RankedProduct) => relevance.terms > terms.length / 2
  const ranked =
    which === 'any' && advice.length > 0 ? found.products.filter(isAnswer) : found.products
  const narrowed =
    offersFilters && which === 'all' ? narrow(ranked, filters) : { products: ranked, filters: null }
  const ordered = order ? bySize(narrowed.products, order) : narrowed.products
  // A page that is advised is not listed once more.
  const others = rankEntries(terms).filter(({ entry }) =>
    advice.every(({ path }) => path !== entry.path),
  )
  const entries = which === 'all' && !filters && !among ? others.slice(0, mostEntries) : []
  const room = which === 'all' ? most - advice.length - entries.length : mostNearest
  return {
    advice,
    nearest: which === 'any',
    correctedTo: found.correctedTo ?? null,
    entriesFirst: (entries[0]?.relevance.score ?? 0) > (ranked[0]?.relevance.score ?? 0),
    products: ordered
      .slice(0, room)
      .map(({ entry, relevance }) => toFoundProduct(entry, relevance.spec, terms)),
    entries: entries.map(({ entry }) => toFoundEntry(entry, terms)),
    filters: narrowed.filters,
  }
}

// "Edge" and its bracket are no choice.
function productsCompared({ names, products }: SearchIndex, query: string): CatalogueEntry[] {
  const named = namesIn(query).flatMap((name) => names.get(name) ?? [])
  const entries = named.flatMap((id) => products.get(id)?.entry ?? [])
  const compared = comparedIn(
    query,
    entries.map(({ product }) => product).filter((product) => !isAccessory(product)),
  )
  return compared.flatMap(({ id }) => products.get(id)?.entry ?? [])
}

// By what the category that most of them are of is filtered by; the others are left out when a filter is chosen.
function narrow(
  ranked: RankedProduct[],
  asked: ListFilters | undefined,
): { products: RankedProduct[]; filters: SearchResults['filters'] } {
  const byCategory = Map.groupBy(ranked, ({ entry }) => entry.product.category)
  const [largest] = [...byCategory].toSorted(([, one], [, other]) => other.length - one.length)
  if (!largest) return { products: ranked, filters: null }
  const [category, some] = largest
  const chosen = (asked && chosenFilters(asked, category)) ?? []
  const figures = figuresOf(
    category,
    some.map(({ id }) => id),
    some.map(({ entry }) => entry.values),
  )
  const counted = countFilters(category, figures, chosen)
  const filters = counted.filters.length > 0 ? { category, ...counted } : null
  if (chosen.length === 0) return { products: ranked, filters }
  const left = new Set(idsFound(figures, chosen))
  return { products: some.filter(({ id }) => left.has(id)), filters }
}

function bySize(ranked: RankedProduct[], { attribute, isAscending }: SizeOrder): RankedProduct[] {
  const sizeOf = ({ entry }: RankedProduct) => entry.values.get(attribute)?.to ?? Number.NaN
  const sized = ranked.filter((product) => !Number.isNaN(sizeOf(product)))
  const others = ranked.filter((product) => Number.isNaN(sizeOf(product)))
  const sign = isAscending ? 1 : -1
  return [...sized.toSorted((one, other) => sign * (sizeOf(one) - sizeOf(other))), ...others]
}

function toFoundProduct(
  { product }: CatalogueEntry,
  place: number | undefined,
  terms: readonly Term[],
): FoundProduct {
  const spec = place === undefined ? undefined : product.specs[place]
  return {
    ...latestOf(summaryOf(product)),
    pieces: markMatches(product.name, terms),
    spec: spec === undefined ? null : parseSpec(spec),
  }
}

function toFoundEntry(entry: Entry, terms: readonly Term[]): FoundEntry {
  return { ...entry, pieces: markMatches(entry.title, terms) }
}
