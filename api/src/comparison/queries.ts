import type { Category } from '@argo/domain/products/category'
import { mostChosen, mostOfCategory } from '@argo/domain/comparison/address'
import { compare } from '@argo/domain/comparison/compare'
import type { Comparison } from '@argo/domain/comparison/comparison-schema'
import { inShort, type Product } from '@argo/domain/products/product'
import { type Catalogue, catalogueOf } from '../catalogue/catalogue.ts'
import { entryNamed, newest } from '../catalogue/entries.ts'
import type { Database } from '../database/schema.ts'

/** All products of a category side by side, or its newest eight. */
export async function compareCategory(
  db: Database,
  category: Category,
  inInches: boolean,
): Promise<Comparison> {
  const { products, count } = newestOf(await catalogueOf(db), category)
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
  const catalogue = await catalogueOf(db)
  const found = productsByNames(catalogue, names)
  const products = [...new Set(found.values())]
  const unknown = names.filter((name) => !found.has(name))
  const category = products[0]?.category
  if (category === undefined) return { ...nothing, unknown }
  const ofCategory = products.filter((product) => product.category === category)
  const chosen = ofCategory.slice(0, mostChosen)
  const { products: candidates, count } = newestOf(catalogue, category)
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

function newestOf(catalogue: Catalogue, category: Category) {
  const entries = newest(catalogue, category)
  const products = entries.slice(0, mostOfCategory).map(({ product }) => product)
  return { products, count: entries.length }
}

function productsByNames(catalogue: Catalogue, names: readonly string[]): Map<string, Product> {
  return new Map(
    names.flatMap((name) => {
      const entry = entryNamed(catalogue, name)
      return entry ? [[name, entry.product] as const] : []
    }),
  )
}
