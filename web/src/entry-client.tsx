import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { reloadOnMissingChunk } from './lib/missing-chunk.ts'
import { registerServiceWorker } from './lib/service-worker.ts'
import { browserLink } from './lib/trpc.ts'
import { createAppRouter } from './router.tsx'

const router = createAppRouter({ link: browserLink, onServer: false })

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
