import { expect, test } from 'vitest'
import { testApp } from '../test-app.ts'
import { parseTrustedProxies, trustIn, type TrustedProxies } from './trusted-proxies.ts'

const proxy = '10.1.2.3'

async function site(trustProxy: TrustedProxies = []) {
  const { app } = await testApp({ trustProxy, writeLimits: { address: 2 } })
  let sent = 0
  return (remoteAddress: string, forwardedFor: string) => {
    sent += 1
    return app
      .inject({
        method: 'POST',
        url: '/api/newsletter',
        remoteAddress,
        headers: { 'x-forwarded-for': forwardedFor },
        payload: { email: `visitor-${sent}@example.com` },
      })
      .then(({ statusCode }) => statusCode)
  }
}

test('behind a trusted proxy each visitor has a limit of their own', async () => {
  const post = await site(['10.0.0.0/8'])
  for (const visitor of ['203.0.113.1', '203.0.113.2', '2001:db8::1'])
    for (const expected of [201, 201, 429]) expect(await post(proxy, visitor)).toBe(expected)
})

test.each([
  ['203.0.113.1:1000', '203.0.113.1:1001', '203.0.113.1'],
  ['[2001:db8::1]:1000', '[2001:db8::1]', '2001:db8::1'],
  ['no address', '<script>', 'x'.repeat(400)],
  ['203.0.113.1:1000, 10.0.0.9:80', '203.0.113.1:7, [10.0.0.9]:80', '203.0.113.1'],
])(
  'X-Forwarded-For with a port or with no address counts as one visitor: %s',
  async (...entries) => {
    const post = await site(['10.0.0.0/8'])
    const statuses: number[] = []
    for (const entry of entries) statuses.push(await post(proxy, entry))
    expect(statuses).toEqual([201, 201, 429])
  },
)

test('a forged X-Forwarded-For gains nothing behind a trusted proxy', async () => {
  const post = await site(['10.0.0.0/8'])
  const statuses: number[] = []
  for (const forged of ['192.0.2.1', '192.0.2.2', '10.0.0.9', 'unknown', '<script>'])
    statuses.push(await post(proxy, `${forged}, 203.0.113.9`))
  expect(statuses).toEqual([201, 201, 429, 429, 429])
})

test.each([
  [1, ''],
  [2, ', 198.51.100.7'],
])('behind %i counted proxies each visitor has a limit of their own', async (hops, added) => {
  const post = await site(hops)
  for (const visitor of ['203.0.113.1', '203.0.113.2', '2001:db8::1'])
    for (const expected of [201, 201, 429])
      expect(await post('127.0.0.1', visitor + added)).toBe(expected)
})

test.each([
  [1, '203.0.113.9'],
  [2, '203.0.113.9, 198.51.100.7'],
  [3, '203.0.113.9, 198.51.100.7, 10.0.0.9'],
])('a forged X-Forwarded-For gains nothing behind %i counted proxies', async (hops, added) => {
  const post = await site(hops)
  const statuses: number[] = []
  for (const forged of ['192.0.2.1', '192.0.2.2', '10.0.0.9', 'unknown', '192.0.2.3, 192.0.2.4'])
    statuses.push(await post('127.0.0.1', `${forged}, ${added}`))
  expect(statuses).toEqual([201, 201, 429, 429, 429])
})

test('who reaches the site past its proxies counts as one address, whatever their X-Forwarded-For says', async () => {
  const post = await site(2)
  for (const stranger of ['198.51.100.7', '2001:db8:1::7']) {
    const statuses: number[] = []
    for (const forged of ['192.0.2.1', '192.0.2.2, 10.0.0.1', '192.0.2.3, 127.0.0.1'])
      statuses.push(await post(stranger, forged))
    expect(statuses).toEqual([201, 201, 429])
  }
})

test.each([[[]], [['10.0.0.0/8']], [1]])(
  'X-Forwarded-For of a stranger gains nothing (trusted: %j)',
  async (trusted) => {
    const post = await site(trusted)
    const statuses: number[] = []
    for (const forged of ['192.0.2.1', '192.0.2.2', '192.0.2.3'])
      statuses.push(await post('198.51.100.7', forged))
    expect(statuses).toEqual([201, 201, 429])
  },
)

test('proxies are named by address or network, or counted', () => {
  expect(parseTrustedProxies('10.0.0.5')).toEqual(['10.0.0.5'])
  expect(parseTrustedProxies('10.0.0.5, 192.168.0.0/16,fd00::/8')).toEqual([
    '10.0.0.5',
    '192.168.0.0/16',
    'fd00::/8',
  ])
  expect(parseTrustedProxies('1')).toBe(1)
  expect(parseTrustedProxies('9')).toBe(9)
})

const addresses = ['', 'true', 'nginx', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0', '10.0.0.1;', ',']
const counts = ['0', '10', '-1', '1.5', '1e0', '0x1', ' 1', '1, 10.0.0.5']
test.each(addresses.concat(counts))('%j names no proxies', (text) => {
  expect(parseTrustedProxies(text)).toBeUndefined()
})

test('an address is found in a network, however it is written', () => {
  const isTrusted = trustIn(['10.0.0.0/8', 'fd00::/8', '192.0.2.1'])
  for (const address of ['10.9.9.9', '::ffff:10.9.9.9', 'fd12::1', '192.0.2.1'])
    expect(isTrusted(address, 0)).toBe(true)
  for (const address of ['11.0.0.1', '::ffff:11.0.0.1', 'fe80::1', '192.0.2.2', ''])
    expect(isTrusted(address, 0)).toBe(false)
  expect(trustIn([])('127.0.0.1', 0)).toBe(false)
})

test('a counted proxy is believed when it connects from this machine or its network', () => {
  const isTrusted = trustIn(1)
  const ipv4 = ['127.0.0.1', '10.9.9.9', '172.16.0.1', '192.168.1.1', '169.254.1.1', '100.64.0.1']
  const ipv6 = ['::1', 'fd12::1', 'fe80::1', '::ffff:10.9.9.9']
  for (const address of ipv4.concat(ipv6)) expect(isTrusted(address, 0), address).toBe(true)
  for (const address of ['8.8.8.8', '172.32.0.1', '2001:db8::1', '::ffff:8.8.8.8', 'unknown', ''])
    expect(isTrusted(address, 0), address).toBe(false)
  expect(isTrusted('10.9.9.9', 1)).toBe(false)
})
