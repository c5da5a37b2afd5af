import { BlockList, isIP, isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'
import { clientAddress } from './client-network.ts'

/** The proxies in front of the site: their addresses and networks (CIDR), or how many each request comes through. */
export type TrustedProxies = readonly string[] | number

/** Says whether this address is a proxy's that many hops before the site, 0 being the one that is connected to it. */
export type IsTrusted = (address: string, hop: number) => boolean

/** Reads addresses and networks, or a count from 1 to 9; undefined for anything else. */
export function parseTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^[1-9]$/.test(text)) return Number(text)
  const networks = text.split(',').map((network) => network.trim())
  return networks.every(isNetwork) ? networks : undefined
}

/** Makes the function by which `X-Forwarded-For` is believed, for Fastify and for limits on connections. */
export function trustIn(proxies: TrustedProxies): IsTrusted {
  if (typeof proxies === 'number')
    return (address, hop) => hop < proxies && (hop > 0 || isNearby(address))
  const list = new BlockList()
  for (const [address = '', prefix] of proxies.map((network) => network.split('/'))) {
    const family = familyOf(address)
    list.addSubnet(address, Number(prefix ?? (family === 'ipv6' ? 128 : 32)), family)
  }
  return (entry) => {
    const address = clientAddress(entry)
    return isIP(address) !== 0 && list.check(address, familyOf(address))
  }
}

// What the internet does not route to. Whoever connects from elsewhere has gone past the proxies, and may have
// written the whole of X-Forwarded-For.
const nearby = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat'])

function isNearby(address: string): boolean {
  return ipaddr.isValid(address) && nearby.has(ipaddr.process(address).range())
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  if (isIP(address) === 0 || rest.length > 0) return false
  return (
    prefix === undefined ||
    (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (isIPv6(address) ? 128 : 32))
  )
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4'
}
