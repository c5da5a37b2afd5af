import { renameSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { temporaryDatabaseFile } from '../database/sqlite/test-file.ts'
import { openTestDatabase } from '../database/test-database.ts'
import { called } from '../forms/test-form-requests.ts'
import { breakProduct } from '../products/test-malformed.ts'
import { testApp } from '../test-app.ts'

const letter = { name: 'Ada', email: 'ada@example.com', message: 'Does it fit?' }
const reads = {
  '/api/products': '/api/products',
  '/api/products/featured': '/api/products/featured',
  '/api/products/category/{category}': '/api/products/category/cases',
  '/api/products/{id}': '/api/products/79',
  '/api/products/slug/{slug}': '/api/products/slug/edge',
}
const writes = ['/api/contact', '/api/newsletter']

type Sent = [path: string, request: InjectOptions]

const everyCall: Sent[] = [
  ...Object.entries(reads).map(([path, url]): Sent => [path, { url }]),
  ...writes.map((url): Sent => [url, called(url, letter)]),
]

const refused: Sent[] = [
  ['/api/products/category/{category}', { url: '/api/products/category/tables' }],
  ['/api/products/category/{category}', { url: '/api/products/category/%E0%A4%A' }],
  ['/api/products/{id}', { url: '/api/products/0' }],
  ['/api/products/{id}', { url: '/api/products/99999' }],
  ['/api/products/slug/{slug}', { url: '/api/products/slug/Edge%20II' }],
  ['/api/products/slug/{slug}', { url: '/api/products/slug/none' }],
  ...writes.flatMap((url): Sent[] => [
    [url, called(url, { ...letter, email: 'ada' })],
    [url, called(url, '{')],
    [
      url,
      {
        ...called(url, letter),
        headers: { ...called(url, letter).headers, origin: 'http://evil.test' },
      },
    ],
    [url, called(url, { ...letter, message: 'x'.repeat(70_000) })],
    [url, { method: 'POST', url, headers: { 'content-type': 'text/plain' }, payload: 'x' }],
  ]),
]

test('every answer, of each failure too, is one that the description has, of its type and schema', async () => {
  const { app } = await testApp()
  const description = (await app.inject('/api/openapi.json')).json()
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema(description, 'description')
  const missing = new Set(
    Object.entries<Record<string, { responses: object }>>(description.paths).flatMap(
      ([path, methods]) =>
        Object.values(methods).flatMap(({ responses }) =>
          Object.keys(responses).map((status) => `${path} ${status}`),
        ),
    ),
  )
  const check = (path: string, method: string, response: LightMyRequestResponse) => {
    const { statusCode, headers } = response
    const [type = ''] = String(headers['content-type']).split(';')
    const name = `${path} ${statusCode}`
    missing.delete(name)
    const content = description.paths[path][method].responses[statusCode]?.content
    expect(Object.keys(content ?? {}), name).toEqual([type])
    const pointer = [path, method, 'responses', String(statusCode), 'content', type, 'schema']
    const escaped = pointer.map((part) =>
      encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')),
    )
    const isValid = ajv.compile({ $ref: `description#/paths/${escaped.join('/')}` })
    expect(isValid(response.json()), `${name}: ${JSON.stringify(isValid.errors)}`).toBe(true)
  }
  const send = async (to: FastifyInstance, calls: readonly Sent[]) => {
    for (const [path, request] of calls)
      check(path, String(request.method ?? 'GET').toLowerCase(), await to.inject(request))
  }

  await send(app, [...everyCall, ...refused])
  for (const url of writes)
    for (let count = 0; count < 60; count += 1) await app.inject(called(url, letter))
  await send(app, everyCall)

  const broken = await testApp({ catalogueVersion: undefined })
  for (const table of ['products', 'contact_messages', 'newsletter_subscriptions'])
    await sql`alter table ${sql.table(table)} rename to ${sql.table(`${table}_elsewhere`)}`.execute(
      broken.db,
    )
  await send(broken.app, everyCall)

  const file = temporaryDatabaseFile()
  const away = await testApp({
    ...(await openTestDatabase(`sqlite:${file}`)),
    catalogueVersion: undefined,
  })
  renameSync(file, `${file}-elsewhere`)
  await send(away.app, everyCall)

  const malformed = await testApp()
  await breakProduct(malformed.db, 'edge', { specs: 'null' })
  await send(malformed.app, everyCall.slice(3, 5))
  // Lists cannot be read while PostgreSQL is away.
  const lists = Object.keys(reads).slice(0, 3)
  expect([...missing]).toEqual(lists.map((path) => `${path} 503`))
})
