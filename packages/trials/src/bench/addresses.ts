/** What the load generator requests: pages, the partners' paths and the calls a browser makes. */
export const serverAddresses = [
  '/home',
  '/products',
  '/cases',
  '/cases/edge',
  // A build, which no cache keeps.
  '/fit?case=edge&card-length=336&card-watts=450&processor=125',
  '/api/products',
  '/api/products/slug/nivos',
  '/trpc/products.menu',
  call('page', { category: 'cases', page: 1 }),
  call('detail', { slug: 'edge' }),
]

/** One page of each kind, for the browser. */
export const pageAddresses = ['/home', '/cases', '/cases/edge', '/contact']

function call(procedure: string, json: object): string {
  return `/trpc/products.${procedure}?input=${encodeURIComponent(JSON.stringify({ json }))}`
}
