import { isIP } from 'node:net'
import type { TrustedProxies } from './TrustedProxies.ts'
import { isInNetworks } from './TrustedProxies.ts'

/** What is known about where a request came from. */
interface Connection {
  /** The address that the host reports. */
  readonly host?: string | undefined
  /** The header `x-forwarded-for`. */
  readonly forwardedFor?: string | undefined
  /** The other end of the connection. */
  readonly socket?: string | undefined
}

/**
 * The visitor's address: from the host, else as the outermost of our own proxies saw it, else the socket's.
 * Anything further left in `x-forwarded-for` was written by the client.
 *
 * @returns undefined if that is not an IP address: it could be any text that the client made up, a new one each time.
 * Also if a trusted proxy did not say for whom it asks: its own address would be everybody's.
 */
export const addressOf = (
  { host, forwardedFor, socket = '' }: Connection,
  trusted: TrustedProxies,
): string | undefined => {
  if (host !== undefined) return parseAddress(host)
  if (trusted === 0) return parseAddress(socket)
  const seen = forwardedFor?.split(',') ?? []
  if (typeof trusted === 'number') return parseAddress(seen.at(-trusted) ?? '')
  const isTrusted = (address: string | undefined) =>
    address !== undefined && isInNetworks(trusted, address)
  const peer = parseAddress(socket)
  if (!isTrusted(peer)) return peer
  const addresses = seen.map(parseAddress)
  // If all are ours, a proxy itself asks: the first of them.
  return addresses[
    Math.max(
      0,
      addresses.findLastIndex((address) => !isTrusted(address)),
    )
  ]
}

/** Proxies write an address alone, with a port, or in brackets (RFC 7239, section 6). */
const parseAddress = (text: string): string | undefined => {
  const written = text.trim()
  const [, address = written] =
    /^\[(.*)\](?::\d+)?$/.exec(written) ?? /^([\d.]+):\d+$/.exec(written) ?? []
  return isIP(address) === 0 ? undefined : address
}
