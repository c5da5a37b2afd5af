import { isComparedWhole } from '@argo/domain/comparison/comparable'
import { countOf, grouped } from '@argo/domain/text/count-of'
import {
  mostPagesShown,
  pageCount,
  pageSize,
  pagesSearch,
  type PagesShown,
} from '@argo/domain/lists/paging'
import { useNavigate } from '@tanstack/react-router'
import { type MouseEvent, useEffect, useRef } from 'react'
import { announce } from '../../lib/notifications/announcement.ts'
import { isPlainClick } from '../../lib/navigation/plain-click.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { ProductGrid } from '../../ui/ProductGrid.tsx'
import type { ListParameters } from './list-parameters.ts'
import { hasTool, ToolTile } from './ToolTile.tsx'
import type { LoadedList } from './use-product-pages.ts'

/** Pages of a category's products, one below the other, with links to the others. */
export function PagedProducts({ list, loaded }: { list: ListParameters; loaded: LoadedList }) {
  const { count, products, isPlaceholderData } = loaded
  const { category, from, page } = list
  const pages = pageCount(count)
  const tool = { category, products, compared: isComparedWhole(products, count) }
  const hasRoom = page + 1 - from < mostPagesShown
  const range = `${grouped((from - 1) * pageSize + 1)} to ${grouped(Math.min(page * pageSize, count))} of ${countOf(count, 'product')}`
  const navigate = useNavigate()
  const grid = useRef<HTMLUListElement>(null)
  const followed = useRef<PagesShown>(undefined)

  // The link that was followed has moved or is gone: the focus goes to the first card that is new.
  useEffect(() => {
    const pagesFollowed = followed.current
    if (!pagesFollowed || isPlaceholderData) return
    followed.current = undefined
    if (pagesFollowed.from !== from || pagesFollowed.page !== page) return
    const isAdded = from < page
    const card = grid.current?.children[isAdded ? (page - from) * pageSize : 0]
    card?.querySelector('a')?.focus({ preventScroll: true })
    card?.scrollIntoView({ block: 'nearest' })
    announce(range)
  }, [isPlaceholderData, from, page, range])

  function show(event: MouseEvent, next: PagesShown): void {
    if (!isPlainClick(event)) return
    event.preventDefault()
    followed.current = next
    void navigate({
      to: '.',
      search: (search: object) => ({ ...search, ...pagesSearch(next) }),
      replace: next.from < next.page,
      resetScroll: false,
    })
  }

  // Without scripts, or with a key held down, it is a link to the page alone.
  const pageLink = (words: string, next: PagesShown) => (
    <ButtonLink
      to="."
      search={(search: object) => ({ ...search, ...pagesSearch({ ...next, from: next.page }) })}
      activeOptions={{ exact: true }}
      rel={next.page < page ? 'prev' : 'next'}
      look="outline"
      onClick={(event: MouseEvent) => show(event, next)}
    >
      {words}
    </ButtonLink>
  )

  return (
    <>
      <ProductGrid ref={grid} products={products}>
        {page >= pages && hasTool(tool) && <ToolTile {...tool} />}
      </ProductGrid>
      {pages > 1 && (
        <nav aria-label="Pages" className="mt-10 flex flex-wrap items-center gap-4">
          <p className="tabular grow text-sm text-muted">{range}</p>
          {from > 1 && pageLink('Previous page', { from: from - 1, page: from - 1 })}
          {page < pages &&
            (hasRoom
              ? pageLink('Load more', { from, page: page + 1 })
              : pageLink('Next page', { from: page + 1, page: page + 1 }))}
        </nav>
      )}
    </>
  )
}
