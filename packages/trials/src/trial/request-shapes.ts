import { appRouter } from '@argo/api/router'
import { categories, categoryPath } from '@argo/domain/products/category'
import { buildFieldNames } from '@argo/domain/fit/build-fields'
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
  binary.map(encode),
  fc
    .string({ unit: fc.constantFrom('%', '0', 'f', '/', ';', '\\', '~', '+', 'é', '.', ':') })
    .map(ascii),
  fc.constant(encode(marker)),
)

const procedures = Object.keys(appRouter._def.procedures).map((name) => `/trpc/${name}`)

const known = fc.constantFrom(
  ...Object.values(fixedPages).map(({ path }) => path),
  ...categories.flatMap((category) => [
    categoryPath(category),
    `/compare${categoryPath(category)}`,
  ]),
  ...procedures,
  searchPage.path,
  '/cases/edge',
  '/peripherals/argo-g-100m',
  '/product/79',
  '/newsletter/confirm/A1-b2_C3d4E5f6G7h8I9j0',
  '/newsletter/unsubscribe/A1-b2_C3d4E5f6G7h8I9j0',
  '/api/products',
  '/api/products/79',
  '/healthz',
  '/readyz',
  '/api/docs',
  '/api/openapi.json',
  '/feed.xml',
  '/sitemap.xml',
  '/llms.txt',
  '/api/products/slug/nivos',
  '/api/products/category/mice',
  '/api/newsletter',
  '/api/contact',
)

const named = fc
  .tuple(fc.constantFrom('cases', 'product', 'category', 'compare'), binary)
  .map(([folder, name]) => `/${folder}/${encode(name)}`)

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

const typed = fc.oneof(
  fc.constantFrom('650', 'edge', 'edge,calypso', '"', '*', marker, `edge ${marker}`, 'fan" OR "*'),
  fc.string({ unit: 'binary' }),
)

// As procedures that read take it, with something generated in one place.
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
    names: fc.array(fc.oneof(fc.constantFrom('edge', '79', marker), fc.string(), binary), {
      maxLength: 9,
    }),
    inInches: fc.boolean(),
    limit: fc.integer(),
    id: fc.oneof(fc.integer(), fc.constantFrom(79, 71)),
    slug: fc.oneof(fc.constantFrom('edge', 'x', marker), binary),
    slugs: fc.array(fc.oneof(fc.string(), binary), { maxLength: 25 }),
  },
  { requiredKeys: [] },
)

const build = fc.dictionary(
  fc.constantFrom(...buildFieldNames),
  fc.oneof(
    fc.constantFrom('edge', 'own', '310', 'am5', marker),
    fc.string({ maxLength: 41 }),
    binary,
  ),
  { maxKeys: 5 },
)

// What superjson would follow: texts where lists belong, deep and wide trees, long paths, circles.
const kind = fc.constantFrom<unknown>(
  ['undefined'],
  ['Date'],
  ['set'],
  ['map'],
  ['regexp'],
  ['bigint'],
  ['Error'],
  [['class', 'x']],
  [['custom', 'x']],
  'undefined',
  's',
  5,
  null,
  [],
)
const longPath = fc
  .tuple(
    fc.constantFrom('a', 'email', '0', '', '__proto__', 'a\\\\.b'),
    fc.constantFrom('.', 'a.', '0.', '\\\\.'),
    fc.integer({ min: 0, max: 14_000 }),
  )
  .map(([end, step, times]) => `${step.repeat(times)}${end}`)
const key = fc.oneof(
  fc.constantFrom('a', 'email', 'a.b', 'json'),
  fc.string({ maxLength: 5 }),
  longPath,
)
const tree = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 6 },
    kind,
    fc.dictionary(key, tie('tree'), { maxKeys: 4 }),
    fc.tuple(kind, fc.dictionary(key, tie('tree'), { maxKeys: 4 })),
  ),
})).tree
const deep = fc
  .tuple(fc.integer({ min: 1, max: 4_000 }), fc.constantFrom('["set",{"0":', '{"a":'))
  .map(([times, start]) => {
    const ends = start === '{"a":' ? '}' : '}]'
    return `${start.repeat(times)}"s"${ends.repeat(times)}`
  })
const wide = fc
  .tuple(fc.integer({ min: 1, max: 3_000 }), kind)
  .map(([count, leaf]) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, leaf]))),
  )
