import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { expectNoInside, expectProblem, testApp } from '../test-app.ts'

test('a failure tells nothing of the inside, and names its request to the visitor, in its headers and in its words', async () => {
  const { app, db } = await testApp()
  await sql`DROP TABLE products`.execute(db)
  const rest = await app.inject('/api/products/79')
  const id = String(rest.headers['x-request-id'])
  expect(id).toMatch(/^[\da-f-]{36}-\d+$/)
  expectProblem(rest, 500, `Please try again in a moment, or tell us this number: ${id}.`)
  const procedure = await app.inject('/trpc/products.menu')
  expect(procedure.statusCode).toBe(500)
  expect(procedure.headers['x-request-id']).not.toBe(id)
  expect(procedure.json().error.json.message).toContain(String(procedure.headers['x-request-id']))
  expectNoInside(procedure.body.replaceAll('"undefined"', ''))
  expect((await app.inject('/robots.txt')).headers['x-request-id']).toBeUndefined()
})
