import { bracketOf, chassisOf, coolerOf, supplyOf } from '@argo/domain/fit/parts'
import type { Chassis } from '@argo/domain/fit/build'
import type { Category } from '@argo/domain/products/category'
import { type Chair, chairOf } from '@argo/domain/fit/chair'
import type { BuildValues } from '@argo/domain/fit/build-search'
import type { Choice, Choices } from '@argo/domain/fit/read-build'
import { inShort, type Product } from '@argo/domain/products/product'
import { type Catalogue, catalogueOf } from '../catalogue/catalogue.ts'
import { entryNamed, featured, newest } from '../catalogue/entries.ts'
import type { Database } from '../database/schema.ts'

/** Products of a category that are offered; those chosen are among them, however old they are. */
const offered = 24

/** The newest chairs. */
export async function chairs(db: Database): Promise<Chair[]> {
  return newest(await catalogueOf(db), 'chairs')
    .slice(0, offered)
    .flatMap(({ product }) => chairOf(product) ?? [])
}

/** What of ours can be chosen for a build: the newest of each category and those that it names. */
export async function fitChoices(db: Database, values: BuildValues): Promise<Choices> {
  const catalogue = await catalogueOf(db)
  const cases = keyed(catalogue, 'cases', values.case)
  return {
    case: choicesOf(cases, chassisOf),
    cooler: choicesOf(keyed(catalogue, 'coolers', values.cooler), coolerOf),
    supply: choicesOf(keyed(catalogue, 'power-supplies', values.supply), supplyOf),
    bracket: choicesOf(cases, bracketOf)[0],
  }
}

/** The case that the home page shows a card in: the first that is featured, else the newest. */
export async function shownCase(db: Database): Promise<Choice<Chassis> | undefined> {
  const catalogue = await catalogueOf(db)
  const shown = featured(catalogue).map(({ product }) => ({ product, key: keyOf(product) }))
  return choicesOf([...shown, ...keyed(catalogue, 'cases')], chassisOf)[0]
}

interface KeyedProduct {
  product: Product
  key: string
}

// Each by its slug or id; the chosen one by the name that it was chosen by, which may be a slug that it had before.
function keyed(catalogue: Catalogue, category: Category, chosen = ''): KeyedProduct[] {
  const named = entryNamed(catalogue, chosen)?.product
  const products = new Set(
    newest(catalogue, category)
      .slice(0, offered)
      .map(({ product }) => product),
  )
  if (named?.category === category) products.add(named)
  return [...products].map((product) => ({
    product,
    key: product === named ? chosen : keyOf(product),
  }))
}

function choicesOf<Part>(
  products: readonly KeyedProduct[],
  partOf: (product: Product) => Part | undefined,
): Choice<Part>[] {
  return products.flatMap(({ product, key }) => {
    const part = partOf(product)
    return part ? [{ key, product: inShort(product), part }] : []
  })
}

function keyOf({ slug, id }: Product): string {
  return slug ?? String(id)
}
