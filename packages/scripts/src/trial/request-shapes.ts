import * as fc from 'fast-check'

/** A request as node:http sends it. */
export interface GeneratedRequest {
  method: string
  path: string
  headers: Record<string, string>
  body: string | undefined
}

/** Stands in what is generated, to be recognized wherever it comes back. */
export const marker = `<m"'&>`

const word = fc.oneof(
  fc.constantFrom(
    'home',
    'products',
    'product',
    'cases',
    'cooling',
    'mice',
    'category',
    'chairs',
    'edge',
    'astra',
    'gx-1k-titan',
    'contact',
    'newsletter',
    'warranty',
    'api',
    'trpc',
    'assets',
    'slug',
    'featured',
    'docs',
    'openapi.json',
    'feed.xml',
    'sitemap.xml',
    'robots.txt',
    'llms.txt',
    'healthz',
    '79',
    '0',
    '-1',
    '1e3',
    '9007199254740993',
    '..',
    '.',
    '%2e%2e',
    'products.page',
    'products.detail',
    'products.list',
    'contact.send',
    'pictures',
    'sw.js',
  ),
  fc.string({ unit: 'grapheme', maxLength: 20 }).map(encode),
  fc
    .string({ unit: fc.constantFrom('%', '0', 'f', '/', ';', '\\', '~', '+', 'é', '.', ':') })
    .map(ascii),
  fc.constant(encode(marker)),
)

const known = fc.constantFrom(
  '/home',
  '/products',
  '/cases',
  '/cases/edge',
  '/peripherals/argo-g-100m',
  '/product/79',
  '/contact',
  '/newsletter',
  '/warranty',
  '/api/products',
  '/api/products/79',
  '/healthz',
  '/api/products/slug/nivos',
  '/api/products/category/mice',
  '/trpc/products.menu',
  '/api/newsletter',
  '/api/contact',
  '/trpc/contact.send',
  '/trpc/newsletter.subscribe',
)

const json = fc.oneof(
  fc.json({ maxDepth: 3 }),
  fc
    .record(
      {
        name: fc.oneof(fc.string({ unit: 'binary' }), fc.constant(marker)),
        email: fc.oneof(fc.string(), fc.constant('ada@example.com'), fc.emailAddress()),
        message: fc.oneof(fc.string({ unit: 'binary', maxLength: 6_000 }), fc.constant(marker)),
        subject: fc.string(),
      },
      { requiredKeys: [] },
    )
    .map((value) => JSON.stringify(value)),
  fc.constant('{"__proto__":{"x":1},"constructor":{"prototype":{"x":1}}}'),
)

const superjson = json.map((text) => `{"json":${text},"meta":{"values":{"a":["Date"]}}}`)

const query = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        'category',
        'page',
        'from',
        'color',
        'picture',
        'view',
        'sent',
        'input',
        'batch',
        'x',
      ),
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        superjson,
        fc.constantFrom('1', '-1', 'true', marker),
      ),
    ),
    { maxLength: 4 },
  )
  .map((pairs) => (pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`))

const path = fc
  .tuple(
    fc.oneof(
      { weight: 6, arbitrary: known },
      {
        weight: 2,
        arbitrary: fc.array(word, { maxLength: 5 }).map((words) => `/${words.join('/')}`),
      },
    ),
    fc.constantFrom('', '', '', '/', '//', '.md'),
    query,
  )
  .map((parts) => ascii(parts.join('')).slice(0, 15_000))

const headers = fc
  .record(
    {
      accept: fc.constantFrom(
        'text/html',
        'text/markdown',
        '*/*',
        'application/json;q=0',
        '',
        ',;q=',
      ),
      'accept-encoding': fc.constantFrom('br', 'gzip', 'br;q=0, gzip;q=0, identity;q=0', '*', 'x'),
      'if-none-match': fc.constantFrom('*', '"x"', 'W/"x", "y"', marker),
      range: fc.constantFrom('bytes=0-1', 'bytes=-1', 'bytes=9-1', 'bytes=0-,1-2', 'x'),
      'content-type': fc.constantFrom(
        'application/json',
        'application/x-www-form-urlencoded',
        'text/plain',
        'multipart/form-data',
        'application/json; charset=x',
        marker,
      ),
      origin: fc.constantFrom('https://evil.example', 'null', marker),
      'sec-fetch-site': fc.constantFrom('same-origin', 'cross-site', marker),
      'x-forwarded-for': fc.oneof(fc.ipV4(), fc.ipV6(), fc.constant(marker)),
      cookie: fc.constant(`a=${marker}`),
      expect: fc.constant('x'),
      host: fc.constantFrom('evil.example', 'localhost:80', '[::1]', marker),
    },
    { requiredKeys: [] },
  )
  .filter(({ expect }) => expect === undefined)

const method = fc.oneof(
  { weight: 6, arbitrary: fc.constant('GET') },
  { weight: 3, arbitrary: fc.constant('POST') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'HEAD',
      'OPTIONS',
      'PUT',
      'PATCH',
      'DELETE',
      'TRACE',
      'PROPFIND',
      'QUERY',
    ),
  },
)

const body = fc.oneof(
  json,
  superjson,
  json.map((text) => new URLSearchParams({ name: text, email: marker, message: text }).toString()),
  fc.string({ unit: 'binary', maxLength: 200 }),
)

/** Requests of every shape that a client can send. */
export const requests: fc.Arbitrary<GeneratedRequest> = fc
  .record({ method, path, headers, body })
  .map(({ body, ...request }) => ({
    ...request,
    body: ['GET', 'HEAD', 'TRACE'].includes(request.method) ? undefined : body,
  }))

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

// What node:http takes in a path.
function ascii(text: string): string {
  return text.replaceAll(/[^!-~]/gu, (character) => encode(character))
}
