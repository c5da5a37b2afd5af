import { categories, type Category } from '@argo/domain/products/category'
import { comparisonName, mostChosen } from '@argo/domain/comparison/address'
import type { Product } from '@argo/domain/products/product'
import { readStoredTray, storeTray, useStoredTray } from './tray-storage.ts'

/** A product in the tray; `name` is what an address calls it. */
export interface TrayProduct {
  name: string
  title: string
  category: Category
  imageUrl: string
}

/** What a visitor has chosen to compare, and what the last choice could not do or replaced. */
export interface Tray {
  products: readonly TrayProduct[]
  /** Whether it was changed on this page, and not before or in another tab. */
  changed?: true
  full?: true
  /** What stood in the tray before a product of another category took its place. */
  replaced?: readonly TrayProduct[]
}

const empty: Tray = { products: [] }

let stored: string | null = null
let tray = empty

/** The tray, kept on the device and shared by its tabs; empty on the server and while a page is hydrated. */
export function useTray(): Tray {
  return useStoredTray(readTray, empty)
}

/** Whether a product stands in the tray. */
export function useIsInTray(product: Pick<Product, 'id' | 'slug'>): boolean {
  const name = comparisonName(product)
  return useStoredTray(() => readTray().products.some((other) => other.name === name), false)
}

/** What is said of a product that is put in. */
export type TrayChoice = Pick<Product, 'id' | 'slug' | 'name' | 'category' | 'imageUrl'>

/** Adds a product; one of another category takes the place of all, and a fifth is not added. */
export function addToTray({ id, slug, name: title, category, imageUrl }: TrayChoice): void {
  const { products } = readTray()
  const name = comparisonName({ id, slug })
  const added = { name, title, category, imageUrl }
  if (products.some((other) => other.name === name)) return
  if (products.some((other) => other.category !== category))
    put({ products: [added], replaced: products })
  else if (products.length >= mostChosen) put({ products, full: true })
  else put({ products: [...products, added] })
}

/** Takes a product out, if it is in. */
export function takeOut(name: string): void {
  const { products } = readTray()
  const others = products.filter((product) => product.name !== name)
  if (others.length < products.length) put({ products: others })
}

/** Puts these products in the place of all. */
export function fillTray(products: readonly TrayProduct[]): void {
  put({ products })
}

function put(next: Tray): void {
  tray = { ...next, changed: true }
  stored = JSON.stringify(next.products)
  storeTray(stored)
}

function readTray(): Tray {
  const text = readStoredTray()
  if (text !== stored) {
    stored = text
    tray = { products: parse(text) }
  }
  return tray
}

// Another version of the site, or somebody's hand, may have written it.
function parse(text: string | null): TrayProduct[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    const products = Array.isArray(found) ? found.filter(isProduct) : []
    return products
      .filter(({ category }) => category === products[0]?.category)
      .slice(0, mostChosen)
  } catch {
    return []
  }
}

function isProduct(value: TrayProduct | null): value is TrayProduct {
  return (
    [value?.name, value?.title, value?.imageUrl].every((field) => typeof field === 'string') &&
    categories.some((category) => category === value?.category)
  )
}
