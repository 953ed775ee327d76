import ipaddr from 'ipaddr.js'
import { isIP } from 'node:net'

/**
 * The proxies that are believed about `x-forwarded-for`: the last so many on the way to us, whoever connects, or
 * those whose addresses are in one of these networks, so that nobody else who can connect is believed.
 */
export type TrustedProxies = number | readonly Network[]

type Address = ipaddr.IPv4 | ipaddr.IPv6
type Network = readonly [address: Address, bits: number]

const MAX_PROXIES = 10

/** Reads a number from 0 to 10, or addresses and networks such as `10.0.0.0/8, ::1`; undefined for anything else. */
export const readTrustedProxies = (text: string): TrustedProxies | undefined => {
  if (/^\d+$/.test(text)) return Number(text) <= MAX_PROXIES ? Number(text) : undefined
  const networks = text.split(',').map((entry) => readNetwork(entry.trim()))
  return networks.every((network) => network !== undefined) ? networks : undefined
}

const readNetwork = (text: string): Network | undefined => {
  const [address = '', bits, ...rest] = text.split('/')
  if (isIP(address) === 0 || rest.length > 0) return undefined
  if (bits !== undefined) return ipaddr.isValidCIDR(text) ? ipaddr.parseCIDR(text) : undefined
  const parsed = ipaddr.process(address)
  return [parsed, parsed.toByteArray().length * 8]
}

/** Whether an address is in one of the networks. IPv4 in IPv6 (RFC 4291, 2.5.5.2) is IPv4. */
export const isInNetworks = (networks: readonly Network[], address: string): boolean => {
  const parsed = ipaddr.process(address)
  return networks.some(
    ([network, bits]) => network.kind() === parsed.kind() && parsed.match(network, bits),
  )
}
