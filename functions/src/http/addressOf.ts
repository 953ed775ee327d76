import { isIP } from 'node:net'

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
 * @returns undefined if that is not an IP address: it could be any text that the client made up, a new one each time
 */
export const addressOf = (
  { host, forwardedFor, socket }: Connection,
  trustedProxies: number,
): string | undefined => {
  const seenByProxy = trustedProxies > 0 ? forwardedFor?.split(',').at(-trustedProxies) : undefined
  return parseAddress(host ?? seenByProxy ?? socket ?? '')
}

/** Proxies write an address alone, with a port, or in brackets (RFC 7239, section 6). */
const parseAddress = (text: string): string | undefined => {
  const written = text.trim()
  const [, address = written] =
    /^\[(.*)\](?::\d+)?$/.exec(written) ?? /^([\d.]+):\d+$/.exec(written) ?? []
  return isIP(address) === 0 ? undefined : address
}
