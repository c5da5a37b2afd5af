import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { expectProblem, testApp } from '../test-app.ts'

test('/healthz says that the process answers, whatever the database does, and is never cached', async () => {
  const { app, db } = await testApp()
  await db.destroy()
  const response = await app.inject('/healthz')
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({ status: 'ok' })
  expect(response.headers['cache-control']).toBe('no-store')
})

test('/readyz says that the database can be used, and is never cached', async () => {
  const { app } = await testApp()
  const response = await app.inject('/readyz')
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({ status: 'ready' })
  expect(response.headers['cache-control']).toBe('no-store')
})

test('many who ask for /readyz while the server listens cost the database nothing', async () => {
  const { app, db } = await testApp()
  const query = vi.spyOn(db.getExecutor(), 'executeQuery')
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  await (await fetch(`${url}/readyz`)).text()
  const before = query.mock.calls.length
  for (let time = 0; time < 50; time += 1) expect((await fetch(`${url}/readyz`)).status).toBe(200)
  // What is done by the clock is less than one for each.
  expect(query.mock.calls.length - before).toBeLessThan(50)
})

test.each([
  ['products cannot be read', 'DROP TABLE products', /cannot be used/],
  ['messages cannot be stored', 'ALTER TABLE contact_messages RENAME TO elsewhere', /cannot be/],
  [
    'subscriptions cannot be stored',
    'ALTER TABLE newsletter_subscriptions RENAME TO elsewhere',
    /cannot be/,
  ],
])('/readyz says 503 when %s', async (_, change, detail) => {
  const { app, db } = await testApp()
  await sql.raw(change).execute(db)
  const response = await app.inject('/readyz')
  expectProblem(response, 503, detail)
  expect(response.headers['retry-after']).toBe('5')
  expect((await app.inject('/healthz')).statusCode).toBe(200)
})

test('/readyz says 503 before a server that ends stops to listen, and visitors are served meanwhile', async () => {
  const { app } = await testApp({ shutdown: { drain: 1_000, grace: 0, deadline: 5_000 } })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  const closed = app.close()
  const ending = await fetch(`${url}/readyz`)
  expect(ending.status).toBe(503)
  expect(await ending.json()).toMatchObject({ detail: 'The server is ending.' })
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect((await fetch(`${url}/home`)).status).toBe(200)
  await closed
  await expect(fetch(`${url}/readyz`)).rejects.toThrow('fetch failed')
})
