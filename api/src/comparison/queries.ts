import type { Category } from '@argo/domain/category'
import { mostChosen, mostOfCategory } from '@argo/domain/comparison/address'
import { compare, inShort } from '@argo/domain/comparison/compare'
import type { Comparison } from '@argo/domain/comparison/comparison-schema'
import { parseProductId, type Product } from '@argo/domain/product'
import type { Database } from '../database/schema.ts'
import { countProducts, newest } from '../products/newest.ts'
import { toProducts } from '../products/product-row.ts'

/** All products of a category side by side, or its newest eight. */
export async function compareCategory(
  db: Database,
  category: Category,
  inInches: boolean,
): Promise<Comparison> {
  const { products, count } = await newestOf(db, category)
  return {
    ...nothing,
    category,
    count,
    table: products.length < 2 ? null : compare(products, inInches),
    chosen: products.map(inShort),
    candidates: products.map(inShort),
  }
}

/** The named products side by side: those of the first one's category, four at most. */
export async function compareChosen(
  db: Database,
  names: readonly string[],
  inInches: boolean,
): Promise<Comparison> {
  const found = await productsByNames(db, names)
  const products = [...new Set(found.values())]
  const unknown = names.filter((name) => !found.has(name))
  const category = products[0]?.category
  if (category === undefined) return { ...nothing, unknown }
  const ofCategory = products.filter((product) => product.category === category)
  const chosen = ofCategory.slice(0, mostChosen)
  const { products: candidates, count } = await newestOf(db, category)
  return {
    category,
    count,
    table: chosen.length < 2 ? null : compare(chosen, inInches),
    chosen: chosen.map(inShort),
    unknown,
    others: products.filter((product) => product.category !== category).map(inShort),
    tooMany: ofCategory.slice(mostChosen).map(inShort),
    candidates: candidates.map(inShort),
  }
}

const nothing: Comparison = {
  category: null,
  count: 0,
  table: null,
  chosen: [],
  unknown: [],
  others: [],
  tooMany: [],
  candidates: [],
}

async function newestOf(db: Database, category: Category) {
  const [rows, count] = await Promise.all([
    newest(db, category).limit(mostOfCategory).execute(),
    countProducts(db, category),
  ])
  return { products: toProducts(rows), count }
}

// By name: digits are an id, anything else a slug.
async function productsByNames(
  db: Database,
  names: readonly string[],
): Promise<Map<string, Product>> {
  if (names.length === 0) return new Map()
  const rows = await db
    .selectFrom('products')
    .selectAll()
    .where((row) =>
      row.or([
        row('slug', 'in', names),
        row(
          'id',
          'in',
          names.map((name) => parseProductId(name) ?? 0),
        ),
      ]),
    )
    .execute()
  const products = toProducts(rows)
  return new Map(
    names.flatMap((name) => {
      const product = products.find(({ id, slug }) =>
        parseProductId(name) === undefined ? slug === name : String(id) === name,
      )
      return product ? [[name, product] as const] : []
    }),
  )
}
