import { expect, test } from 'vitest'
import { forAllTests } from '../database/test-finished.ts'
import { called } from '../forms/test-form-requests.ts'
import { expectProblem, testApp } from '../test-app.ts'

async function newsletter() {
  const { app, db } = await testApp()
  return {
    db,
    post: (payload: object | string) => app.inject(called('/api/newsletter', payload)),
  }
}

/** For what is not stored. */
const shared = forAllTests(newsletter)

test('a subscription returns 201 and is stored', async () => {
  const { db, post } = await newsletter()
  const response = await post({ email: 'ada@example.com' })
  expect(response.statusCode).toBe(201)
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(response.json()).toEqual({ stored: true })
  const rows = await db.selectFrom('newsletterSubscriptions').select('email').execute()
  expect(rows).toEqual([{ email: 'ada@example.com' }])
})

test('a second subscription gets the same response as the first', async () => {
  const { db, post } = await newsletter()
  const first = await post({ email: 'ada@example.com' })
  const second = await post({ email: 'Ada@Example.com' })
  const { date: _first, ...firstHeaders } = first.headers
  const { date: _second, ...secondHeaders } = second.headers
  expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body])
  expect(secondHeaders).toEqual(firstHeaders)
  expect(await db.selectFrom('newsletterSubscriptions').selectAll().execute()).toHaveLength(1)
})

test('a wrong address returns 400, says what is wrong with the field, and is not stored', async () => {
  const { db, post } = shared()
  const message = 'Please enter an e-mail address such as name@example.com'
  const response = await post({ email: 'ada' })
  expectProblem(response, 400, message)
  expect(response.json().errors).toEqual({ email: message })
  expect(await db.selectFrom('newsletterSubscriptions').selectAll().execute()).toEqual([])
})

test('a body that is no object returns 400, of no field', async () => {
  const { post } = shared()
  const response = await post('null')
  expectProblem(response, 400, 'Please send an object with an e-mail address.')
  expect(response.json().errors).toBeUndefined()
})

test('fields that are not documented are left out', async () => {
  const { db, post } = await newsletter()
  const response = await post({ email: 'ada@example.com', id: 7, createdAt: '1970', emailKey: 'x' })
  expect(response.statusCode).toBe(201)
  expect(await db.selectFrom('newsletterSubscriptions').selectAll().execute()).toMatchObject([
    { id: 1, emailKey: 'ada@example.com' },
  ])
})
