import { categories, type Category } from '@argo/domain/products/category'
import { comparisonName, mostChosen } from '@argo/domain/comparison/address'
import type { Product } from '@argo/domain/products/product'
import { parsedJson } from '@argo/domain/text/json'
import { storedText } from '../browser/stored-text.ts'
import { createStore, type Store, useStore } from '../store.ts'

/** The form that sends what is ticked to the page of comparison where no scripts run. */
export const compareForm = 'compare'

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

const stored = storedText('comparison')
/** What the tray in memory was read from, or written as. */
let text: string | null = null

const store = createStore(readStored)
const tray: Store<Tray> = {
  ...store,
  subscribe: (listener) => {
    // The same listener each time, of which a browser keeps one.
    window.addEventListener('storage', refresh)
    window.addEventListener('pageshow', refresh)
    return store.subscribe(listener)
  },
}

/** The tray, kept on the device and shared by its tabs; empty on the server and while a page is hydrated. */
export function useTray(): Tray {
  return useStore(tray, (current) => current, empty)
}

/** Whether a product stands in the tray. */
export function useIsInTray(product: Pick<Product, 'id' | 'slug'>): boolean {
  const name = comparisonName(product)
  return useStore(tray, ({ products }) => products.some((other) => other.name === name), empty)
}

/** The part of a product that the tray keeps. */
export type TrayChoice = Pick<Product, 'id' | 'slug' | 'name' | 'category' | 'imageUrl'>

/** Adds a product; one of another category takes the place of all, and a fifth is not added. */
export function addToTray({ id, slug, name: title, category, imageUrl }: TrayChoice): void {
  const { products } = tray.get()
  const name = comparisonName({ id, slug })
  const added = { name, title, category, imageUrl }
  if (products.some((other) => other.name === name)) return
  if (products.some((other) => other.category !== category))
    change({ products: [added], replaced: products })
  else if (products.length >= mostChosen) change({ products, full: true })
  else change({ products: [...products, added] })
}

/** Removes a product, if it is in. */
export function removeFromTray(name: string): void {
  const { products } = tray.get()
  const others = products.filter((product) => product.name !== name)
  if (others.length < products.length) change({ products: others })
}

/** Puts these products in the place of all. */
export function fillTray(products: readonly TrayProduct[]): void {
  change({ products })
}

function change(next: Tray): void {
  text = JSON.stringify(next.products)
  stored.write(text)
  tray.set({ ...next, changed: true })
}

// Another tab has changed it, or this one did after the page was put into the history.
function refresh(): void {
  if (stored.read() !== text) tray.set(readStored())
}

function readStored(): Tray {
  text = stored.read()
  return { products: parse(text) }
}

// Another version of the site, or somebody's hand, may have written it.
function parse(json: string | null): TrayProduct[] {
  const found = parsedJson(json)
  const products = Array.isArray(found) ? found.filter(isProduct) : []
  return products.filter(({ category }) => category === products[0]?.category).slice(0, mostChosen)
}

function isProduct(value: TrayProduct | null): value is TrayProduct {
  return (
    [value?.name, value?.title, value?.imageUrl].every((field) => typeof field === 'string') &&
    categories.some((category) => category === value?.category)
  )
}
