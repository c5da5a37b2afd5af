import type { AnyRouter } from '@tanstack/react-router'
import { isSlow, savesData } from './connection.ts'

/** How long a visitor has looked at a page that is kept (ms). */
const stay = 5_000

/**
 * Registers the service worker once the page has loaded, and fetches through it the pages that the visitor sees without
 * loading them, so that those can be opened again without a connection.
 */
export function registerServiceWorker(router: AnyRouter): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  let waiting: ReturnType<typeof setTimeout> | undefined
  // Once the visitor stays: a page looked at in passing is not fetched a second time.
  const keepOffline = (href: string) => {
    clearTimeout(waiting)
    if (savesData() || isSlow()) return
    waiting = setTimeout(() => {
      if (navigator.serviceWorker.controller)
        fetch(href, { headers: { Accept: 'text/html' }, priority: 'low' }).catch(() => {})
    }, stay)
  }
  const register = () => {
    navigator.serviceWorker.register(scriptUrl('/sw.js')).catch(() => {
      // Without it (private browsing, storage full) the site works as well, only not offline.
    })
  }
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })

  // The page was loaded before this worker was there.
  navigator.serviceWorker.addEventListener('controllerchange', () =>
    keepOffline(window.location.pathname + window.location.search),
  )
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (fromLocation && pathChanged) keepOffline(toLocation.pathname + toLocation.searchStr)
  })
}

// The page's policy takes no text for the address of a script (Trusted Types), in browsers that know them.
function scriptUrl(url: string): string {
  const policy = window.trustedTypes?.createPolicy('service-worker', {
    createScriptURL: () => url,
  })
  return policy?.createScriptURL('') ?? url
}

declare global {
  interface Window {
    /** Makes objects that stand for texts which are trusted, and are taken where text is; in browsers that have it. */
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (input: string) => string },
      ) => { createScriptURL: (input: string) => string }
    }
  }
}
