import { type Category, parseCategory } from '@argo/domain/category'
import { type ListSearch, sortIn } from '@argo/domain/list-sort'
import { categoryMetadata } from '@argo/domain/page-metadata'
import { pageCount, pageNumbers, type PagesShown, parsePages } from '@argo/domain/paging'
import { notFound, redirect } from '@tanstack/react-router'
import type { RouterContext } from './context.ts'
import { pageHead } from './head.ts'
import { orNotFound } from './or-not-found.ts'
import { breadcrumbs, itemList } from './structured-data.ts'

/** One category, its list's order unless it is newest first, and which of the list's pages are shown. */
export type CategoryPages = PagesShown & { category: Category; sort?: string }

/** Loads pages of a category; a category or a page that there is not, is not found. */
export async function loadCategoryPages(
  { queries }: RouterContext,
  token: string,
  search: ListSearch,
): Promise<CategoryPages> {
  const category = parseCategory(token)
  if (!category) throw notFound()
  const pages = parsePages({ ...search })
  const order = sortIn(category, search)
  // Another category's order.
  if (order.sort !== search.sort)
    throw redirect({ to: '.', search: (before) => ({ ...before, sort: undefined }) })
  const reads = pageNumbers(pages).map((page) =>
    queries.products.page.ensureData({ category, ...order, page }),
  )
  await orNotFound(Promise.all(reads))
  return { category, ...order, ...pages }
}

/** The head of a category's pages, the same whether the category's own page shows them or the products page. */
export function categoryHead(
  { category, sort, ...pages }: CategoryPages,
  { publicUrl, queries }: RouterContext,
) {
  const metadata = categoryMetadata(category)
  const { from, page } = pages
  const order = sortIn(category, { sort })
  const isPlain = sort === undefined
  const address = (page: number) => (page > 1 ? `${metadata.path}?page=${page}` : metadata.path)
  const shown = pageNumbers(pages).map((page) =>
    queries.products.page.getData({ category, ...order, page }),
  )
  const count = shown.at(-1)?.count ?? 0
  const products = shown.flatMap((some) => some?.products ?? [])
  const link = (rel: 'prev' | 'next', page: number) => ({ rel, href: publicUrl + address(page) })
  return pageHead(
    {
      ...metadata,
      title: page > 1 ? `${metadata.title}, page ${page}` : metadata.title,
      path: isPlain ? address(page) : metadata.path,
      asText: isPlain && page === 1,
      // The plain list has the same products.
      noIndex: !isPlain,
      card: category,
      neighbours: [
        ...(isPlain && from > 1 ? [link('prev', from - 1)] : []),
        ...(isPlain && page < pageCount(count) ? [link('next', page + 1)] : []),
      ],
      jsonLd:
        import.meta.env.SSR && isPlain
          ? [breadcrumbs(publicUrl, category), itemList(publicUrl, { products, count, page: from })]
          : undefined,
    },
    publicUrl,
  )
}
