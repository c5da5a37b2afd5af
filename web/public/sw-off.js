// Sent as /sw.js by a site with SERVICE_WORKER=off: takes the place of the worker that a browser has, drops all that it
// has cached, and is gone.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  const dropAll = async () => {
    for (const name of await caches.keys()) await caches.delete(name)
    await self.registration.unregister()
  }
  event.waitUntil(dropAll())
})
