import { isAccessory } from '@argo/domain/key-figures'
import { latestOf } from '@argo/domain/menu'
import type { Product } from '@argo/domain/product'
import { summaryOf } from '@argo/domain/product-summary'
import { adviceFor } from '@argo/domain/search/advice'
import { comparedIn, comparisonOf, namesIn } from '@argo/domain/search/compared'
import { entries, type Entry } from '@argo/domain/search/entries'
import { wholeName } from '@argo/domain/search/document'
import { markMatches } from '@argo/domain/search/marks'
import { parseQuery, type Term } from '@argo/domain/search/query'
import { isFarBelow, relevanceOf, type Relevance } from '@argo/domain/search/rank'
import type { FoundEntry, FoundProduct, SearchResults } from '@argo/domain/search/result'
import {
  errorsForgiven,
  knownWords,
  wholeNameTerm,
  withCloseWords,
} from '@argo/domain/search/spelling'
import { parseSpec } from '@argo/domain/spec'
import { catalogueOf } from '../catalogue/catalogue.ts'
import type { Database } from '../database/schema.ts'
import { type Candidate, candidates, candidatesByWholeName, idsByNames } from './candidates.ts'

/** How much is shown: of everything, and of categories, pages and files. */
interface Bounds {
  most: number
  mostEntries: number
}

/** Products shown where nothing has all that was said. */
const mostNearest = 6

const entryWords = entries.flatMap(({ document }) => knownWords(document))

/**
 * What a search finds: first what has all its words as they are written; if there is nothing, words that are spelt nearly
 * so count too; and if there is nothing either, the products that have any of them.
 */
export async function search(
  db: Database,
  query: string,
  { most, mostEntries }: Bounds,
): Promise<SearchResults> {
  const advice = adviceFor(query)
  const compared = await comparedBy(db, query)
  if (compared.length > 0) {
    const terms = parseQuery(query)
    return {
      advice: [comparisonOf(compared), ...advice],
      nearest: false,
      entriesFirst: false,
      products: compared.map((product) => toFoundProduct(product, undefined, terms)),
      entries: [],
    }
  }
  const { terms, found, which } = await find(db, parseQuery(query))
  // Beside advice, what has half of the words or less is no answer.
  const isAnswer = ({ relevance }: Ranked) => relevance.terms > terms.length / 2
  const ranked = which === 'any' && advice.length > 0 ? found.filter(isAnswer) : found
  // A page that is advised is not listed once more.
  const others = rankEntries(terms).filter(({ entry }) =>
    advice.every(({ path }) => path !== entry.path),
  )
  const foundEntries = which === 'all' ? others.slice(0, mostEntries) : []
  const room = which === 'all' ? most - advice.length - foundEntries.length : mostNearest
  const products = await readProducts(db, ranked.slice(0, room), terms)
  return {
    advice,
    nearest: which === 'any',
    entriesFirst: (foundEntries[0]?.relevance.score ?? 0) > (ranked[0]?.relevance.score ?? 0),
    products,
    entries: foundEntries.map(({ entry }) => toFoundEntry(entry, terms)),
  }
}

// "Edge" and its bracket are no choice.
async function comparedBy(db: Database, query: string): Promise<Product[]> {
  const names = namesIn(query)
  // Two different words are two names, or one of both.
  const ids = names.length < 3 ? [] : await idsByNames(db, names)
  if (ids.length < 2) return []
  const products = await productsById(db, ids)
  const inOrder = ids.flatMap((id) => products.get(id) ?? [])
  return comparedIn(
    query,
    inOrder.filter((product) => !isAccessory(product)),
  )
}

async function find(db: Database, terms: Term[]) {
  if (terms.length === 0) return { terms, found: [], which: 'any' as const }
  const asWritten = await withAll(db, terms)
  if (asWritten.length > 0 || rankEntries(terms).length > 0)
    return { terms, found: asWritten, which: 'all' as const }
  const byName = await findByName(db, terms)
  if (byName) return byName
  const close = withCloseWords(terms, [...entryWords, ...(await wordsLike(db, terms))])
  const closelyWritten = await withAll(db, close)
  if (closelyWritten.length > 0 || rankEntries(close).length > 0)
    return { terms: close, found: closelyWritten, which: 'all' as const }
  // A single letter or digit says nothing by itself.
  const telling = terms.filter(({ words }) => words.join('').length > 2)
  const some = rank(await candidates(db, telling, 'any'), terms)
  return { terms, found: some, which: 'any' as const }
}

// The index finds words anywhere in a product; whether they answer there, the ranking says.
async function withAll(db: Database, terms: readonly Term[]): Promise<Ranked[]> {
  const ranked = rank(await candidates(db, terms, 'all'), terms)
  return ranked.filter(({ relevance }) => relevance.terms === terms.length)
}

async function findByName(db: Database, terms: readonly Term[]) {
  const written = terms.flatMap(({ words }) => words).join('')
  const found = await candidatesByWholeName(db, written)
  const term = wholeNameTerm(
    written,
    found.map(({ document }) => wholeName(document)),
  )
  if (term.alternatives.length === 0) return undefined
  return { terms: [term], found: rank(found, [term]), which: 'all' as const }
}

// Those of the catalogue's words that are as long as what may be misspelt.
async function wordsLike(db: Database, terms: readonly Term[]): Promise<string[]> {
  const lengths = terms.flatMap(({ words: [word = ''] }) => {
    const errors = errorsForgiven(word)
    return Array.from({ length: 2 * errors + 1 }, (_, index) => word.length - errors + index)
  })
  const rows = await db
    .selectFrom('searchWords')
    .select('word')
    .where('length', 'in', lengths)
    .execute()
  return rows.map(({ word }) => word)
}

interface Ranked {
  id: number
  relevance: Relevance
}

function rank(found: readonly Candidate[], terms: readonly Term[]): Ranked[] {
  const [best, ...others] = found
    .map(({ id, document }) => ({ id, relevance: relevanceOf(document, terms) }))
    .filter(({ relevance }) => relevance.terms > 0)
    .toSorted(
      (one, other) =>
        other.relevance.terms - one.relevance.terms ||
        other.relevance.score - one.relevance.score ||
        other.id - one.id,
    )
  if (!best) return []
  return [best, ...others.filter(({ relevance }) => !isFarBelow(best.relevance, relevance))]
}

function rankEntries(terms: readonly Term[]) {
  return entries
    .map(({ entry, document }) => ({ entry, relevance: relevanceOf(document, terms) }))
    .filter(({ relevance }) => relevance.terms > 0 && relevance.terms === terms.length)
    .toSorted((one, other) => other.relevance.score - one.relevance.score)
}

async function readProducts(
  db: Database,
  ranked: readonly Ranked[],
  terms: readonly Term[],
): Promise<FoundProduct[]> {
  if (ranked.length === 0) return []
  const ids = ranked.map(({ id }) => id)
  const products = await productsById(db, ids)
  return ranked.flatMap(({ id, relevance }) => {
    const product = products.get(id)
    return product ? [toFoundProduct(product, relevance.spec, terms)] : []
  })
}

async function productsById(db: Database, ids: readonly number[]): Promise<Map<number, Product>> {
  const { byId } = await catalogueOf(db)
  return new Map(
    ids.flatMap((id) => {
      const entry = byId.get(id)
      return entry ? [[id, entry.product] as const] : []
    }),
  )
}

function toFoundProduct(
  product: Product,
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
