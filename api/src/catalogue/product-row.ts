import { setImmediate } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Product } from '@argo/domain/products/product'
import { ProductSchema } from '@argo/domain/products/product-schema'
import { type ProductSettings, ProductSettingsSchema } from '@argo/domain/products/product-settings'
import { mergeSpecs, type SpecMerge } from '@argo/domain/products/spec-changes'
import { parsedJson } from '@argo/domain/text/json'
import * as z from 'zod/mini'
import type { Database, ProductRow } from '../database/schema.ts'
import type { FilterValues } from '@argo/domain/lists/filters/filter-values'

/** The product of a row. Throws for a row that holds none: somebody changed it by hand, or its file is damaged. */
export function toProduct(row: ProductRow): Product {
  return ProductSchema.parse({
    ...row,
    images: JSON.parse(row.images),
    featured: row.featured === 1,
    specs: JSON.parse(row.specs),
    colorVariations: row.colorVariations === null ? null : JSON.parse(row.colorVariations),
  })
}

/** The same; undefined for a row that holds none. */
export function readableProduct(row: ProductRow): Product | undefined {
  try {
    return toProduct(row)
  } catch {
    return undefined
  }
}

/** What staff set of the product of a row. Throws where it is not as it should be. */
export function toSettings(row: ProductRow): ProductSettings {
  return ProductSettingsSchema.parse({
    ...row,
    keyFeatures: row.keyFeatures === null ? null : JSON.parse(row.keyFeatures),
    related: row.related === null ? null : JSON.parse(row.related),
    dealers: JSON.parse(row.dealers),
  })
}

/** The rows of all products, newest first; other requests are served between so many of them. */
export async function* productRows(db: Database, atOnce: number): AsyncGenerator<ProductRow> {
  const chunk = db.selectFrom('products').selectAll().orderBy('id', 'desc').limit(atOnce)
  let rows = await chunk.execute()
  for (let last = rows.at(-1); last; last = rows.at(-1)) {
    yield* rows
    await setImmediate()
    rows = await chunk.where('id', '<', last.id).execute()
  }
}

/** What staff changed of a product and visitors do not see yet. */
export interface RowDraft {
  /** The columns that differ, with their values. */
  values: Partial<ProductRow>
  /** The specs from which those of `values` differ: what was changed since of others stays. */
  baseSpecs?: string | undefined
}

/** What a row has that is not published by itself. */
export const noSchedule = { publishAt: null, publishBy: null, publishRefusal: null }
/** What a row has that has no draft. */
export const noDraft = { draft: null, ...noSchedule }

/** The draft of a row; null where there is none. */
export function draftOf({ draft }: Pick<ProductRow, 'draft'>): RowDraft | null {
  return draft === null ? null : JSON.parse(draft)
}

/** A row as it will be when its draft is published. */
export function withDraft(row: ProductRow): ProductRow {
  return { ...row, ...draftedColumns(row) }
}

/** The columns that publishing the draft of a row changes: specs a label at a time, over the present ones. */
export function draftedColumns(row: ProductRow): Partial<ProductRow> {
  const { values = {}, baseSpecs } = draftOf(row) ?? {}
  if (values.specs === undefined || baseSpecs === undefined) return values
  const lists = { base: baseSpecs, changed: values.specs, present: row.specs }
  return { ...values, specs: mergeSpecColumns(lists, 'changed').specs }
}

/** What `mergeSpecs` makes of columns; where one is no list of specs, all of the column. */
export function mergeSpecColumns(
  columns: Record<keyof SpecMerge, string>,
  keep: 'changed' | 'present',
): { specs: string; conflicts: string[] } {
  const { base, changed, present } = columns
  const [was, is, now] = [base, changed, present].map(specsOf)
  if (!was || !is || !now) return { specs: columns[keep], conflicts: ['Specs'] }
  const { specs, conflicts } = mergeSpecs({ base: was, changed: is, present: now }, keep)
  // A list that says the same keeps its spaces.
  const same = [changed, present].find((column) => isDeepStrictEqual(specsOf(column), specs))
  return { specs: same ?? JSON.stringify(specs), conflicts }
}

function specsOf(column: string): string[] | undefined {
  return z.safeParse(z.array(z.string()), parsedJson(column)).data
}

/** Whether a row says what it said before. */
export function isSameRow(one: ProductRow, other: ProductRow): boolean {
  return (Object.keys(other) as (keyof ProductRow)[]).every(
    (column) => one[column] === other[column],
  )
}

/** A product that has a page, what staff set of it, and what is derived from it. */
export interface CatalogueEntry {
  product: Product
  settings: ProductSettings
  row: ProductRow
  values: FilterValues
}
