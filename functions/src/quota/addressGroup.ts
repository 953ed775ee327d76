import { isIPv6 } from 'node:net'

/**
 * What counts as one address: an IPv4 address, or an IPv6 network of 64 bits, because a household is
 * handed a whole one and could change its address at will (RFC 6177). IPv4 in IPv6 (RFC 4291, 2.5.5.2)
 * counts as IPv4; other text counts as itself.
 */
export const addressGroup = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  return isIPv6(address) ? `${hextets(address).slice(0, 4).join(':')}::/64` : address
}

/** The eight 16-bit groups, `::` written out, without leading zeros. */
const hextets = (address: string): readonly string[] => {
  const [head = '', tail] = address.replace(/%.*$/, '').toLowerCase().split('::')
  const front = groups(head)
  const back = groups(tail ?? '')
  const gap = tail === undefined ? 0 : 8 - front.length - back.length
  return [...front, ...Array.from({ length: gap }, () => '0'), ...back]
}

const groups = (part: string): readonly string[] =>
  part === '' ? [] : part.split(':').map((group) => group.replace(/^0+(?=.)/, ''))
