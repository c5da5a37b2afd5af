import type { Category } from '@argo/domain/products/category'
import { attributeOf } from '@argo/domain/facts/attribute-of'
import { ProductSchema } from '@argo/domain/products/product-schema'
import { parseSpec } from '@argo/domain/products/spec'
import type { Insertable, Selectable } from 'kysely'
import * as z from 'zod/mini'
import type { Database, ProductTable } from '../database/schema.ts'

/** A product of a catalogue made larger for a test or a measurement: new id, name and figures. */
export function variantOf(model: Selectable<ProductTable>, id: number): Insertable<ProductTable> {
  // Every figure differs from product to product, so that lists compress no better than real ones.
  let random = id
  const factor = () => {
    random = (random * 48_271) % 2_147_483_647
    return 0.7 + (random % 600) / 1_000
  }
  const { category, specs } = z.pick(ProductSchema, { category: true, specs: true }).parse({
    category: model.category,
    specs: JSON.parse(model.specs),
  })
  return {
    ...model,
    id,
    slug: `${model.slug}-${id}`,
    name: `${model.name} ${id}`,
    description: model.description.replaceAll(/\d+/g, (figure) => scaled(figure, factor())),
    specs: JSON.stringify(specs.map((spec) => variedSpec(spec, category, factor()))),
    featured: 0,
  }
}

// One factor for all figures of a spec keeps ranges in order. The words of choices stay as they are.
function variedSpec(spec: string, category: Category, factor: number): string {
  const { label, value } = parseSpec(spec)
  const kind = attributeOf(label, category)?.kind
  if (kind !== 'quantity' && kind !== 'range' && kind !== 'dimensions') return spec
  return `${label}: ${value.replaceAll(/\d[\d,]*(\.\d+)?/g, (figure) => scaled(figure, factor))}`
}

function scaled(figure: string, factor: number): string {
  const decimals = figure.split('.')[1]?.length ?? 0
  const digits = (Number(figure.replaceAll(',', '')) * factor).toFixed(decimals)
  return figure.includes(',') ? digits.replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',') : digits
}

/** Inserts any number of products in one transaction. */
export function insertProducts(db: Database, rows: Insertable<ProductTable>[]): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    for (let start = 0; start < rows.length; start += 500) {
      const some = rows.slice(start, start + 500)
      await transaction.insertInto('products').values(some).execute()
    }
  })
}
