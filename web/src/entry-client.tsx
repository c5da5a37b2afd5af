import './styles/font.css'
import './styles/site.css'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { browserLink } from './lib/browser-link.ts'
import { registerServiceWorker } from './lib/service-worker.ts'
import { createAppRouter } from './router.tsx'

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
