import type { ServerOptions } from 'node:http'

/**
 * How long a server of Node waits for a client, as options of `http.createServer`. By default it waits a minute
 * for headers and five for a body. All in milliseconds.
 */
export const SERVER_LIMITS = {
  /** For the first request of a new connection, too. */
  headersTimeout: 10_000,
  /**
   * Headers and body, which may be a photo over a slow connection. The functions have shorter limits for other
   * bodies.
   */
  requestTimeout: 60_000,
  /** Between two requests. */
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
} as const satisfies ServerOptions
