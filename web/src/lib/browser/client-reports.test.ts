// @vitest-environment happy-dom
import { createRootRoute, createRouter } from '@tanstack/react-router'
import { TRPCClientError } from '@trpc/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { reportErrors } from './client-reports.ts'

const router = createRouter({ routeTree: createRootRoute() })
const sent: Blob[] = []

beforeEach(() => {
  sent.length = 0
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((_, body) => sent.push(body as Blob) > 0)
})

async function reports() {
  return Promise.all(sent.map(async (body) => JSON.parse(await body.text()) as unknown))
}

function failure(message: string): Error {
  const error = new TypeError(message)
  error.stack = `TypeError\n at f (http://localhost/assets/page-B1.js:3:14)\n at http://x.example/y.js:1:1`
  return error
}

test('an error that nothing handles is reported with its place and without what was typed', async () => {
  reportErrors(router)
  window.dispatchEvent(new ErrorEvent('error', { error: failure('no "words of mine" here') }))
  expect(await reports()).toEqual([
    {
      route: '/',
      name: 'TypeError',
      message: 'no …',
      at: ['assets/page-B1.js:3:14'],
    },
  ])
})

test('a page reports five errors at most, and no failed call', async () => {
  const report = reportErrors(router)
  report(TRPCClientError.from(failure('refused')))
  report('not an error')
  expect(await reports()).toEqual([])
  for (let count = 0; count < 9; count += 1) report(failure('again'))
  expect(await reports()).toHaveLength(5)
})
