/// <reference lib="webworker" />
import { categoryPath, parseCategory } from '@argo/domain/products/category'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'

declare const self: ServiceWorkerGlobalScope
declare const __BUILD__: string

// Built files have a hash in their names and pictures change rarely: both outlive a version.
// Pages and reads belong to the version that made them.
const pagesCache = `pages-${__BUILD__}`
const readsCache = `reads-${__BUILD__}`
const offlineCache = `offline-${__BUILD__}`
const currentCaches = new Set([
  pagesCache,
  readsCache,
  offlineCache,
  'assets',
  'pictures',
  'photographs',
])
const offlinePage = '/offline.html'
const offlineFiles = [offlinePage, '/offline.css']
const networkTimeoutSeconds = 4
// A page reached inside the site is fetched with another Accept than a browser opens pages with.
const matchOptions = { ignoreVary: true }

// The page can read that what it got is a copy (lib/offline-copy.ts): it may be of any age.
const copies = {
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) =>
    mayBeCached(new URL(request.url), response) ? response : null,
  cachedResponseWillBeUsed: async ({ cachedResponse }: { cachedResponse?: Response | undefined }) =>
    cachedResponse && marked(cachedResponse),
}

const pages = new NetworkFirst({
  cacheName: pagesCache,
  matchOptions,
  networkTimeoutSeconds,
  plugins: [new ExpirationPlugin({ maxEntries: 60, matchOptions }), copies],
})

self.addEventListener('install', (event) => {
  // A new version does not wait for the last tab of the old one to close.
  void self.skipWaiting()
  event.waitUntil(caches.open(offlineCache).then((cache) => cache.addAll(offlineFiles)))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches().then(() => self.clients.claim()))
})

self.addEventListener('message', (event) => {
  if (event.data?.type === 'page-seen') cachePage(event, String(event.data.href))
})

registerRoute(({ request }) => request.mode === 'navigate', pages)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/trpc/'),
  new NetworkFirst({
    cacheName: readsCache,
    networkTimeoutSeconds,
    plugins: [new ExpirationPlugin({ maxEntries: 100 }), copies],
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
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/photographs/'),
  new CacheFirst({
    cacheName: 'photographs',
    plugins: [new ExpirationPlugin({ maxEntries: 200, purgeOnQuotaError: true })],
  }),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && offlineFiles.includes(url.pathname),
  new CacheFirst({ cacheName: offlineCache }),
)
setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error()
  const url = new URL(request.url)
  const preferred = preferredAddress(url)
  if (preferred !== url.href && (await caches.match(preferred, matchOptions)))
    return Response.redirect(preferred)
  return (await caches.match(offlinePage)) ?? Response.error()
})

/** Caches a page that the visitor sees as if it had been loaded through the worker. */
function cachePage(event: ExtendableEvent, href: string): void {
  const url = new URL(href, self.location.origin)
  url.hash = ''
  if (url.origin === self.location.origin && !isPrivate(url))
    event.waitUntil(Promise.allSettled(pages.handleAll({ event, request: new Request(url) })))
}

// Some addresses hold a secret, a preview or somebody's measures, some pages what was typed, searched for or subscribed to.
function mayBeCached(url: URL, { status, headers }: Response): boolean {
  return status === 200 && !isPrivate(url) && !headers.get('Cache-Control')?.includes('no-store')
}

function isPrivate({ pathname, search }: URL): boolean {
  return (
    pathname.startsWith('/trpc/search.') ||
    new URLSearchParams(search).has('preview') ||
    (/^\/(search|newsletter|fit\/chairs)\/?$/.test(pathname) && search !== '')
  )
}

/** The address at which a page would be cached that was asked for at another of its own. */
function preferredAddress({ href }: URL): string {
  const url = new URL(href)
  const [first = '', ...others] = url.pathname
    .split('/')
    .filter((part) => part && part !== 'category')
  const category = parseCategory(first)
  url.pathname = [category ? categoryPath(category) : `/${first || 'home'}`, ...others].join('/')
  const tracking = Array.from(url.searchParams.keys()).filter((name) =>
    /^(utm_|fbclid$|gclid$|ref$)/.test(name),
  )
  for (const name of tracking) url.searchParams.delete(name)
  return url.href
}

/** A response from the cache, with a mark that the page itself can read (lib/offline-copy.ts). */
function marked(response: Response): Response {
  const { body, status, statusText } = response
  const headers = new Headers(response.headers)
  headers.append('Server-Timing', 'offline-copy')
  return new Response(body, { status, statusText, headers })
}

async function dropOldCaches(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => !currentCaches.has(name)).map((name) => caches.delete(name)),
  )
}
