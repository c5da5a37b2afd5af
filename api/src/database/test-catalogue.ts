import type { AttributeName } from '@argo/domain/facts/attributes'
import { numbersIn, valueOf } from '@argo/domain/facts/lookup'
import { factsOf } from '@argo/domain/facts/read-specs'
import type { BaseUnit } from '@argo/domain/facts/unit'
import { categories } from '@argo/domain/products/category'
import type { Product } from '@argo/domain/products/product'
import { parseSpec } from '@argo/domain/products/spec'
import type { KeyFeature } from '@argo/domain/products/product-detail'
import { keyFeatures } from '@argo/domain/features/key-features'
import { toProduct, toSettings } from '../catalogue/product-row.ts'
import { readTexts } from '../catalogue/texts.ts'
import { openDatabase } from './open.ts'

const { rows, texts } = await seed()

/** The years of warranty that the seed's policy gives. */
export const periods = texts.periods!

/** The seed's products, by id. */
export const products: Product[] = rows.map(toProduct)

/** The categories that have products in the seed. */
export const seedCategories = categories.filter((category) =>
  products.some((product) => product.category === category),
)

const features = new Map(
  rows.map((row) => [row.id, keyFeatures(toProduct(row), toSettings(row).keyFeatures, texts)]),
)

/** The key features that the page of one of the seed's products shows. */
export function featuresOf({ id }: Product): KeyFeature[] {
  return features.get(id) ?? []
}

async function seed() {
  const { db } = await openDatabase('sqlite::memory:')
  const rows = await db.selectFrom('products').selectAll().orderBy('id').execute()
  const { readable: texts } = await readTexts(db)
  await db.destroy()
  return { rows, texts }
}

/** The seed's product of a name. Throws when there is none. */
export function named(name: string): Product {
  const product = products.find((candidate) => candidate.name === name)
  if (!product) throw new Error(`${name} is not in the catalogue`)
  return product
}

/** The value under a label of a product's specifications, undefined when it has no such label. */
export function spec(product: Product, label: AttributeName): string | undefined {
  return product.specs.map(parseSpec).find((candidate) => candidate.label === label)?.value
}

/** Every number stated under an attribute in a unit, in the order of the words; null are those without a unit. */
export function numbers(product: Product, name: AttributeName, unit: BaseUnit | null): number[] {
  return numbersIn(factsOf(product), name, unit)
}

/** The number under an attribute that stands alone, in its base unit; NaN without one. */
export function first(product: Product, name: AttributeName): number {
  return valueOf(factsOf(product), name, 'quantity')?.number ?? Number.NaN
}

/** The products that state an attribute. */
export function withSpec(name: AttributeName): Product[] {
  return products.filter((product) => spec(product, name) !== undefined)
}
