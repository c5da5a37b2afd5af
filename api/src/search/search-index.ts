import { setImmediate } from 'node:timers/promises'
import {
  documentOf,
  ownWords,
  type SearchDocument,
  wholeName,
  wordsOf,
} from '@argo/domain/search/document'
import { entriesWith, type IndexedEntry } from '@argo/domain/search/entries'
import { kindWord } from '@argo/domain/search/kinds'
import { wordsWithSynonyms } from '@argo/domain/search/wanted'
import { type Field, weights } from '@argo/domain/search/rank'
import MiniSearch from 'minisearch'
import type { CatalogueEntry } from '../catalogue/product-row.ts'
import { type Catalogue, catalogueOf } from '../catalogue/catalogue.ts'
import { entriesWithDownloads } from '../catalogue/entries.ts'
import type { Database } from '../database/schema.ts'
import { createVocabulary, type Vocabulary } from './vocabulary.ts'

/** A product as it is searched. */
export interface IndexedProduct {
  entry: CatalogueEntry
  document: SearchDocument
}

/** What searches look in. */
export interface SearchIndex {
  catalogue: Catalogue
  /** By id. */
  products: ReadonlyMap<number, IndexedProduct>
  /** What is found beside products. */
  entries: readonly IndexedEntry[]
  fields: MiniSearch<IndexedWords>
  /** Every word that products, pages and synonyms have. */
  vocabulary: Vocabulary
  /** The ids of products by their whole names without spaces. */
  names: Map<string, Set<number>>
  /** The same names, for spellings. */
  spelledNames: Vocabulary
  /** The ids of products by the single words of their names. */
  nameWords: Map<string, Set<number>>
  /** What the products are: "cooler". */
  kinds: Vocabulary
}

type IndexedWords = { id: number } & Record<Field, string[]>

/** Products that are indexed at once; other requests are served between them. */
const chunkSize = 50

const readers = new WeakMap<Database, () => Promise<SearchIndex>>()

/** The index of the catalogue as it is now; of that only changed products are indexed anew. */
export function searchIndexOf(db: Database): Promise<SearchIndex> {
  const reader = readers.get(db) ?? createReader(db)
  readers.set(db, reader)
  return reader()
}

function createReader(db: Database): () => Promise<SearchIndex> {
  const products = new Map<number, IndexedProduct>()
  const parts = emptyParts()
  let index: SearchIndex | undefined
  let last: Promise<unknown> = Promise.resolve()
  // One after the other: each finds the index as the one before has left it.
  return () => {
    const updated = last.then(update)
    last = updated.catch(() => {})
    return updated
  }

  async function update(): Promise<SearchIndex> {
    const catalogue = await catalogueOf(db)
    if (index?.catalogue === catalogue) return index
    const listed = new Set(catalogue.entries.map(({ product }) => product.id))
    for (const id of products.keys()) if (!listed.has(id)) remove(id)
    let inChunk = 0
    for (const entry of catalogue.entries) {
      const { id } = entry.product
      if (products.get(id)?.entry === entry) continue
      remove(id)
      add(id, entry)
      inChunk = (inChunk + 1) % chunkSize
      if (inChunk === 0) await setImmediate()
    }
    const files = entriesWithDownloads(catalogue).flatMap(({ entry, downloads }) =>
      downloads.map((download) => ({ product: entry.product, download })),
    )
    const entries = entriesWith(catalogue.texts.readable, files)
    for (const { document } of index?.entries ?? []) parts.vocabulary.remove(allWords(document))
    for (const { document } of entries) parts.vocabulary.add(allWords(document))
    index = { ...parts, catalogue, products, entries }
    return index
  }

  function add(id: number, entry: CatalogueEntry): void {
    const document = documentOf(entry.product)
    const words = wordsOf(document)
    const name = wholeName(document)
    products.set(id, { entry, document })
    parts.fields.add({ id, ...words })
    parts.vocabulary.add(Object.values(words).flat())
    addTo(parts.names, name, id)
    parts.spelledNames.add([name])
    for (const word of ownWords(document)) addTo(parts.nameWords, word, id)
    parts.kinds.add(kindWord(entry.product))
  }

  function remove(id: number): void {
    const known = products.get(id)
    if (!known) return
    const name = wholeName(known.document)
    products.delete(id)
    parts.fields.discard(id)
    parts.vocabulary.remove(allWords(known.document))
    removeFrom(parts.names, name, id)
    parts.spelledNames.remove([name])
    for (const word of ownWords(known.document)) removeFrom(parts.nameWords, word, id)
    parts.kinds.remove(kindWord(known.entry.product))
  }
}

function emptyParts() {
  const vocabulary = createVocabulary()
  vocabulary.add(wordsWithSynonyms)
  const fields = new MiniSearch<IndexedWords>({
    fields: Object.keys(weights),
    // The words are made by the domain, as they are of a query.
    stringifyField: (words: string[]) => words.join(' '),
    tokenize: (text) => text.split(' '),
    processTerm: (word) => word,
    searchOptions: { boost: weights },
  })
  return {
    fields,
    vocabulary,
    names: new Map<string, Set<number>>(),
    spelledNames: createVocabulary(),
    nameWords: new Map<string, Set<number>>(),
    kinds: createVocabulary(),
  }
}

function addTo(ids: Map<string, Set<number>>, word: string, id: number): void {
  ids.set(word, (ids.get(word) ?? new Set()).add(id))
}

function removeFrom(ids: Map<string, Set<number>>, word: string, id: number): void {
  ids.get(word)?.delete(id)
  if (ids.get(word)?.size === 0) ids.delete(word)
}

function allWords(document: SearchDocument): string[] {
  return Object.values(wordsOf(document)).flat()
}
