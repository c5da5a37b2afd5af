import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Stands for what a proxy has written in place of an address: whoever it is, they count together. */
const unknown = 'unknown'

/** The address of an entry of X-Forwarded-For, to which some proxies add a port. */
export function clientAddress(entry: string): string {
  const bare = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(entry)
  const address = bare?.[1] ?? bare?.[2] ?? entry
  return isIP(address) === 0 ? unknown : address
}

/** What tells visitors apart: an IPv4 address, or the first 64 bits of an IPv6 one, a household’s (RFC 6177). */
export function clientNetwork(entry: string): string {
  const address = clientAddress(entry)
  if (address === unknown) return unknown
  const bytes = ipaddr.process(address).toByteArray()
  return Buffer.from(bytes.length === 4 ? bytes : bytes.slice(0, 8)).toString('hex')
}
