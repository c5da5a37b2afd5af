import { categories } from '@argo/domain/category'
import type { MenuCategory } from '@argo/domain/menu'
import { useQuery } from '@tanstack/react-query'
import { useTRPC } from './trpc.ts'

/** A category of the menu. */
export type MenuEntry = Pick<MenuCategory, 'category'> & Partial<MenuCategory>

const withoutCounts: MenuEntry[] = categories.map((category) => ({ category }))

/** Every category; with its number of products and a picture, if these could be read. */
export function useMenu(): MenuEntry[] {
  const { queries } = useTRPC()
  const { data } = useQuery(queries.products.menu.queryOptions())
  return data ?? withoutCounts
}
