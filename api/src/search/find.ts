import { categoryOfTerm, isMadeByOthers, kindTerms } from '@argo/domain/search/kinds'
import { parseSpec } from '@argo/domain/products/spec'
import { type Wanted, withNear } from '@argo/domain/search/wanted'
import type { Term } from '@argo/domain/search/term'
import {
  compareRelevance,
  hasExcluded,
  isFarBelow,
  relevanceOf,
  type Relevance,
  weights,
} from '@argo/domain/search/rank'
import {
  closestNames,
  type Correction,
  correctedText,
  correctionsOf,
  isUnknown,
  namesTerm,
} from '@argo/domain/search/spelling'
import type { IndexedProduct, SearchIndex } from './search-index.ts'
import type { WordIndex } from './word-index.ts'

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

const mostRanked = 200

/**
 * What has all words as they are written; if there is nothing, a name or words that are spelt nearly so; and if there is
 * nothing either, what has any of them.
 */
export function find(index: SearchIndex, wanted: Wanted, asTyped: boolean): Matches {
  const { terms, excluded } = wanted
  if (terms.length + excluded.length === 0)
    return { terms, products: [], unranked: [], isNearest: true }
  const written = findAll(index, wanted)
  const isAnswered = written.products.length > 0 || rankEntries(index, wanted).length > 0
  // A word that may go on is not misspelt; of those before it, one that nothing has is.
  const isMisspelt = terms.slice(0, -1).some((term) => isUnknown(term, index.words))
  if (isAnswered && (asTyped || !isMisspelt)) return written
  const accessories = findAccessories(index, wanted)
  if (accessories) return accessories
  if (asTyped) return findNearest(index, terms)
  const ofName = findByName(index, wanted)
  if (ofName) return ofName
  // "Camo" begins a word that there is.
  if (written.products.length > 0) return written
  const corrections = correctionsOf(terms, index.words, index.nameWords, index.kinds)
  const corrected = corrections.flatMap((each) => findCorrected(index, wanted, each) ?? [])
  const found = corrected.find(({ best }) => best.relevance.isSubject) ?? corrected[0]
  if (found) return found.matches
  if (isAnswered) return written
  // A word alone that is only close to another one is no answer.
  return findNearest(index, (terms.length > 1 && corrections[0]?.terms) || terms)
}

/** The best of some products, of which the first two hundred are looked at. */
export function rank(
  { products, kinds }: SearchIndex,
  ids: readonly number[],
  terms: readonly Term[],
): RankedProduct[] {
  const sought = kindTerms(terms, kinds)
  const [best, ...others] = ids
    .slice(0, mostRanked)
    .flatMap((id) => {
      const product = products.get(id)
      if (!product) return []
      return [{ id, ...product, relevance: relevanceOf(product.document, terms, sought) }]
    })
    .filter(({ relevance }) => relevance.terms > 0 || terms.length === 0)
    .toSorted((one, other) => compareRelevance(one.relevance, other.relevance) || other.id - one.id)
  if (!best) return []
  return [best, ...others.filter(({ relevance }) => !isFarBelow(best.relevance, relevance))]
}

/** The categories, pages and files with all terms, best first; where no product has them all, the pages of that name alone. */
export function rankEntries(
  { entries, kinds }: SearchIndex,
  { terms, excluded }: Wanted,
  isNearest = false,
) {
  if (excluded.length > 0) return []
  const isOfOthers = terms.some((term) => isMadeByOthers(term, kinds))
  // "Can I return a chair" is answered by a page that names no chairs, if it is called so.
  const others = terms.filter((term) => categoryOfTerm(term) === undefined)
  return entries
    .map(({ entry, document }) => {
      const needed = entry.kind === 'page' && !isNearest ? others : terms
      return { entry, document, needed, relevance: relevanceOf(document, needed) }
    })
    .filter(({ entry, needed, relevance: { isSubject, terms: found, score } }) =>
      isNearest
        ? entry.kind === 'page' && isSubject && score >= weights.name
        : needed.length > 0 &&
          found === needed.length &&
          (isSubject || (needed.length === terms.length && !isOfOthers)),
    )
    .toSorted((one, other) => compareRelevance(one.relevance, other.relevance))
}

// The index finds words anywhere in a product; whether they answer there, the ranking says.
function findAll(index: SearchIndex, { terms, excluded }: Wanted): Matches {
  const all = idsWith(index, terms, 'all')
  const has = (id: number) =>
    excluded.some((term) => hasExcluded(index.products.get(id)!.document, term))
  const categoryOf = (id: number) => index.products.get(id)!.entry.product.category
  // "Non-modular" alone is said of what may be modular.
  const sought = terms.length === 0 && new Set(all.filter(has).map(categoryOf))
  const ids = all.filter((id) => !has(id) && (!sought || sought.has(categoryOf(id))))
  const products = rank(index, ids, terms).filter(
    ({ relevance }) => relevance.terms === terms.length,
  )
  // Whoever looks for a "black case" is not answered by its bracket.
  const isMissed =
    kindTerms(terms, index.kinds).length > 0 &&
    !products.some(({ relevance: { isSubject, isCalled, isOfKind } }) =>
      excluded.length > 0 ? isOfKind : isSubject || isCalled,
    )
  if (isMissed) return { terms, products: [], unranked: [], isNearest: false }
  return { terms, products, unranked: ids.slice(mostRanked), isNearest: false }
}

