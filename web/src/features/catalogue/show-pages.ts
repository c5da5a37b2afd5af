import type { PagesSearch } from '@argo/domain/paging'
import type { RegisteredRouter } from '@tanstack/react-router'

interface ShowPagesInput {
  /** The pages to show, as the address says it. */
  search: PagesSearch
  /** How many products stay above the new ones; without any, other pages are shown in their place. */
  above: number
  list: () => HTMLUListElement | null
}

/**
 * Shows pages of a list, which have been fetched, in place of following the link to them, and moves the focus to the
 * first card that is new. A page that is added below takes the place of the address in the history.
 */
export async function showPages(
  router: RegisteredRouter,
  { search, above, list }: ShowPagesInput,
): Promise<void> {
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
