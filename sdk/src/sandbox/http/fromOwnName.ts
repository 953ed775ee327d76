import type { MiddlewareHandler } from 'hono'
import { Problem } from '../Problem.ts'
import { problemResponse } from './handleOperation.ts'

/**
 * Refuses requests to a host name that a stranger can own. Another site can make its name resolve to this machine (DNS
 * rebinding); to a browser, its page then has the same origin as the sandbox.
 */
export const fromOwnName =
  (host: string): MiddlewareHandler =>
  async (context, next) => {
    const { hostname } = new URL(context.req.url)
    return isOwnName(hostname, host) ? next() : problemResponse(foreignName())
  }

/** An address, a name without a dot, a name that nobody can register (RFC 6761, RFC 6762, ICANN), or the given one. */
const isOwnName = (hostname: string, host: string): boolean =>
  hostname === host ||
  hostname.startsWith('[') ||
  /^\d+(\.\d+){3}$/.test(hostname) ||
  !hostname.includes('.') ||
  /\.(localhost|test|local|internal)$/.test(hostname)

const foreignName = (): Problem =>
  new Problem(403, {
    error: 'NotPermitted',
    detail: 'Use the address that the sandbox printed, or start it with --host and this name.',
  })
