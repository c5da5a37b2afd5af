import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { browserLink } from './lib/browser-link.ts'
import { registerServiceWorker } from './lib/service-worker.ts'
import { createAppRouter } from './router.tsx'
import { removeSeoTags } from './routes/head.ts'

const router = createAppRouter({ link: browserLink, onServer: false })
// Without a connection the service worker answers reads from its cache, with data of any age.
window.addEventListener('online', () => router.options.context.queryClient.invalidateQueries())

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  )
})
registerServiceWorker(router)

const stop = router.subscribe('onRendered', ({ fromLocation, hrefChanged }) => {
  if (!fromLocation || !hrefChanged) return
  stop()
  removeSeoTags()
})
