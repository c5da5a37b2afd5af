import { BlockList, isIP, isIPv6 } from 'node:net'

/** Reads addresses and networks (CIDR), such as "10.0.0.5, 192.168.0.0/16"; undefined for anything else. */
export function parseNetworks(text: string): string[] | undefined {
  const networks = text.split(',').map((network) => network.trim())
  return networks.every(isNetwork) ? networks : undefined
}

/** Makes a function that says whether an address is in one of these networks. */
export function memberOf(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const [address = '', prefix] of networks.map((network) => network.split('/'))) {
    const family = familyOf(address)
    list.addSubnet(address, Number(prefix ?? (family === 'ipv6' ? 128 : 32)), family)
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address))
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
