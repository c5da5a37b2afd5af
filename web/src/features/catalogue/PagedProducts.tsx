import { countOf, grouped } from '@argo/domain/count-of'
import {
  mostPagesShown,
  pageCount,
  pageSize,
  pagesSearch,
  type PagesShown,
} from '@argo/domain/paging'
import type { ProductPage } from '@argo/domain/product-page'
import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, useRef } from 'react'
import { announce } from '../../lib/announcement.ts'
import { isPlainClick } from '../../lib/plain-click.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { notifyNoProducts } from './notify-no-products.ts'
import { ProductGrid } from './ProductGrid.tsx'
import { showPages } from './show-pages.ts'
import { pageInput, type ShownList } from './shown-list.ts'
import { useLatestRequest } from './use-latest-request.ts'

/** Pages of a category's products, one below the other, with links to the others. */
export function PagedProducts({
  count,
  products,
  ...shown
}: ShownList & Pick<ProductPage, 'count' | 'products'>) {
  const { from, page } = shown
  const list = useRef<HTMLUListElement>(null)
  const router = useRouter()
  const beginRequest = useLatestRequest()
  const pages = pageCount(count)
  const room = page + 1 - from < mostPagesShown

  const words = ({ from, page }: PagesShown) =>
    `${grouped((from - 1) * pageSize + 1)} to ${grouped(Math.min(page * pageSize, count))} of ${countOf(count, 'product')}`

  async function open(event: MouseEvent, next: PagesShown): Promise<void> {
    if (!isPlainClick(event)) return
    event.preventDefault()
    const isLatest = beginRequest()
    const { href } = router.latestLocation
    // Nor filtered, sorted or left meanwhile: what is shown then may have no such page.
    const isWanted = () => isLatest() && router.latestLocation.href === href
    try {
      // Before the address changes: the page would show its skeleton while it waits.
      await router.options.context.queries.products.page.ensureData(pageInput(shown, next.page))
      if (!isWanted()) return
      await showPages(router, {
        search: pagesSearch(next),
        above: next.from === from ? products.length : 0,
        list: () => list.current,
      })
      announce(words(next))
    } catch {
      if (isWanted()) notifyNoProducts()
    }
  }

  // Without scripts, or with a key held down, it is a plain link to the page alone.
  const way = (words: string, next: PagesShown) => (
    <ButtonLink
      to="."
      search={(search: object) => ({ ...search, ...pagesSearch({ ...next, from: next.page }) })}
      activeOptions={{ exact: true }}
      rel={next.page < page ? 'prev' : 'next'}
      look="outline"
      onClick={(event: MouseEvent) => void open(event, next)}
    >
      {words}
    </ButtonLink>
  )

  return (
    <>
      <ProductGrid
        ref={list}
        products={products}
        count={count}
        ends={page >= pages}
        even={shown.hasFilters === true}
      />
      {pages > 1 && (
        <nav aria-label="Pages" className="mt-10 flex flex-wrap items-center gap-4">
          <p className="tabular grow text-sm text-steel">{words(shown)}</p>
          {from > 1 && way('Previous page', { from: from - 1, page: from - 1 })}
          {page < pages &&
            (room
              ? way('Load more', { from, page: page + 1 })
              : way('Next page', { from: page + 1, page: page + 1 }))}
        </nav>
      )}
    </>
  )
}
