import {
  type Category,
  categoryFacts,
  categoryPath,
  parseCategory,
} from '@argo/domain/products/category'
import { fewestFiltered } from '@argo/domain/lists/filters/list-filters'
import { listInput, type ListSearch } from '@argo/domain/lists/list-search'
import { categoryMetadata } from '@argo/domain/site-pages/page-metadata'
import { pageCount, parsePages } from '@argo/domain/lists/paging'
import { notFound, redirect } from '@tanstack/react-router'
import {
  filtersInput,
  pageInput,
  type ListParameters,
} from '../features/catalogue/list-parameters.ts'
import { getQueryKey } from '@trpc/react-query'
import { httpErrorOf } from '../lib/trpc/http-error.ts'
import { trpc } from '../lib/trpc/trpc.ts'
import type { RouterContext } from './context.ts'
import { type PageHead, pageHead } from './head.ts'
import { orNotFound } from './not-found.tsx'
import { breadcrumbs, itemList } from './structured-data.ts'

/** Loads pages of a category; a category or a page that there is not, is not found. */
export async function loadCategoryPages(
  context: RouterContext,
  token: string,
  search: ListSearch,
): Promise<ListParameters> {
  const category = parseCategory(token)
  if (!category) throw notFound()
  const list = { category, ...listInput(search), ...parsePages({ ...search }) }
  // The page that shows this category's list reads it anew by itself, and keeps the one before until it has come.
  if (isOnPage(context, category)) return list
  await orNotFound(
    read(context, list).catch((error: unknown) => {
      // An order or a filter that the list has not: no link of the site leads to one.
      if (import.meta.env.SSR && httpErrorOf(error)?.status === 400) redirectToPlainer(list)
      throw error
    }),
  )
  return list
}

async function read({ queries }: RouterContext, list: ListParameters): Promise<void> {
  const readFilters = () => queries.products.filters.ensureData(filtersInput(list))
  const [{ count }] = await Promise.all([
    queries.products.page.ensureData(pageInput(list)),
    queries.texts.category.ensureData({ category: list.category }),
    list.filters && readFilters(),
  ])
  if (count >= fewestFiltered) await readFilters()
}

function isOnPage({ queryClient }: RouterContext, category: Category): boolean {
  const queryKey = getQueryKey(trpc.products.page, { category }, 'query')
  return queryClient.getQueryCache().find({ queryKey, exact: false, type: 'active' }) !== undefined
}

function redirectToPlainer({ sort, filters }: ListParameters): void {
  if (sort === undefined && !filters) return
  const search = ({ category }: { category?: string }) => ({ category, sort: filters && sort })
  throw redirect({ to: '.', search })
}

/** The head of a category's pages, the same whether the category's own page shows them or the products page. */
export function categoryHead(list: ListParameters, context: RouterContext) {
  const { name } = categoryFacts(list.category)
  const title = list.page > 1 ? `${name}, page ${list.page}` : name
  return pageHead(context.publicUrl, { ...describe(list, context), title })
}

// In another order, or filtered, the products are those of the plain list, which is the one to be found.
function isPlain({ sort, filters }: ListParameters): boolean {
  return sort === undefined && filters === undefined
}

function describe(list: ListParameters, { publicUrl, queries }: RouterContext): PageHead {
  const { category, from, page } = list
  const text = queries.texts.category.getData({ category })
  const head = {
    ...categoryMetadata(category, { [`category-${category}`]: text }),
    card: category,
  }
  if (!isPlain(list)) return { ...head, noIndex: true }
  const { count = 0, products = [] } = queries.products.page.getData(pageInput(list)) ?? {}
  const link = (rel: 'prev' | 'next', page: number) => ({
    rel,
    href: pathOf(category, page),
  })
  return {
    ...head,
    path: pathOf(category, page),
    neighbours: [
      ...(from > 1 ? [link('prev', from - 1)] : []),
      ...(page < pageCount(count) ? [link('next', page + 1)] : []),
    ],
    jsonLd: () => [
      breadcrumbs(publicUrl, { category }),
      itemList(publicUrl, { products, count, page: from }),
    ],
  }
}

function pathOf(category: Category, page: number): string {
  const path = categoryPath(category)
  return page > 1 ? `${path}?page=${page}` : path
}
