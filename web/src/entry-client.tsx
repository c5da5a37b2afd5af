import { onlineManager } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { browserLink } from './lib/browser-link.ts'
import { registerServiceWorker } from './lib/service-worker.ts'
import { createAppRouter } from './router.tsx'
import { removeSeoTags } from './routes/head.ts'

// It takes every page for online until it is told otherwise, and would miss the connection's return.
onlineManager.setOnline(navigator.onLine)
const router = createAppRouter({ link: browserLink, onServer: false })

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
