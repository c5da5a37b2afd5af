import { expect, test } from 'vitest'
import { testApp } from '../test-app.ts'

test('/healthz answers ok while the database answers, and is never kept', async () => {
  const { app } = await testApp()
  const answer = await app.inject('/healthz')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ status: 'ok' })
  expect(answer.headers['cache-control']).toBe('no-store')
})
