import { expect, test } from 'vitest'
import { expectProblem, testApp } from '../test-app.ts'
import { isApiAddress, longestTarget, normalizeRequestTarget } from './request-target.ts'

test.each([
  ['/cases/edge?color=Black%2FRed', '/cases/edge?color=Black%2FRed'],
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['/%zz', '/%25zz'],
  ['/a%20b/%ff', '/a%2520b/%25ff'],
  ['/search?q=caf%C3%A9+100%', '/search?q=caf%C3%A9+100%'],
  ['/%zz?q=%ff?%', '/%25zz?q=%ff?%'],
  ['/api/%zz', '/api/%zz'],
  ['http://evil.example/home', '/home'],
  ['HTTPS://evil.example:444/home?a=1', '/home?a=1'],
  ['http://evil.example', '/'],
  ['http://evil.example?a=1', '/?a=1'],
  ['//evil.example/home', '//evil.example/home'],
  ['*', '/*'],
  ['evil.example:443', '/evil.example:443'],
])('the target %s is read as %s', (target, address) => {
  expect(normalizeRequestTarget(target)).toBe(address)
})

test.each([
  '/',
  '/home?x=',
  '/api/products?x=',
  '/trpc/products.detail?input=',
  '/assets/',
  '/%zz',
])('a target of more than 8,000 characters is refused, however it begins: %s', async (start) => {
  const { app } = await testApp()
  const longest = start.padEnd(longestTarget, 'a')
  expect((await app.inject(longest)).statusCode).not.toBe(414)
  expectProblem(await app.inject(`${longest}a`), 414, 'The address is longer than any')
  const posted = await app.inject({ method: 'POST', url: `${longest}a`, payload: {} })
  expectProblem(posted, 414)
})

test('the API is what stands under /api and /trpc', () => {
  for (const address of ['/api', '/api/', '/api?a', '/api/x', '/trpc', '/trpc/a.b'])
    expect(isApiAddress(address)).toBe(true)
  for (const address of ['/', '/apis', '/home/api', '/trpcs/', '//api'])
    expect(isApiAddress(address)).toBe(false)
})
