import './styles/font.css'
import './styles/site.css'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { createBrowserLink } from './lib/trpc/browser-link.ts'
import { followBuilds } from './lib/browser/newer-build.ts'
import { reportErrors } from './lib/browser/client-reports.ts'
import { followRedirects } from './lib/navigation/follow-redirects.ts'
import { linkPreload } from './lib/navigation/prefetch.ts'
import { isCopy } from './lib/trpc/offline-copy.ts'
import { registerServiceWorker } from './lib/browser/service-worker.ts'
import { followTranslation } from './lib/browser/translated-text.ts'
import { productBySlugRoute } from './routes/product.ts'
import { createAppRouter } from './router.tsx'

// While the server does not answer, the service worker does from its cache, with data of any age: once it answers again,
// what was read counts as stale.
let hasCopies = false
const link = createBrowserLink((response) => {
  compareBuild(response)
  if (!response.ok) return
  const answersAgain = hasCopies && !isCopy(response)
  hasCopies = isCopy(response)
  if (answersAgain) renew()
})
// A form that was sent without scripts comes back at the address that it was posted to.
const [, page] = /^\/api(\/contact|\/newsletter)$/.exec(window.location.pathname) ?? []
if (page) window.history.replaceState(null, '', page + window.location.hash)
const router = createAppRouter({ link, onServer: false })
const renew = () => void router.options.context.queryClient.invalidateQueries()
window.addEventListener('online', renew)
const compareBuild = followBuilds(router, new URL(import.meta.url).pathname)
const reportError = reportErrors(router)
const isTranslated = followTranslation()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
    {
      // What React does not catch, it gives to the window's listeners itself.
      onCaughtError: (error) => {
        console.error(error)
        reportError(error)
      },
      // What a translator or an extension has changed before, React renders anew: no error of the site.
      onRecoverableError: (error) => {
        if (!isTranslated()) console.error(error)
      },
    },
  )
})
// Most moves lead to a product: its page's code comes once this page has what it needs.
if (linkPreload)
  window.addEventListener('load', () =>
    setTimeout(() => void router.loadRouteChunk(productBySlugRoute), 1_000),
  )
registerServiceWorker(router)
followRedirects(router)
