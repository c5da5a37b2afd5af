import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { expectNoInside, expectProblem, testApp } from '../test-app.ts'
import { sendWrites } from '../limits/test-writes.ts'

describe('when the database is gone', () => {
  test('a failure names its request to the visitor, in its headers and in its words', async () => {
    const { app, db } = await testApp()
    await sql`DROP TABLE products`.execute(db)
    const rest = await app.inject('/api/products/79')
    const id = String(rest.headers['x-request-id'])
    expect(id).toMatch(/^[\da-f-]{36}-\d+$/)
    expect(rest.json().detail).toBe(
      `Something went wrong on our side. Please try again in a moment, or tell us this number: ${id}.`,
    )
    const procedure = await app.inject('/trpc/products.menu')
    expect(procedure.headers['x-request-id']).not.toBe(id)
    expect(procedure.json().error.json.message).toContain(String(procedure.headers['x-request-id']))
    expect((await app.inject('/robots.txt')).headers['x-request-id']).toBeUndefined()
  })

  test('every call returns a 5xx that tells nothing, and so does /readyz', async () => {
    const { app, db } = await testApp()
    await sql`DROP TABLE products`.execute(db)
    await sql`ALTER TABLE contact_messages RENAME TO elsewhere`.execute(db)
    for (const url of ['/api/products', '/api/products/79'])
      expectProblem(await app.inject(url), 500, 'Something went wrong on our side.')
    expectProblem(await app.inject('/readyz'), 503, 'The database cannot be used')
    const procedure = await app.inject('/trpc/products.menu')
    expect(procedure.statusCode).toBe(500)
    expect(procedure.json().error.json.message).toMatch(/^Something went wrong on our side/)
    expectNoInside(procedure.body.replaceAll('"undefined"', ''))
    const [contact] = await sendWrites(app)
    expectProblem(contact, 500)
  })
})
