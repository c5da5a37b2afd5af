import { appRouter } from '@argo/api/router'
import { staffRouter } from '@argo/api/staff/router'
import { buildFieldNames } from '@argo/domain/fit/build-search'
import { categories, categoryPath } from '@argo/domain/products/category'
import { fixedPages, searchPage } from '@argo/domain/site-pages/page-metadata'
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

// Short, and with a control character in most: one that has got as far as a query fails there.
const binary = fc
  .tuple(fc.constantFrom('', 'edge'), fc.constantFrom('\u0000', '\u001B', '\uFFFF', ''))
  .chain(([start, control]) =>
    fc.string({ unit: 'binary', maxLength: 5 }).map((end) => start + control + end),
  )

// What every object has, though nobody put it there.
const inherited = Object.getOwnPropertyNames(Object.prototype)

const typed = fc.oneof(
  fc.constantFrom(...inherited),
  fc.constantFrom('650', 'edge', 'edge,calypso', '1', '-1', '1e99', 'own', 'name-desc', '"', '*'),
  fc.constantFrom(marker, `edge ${marker}`, 'fan" OR "*'),
  fc.string({ unit: 'binary' }),
  binary,
)

const words =
  `home products product cases cooling mice category chairs edge astra contact newsletter warranty api trpc assets
  slug featured docs openapi.json feed.xml sitemap.xml robots.txt llms.txt healthz 79 0 -1 1e3 9007199254740993 .. . %2e%2e
  products.page contact.send pictures sw.js`.split(/\s+/)

const word = fc.oneof(
  fc.constantFrom(...words, ...inherited),
  fc.string({ unit: 'grapheme', maxLength: 20 }).map(encode),
  typed.map(encode),
  fc
    .string({ unit: fc.constantFrom('%', '0', 'f', '/', ';', '\\', '~', '+', 'é', '.', ':') })
    .map(ascii),
)

const procedures = [appRouter, staffRouter]
  .flatMap((router) => Object.keys(router._def.procedures))
  .map((name) => `/trpc/${name}`)

const known = fc.constantFrom(
  ...Object.values(fixedPages).map(({ path }) => path),
  ...categories.flatMap((category) => [
    categoryPath(category),
    `/compare${categoryPath(category)}`,
  ]),
  ...procedures,
  searchPage.path,
  ...`/cases/edge /peripherals/argo-g-100m /product/79 /newsletter/confirm/A1-b2_C3d4E5f6G7h8I9j0
    /newsletter/unsubscribe/A1-b2_C3d4E5f6G7h8I9j0 /api/products /api/products/79 /api/products/slug/nivos
    /api/products/category/mice /api/newsletter /api/contact /api/docs /api/openapi.json /healthz /readyz /feed.xml
    /sitemap.xml /llms.txt /photographs /export/person.json /export/newsletter.csv
    /files?productId=79&kind=Manual&title=x&version=1&date=2026-11-24&language=en&fileName=x.pdf`.split(
    /\s+/,
  ),
)

const json = fc.oneof(
  fc.json({ maxDepth: 3 }),
  fc
    .record(
      {
        name: fc.oneof(typed, fc.string({ unit: 'binary' })),
        email: fc.oneof(typed, fc.constant('ada@example.com'), fc.emailAddress()),
        message: fc.oneof(typed, fc.string({ unit: 'binary', maxLength: 6_000 })),
        subject: typed,
      },
      { requiredKeys: [] },
    )
    .map((value) => JSON.stringify(value)),
  fc.constant('{"__proto__":{"x":1},"constructor":{"prototype":{"x":1}}}'),
)

// What is typed at the desk.
const form = fc.record({
  name: typed,
  slug: fc.option(typed),
  category: fc.constantFrom('cases', marker),
  description: typed,
  imageUrl: fc.oneof(
    typed,
    fc.constantFrom('/favicon.svg', `/photographs/${'0a'.repeat(12)}-9x9-9.webp`),
  ),
  images: fc.array(typed, { maxLength: 3 }),
  specs: fc.array(fc.record({ label: typed, value: typed }), { maxLength: 3 }),
  colorVariations: fc.array(typed, { maxLength: 3 }),
  defaultColor: fc.option(typed),
  keyFeatures: fc.option(fc.array(fc.record({ title: typed, sentence: typed }), { maxLength: 3 })),
  related: fc.option(fc.array(fc.integer(), { maxLength: 3 })),
  dealers: fc.array(fc.record({ name: typed, address: typed }), { maxLength: 3 }),
})

