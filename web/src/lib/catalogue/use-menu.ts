import { categories } from '@argo/domain/products/category'
import type { MenuCategory } from '@argo/domain/products/product-summary'
import { trpc } from '../trpc/trpc.ts'

/** A category of the menu. */
export type MenuEntry = Pick<MenuCategory, 'category'> & Partial<MenuCategory>

const withoutCounts: MenuEntry[] = categories.map((category) => ({ category }))

/** Every category; with its number of products and a picture, if these could be read. */
export function useMenu(): MenuEntry[] {
  const { data } = trpc.products.menu.useQuery()
  return data ?? withoutCounts
}
