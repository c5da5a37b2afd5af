import type { ListOrder } from '@argo/domain/products/product-page'
import { Link } from '@tanstack/react-router'
import { Icon } from '../../ui/Icon.tsx'
import type { ListParameters } from './list-parameters.ts'

interface SortLinksProps {
  list: ListParameters
  orders: readonly ListOrder[]
  className: string
}

const newestFirst = { sort: undefined, words: 'newest first' }

/** Links to the list in other orders: the one it is in leads to the same the other way round. */
export function SortLinks({ list, orders, className }: SortLinksProps) {
  return (
    <nav
      aria-label="Sort"
      className={`no-print flex min-h-12 items-center gap-x-6 overflow-x-auto [scrollbar-width:none] max-xl:-mr-(--page-edge) max-xl:mask-r-from-80% max-xl:pr-24 pl-1 ${className}`}
    >
      <span className="shrink-0 text-muted max-md:sr-only">Sort by</span>
      <ul className="flex gap-x-6 font-semibold text-muted">
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
