import { Link, linkOptions, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { announce } from '../../lib/announcement.ts'
import { followWhenLoaded } from '../../lib/follow-when-loaded.ts'
import { Icon } from '../../ui/Icon.tsx'
import { listWords } from './list-words.ts'
import type { ShownList } from './shown-list.ts'
import type { Found } from './use-product-pages.ts'

interface SortLinksProps {
  list: ShownList
  found: Found
}

const newestFirst = { sort: undefined, words: 'newest first' }

/** Links to the list in other orders: the one it is in leads to the same the other way round. */
export function SortLinks({ list, found }: SortLinksProps) {
  const router = useRouter()
  const { orders } = found
  if (orders.length === 0) return null

  async function show(event: MouseEvent, sort: string | undefined): Promise<void> {
    if (await followWhenLoaded(event, router, sorted(sort))) announce(listWords(found, sort))
  }

  return (
    <nav aria-label="Sort" className="no-print mb-6 flex flex-wrap items-baseline gap-x-6 lg:mb-8">
      <span className="text-sm text-steel">Sort by</span>
      <ul className="flex flex-wrap gap-x-6">
        {[{ label: 'Newest', ways: [newestFirst] }, ...orders].map(({ label, ways }) => {
          const chosen = ways.findIndex(({ sort }) => sort === list.sort)
          const next = ways[(chosen + 1) % ways.length] ?? newestFirst
          return (
            <li key={label}>
              <Link
                {...sorted(next.sort)}
                activeOptions={{ exact: true }}
                aria-current={chosen < 0 ? undefined : 'true'}
                aria-label={`${label}, ${next.words}`}
                onClick={(event: MouseEvent) => void show(event, next.sort)}
                className={`inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold underline-offset-8 hover:text-ember-hot ${chosen < 0 ? 'text-steel' : 'text-ash underline decoration-ember decoration-2'}`}
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

function sorted(sort: string | undefined) {
  return linkOptions({
    to: '.',
    search: (before: object) => ({ ...before, sort, page: undefined, from: undefined }),
    resetScroll: false,
  })
}
