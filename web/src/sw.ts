/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope
declare const __BUILD__: string

// What is seen of a build stays together: a new one begins anew.
const cacheName = `seen-${__BUILD__}`
const maxEntries = 800
const networkTimeout = 4_000
const offlinePage = '/offline.html'
const offlineFiles = [offlinePage, '/offline.css']
const cachedFolders = /^\/(assets|pictures|photographs|drawings|trpc)\//
// A page reached inside the site is fetched with another Accept than a browser opens pages with.
const matchOptions = { cacheName, ignoreVary: true }

self.addEventListener('install', (event) => {
  // A new version does not wait for the last tab of the old one to close.
  void self.skipWaiting()
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(offlineFiles)))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOtherCaches().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url)
  if (event.request.method !== 'GET' || origin !== self.location.origin) return
  if (isPage(event.request) || cachedFolders.test(pathname) || offlineFiles.includes(pathname))
    event.respondWith(networkFirst(event))
})

// The page itself asks for pages that were reached without a document (lib/browser/service-worker.ts).
function isPage({ mode, headers }: Request): boolean {
  return mode === 'navigate' || headers.get('Accept') === 'text/html'
}

/** The server's response or, if there is none in time, what was seen at the address before. */
async function networkFirst(event: FetchEvent): Promise<Response> {
  const { request } = event
  const response = fetch(request)
  event.waitUntil(response.then((fetched) => cache(request, fetched.clone())).catch(() => {}))
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, networkTimeout))
  const inTime = await Promise.race([response.catch(() => undefined), timeout])
  if (inTime) return inTime
  const copy = await caches.match(request, matchOptions)
  return copy ? marked(copy) : response.catch(() => offlineResponse(request))
}

async function cache(request: Request, response: Response): Promise<void> {
  if (!isCacheable(new URL(request.url), response)) return
  const seen = await caches.open(cacheName)
  await seen.put(request, response)
  if (!isPage(request)) return
  // What was stored again is last in order, so the first have not been seen for longest.
  const entries = await seen.keys()
  const files = entries.filter(({ url }) => !offlineFiles.includes(new URL(url).pathname))
  await Promise.all(files.slice(0, -maxEntries).map((entry) => seen.delete(entry)))
}

// Some addresses hold a secret, a preview or somebody's measures, some pages what was typed, searched for or subscribed to.
function isCacheable({ pathname, searchParams, search }: URL, response: Response): boolean {
  const isPrivate =
    /^\/trpc\/(search|fit)\./.test(pathname) ||
    (/^\/(search|newsletter|fit)\b/.test(pathname) && search !== '') ||
    searchParams.has('preview')
  const { status, redirected, headers } = response
  return (
    status === 200 &&
    !isPrivate &&
    // A browser refuses to open a page with a response that was redirected.
    !redirected &&
    !headers.has('Content-Disposition') &&
    !headers.get('Cache-Control')?.includes('no-store')
  )
}

/** A response from the cache, with a mark that the page itself can read (lib/trpc/offline-copy.ts). */
function marked({ body, status, statusText, headers }: Response): Response {
  const copied = new Headers(headers)
  copied.append('Server-Timing', 'offline-copy')
  return new Response(body, { status, statusText, headers: copied })
}

async function offlineResponse({ mode, url }: Request): Promise<Response> {
  if (mode !== 'navigate') return Response.error()
  if (new URL(url).pathname === '/') return Response.redirect('/home')
  return (await caches.match(offlinePage, matchOptions)) ?? Response.error()
}

async function dropOtherCaches(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name !== cacheName)
  await Promise.all(others.map((name) => caches.delete(name)))
}
