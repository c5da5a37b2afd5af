import type { NotFoundPageProps } from '../features/not-found/NotFoundPage.tsx'
import { lazyPage } from './lazy-page.tsx'

/** What a route shows at an address of nothing, loaded when it is needed. */
export function notFoundPage(what: NotFoundPageProps['what']) {
  return lazyPage(
    () => import('../features/not-found/NotFoundPage.tsx'),
    () => ({ what }),
  )
}
