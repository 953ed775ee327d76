import { createServer } from 'node:http'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as received. */
export interface Received {
  readonly method: string
  /** Raw path and query. */
  readonly target: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface Platform extends AsyncDisposable {
  readonly serverURL: string
  readonly received: Received[]
  /** Handles the following requests. */
  respond: (request: Received, response: ServerResponse) => void
}

/** A real HTTP server on the loopback interface that records every request. */
export const startPlatform = async (
  respond: Platform['respond'] = json(200, {}),
): Promise<Platform> => {
  const received: Received[] = []
  // Without a timeout: a connection that ends while the client reuses it would fail a call on a busy machine.
  const server = createServer({ keepAliveTimeout: 0 }, (incoming, response) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const request = {
        method: incoming.method ?? '',
        target: incoming.url ?? '',
        headers: incoming.headers,
        body: Buffer.concat(chunks).toString(),
      }
      received.push(request)
      platform.respond(request, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const platform: Platform = {
    serverURL: `http://127.0.0.1:${port}`,
    received,
    respond,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return platform
}

/** A JSON response. */
export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Platform['respond'] =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify(body))
  }

/** A text response. */
export const text =
  (status: number, body: string, headers: Record<string, string> = {}): Platform['respond'] =>
  (_, response) => {
    response.writeHead(status, headers)
    response.end(body)
  }

/** Responds with one response after the other; the last one is repeated. */
export const sequence = (...responders: Platform['respond'][]): Platform['respond'] => {
  let next = 0
  return (request, response) => {
    const respond = responders[Math.min(next++, responders.length - 1)]
    if (respond) respond(request, response)
  }
}
