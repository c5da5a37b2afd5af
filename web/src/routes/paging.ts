import { type Category, parseCategory } from '@argo/domain/category'
import { type ListSearch, sortInput } from '@argo/domain/list-search'
import { categoryMetadata } from '@argo/domain/page-metadata'
import { pageCount, pageNumbers, type PagesShown, parsePages } from '@argo/domain/paging'
import { notFound, redirect } from '@tanstack/react-router'
import { httpErrorOf } from '../lib/http-error.ts'
import type { RouterContext } from './context.ts'
import { type PageHead, pageHead } from './head.ts'
import { orNotFound } from './or-not-found.ts'
import { breadcrumbs, itemList } from './structured-data.ts'

/** One category, its list's order unless it is newest first, and which of the list's pages are shown. */
export type CategoryPages = PagesShown & { category: Category; sort?: string }

/** Loads pages of a category; a category or a page that there is not, is not found. */
export async function loadCategoryPages(
  { queries }: RouterContext,
  token: string,
  { sort, ...search }: ListSearch,
): Promise<CategoryPages> {
  const category = parseCategory(token)
  if (!category) throw notFound()
  const pages = parsePages({ ...search })
  const reads = pageNumbers(pages).map((page) =>
    queries.products.page.ensureData({ category, ...sortInput(sort), page }),
  )
  const list = Promise.all(reads).catch((error: unknown) => {
    // An order that the list has not: no link of the site leads to one.
    if (import.meta.env.SSR && sort !== undefined && httpErrorOf(error)?.status === 400)
      throw redirect({ to: '.', search: (before) => ({ ...before, sort: undefined }) })
    throw error
  })
  await orNotFound(list)
  return { category, ...sortInput(sort), ...pages }
}

/** The head of a category's pages, the same whether the category's own page shows them or the products page. */
export function categoryHead(list: CategoryPages, context: RouterContext) {
  const { category, page, sort } = list
  const metadata = categoryMetadata(category)
  return pageHead(
    {
      ...metadata,
      title: page > 1 ? `${metadata.title}, page ${page}` : metadata.title,
      path: sort === undefined ? pathOf(category, page) : metadata.path,
      card: category,
      ...(import.meta.env.SSR && forSearchEngines(list, context)),
    },
    context.publicUrl,
  )
}

// In another order the products are those of the plain list, which is the one to be found.
function forSearchEngines(
  { category, sort, ...pages }: CategoryPages,
  { publicUrl, queries }: RouterContext,
): Partial<PageHead> {
  if (sort !== undefined) return { noIndex: true }
  const { from, page } = pages
  const shown = pageNumbers(pages).map((page) => queries.products.page.getData({ category, page }))
  const count = shown.at(-1)?.count ?? 0
  const products = shown.flatMap((some) => some?.products ?? [])
  const link = (rel: 'prev' | 'next', page: number) => ({
    rel,
    href: publicUrl + pathOf(category, page),
  })
  return {
    asText: page === 1,
    neighbours: [
      ...(from > 1 ? [link('prev', from - 1)] : []),
      ...(page < pageCount(count) ? [link('next', page + 1)] : []),
    ],
    jsonLd: [
      breadcrumbs(publicUrl, category),
      itemList(publicUrl, { products, count, page: from }),
    ],
  }
}

function pathOf(category: Category, page: number): string {
  const { path } = categoryMetadata(category)
  return page > 1 ? `${path}?page=${page}` : path
}
