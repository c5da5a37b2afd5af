import { isIP, isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'
import { clientAddress } from './client-network.ts'

/** The proxies in front of the site: their addresses and networks (CIDR), or how many each request comes through. */
export type TrustedProxies = readonly string[] | number

/** Says whether this address is a proxy's that many hops before the site, 0 being the one that is connected to it. */
export type IsTrusted = (address: string, hop: number) => boolean

/** Reads addresses and networks, or a count from 1 to 9; undefined for anything else. */
export function parseTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^[1-9]$/.test(text)) return Number(text)
  const proxies = text.split(',').map((proxy) => proxy.trim())
  const isNetwork = (proxy: string) =>
    isIP(proxy.split('/')[0] ?? '') !== 0 && ipaddr.isValidCIDR(inCidr(proxy))
  return proxies.every(isNetwork) ? proxies : undefined
}

/** Makes the function by which `X-Forwarded-For` is believed, for Fastify and for limits on connections. */
export function trustIn(proxies: TrustedProxies): IsTrusted {
  if (typeof proxies === 'number')
    return (address, hop) => hop < proxies && (hop > 0 || isNearby(address))
  const trusted = proxies.map((proxy) => ipaddr.parseCIDR(inCidr(proxy)))
  return (entry) => {
    const address = clientAddress(entry)
    if (!ipaddr.isValid(address)) return false
    return ipaddr.subnetMatch(ipaddr.process(address), { trusted }, 'none') === 'trusted'
  }
}

// What the internet does not route to. Whoever connects from elsewhere has gone past the proxies, and may have
// written the whole of X-Forwarded-For.
const nearby = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat'])

function isNearby(address: string): boolean {
  return ipaddr.isValid(address) && nearby.has(ipaddr.process(address).range())
}

function inCidr(proxy: string): string {
  return proxy.includes('/') ? proxy : `${proxy}/${isIPv6(proxy) ? 128 : 32}`
}
