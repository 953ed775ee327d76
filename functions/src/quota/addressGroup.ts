import { isIPv6 } from 'node:net'

/**
 * What counts as one address: an IPv4 address, or an IPv6 network of 64 bits, because a household is assigned a whole
 * network and can change its address within it at will (RFC 6177). IPv4 in IPv6 (RFC 4291, 2.5.5.2) counts as
 * IPv4; any other text counts as itself.
 */
export const addressGroup = (address: string): string => {
  const mapped = MAPPED.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  return isIPv6(address) ? `${hextets(address).slice(0, 4).join(':')}::/64` : address
}

/**
 * The largest network that one customer of a provider is assigned, with 65,536 of those groups; undefined for IPv4,
 * where a customer has one address.
 */
export const addressSite = (address: string): string | undefined =>
  isIPv6(address) && !MAPPED.test(address)
    ? `${hextets(address).slice(0, 3).join(':')}::/48`
    : undefined

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** The eight 16-bit groups with `::` expanded, without leading zeros. */
const hextets = (address: string): readonly string[] => {
  const [head = '', tail] = address.replace(/%.*$/, '').toLowerCase().split('::')
  const front = groups(head)
  const back = groups(tail ?? '')
  const gap = tail === undefined ? 0 : 8 - front.length - back.length
  return [...front, ...Array.from({ length: gap }, () => '0'), ...back]
}

const groups = (part: string): readonly string[] =>
  part === '' ? [] : part.split(':').map((group) => group.replace(/^0+(?=.)/, ''))
