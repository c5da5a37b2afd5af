import type { Category } from '@argo/domain/products/category'
import { mostChosen, mostOfCategory } from '@argo/domain/comparison/address'
import { comparable, isComparedWhole } from '@argo/domain/comparison/comparable'
import { compare } from '@argo/domain/comparison/compare'
import type { Comparison } from '@argo/domain/comparison/comparison-schema'
import { keyFigures } from '@argo/domain/features/key-figures'
import { inShort, type Product } from '@argo/domain/products/product'
import { latestOf } from '@argo/domain/products/product-summary'
import { type Catalogue, catalogueOf } from '../catalogue/catalogue.ts'
import { entryNamed, newest } from '../catalogue/entries.ts'
import type { Database } from '../database/schema.ts'

/** The products of a category, or its newest eight, side by side as far as they have figures in common. */
export async function compareCategory(db: Database, category: Category): Promise<Comparison> {
  const { products, count } = newestOf(await catalogueOf(db), category)
  const compared = comparable(products)
  return {
    ...nothing,
    category,
    count,
    table: compared.length < 2 ? null : compare(compared),
    chosen: compared.map(inShort),
    candidates: products.map(latestOf),
    hasWholeTable: isComparedWhole(products, count),
  }
}

/** The named products side by side: those of the first one's category, four at most. */
export async function compareChosen(db: Database, names: readonly string[]): Promise<Comparison> {
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
    table: chosen.length < 2 ? null : compare(chosen),
    chosen: chosen.map(inShort),
    unknown,
    others: products.filter((product) => product.category !== category).map(inShort),
    tooMany: ofCategory.slice(mostChosen).map(inShort),
    candidates: candidates.map(latestOf),
    hasWholeTable: isComparedWhole(candidates, count),
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
  hasWholeTable: false,
}

function newestOf(catalogue: Catalogue, category: Category) {
  const entries = newest(catalogue, category)
  const products = entries
    .slice(0, mostOfCategory)
    .map(({ product }) => ({ ...product, figures: keyFigures(product) }))
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
