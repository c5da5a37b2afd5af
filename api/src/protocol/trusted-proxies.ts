import { isIP } from 'node:net'

/** Reads the addresses and networks (CIDR) of proxies; undefined for anything else. */
export function parseTrustedProxies(text: string): string[] | undefined {
  const proxies = text.split(',').map((proxy) => proxy.trim())
  return proxies.every(isNetwork) ? proxies : undefined
}

const longestPrefix: Record<number, number> = { 4: 32, 6: 128 }

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/')
  const longest = longestPrefix[isIP(address)]
  if (longest === undefined || more.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= longest)
}
