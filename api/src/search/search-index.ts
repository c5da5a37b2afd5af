import { setImmediate } from 'node:timers/promises'
import {
  documentOf,
  ownWords,
  type SearchDocument,
  wholeName,
  wordsOf,
} from '@argo/domain/search/document'
import { entriesWith, type IndexedEntry } from '@argo/domain/search/entries'
import { isAccessory } from '@argo/domain/features/key-figures'
import { kindWord } from '@argo/domain/search/kinds'
import { wordsWithSynonyms } from '@argo/domain/search/wanted'
import { type Field, weights } from '@argo/domain/search/rank'
import type { CatalogueEntry } from '../catalogue/product-row.ts'
import { type Catalogue, catalogueOf } from '../catalogue/catalogue.ts'
import { entriesWithDownloads } from '../catalogue/entries.ts'
import type { Database } from '../database/schema.ts'
import { createWordIndex, type WordIndex } from './word-index.ts'

/** A product as it is searched. */
export interface IndexedProduct {
  entry: CatalogueEntry
  document: SearchDocument
  isAccessory: boolean
}

/** What searches look in. */
export interface SearchIndex {
  catalogue: Catalogue
  /** By id. */
  products: ReadonlyMap<number, IndexedProduct>
  /** What is found beside products. */
  entries: readonly IndexedEntry[]
  /** What products, pages and synonyms have, each word by the field that counts most. */
  words: WordIndex
  /** The whole names of products without spaces. */
  names: WordIndex
  /** The single words of their names. */
  nameWords: WordIndex
  /** What the products are: "cooler". */
  kinds: WordIndex
}

/** What has words and is no product. */
const noProduct = 0

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
  const parts = {
    words: createWordIndex(),
    names: createWordIndex(),
    nameWords: createWordIndex(),
    kinds: createWordIndex(),
  }
  const { words, names, nameWords, kinds } = parts
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
    const wordsOfPages = (some: readonly IndexedEntry[] = []) =>
      some.flatMap(({ document }) => Object.values(wordsOf(document)).flat())
    words.remove(noProduct, wordsOfPages(index?.entries))
    words.add(noProduct, [...wordsOfPages(entries), ...wordsWithSynonyms])
    index = { ...parts, catalogue, products, entries }
    return index
  }

  function add(id: number, entry: CatalogueEntry): void {
    const document = documentOf(entry.product)
    products.set(id, { entry, document, isAccessory: isAccessory(entry.product) })
    // Of two that have a word in the same field, the one with fewer others comes first.
    for (const [field, some] of Object.entries(wordsOf(document)))
      words.add(id, some, weights[field as Field] + 1 / (some.length + 1))
    names.add(id, [wholeName(document)])
    nameWords.add(id, ownWords(document))
    kinds.add(id, [kindWord(entry.product)])
  }

  function remove(id: number): void {
    const known = products.get(id)
    if (!known) return
    products.delete(id)
    words.remove(id, Object.values(wordsOf(known.document)).flat())
    names.remove(id, [wholeName(known.document)])
    nameWords.remove(id, ownWords(known.document))
    kinds.remove(id, [kindWord(known.entry.product)])
  }
}
