import ipaddr from 'ipaddr.js'

/**
 * What counts as one address: an IPv4 address, or an IPv6 network of 64 bits, because a household is assigned a whole
 * network and can change its address within it at will (RFC 6177). IPv4 in IPv6 (RFC 4291, 2.5.5.2) counts as
 * IPv4; any other text counts as itself.
 */
export const addressGroup = (address: string): string => {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6 ? networkOf(parsed, 64) : parsed.toString()
}

/**
 * The largest network that one customer of a provider is assigned, with 65,536 of those groups; undefined for IPv4,
 * where a customer has one address.
 */
export const addressSite = (address: string): string | undefined => {
  if (!ipaddr.IPv6.isValid(address)) return undefined
  const parsed = ipaddr.IPv6.parse(address)
  return parsed.isIPv4MappedAddress() ? undefined : networkOf(parsed, 48)
}

const networkOf = ({ parts }: ipaddr.IPv6, bits: 48 | 64): string =>
  `${parts
    .slice(0, bits / 16)
    .map((part) => part.toString(16))
    .join(':')}::/${bits}`
