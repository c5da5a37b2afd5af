import { expect, test } from 'vitest'
import { testApp } from '../test-app.ts'
import { parseTrustedProxies } from './trusted-proxies.ts'

/** Makes the function that says whose request the site takes one for. */
async function visitor(trustProxy: string[]) {
  const { app } = await testApp({ trustProxy })
  app.get('/visitor', async ({ ip }) => ip)
  return async (remoteAddress: string, forwardedFor: string) => {
    const headers = { 'x-forwarded-for': forwardedFor }
    const { body } = await app.inject({ url: '/visitor', remoteAddress, headers })
    return body
  }
}

const networks = ['10.0.0.0/8', 'fd00::/8', '192.0.2.1']

test.each(['10.9.9.9', '::ffff:10.9.9.9', 'fd12::1', '192.0.2.1'])(
  'behind a trusted proxy, %s, each visitor counts as themselves, and a forged X-Forwarded-For gains nothing',
  async (proxy) => {
    const addressOf = await visitor(networks)
    for (const address of ['203.0.113.1', '2001:db8::1'])
      expect(await addressOf(proxy, address)).toBe(address)
    for (const forged of ['192.0.2.1', '10.0.0.9', 'unknown', '<script>'])
      expect(await addressOf(proxy, `${forged}, 203.0.113.9`)).toBe('203.0.113.9')
    expect(await addressOf(proxy, '203.0.113.9, 10.0.0.1')).toBe('203.0.113.9')
  },
)

test.each([[networks], [[]]])(
  'X-Forwarded-For of a stranger gains nothing (trusted: %j)',
  async (trusted) => {
    const addressOf = await visitor(trusted)
    for (const stranger of ['198.51.100.7', '::ffff:11.0.0.1', 'fe80::1', '192.0.2.2'])
      for (const forged of ['192.0.2.1', '10.0.0.1', '192.0.2.3, 127.0.0.1'])
        expect(await addressOf(stranger, forged)).toBe(stranger)
  },
)

test('proxies are named by address or network', () => {
  expect(parseTrustedProxies('10.0.0.5')).toEqual(['10.0.0.5'])
  expect(parseTrustedProxies('10.0.0.5, 192.168.0.0/16,fd00::/8')).toEqual([
    '10.0.0.5',
    '192.168.0.0/16',
    'fd00::/8',
  ])
})

const addresses = ['', 'true', 'nginx', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0', '10.0.0.1;', ',']
const counts = ['0', '1', '-1', '1.5', '1e0', '0x1', ' 1', '1, 10.0.0.5', 'fd00::/129', '10.0.0.0/']
test.each(addresses.concat(counts))('%j names no proxies', (text) => {
  expect(parseTrustedProxies(text)).toBeUndefined()
})
