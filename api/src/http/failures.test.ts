import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { expectNoInside, expectProblem, testApp, testDatabase } from '../test-app.ts'

const letter = { name: 'Ada', email: 'ada@example.com', message: 'Does it fit?' }

function temporaryFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'argo-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'argo.sqlite')
}

function writes(app: Awaited<ReturnType<typeof testApp>>['app']) {
  return Promise.all([
    app.inject({ method: 'POST', url: '/api/contact', payload: letter }),
    app.inject({ method: 'POST', url: '/api/newsletter', payload: { email: letter.email } }),
    app.inject({ method: 'POST', url: '/trpc/contact.send', payload: { json: letter } }),
  ])
}

describe('when another process holds the database', () => {
  test('a write answers 503 with Retry-After, after a second and not more, and reads go on', async () => {
    const file = temporaryFile()
    const { app } = await testApp({ db: await testDatabase(`sqlite:${file}`) })
    const other = new SQLite(file)
    other.exec('BEGIN EXCLUSIVE')
    const start = performance.now()
    const rest = await app.inject({ method: 'POST', url: '/api/contact', payload: letter })
    expect(performance.now() - start).toBeLessThan(3_000)
    const read = await app.inject('/api/products/79')
    other.close()
    expectProblem(rest, 503, 'The catalogue is busy. Please try again in a moment.')
    expect(rest.headers['retry-after']).toBe('5')
    expect(read.statusCode).toBe(200)
    const again = await app.inject({ method: 'POST', url: '/api/contact', payload: letter })
    expect(again.statusCode).toBe(201)
  })
})

describe('when the database cannot be written', () => {
  test('writes answer 503 with Retry-After, by REST and by procedure', async () => {
    const { app, db } = await testApp()
    await sql`PRAGMA query_only = ON`.execute(db)
    const [contact, newsletter, procedure] = await writes(app)
    expectProblem(contact, 503, 'We cannot reach our data just now.')
    expectProblem(newsletter, 503, 'We cannot reach our data just now.')
    expect(procedure.statusCode).toBe(503)
    expect(procedure.headers['retry-after']).toBe('5')
    expect(procedure.json().error.json).toMatchObject({
      message: 'We cannot reach our data just now. Please try again later.',
      data: { code: 'SERVICE_UNAVAILABLE', httpStatus: 503 },
    })
    expectNoInside(procedure.body.replaceAll('"undefined"', ''))
  })
})

describe('when the database is gone', () => {
  test('every call answers a 5xx that tells nothing, and so does the health check', async () => {
    const { app, db } = await testApp()
    await sql`DROP TABLE products`.execute(db)
    await sql`DROP TABLE contact_messages`.execute(db)
    for (const url of ['/api/products', '/api/products/79'])
      expectProblem(await app.inject(url), 500, 'Something went wrong on our side.')
    expectProblem(await app.inject('/healthz'), 503, 'The database cannot be used')
    const procedure = await app.inject('/trpc/products.menu')
    expect(procedure.statusCode).toBe(500)
    expect(procedure.json().error.json.message).toMatch(/^Something went wrong on our side/)
    expectNoInside(procedure.body.replaceAll('"undefined"', ''))
    const [contact] = await writes(app)
    expectProblem(contact, 500)
  })
})