const values = fc.oneof(
  tree.map((value) => JSON.stringify(value)),
  deep,
  wide,
)
const equalities = fc.oneof(
  fc.dictionary(key, fc.array(key, { maxLength: 6 })).map((value) => JSON.stringify(value)),
  fc.constantFrom(
    '{"a":["a"]}',
    '{"":["a","a.a"]}',
    '[["a"],{"a":[""]}]',
    '{"a":["b"],"b":["a"]}',
    '"s"',
  ),
  fc.integer({ min: 1, max: 4_000 }).map((times) => `{"a":["b"${',"a.b.c"'.repeat(times)}]}`),
)
const meta = fc.oneof(
  fc.constant('{"values":{"a":["Date"]}}'),
  values.map((text) => `{"values":${text}}`),
  equalities.map((text) => `{"referentialEqualities":${text}}`),
  fc
    .tuple(values, equalities)
    .map(([one, other]) => `{"values":${one},"referentialEqualities":${other},"v":1}`),
)

const superjson = fc
  .tuple(json, meta)
  .map(([text, annotations]) => `{"json":${text},"meta":${annotations}}`.slice(0, 65_000))

const noHeaders: Record<string, string> = {}

/** Calls of procedures with annotations of every shape, by GET and by POST. */
export const annotatedCalls: fc.Arbitrary<GeneratedRequest> = fc
  .record({
    get: fc.boolean(),
    text: superjson,
    read: fc.constantFrom('products.byId', 'products.latest', 'fit.answer'),
    write: fc.constantFrom('newsletter.subscribe', 'contact.send'),
  })
  .map(({ get, text, read, write }) => ({
    method: get ? 'GET' : 'POST',
    path: get ? `/trpc/${read}?input=${encode(text)}`.slice(0, 8_000) : `/trpc/${write}`,
    headers: get ? noHeaders : { 'content-type': 'application/json' },
    body: get ? undefined : text,
  }))

const queryNames = [
  'category',
  'page',
  'from',
  'sort',
  'panel-is',
  'gpu-clearance-min',
  'gpu-clearance-max',
  'q',
  'products',
  'show',
  'units',
  'part',
  'color',
  'picture',
  'view',
  'sent',
  'subscription',
  'batch',
  'x',
]

const query = fc
  .array(
    fc.tuple(
      fc.constantFrom('input', ...queryNames),
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        superjson,
        fc.constantFrom('1', '-1', 'true', 'edge,calypso', 'name-desc', 'own', '310', marker),
      ),
    ),
    { maxLength: 4 },
  )
  .map((pairs) => (pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`))

// A page with parameters of its own, and something generated in them.
const page = fc.oneof(
  typed.map((q) => [searchPage.path, { q }] as const),
  typed.map((products) => [fixedPages.compare.path, { products }] as const),
  build.map((values) => [fixedPages.fit.path, values] as const),
  fc
    .record(
      {
        sort: fc.oneof(fc.constantFrom('name-desc', 'gpu-clearance-asc'), typed),
        'fans-included-is': typed,
        'gpu-clearance-min': fc.oneof(fc.constantFrom('400', '-1', '1e99'), typed),
        page: fc.constantFrom('1', '2', '0', 'x'),
      },
      { requiredKeys: [] },
    )
    .map((values) => ['/cases', values] as const),
)

const call = fc.oneof(
  { weight: 3, arbitrary: input.map((values) => JSON.stringify({ json: values })) },
  { weight: 1, arbitrary: build.map((values) => JSON.stringify({ json: values })) },
  { weight: 1, arbitrary: superjson },
)

const path = fc
  .oneof(
    {
      weight: 6,
      arbitrary: fc.tuple(
        fc.oneof({ weight: 9, arbitrary: known }, { weight: 1, arbitrary: named }),
        fc.constantFrom('', '', '', '/', '//', '.md', '.csv'),
        query,
      ),
    },
    {
      weight: 2,
      arbitrary: fc.tuple(
        fc.array(word, { maxLength: 5 }).map((words) => `/${words.join('/')}`),
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
      weight: 3,
      arbitrary: page.map(([path, values]) => [path, `?${new URLSearchParams(values)}`]),
    },
  )
  .map((parts) => ascii(parts.join('')).slice(0, 8_000))

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
