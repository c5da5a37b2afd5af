import ipaddr from 'ipaddr.js'

/**
 * What of an address tells visitors apart: an IPv4 address, or the first 64 bits of an IPv6 address, because a
 * household has all addresses that begin with them (RFC 6177).
 */
export function clientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const bytes = ipaddr.process(address).toByteArray()
  return Buffer.from(bytes.length === 4 ? bytes : bytes.slice(0, 8)).toString('hex')
}
