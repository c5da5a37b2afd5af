import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { RegisteredRouter } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { limitFetchingAhead } from './lib/fetch-ahead.ts'
import { lazyLink } from './lib/lazy-link.ts'
import { registerServiceWorker } from './lib/service-worker.ts'
import { createAppRouter } from './router.tsx'

const loadMoving = () => import('./lib/moving.ts')

// A task of its own, after that of the libraries' evaluation: a tap may be waiting.
setTimeout(start)

function start(): void {
  const loadLink = () => loadMoving().then(({ browserLink }) => browserLink)
  const router = createAppRouter({ link: lazyLink(loadLink), onServer: false })
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    )
  })
  registerServiceWorker(router)
  limitFetchingAhead(router)

  // What carries calls comes later than the page, but soon: when nothing else is under way.
  const whenIdle =
    window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 1_000))
  whenIdle(() => void prepareToMove(router))
}

async function prepareToMove(router: RegisteredRouter): Promise<void> {
  // Without it, it is asked for again with the first call.
  const moving = await loadMoving().catch(() => undefined)
  if (window.matchMedia('(hover: none)').matches) moving?.watchScreen(router)
}
