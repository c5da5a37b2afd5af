import { expect, test } from 'vitest'
import { canonicalAddress } from './canonical-address.ts'

const parameters = (path: string) => (path === '/cases' ? ['page', 'from'] : [])

test.each([
  ['/home', '/home'],
  ['/', '/'],
  ['/cases/', '/cases/'],
  ['/home?utm_source=mail&fbclid=x', '/home'],
  ['/home?', '/home'],
  ['/cases?utm_source=mail&page=2', '/cases?page=2'],
  ['/cases?from=1&page=2', '/cases?page=2&from=1'],
  ['/cases?page=2&page=3', '/cases?page=2&page=3'],
  ['/c%61ses?page=%32', '/cases?page=2'],
  ['/cases?page=a%20b', '/cases?page=a+b'],
  ['/cases?page=1%2c2', '/cases?page=1,2'],
  ['/caf%c3%a9', '/caf%C3%A9'],
  ['/a%2Fb', '/a%2Fb'],
  ['/100%', '/100%25'],
  ['/.well-known/security.txt', '/.well-known/security.txt'],
  ['/home?a?b', '/home'],
])('the address %s is spelled %s', (address, canonical) => {
  expect(canonicalAddress(address, parameters)).toBe(canonical)
})

test.each([
  '/x/../home',
  '/x/./home',
  '/..',
  '/%2e%2e/home',
  '/x/.%2E/home',
  '//evil.example/home',
  '/home//x',
])('the address %s is none of ours', (address) => {
  expect(canonicalAddress(address, parameters)).toBeUndefined()
})
