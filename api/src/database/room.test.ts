import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { expectProblem, testApp } from '../test-app.ts'

test('once there are 100,000 messages more get 503 and are told why, until one is deleted; subscriptions go on', async () => {
  const { app, db } = await testApp()
  const letter = { name: 'Ada', email: 'ada@example.com', message: 'Does it fit?' }
  const write = (url = '/api/contact') => app.inject({ method: 'POST', url, payload: letter })
  await sql`insert into contact_messages (name, email, message, created_at)
    with recursive numbers (number) as
      (select 1 union all select number + 1 from numbers where number < 99999)
    select 'Eve', 'eve@example.com', 'Buy!', '2026-11-24T00:00:00.000Z' from numbers`.execute(db)
  expect((await write()).statusCode).toBe(201)
  const response = await write()
  expectProblem(response, 503, 'There is no room to store this now. Please call us')
  expect(response.headers['retry-after']).toBe('3600')
  const procedure = await app.inject({
    method: 'POST',
    url: '/trpc/contact.send',
    payload: { json: letter },
  })
  expect([procedure.statusCode, procedure.headers['retry-after']]).toEqual([503, '3600'])
  expect((await write('/api/newsletter')).statusCode).toBe(201)
  expect((await app.inject('/api/products/79')).statusCode).toBe(200)
  await sql`delete from contact_messages where id = 1`.execute(db)
  expect((await write()).statusCode).toBe(201)
})
