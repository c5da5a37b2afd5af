import { expect, test } from 'vitest'
import { testApp } from '../test-app.ts'
import { memberOf, parseNetworks } from './trusted-proxies.ts'

const proxy = '10.1.2.3'

async function site(trustProxy: string[] = []) {
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

test('a forged X-Forwarded-For gains nothing behind a trusted proxy', async () => {
  const post = await site(['10.0.0.0/8'])
  const statuses: number[] = []
  for (const forged of ['192.0.2.1', '192.0.2.2', '10.0.0.9', 'unknown', '<script>'])
    statuses.push(await post(proxy, `${forged}, 203.0.113.9`))
  expect(statuses).toEqual([201, 201, 429, 429, 429])
})

test.each([[[]], [['10.0.0.0/8']]])(
  'X-Forwarded-For of a stranger gains nothing (trusted: %j)',
  async (trusted) => {
    const post = await site(trusted)
    const statuses: number[] = []
    for (const forged of ['192.0.2.1', '192.0.2.2', '192.0.2.3'])
      statuses.push(await post('198.51.100.7', forged))
    expect(statuses).toEqual([201, 201, 429])
  },
)

test('networks are read as addresses with or without a prefix', () => {
  expect(parseNetworks('10.0.0.5')).toEqual(['10.0.0.5'])
  expect(parseNetworks('10.0.0.5, 192.168.0.0/16,fd00::/8')).toEqual([
    '10.0.0.5',
    '192.168.0.0/16',
    'fd00::/8',
  ])
})

test.each(['', '1', 'true', 'nginx', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0', '10.0.0.1;', ','])(
  '%j is no network',
  (text) => {
    expect(parseNetworks(text)).toBeUndefined()
  },
)

test('an address is found in a network, however it is written', () => {
  const isMember = memberOf(['10.0.0.0/8', 'fd00::/8', '192.0.2.1'])
  for (const address of ['10.9.9.9', '::ffff:10.9.9.9', 'fd12::1', '192.0.2.1'])
    expect(isMember(address)).toBe(true)
  for (const address of ['11.0.0.1', '::ffff:11.0.0.1', 'fe80::1', '192.0.2.2', ''])
    expect(isMember(address)).toBe(false)
  expect(memberOf([])('127.0.0.1')).toBe(false)
})
