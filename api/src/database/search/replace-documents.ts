import { ProductSchema } from '@argo/domain/product-schema'
import { documentOf, writeDocument } from '@argo/domain/search/document'
import { indexText } from '@argo/domain/search/index-query'
import { knownWords } from '@argo/domain/search/spelling'
import type { Selectable } from 'kysely'
import * as z from 'zod/mini'
import type { Database, ProductTable } from '../schema.ts'

/** The columns whose words are searched. */
export const searchedColumns = [
  'id',
  'name',
  'category',
  'specs',
  'description',
  'colorVariations',
] as const

type Row = Pick<Selectable<ProductTable>, (typeof searchedColumns)[number]>

const SearchedSchema = z.pick(ProductSchema, {
  name: true,
  category: true,
  specs: true,
  description: true,
  colorVariations: true,
})

/** As many rows as one statement inserts: SQLite takes 32,766 parameters. */
const rowsAStatement = 1_000

/**
 * Replaces the words by which products are found, and says whether they differ from those before; `ids` are those of the
 * rows and of products that are gone.
 */
export async function replaceDocuments(db: Database, ids: number[], rows: Row[]): Promise<boolean> {
  const documents = rows.flatMap((row) => documentOfRow(row) ?? [])
  const indexed = documents.map(({ id, document }) => ({
    rowid: id,
    words: `${writeDocument(document)}\n${indexText(document)}`,
  }))
  const stored = await db
    .selectFrom('productSearch')
    .select(['rowid', 'words'])
    .where('rowid', 'in', ids)
    .execute()
  const known = new Map(stored.map(({ rowid, words }) => [rowid, words]))
  if (
    known.size === indexed.length &&
    indexed.every(({ rowid, words }) => known.get(rowid) === words)
  )
    return false
  await db.deleteFrom('productSearch').where('rowid', 'in', ids).execute()
  if (indexed.length > 0) await db.insertInto('productSearch').values(indexed).execute()
  await storeWords(db, [...new Set(documents.flatMap(({ document }) => knownWords(document)))])
  return true
}

// A malformed product is not found.
function documentOfRow({ id, specs, colorVariations, ...row }: Row) {
  try {
    const product = SearchedSchema.parse({
      ...row,
      specs: JSON.parse(specs),
      colorVariations: colorVariations === null ? null : JSON.parse(colorVariations),
    })
    return { id, document: documentOf(product) }
  } catch {
    return undefined
  }
}

// Words that no product has any more are forgotten later (forget-words.ts): until then, as spellings, they find nothing.
async function storeWords(db: Database, words: string[]): Promise<void> {
  for (let start = 0; start < words.length; start += rowsAStatement) {
    const some = words.slice(start, start + rowsAStatement)
    await db
      .insertInto('searchWords')
      .values(some.map((word) => ({ word, length: word.length })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}
