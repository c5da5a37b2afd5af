import type { ListOrder } from '@argo/domain/products/product-page'
import { Link } from '@tanstack/react-router'
import { Icon } from '../../ui/Icon.tsx'
import type { ListParameters } from './list-parameters.ts'

interface SortLinksProps {
  list: ListParameters
  orders: readonly ListOrder[]
}

const newestFirst = { sort: undefined, words: 'newest first' }

/** Links to the list in other orders: the one it is in leads to the same the other way round. */
export function SortLinks({ list, orders }: SortLinksProps) {
  if (orders.length === 0) return null
  return (
    <nav
      aria-label="Sort"
      className="no-print -mx-(--page-edge) mb-4 flex items-baseline gap-x-6 overflow-x-auto px-(--page-edge) [scrollbar-width:none] lg:mx-0 lg:mb-8 lg:px-0"
    >
      <span className="shrink-0 text-sm text-muted">Sort by</span>
      <ul className="flex gap-x-6 text-sm font-semibold text-muted">
        {[{ label: 'Newest', ways: [newestFirst] }, ...orders].map(({ label, ways }) => {
          const chosen = ways.findIndex(({ sort }) => sort === list.sort)
          const next = ways[(chosen + 1) % ways.length] ?? newestFirst
          return (
            <li key={label} className="shrink-0">
              <Link
                to="."
                search={(before: object) => ({
                  ...before,
                  sort: next.sort,
                  page: undefined,
                  from: undefined,
                })}
                resetScroll={false}
                activeOptions={{ exact: true }}
                aria-current={chosen < 0 ? undefined : 'true'}
                aria-label={`${label}, ${next.words}`}
                className={`inline-flex min-h-11 items-center gap-1.5 hover:text-accent-bright ${chosen < 0 ? '' : 'text-foreground underline decoration-accent decoration-2 underline-offset-8'}`}
              >
                {label}
                {chosen >= 0 && ways.length > 1 && (
                  <Icon
                    name="arrow"
                    className={`size-4 ${list.sort?.endsWith('-asc') ? '-rotate-90' : 'rotate-90'}`}
                  />
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
