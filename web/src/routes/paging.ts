import { type Category, parseCategory } from '@argo/domain/category'
import { categoryMetadata } from '@argo/domain/page-metadata'
import {
  pageCount,
  pageNumbers,
  type PagesSearch,
  pagesSearch,
  type PagesShown,
  parsePages,
} from '@argo/domain/paging'
import { notFound } from '@tanstack/react-router'
import type { RouterContext } from './context.ts'
import { pageHead } from './head.ts'
import { orNotFound } from './or-not-found.ts'
import { breadcrumbs, itemList } from './structured-data.ts'

/** One category and which pages of its products are shown. */
export type CategoryPages = PagesShown & { category: Category }

/** The pages an address asks for. What is no number of a page is taken out of the address. */
export function pagingSearch(search: Record<string, unknown>): PagesSearch {
  return pagesSearch(parsePages(search))
}

/** Loads pages of a category; a category or a page that there is not, is not found. */
export async function loadCategoryPages(
  { queries }: RouterContext,
  token: string,
  search: PagesSearch,
): Promise<CategoryPages> {
  const category = parseCategory(token)
  if (!category) throw notFound()
  const pages = parsePages({ ...search })
  const reads = pageNumbers(pages).map((page) =>
    queries.products.page.ensureData({ category, page }),
  )
  await orNotFound(Promise.all(reads))
  return { category, ...pages }
}

/** The head of a category's pages, the same whether the category's own page shows them or the products page. */
export function categoryHead(
  { category, ...pages }: CategoryPages,
  { publicUrl, queries }: RouterContext,
) {
  const metadata = categoryMetadata(category)
  const { from, page } = pages
  const address = (page: number) => (page > 1 ? `${metadata.path}?page=${page}` : metadata.path)
  const shown = pageNumbers(pages).map((page) => queries.products.page.getData({ category, page }))
  const count = shown.at(-1)?.count ?? 0
  const products = shown.flatMap((some) => some?.products ?? [])
  const link = (rel: 'prev' | 'next', page: number) => ({ rel, href: publicUrl + address(page) })
  return pageHead(
    {
      ...metadata,
      title: page > 1 ? `${metadata.title}, page ${page}` : metadata.title,
      path: address(page),
      asText: page === 1,
      card: category,
      neighbours: [
        ...(from > 1 ? [link('prev', from - 1)] : []),
        ...(page < pageCount(count) ? [link('next', page + 1)] : []),
      ],
      jsonLd: import.meta.env.SSR
        ? [breadcrumbs(publicUrl, category), itemList(publicUrl, { products, count, page: from })]
        : undefined,
    },
    publicUrl,
  )
}
