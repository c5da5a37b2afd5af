/// <reference lib="webworker" />
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'

declare const self: ServiceWorkerGlobalScope
declare const __BUILD__: string

// Built files have a hash in their names and pictures change rarely: both outlive a version.
// Pages and answers belong to the version that made them.
const pagesCache = `pages-${__BUILD__}`
const answersCache = `answers-${__BUILD__}`
const offlineCache = `offline-${__BUILD__}`
const kept = new Set([pagesCache, answersCache, offlineCache, 'assets', 'pictures'])
const offlinePage = '/offline.html'
const patience = 4

const pages = new NetworkFirst({
  cacheName: pagesCache,
  // A page kept for later was fetched with another Accept than a browser opens pages with.
  matchOptions: { ignoreVary: true },
  networkTimeoutSeconds: patience,
  plugins: [new ExpirationPlugin({ maxEntries: 60 })],
})

self.addEventListener('install', (event) => {
  // A new version does not wait for the last tab of the old one to close.
  void self.skipWaiting()
  event.waitUntil(
    caches.open(offlineCache).then((cache) => cache.addAll([offlinePage, '/offline.css'])),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches().then(() => self.clients.claim()))
})

self.addEventListener('message', ({ data }) => {
  if (data?.type === 'page-seen') void keepPage(String(data.href))
})

registerRoute(({ request }) => request.mode === 'navigate', pages)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/trpc/'),
  new NetworkFirst({
    cacheName: answersCache,
    networkTimeoutSeconds: patience,
    plugins: [new ExpirationPlugin({ maxEntries: 100 })],
  }),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: 'assets', plugins: [new ExpirationPlugin({ maxEntries: 150 })] }),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/pictures/'),
  new StaleWhileRevalidate({
    cacheName: 'pictures',
    plugins: [new ExpirationPlugin({ maxEntries: 400, purgeOnQuotaError: true })],
  }),
)
setCatchHandler(async ({ request }) => {
  const offline = request.mode === 'navigate' ? await caches.match(offlinePage) : undefined
  return offline ?? Response.error()
})

/** Keeps a page that was reached inside the site as if it had been loaded. */
async function keepPage(href: string): Promise<void> {
  const url = new URL(href, self.location.origin)
  if (url.origin !== self.location.origin) return
  const response = await fetch(url).catch(() => undefined)
  if (!response?.ok) return
  const cache = await caches.open(pagesCache)
  await cache.put(url.href, response)
}

async function dropOldCaches(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => !kept.has(name)).map((name) => caches.delete(name)))
}
