import { categoryOfTerm } from '@argo/domain/search/category-in'
import { entries, type Entry } from '@argo/domain/search/entries'
import type { Alternative, Term } from '@argo/domain/search/query'
import { isFarBelow, relevanceOf, type Relevance } from '@argo/domain/search/rank'
import { corrected, isUnknown, namesTerm } from '@argo/domain/search/spelling'
import type { Query } from 'minisearch'
import type { IndexedProduct, SearchIndex } from './search-index.ts'

/** A product with how well it answers. */
export interface RankedProduct extends IndexedProduct {
  id: number
  relevance: Relevance
}

/** What a search found. */
export interface Found {
  /** As they were read: with synonyms, and with the words that misspelt ones stand for. */
  terms: Term[]
  products: RankedProduct[]
  /** Whether the products have all terms, or some of them have none. */
  which: 'all' | 'any'
  /** What was searched for in place of what was typed. */
  correctedTo?: string
}

export interface FindOptions {
  /** As it is typed: nothing is corrected. */
  asTyped: boolean
  /** The products that may be found; all without. */
  among?: ReadonlySet<number> | undefined
}

/** Products that are ranked: of more, those that the index finds best. */
const mostCandidates = 200

/**
 * What has all words as they are written; if there is nothing, a name or words that are spelt nearly so; and if there is
 * nothing either, what has any of them.
 */
export function find(index: SearchIndex, terms: Term[], options: FindOptions): Found {
  if (terms.length === 0) return { terms, products: [], which: 'any' }
  const asWritten = withAll(index, terms, options)
  const isAnswered = asWritten.length > 0 || rankEntries(terms).length > 0
  // A word that may go on is not misspelt; of those before it, one that nothing has is.
  const isMisspelt = terms.slice(0, -1).some((term) => isUnknown(term, index.vocabulary))
  const written: Found = { terms, products: asWritten, which: 'all' }
  if (isAnswered && (options.asTyped || !isMisspelt)) return written
  const found = options.asTyped
    ? undefined
    : (findByName(index, terms) ?? findCorrected(index, terms, options))
  if (found) return found
  if (isAnswered) return written
  // A single letter or digit says nothing by itself.
  const telling = terms.filter(({ words }) => words.join('').length > 2)
  return {
    terms,
    products: rank(candidates(index, telling, { ...options, which: 'any' }), terms),
    which: 'any',
  }
}

/** The categories, pages and files that have all terms, best first. */
export function rankEntries(terms: readonly Term[]): { entry: Entry; relevance: Relevance }[] {
  // "Can I return a chair" is answered by a page that names no chairs.
  const asked = terms.filter((term) => categoryOfTerm(term) === undefined)
  return entries
    .map(({ entry, document }) => {
      const needed = entry.kind === 'page' ? asked : terms
      return { entry, needed, relevance: relevanceOf(document, needed) }
    })
    .filter(({ needed, relevance }) => needed.length > 0 && relevance.terms === needed.length)
    .toSorted((one, other) => other.relevance.score - one.relevance.score)
}

function findByName(index: SearchIndex, terms: readonly Term[]): Found | undefined {
  const written = terms.flatMap(({ words }) => words).join('')
  const names = index.names.has(written) ? [written] : index.spelledNames.closest(written, 1)
  const ids = names.flatMap((name) => index.names.get(name) ?? [])
  const term = namesTerm(written, names)
  const products = rank(
    ids.flatMap((id) => withId(index, id)),
    [term],
  )
  const best = products[0]
  if (!best) return undefined
  const isCorrected = !names.includes(written)
  return {
    terms: [term],
    products,
    which: 'all',
    ...(isCorrected && { correctedTo: best.entry.product.name }),
  }
}

function findCorrected(
  index: SearchIndex,
  terms: readonly Term[],
  options: FindOptions,
): Found | undefined {
  const read = corrected(terms, index.vocabulary)
  const products = withAll(index, read.terms, options)
  if (products.length === 0 && rankEntries(read.terms).length === 0) return undefined
  return { terms: read.terms, products, which: 'all', correctedTo: read.text }
}

// The index finds words anywhere in a product; whether they answer there, the ranking says.
function withAll(
  index: SearchIndex,
  terms: readonly Term[],
  options: FindOptions,
): RankedProduct[] {
  const ranked = rank(candidates(index, terms, { ...options, which: 'all' }), terms)
  return ranked.filter(({ relevance }) => relevance.terms === terms.length)
}

type Candidate = IndexedProduct & { id: number }

function candidates(
  index: SearchIndex,
  terms: readonly Term[],
  { which, among }: FindOptions & { which: 'all' | 'any' },
): Candidate[] {
  if (terms.length === 0) return []
  const combineWith = which === 'all' ? 'AND' : 'OR'
  const queries = terms.map(({ alternatives }) => ({
    combineWith: 'OR' as const,
    queries: alternatives.map(queryOf),
  }))
  return index.words
    .search({ combineWith, queries }, among ? { filter: ({ id }) => among.has(id) } : {})
    .toSorted((one, other) => other.score - one.score || other.id - one.id)
    .slice(0, mostCandidates)
    .flatMap(({ id }) => withId(index, id))
}

function queryOf({ words, prefix, quality }: Alternative): Query {
  return { combineWith: 'AND', prefix, boostTerm: () => quality, queries: words }
}

function withId({ products }: SearchIndex, id: number): Candidate[] {
  const product = products.get(id)
  return product ? [{ id, ...product }] : []
}

function rank(found: readonly Candidate[], terms: readonly Term[]): RankedProduct[] {
  const [best, ...others] = found
    .map((each) => ({ ...each, relevance: relevanceOf(each.document, terms) }))
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
