import type { ServerOptions } from 'node:http'

/**
 * How long a Node server waits for a client, in milliseconds, as options for `http.createServer`. Node's defaults are
 * one minute for the headers and five for the whole request.
 */
export const SERVER_LIMITS = {
  /** Until the headers are complete. For the first request, this counts from the opening of the connection. */
  headersTimeout: 10_000,
  /**
   * Until the headers and the body are complete. The body may be a photo over a slow connection; for other bodies,
   * the functions have shorter limits.
   */
  requestTimeout: 60_000,
  /** Until the next request on a connection. */
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
} as const satisfies ServerOptions
