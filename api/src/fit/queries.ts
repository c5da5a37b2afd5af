import type { Category } from '@argo/domain/category'
import { type Chair, chairOf } from '@argo/domain/fit/chair'
import { bracketOf, caseRoomOf } from '@argo/domain/fit/case-facts'
import { coolerOf } from '@argo/domain/fit/cooler-facts'
import type { BuildValues } from '@argo/domain/fit/build-fields'
import type { Choice, Choices } from '@argo/domain/fit/read-build'
import { supplyOf } from '@argo/domain/fit/supply-facts'
import { parseProductId, type Product } from '@argo/domain/product'
import { SlugSchema } from '@argo/domain/product-schema'
import type { Database } from '../database/schema.ts'
import { newest } from '../products/newest.ts'
import { toProducts } from '../products/product-row.ts'

/** Products of a category that are offered; those chosen are among them, however old they are. */
const offered = 24

/** The newest chairs. */
export async function chairs(db: Database): Promise<Chair[]> {
  const products = await productsOf(db, 'chairs', undefined)
  return products.flatMap((product) => chairOf(product) ?? [])
}

/** What of ours can be chosen for a build: the newest of each category and those that it names. */
export async function fitChoices(db: Database, values: BuildValues): Promise<Choices> {
  const [cases, coolers, supplies] = await Promise.all([
    productsOf(db, 'cases', values.case),
    productsOf(db, 'coolers', values.cooler),
    productsOf(db, 'power-supplies', values.supply),
  ])
  return {
    cases: choicesOf(cases, caseRoomOf),
    coolers: choicesOf(coolers, coolerOf),
    supplies: choicesOf(supplies, supplyOf),
    bracket: choicesOf(cases, bracketOf)[0],
  }
}

async function productsOf(
  db: Database,
  category: Category,
  chosen: string | undefined,
): Promise<Product[]> {
  const rows = await newest(db, category).limit(offered).execute()
  const isOffered = rows.some(({ id, slug }) => chosen === slug || chosen === String(id))
  // What no name can be is not looked for: PostgreSQL takes no text with a NUL.
  const { data: name } = SlugSchema.safeParse(chosen)
  if (isOffered || name === undefined) return toProducts(rows)
  const id = parseProductId(name)
  const named = newest(db, category).limit(1)
  const further = await (
    id === undefined ? named.where('slug', '=', name) : named.where('id', '=', id)
  ).execute()
  return toProducts(rows.concat(further))
}

function choicesOf<Part>(
  products: readonly Product[],
  partOf: (product: Product) => Part | undefined,
): Choice<Part>[] {
  return products.flatMap((product) => {
    const part = partOf(product)
    if (!part) return []
    const { id, slug, name, category } = product
    return [{ key: slug ?? String(id), product: { id, slug, name, category }, part }]
  })
}
