import { categoryOfTerm, isKindTerm } from '@argo/domain/search/kinds'
import type { Entry } from '@argo/domain/search/entries'
import { type Alternative, type Term, withNearColors } from '@argo/domain/search/query'
import {
  compareRelevance,
  isFarBelow,
  relevanceOf,
  type Relevance,
  weights,
} from '@argo/domain/search/rank'
import { closestNames, correctTerms, isUnknown, namesTerm } from '@argo/domain/search/spelling'
import type { Query } from 'minisearch'
import type { IndexedProduct, SearchIndex } from './search-index.ts'

/** A product with how well it answers. */
export interface RankedProduct extends IndexedProduct {
  id: number
  relevance: Relevance
}

/** The products that answer a search. */
export interface Matches {
  /** As they were read: with synonyms, and with the words that misspelt ones stand for. */
  terms: Term[]
  /** Best first. */
  products: RankedProduct[]
  /** The ids of those that are too many to be ranked. */
  unranked: number[]
  /** Whether no product has all terms, and these have some of them. */
  isNearest: boolean
  /** What was searched for in place of what was typed. */
  correctedTo?: string
}

interface FindOptions {
  /** As it is typed: nothing is corrected. */
  asTyped: boolean
  /** The products that may be found; all without. */
  among?: ReadonlySet<number> | undefined
}

const mostRanked = 200

/**
 * What has all words as they are written; if there is nothing, a name or words that are spelt nearly so; and if there is
 * nothing either, what has any of them.
 */
export function find(index: SearchIndex, terms: Term[], options: FindOptions): Matches {
  if (terms.length === 0) return { terms, products: [], unranked: [], isNearest: true }
  const written = findAll(index, terms, options)
  const isAnswered = written.products.length > 0 || rankEntries(index, terms).length > 0
  // A word that may go on is not misspelt; of those before it, one that nothing has is.
  const isMisspelt = terms.slice(0, -1).some((term) => isUnknown(term, index.vocabulary))
  if (isAnswered && (options.asTyped || !isMisspelt)) return written
  const named = options.asTyped ? undefined : findByName(index, terms)
  if (named) return named
  // "Camo" begins a word that there is.
  if (written.products.length > 0) return written
  const corrected = options.asTyped ? undefined : findCorrected(index, terms, options)
  return corrected ?? (isAnswered ? written : findNearest(index, terms, options))
}

/** The best of some products, of which the first two hundred are looked at. */
export function rank(
  { products }: SearchIndex,
  ids: readonly number[],
  terms: readonly Term[],
): RankedProduct[] {
  const [best, ...others] = ids
    .slice(0, mostRanked)
    .flatMap((id) => {
      const product = products.get(id)
      return product ? [{ id, ...product, relevance: relevanceOf(product.document, terms) }] : []
    })
    .filter(({ relevance }) => relevance.terms > 0)
    .toSorted((one, other) => compareRelevance(one.relevance, other.relevance) || other.id - one.id)
  if (!best) return []
  return [best, ...others.filter(({ relevance }) => !isFarBelow(best.relevance, relevance))]
}

interface RankedEntry {
  entry: Entry
  relevance: Relevance
}

/** The pages that a search names among words that they do not have. */
export function nearestPages({ entries }: SearchIndex, terms: readonly Term[]): RankedEntry[] {
  return entries
    .map(({ entry, document }) => ({ entry, relevance: relevanceOf(document, terms) }))
    .filter(
      ({ entry, relevance: { isSubject, score } }) =>
        entry.kind === 'page' && isSubject && score >= weights.name,
    )
    .toSorted((one, other) => compareRelevance(one.relevance, other.relevance))
}

/** The categories, pages and files that have all terms, best first. */
export function rankEntries({ entries }: SearchIndex, terms: readonly Term[]): RankedEntry[] {
  // "Can I return a chair" is answered by a page that names no chairs.
  const withoutCategory = terms.filter((term) => categoryOfTerm(term) === undefined)
  return entries
    .map(({ entry, document }) => {
      const needed = entry.kind === 'page' ? withoutCategory : terms
      return { entry, needed, relevance: relevanceOf(document, needed) }
    })
    .filter(({ needed, relevance }) => needed.length > 0 && relevance.terms === needed.length)
    .toSorted((one, other) => other.relevance.score - one.relevance.score)
}

// The index finds words anywhere in a product; whether they answer there, the ranking says.
function findAll(index: SearchIndex, terms: Term[], options: FindOptions): Matches {
  const ids = idsWith(index, terms, 'AND', options)
  const products = rank(index, ids, terms).filter(
    ({ relevance }) => relevance.terms === terms.length,
  )
  // Whoever looks for a "black case" is not answered by its bracket.
  const isMissed = terms.some(isKindTerm) && !products.some(({ relevance }) => relevance.isSubject)
  if (isMissed) return { terms, products: [], unranked: [], isNearest: false }
  return { terms, products, unranked: ids.slice(mostRanked), isNearest: false }
}

function findByName(index: SearchIndex, terms: readonly Term[]): Matches | undefined {
  const written = terms.flatMap(({ words }) => words).join('')
  const names = closestNames(written, index.spelledNames)
  const ids = names.flatMap((name) => index.names.get(name) ?? [])
  const term = namesTerm(written, names)
  const products = rank(index, ids, [term])
  const [best] = products
  if (!best) return undefined
  const matches = { terms: [term], products, unranked: [], isNearest: false }
  return names.includes(written) ? matches : { ...matches, correctedTo: best.entry.product.name }
}

function findCorrected(
  index: SearchIndex,
  terms: readonly Term[],
  options: FindOptions,
): Matches | undefined {
  const corrected = correctTerms(terms, index.vocabulary)
  if (!corrected) return undefined
  const matches = findAll(index, corrected.terms, options)
  // A page that has the word is no answer to a "massage chair".
  const isAnsweredByPage = rankEntries(index, corrected.terms).length > 0 && !terms.some(isKindTerm)
  if (matches.products.length === 0 && !isAnsweredByPage) return undefined
  return { ...matches, correctedTo: corrected.text }
}

function findNearest(index: SearchIndex, said: Term[], options: FindOptions): Matches {
  const terms = withNearColors(said)
  // A single letter or digit says nothing by itself.
  const meaningful = terms.filter(({ words }) => words.join('').length > 1)
  const ranked = rank(index, idsWith(index, meaningful, 'OR', options), terms)
  const [best] = ranked
  // A black chair is not near a "black case".
  const products =
    best?.relevance.isSubject && terms.some(isKindTerm)
      ? ranked.filter(({ entry }) => entry.product.category === best.entry.product.category)
      : ranked
  return { terms, products, unranked: [], isNearest: true }
}

// The products that have these terms, those first that the index finds best.
function idsWith(
  index: SearchIndex,
  terms: readonly Term[],
  combineWith: 'AND' | 'OR',
  { among }: FindOptions,
): number[] {
  if (terms.length === 0) return []
  const queries = terms.map(({ alternatives }) => ({
    combineWith: 'OR' as const,
    queries: alternatives.map(queryOf),
  }))
  return index.fields
    .search({ combineWith, queries }, among ? { filter: ({ id }) => among.has(id) } : {})
    .toSorted((one, other) => other.score - one.score || other.id - one.id)
    .map(({ id }) => id as number)
}

function queryOf({ words, prefix, quality }: Alternative): Query {
  return { combineWith: 'AND', prefix, boostTerm: () => quality, queries: words }
}
