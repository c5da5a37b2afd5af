import type { AnyRouter } from '@tanstack/react-router'
import { savesData } from './connection.ts'

/**
 * Registers the service worker once the page has loaded, and tells it which pages the visitor
 * moves to inside the site, so that those can be opened again without a connection.
 */
export function registerServiceWorker(router: AnyRouter): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  const register = () => {
    navigator.serviceWorker.register('/sw.js').catch(() => {
      // Without it (private browsing, storage full) the site works as well, only not offline.
    })
  }
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })

  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged || savesData()) return
    navigator.serviceWorker.controller?.postMessage({ type: 'page-seen', href: toLocation.href })
  })
}
