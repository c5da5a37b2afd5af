import { expect, test } from 'vitest'
import { testApp } from '../test-app.ts'

test('timers run while thousands of connections send without pause', async () => {
  const { app } = await testApp()
  const timer = { ran: false }
  setTimeout(() => (timer.ran = true))
  // Each as soon as the last has its response, which gives no timer its turn, as libuv does with more than 1,024 connections.
  for (let requests = 0; !timer.ran && requests < 200; requests += 1) {
    expect((await app.inject('/api/unknown')).statusCode).toBe(404)
    compute(1)
  }
  expect(timer.ran).toBe(true)
})

function compute(milliseconds: number) {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}
