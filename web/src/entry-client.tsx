import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { lazyLink } from './lib/lazy-link.ts'
import { reloadOnMissingChunk } from './lib/missing-chunk.ts'
import { registerServiceWorker } from './lib/service-worker.ts'
import { createAppRouter } from './router.tsx'

const loadLink = () => import('./lib/browser-link.ts').then(({ browserLink }) => browserLink)
const router = createAppRouter({ link: lazyLink(loadLink), onServer: false })

reloadOnMissingChunk()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  )
})
registerServiceWorker(router)

// Calls come later than the page, but soon: fetched when nothing else is under way.
window.addEventListener('load', () => {
  const whenIdle =
    window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 1_000))
  whenIdle(() => void loadLink().catch(() => {}))
})