// What goes with a product of ours, whose name it need not state: a "footrest for Swift Pro". One that states what it fits
// fits that alone.
function findAccessories(index: SearchIndex, wanted: Wanted): Matches | undefined {
  const details = wanted.terms.filter(({ isDetail }) => isDetail)
  const name = details.flatMap(({ words }) => words).join('')
  const named = [index.names, index.nameWords]
    .flatMap((names) => [...names.find(name).keys()])
    .flatMap((id) => index.products.get(id) ?? [])
    .find(({ isAccessory }) => !isAccessory)
  if (!named) return undefined
  const terms = wanted.terms.filter(({ isDetail }) => !isDetail)
  const products = findAll(index, { ...wanted, terms }).products.filter(
    ({ entry: { product }, relevance }) =>
      relevance.isNamed &&
      product.category === named.entry.product.category &&
      !product.specs.some((spec) => parseSpec(spec).label === 'Fits'),
  )
  return products.length > 0 ? { terms, products, unranked: [], isNearest: false } : undefined
}

function findByName(index: SearchIndex, { terms, excluded }: Wanted): Matches | undefined {
  const written = terms.flatMap(({ words }) => words).join('')
  const names = excluded.length > 0 ? [] : closestNames(written, index.names)
  const ids = names.flatMap((name) => [...index.names.find(name).keys()])
  const term = namesTerm(written, names)
  const products = rank(index, ids, [term])
  const [best] = products
  if (!best) return undefined
  const matches = { terms: [term], products, unranked: [], isNearest: false }
  return names.includes(written) ? matches : { ...matches, correctedTo: best.entry.product.name }
}

function findCorrected(index: SearchIndex, wanted: Wanted, correction: Correction) {
  const corrected = { ...wanted, terms: correction.terms }
  const matches = findAll(index, corrected)
  // A page that has the word is no answer to a "massage chair".
  const isOfPages = kindTerms(wanted.terms, index.kinds).length === 0
  const [page] = isOfPages ? rankEntries(index, corrected) : []
  const [product] = matches.products
  const isPage = (page?.relevance.score ?? 0) > (product?.relevance.score ?? 0)
  const best = isPage ? page : product
  if (!best) return undefined
  const text = correctedText(correction, best.document)
  // Words are compared in the singular: the name is "Nivos", not "nivo".
  const name = product?.document.title === text ? product.entry.product.name : text
  const correctedTo = name.toLowerCase() === text ? text : name
  return { best, matches: { ...matches, correctedTo } }
}

function findNearest(index: SearchIndex, said: readonly Term[]): Matches {
  const terms = withNear(said)
  // A single letter or digit says nothing by itself, nor does the number of another's "NH-D15".
  const isNumber = ({ words }: Term) => terms.length > 1 && /^\d+$/.test(words.join(''))
  const meaningful = terms.filter((term) => term.words.join('').length > 1 && !isNumber(term))
  const isOfOthers = terms.some((term) => isMadeByOthers(term, index.kinds))
  // A case that has a jack for a headset is nothing near one.
  const ranked = rank(index, idsWith(index, meaningful, 'any'), terms)
    .filter(({ relevance }) => relevance.isNamed || !isOfOthers)
    // Of a "Swift Pro footrest" the footrest.
    .toSorted((one, other) => Number(other.relevance.isOfKind) - Number(one.relevance.isOfKind))
  const [best] = ranked
  // A black chair is not near a "black case", nor near a "GX 650 black".
  const isOfOne = best?.relevance.isCalled || kindTerms(terms, index.kinds).length > 0
  const products =
    best?.relevance.isSubject && isOfOne
      ? ranked.filter(
          ({ entry: { product }, relevance }) =>
            relevance.isCalled || product.category === best.entry.product.category,
        )
      : ranked
  return { terms, products, unranked: [], isNearest: true }
}

// The products that have all terms, or any, the best first by the fields that have them.
function idsWith(
  { products, words }: SearchIndex,
  terms: readonly Term[],
  combine: 'all' | 'any',
): number[] {
  if (terms.length === 0) return combine === 'all' ? [...products.keys()] : []
  const found = terms
    .map((term) => scoresOf(words, term))
    .toSorted((one, other) => one.size - other.size)
  const sums = new Map<number, number>()
  for (const scores of combine === 'all' ? found.slice(0, 1) : found)
    for (const id of scores.keys()) {
      if (sums.has(id) || !products.has(id)) continue
      const has = combine === 'any' || found.every((each) => each.has(id))
      if (has)
        sums.set(
          id,
          found.reduce((sum, each) => sum + (each.get(id) ?? 0), 0),
        )
    }
  return [...sums]
    .toSorted(([one, few], [other, many]) => many - few || other - one)
    .map(([id]) => id)
}

function scoresOf(index: WordIndex, { alternatives }: Term): ReadonlyMap<number, number> {
  const [only, another] = alternatives
  const [word, ...more] = only?.words ?? []
  if (only && word !== undefined && !another && more.length === 0)
    return index.find(word, only.prefix)
  const best = new Map<number, number>()
  for (const { words, prefix, quality } of alternatives) {
    const [first, ...others] = words.map((word) => index.find(word, prefix))
    for (const [id, weight] of first ?? []) {
      let least = weight
      for (const postings of others) least = Math.min(least, postings.get(id) ?? 0)
      const score = quality * least
      if (score > (best.get(id) ?? 0)) best.set(id, score)
    }
  }
  return best
}
