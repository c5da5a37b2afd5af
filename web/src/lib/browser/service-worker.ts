import type { AnyRouter } from '@tanstack/react-router'
import { isSlow, savesData } from './connection.ts'

/** How long a visitor has looked at a page that is kept (ms). */
const stay = 5_000

/**
 * Registers the service worker once the page has loaded, and tells it which pages the visitor sees
 * without loading them through it, so that those can be opened again without a connection.
 */
export function registerServiceWorker(router: AnyRouter): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  let waiting: ReturnType<typeof setTimeout> | undefined
  // Once the visitor stays: a page looked at in passing is not fetched a second time.
  const keepOffline = (href: string) => {
    clearTimeout(waiting)
    if (savesData() || isSlow()) return
    waiting = setTimeout(async () => {
      const registration = await navigator.serviceWorker.ready
      registration.active?.postMessage({ type: 'page-seen', href })
    }, stay)
  }
  const register = () => {
    navigator.serviceWorker.register(scriptUrl('/sw.js')).catch(() => {
      // Without it (private browsing, storage full) the site works as well, only not offline.
    })
  }
  // The page that registers the worker was loaded without it.
  if (!navigator.serviceWorker.controller) keepOffline(window.location.href)
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })

  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (fromLocation && pathChanged) keepOffline(toLocation.href)
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
