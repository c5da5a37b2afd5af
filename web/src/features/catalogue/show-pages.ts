import type { PagesSearch } from '@argo/domain/paging'
import type { RegisteredRouter } from '@tanstack/react-router'
import { pageInput, type ShownList } from './shown-list.ts'

interface ShowPagesInput {
  shown: ShownList
  /** The page to fetch. */
  page: number
  /** The pages to show, as the address says it. */
  search: PagesSearch
  /** How many products stay above the new ones; without any, other pages are shown in their place. */
  above: number
  list: () => HTMLUListElement | null
}

/**
 * Shows pages of a list in place of following the link to them, and moves the focus to the first
 * card that is new. A page that is added below takes the place of the address in the history.
 * Rejects when the page can't be fetched.
 */
export async function showPages(
  router: RegisteredRouter,
  { shown, page, search, above, list }: ShowPagesInput,
): Promise<void> {
  // Before the address changes: the page would show its skeleton while it waits.
  await router.options.context.queries.products.page.ensureData(pageInput(shown, page))
  const stop = router.subscribe('onRendered', () => {
    stop()
    const card = list()?.children[above]
    card?.querySelector('a')?.focus({ preventScroll: true })
    card?.scrollIntoView({ block: 'nearest' })
  })
  await router.navigate({
    to: '.',
    search: (before) => ({ ...before, ...search }),
    replace: above > 0,
    resetScroll: false,
  })
}