// What procedures take, with something generated in one place.
const input = fc.record(
  {
    category: fc.constantFrom('cases', 'monitors', 'x', marker),
    page: fc.oneof(fc.integer(), fc.constantFrom(1, 1e99, '1')),
    sort: fc.constantFrom('name-asc', 'gpu-clearance-desc', 'x-asc', marker),
    filters: fc.record({
      choices: fc.constantFrom({}, { panel: ['IPS'] }, { panel: [marker, marker] }, { x: 1 }),
      ranges: fc.constantFrom(
        {},
        { 'gpu-clearance': { min: 400 } },
        { x: { min: '1', max: null } },
      ),
    }),
    q: typed,
    names: fc.array(typed, { maxLength: 9 }),
    limit: fc.integer(),
    id: fc.oneof(fc.integer(), fc.constantFrom(79, 71)),
    slug: typed,
    slugs: fc.array(typed, { maxLength: 25 }),
    name: typed,
    role: fc.constantFrom('editor', 'owner', marker),
    form,
    version: typed,
    at: fc.constantFrom(null, '2027-01-31T08:00:00Z', '2027-99-99T99:99:99Z', marker),
    ids: fc.array(fc.oneof(fc.integer(), fc.constantFrom(79, 71)), { maxLength: 3 }),
    productId: fc.constantFrom(79, -1, 1e99),
    key: fc.constantFrom('contact', 'home', 'privacy', '__proto__', marker),
    text: fc.oneof(typed, fc.dictionary(typed, typed, { maxKeys: 3 })),
    file: fc.oneof(
      typed,
      typed.map((text) => btoa(encodeURIComponent(text))),
    ),
    format: fc.constantFrom('csv', 'json', marker),
    email: fc.oneof(typed, fc.emailAddress()),
    batch: typed,
    subject: fc.constantFrom('products', 'texts', 'files', 'toString'),
    rowId: typed,
    token: fc.constantFrom('x'.repeat(43), marker),
    answer: fc.constantFrom(
      {},
      { id: marker },
      { id: 'x', rawId: 'x', type: 'public-key', response: {} },
    ),
  },
  { requiredKeys: [] },
)

const build = fc.dictionary(fc.constantFrom(...buildFieldNames), typed, { maxKeys: 5 })

const call = fc.oneof(
  { weight: 3, arbitrary: input.map((values) => JSON.stringify({ json: values })) },
  { weight: 1, arbitrary: build.map((values) => JSON.stringify({ json: values })) },
  { weight: 1, arbitrary: json.map((text) => `{"json":${text},"meta":{"values":{"a":["Date"]}}}`) },
)

const queryNames =
  `input category page from sort panel-is gpu-clearance-min gpu-clearance-max q products show units part
  color picture view sent subscription batch x fans-included-is`.split(/\s+/)

const query = fc
  .array(fc.tuple(fc.constantFrom(...queryNames), typed), { maxLength: 4 })
  .map((pairs) => (pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`))

const path = fc
  .oneof(
    {
      weight: 6,
      arbitrary: fc.tuple(known, fc.constantFrom('', '', '', '/', '//', '.md'), query),
    },
    {
      weight: 3,
      arbitrary: fc.tuple(
        fc.array(word, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`),
        query,
      ),
    },
    {
      weight: 3,
      arbitrary: fc.tuple(
        fc.constantFrom(...procedures),
        call.map((text) => `?${new URLSearchParams({ input: text })}`),
      ),
    },
    {
      weight: 2,
      arbitrary: build.map((values) => [fixedPages.fit.path, `?${new URLSearchParams(values)}`]),
    },
  )
  .map((parts) => ascii(parts.join('')).slice(0, 8_000))

const headers = fc.record(
  {
    accept: fc.constantFrom('text/html', '*/*', 'application/json;q=0', '', ',;q='),
    'accept-encoding': fc.constantFrom('br', 'gzip', 'br;q=0, gzip;q=0, identity;q=0', '*', 'x'),
    'if-none-match': fc.constantFrom('*', '"x"', 'W/"x", "y"', marker),
    range: fc.constantFrom('bytes=0-1', 'bytes=-1', 'bytes=9-1', 'bytes=0-,1-2', 'x'),
    'content-type': fc.constantFrom(
      'application/json',
      'application/x-www-form-urlencoded',
      'text/plain',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'application/octet-stream',
      'application/json; charset=x',
      marker,
    ),
    origin: fc.constantFrom('https://evil.example', 'null', marker),
    'sec-fetch-site': fc.constantFrom('same-origin', 'cross-site', marker),
    'x-forwarded-for': fc.oneof(fc.ipV4(), fc.ipV6(), fc.constant(marker)),
    cookie: fc.constant(`a=${marker}`),
    host: fc.constantFrom('evil.example', 'localhost:80', '[::1]', marker),
  },
  { requiredKeys: [] },
)

const rare = ['HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'QUERY']
const method = fc.oneof(
  { weight: 6, arbitrary: fc.constant('GET') },
  { weight: 3, arbitrary: fc.constant('POST') },
  { weight: 2, arbitrary: fc.constantFrom(...rare) },
)

const body = fc.oneof(
  json,
  call,
  fc.constantFrom(
    '%PDF-1.7\n',
    'PK\u0003\u0004PK\u0005\u0006',
    'GIF89a',
    '--x\r\nContent-Disposition: form-data',
  ),
  fc.constantFrom(70_000, 300_000).map((length) => `{"json":{"name":"${'x'.repeat(length)}"}}`),
  json.map((text) => new URLSearchParams({ name: text, email: marker, message: text }).toString()),
  fc.string({ unit: 'binary', maxLength: 200 }),
)

/** Requests of every shape that a client can send. */
export const requests: fc.Arbitrary<GeneratedRequest> = fc
  .record({ method, path, headers, body })
  .map((request) => ({
    ...request,
    body: ['GET', 'HEAD', 'TRACE'].includes(request.method) ? undefined : request.body,
  }))

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

// What node:http takes in a path.
function ascii(text: string): string {
  return text.replaceAll(/[^!-~]/gu, (character) => encode(character))
}
