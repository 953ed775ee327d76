import { createServer, type IncomingHttpHeaders } from 'node:http'
import {
  listen,
  startLoopback,
  type Listening,
  type Loopback,
  type Replies,
} from '@dramatis/functions/testing'

const running: Listening[] = []

/** Serves the product's functions with the given replies; {@link stopServers} stops the server. */
export const serveFunctions = async (replies: Replies = {}): Promise<Loopback> => {
  const server = await startLoopback(replies)
  running.push(server)
  return server
}

export interface PlatformRequest {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  /** The decoded JSON body, or undefined. */
  readonly body: unknown
}

export interface PlatformResponse {
  readonly status?: number
  readonly body: unknown
}

export interface PlatformServer extends Listening {
  /** The requests so far, except those to {@link PROBE_PATH}. */
  readonly requests: readonly PlatformRequest[]
}

/** Requests to this path are not recorded; see {@link roundTripTo}. */
const PROBE_PATH = '/probe'

/** Serves the billing platform, whose responses `respond` returns; {@link stopServers} stops the server. */
export const servePlatform = async (
  respond: (request: PlatformRequest) => PlatformResponse,
): Promise<PlatformServer> => {
  const requests: PlatformRequest[] = []
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Uint8Array[] = []
      for await (const chunk of request) chunks.push(Buffer.from(chunk))
      const text = Buffer.concat(chunks).toString()
      const { method = '', url: path = '', headers } = request
      const received = {
        method,
        path,
        headers,
        body: text === '' ? undefined : (JSON.parse(text) as unknown),
      }
      if (path !== PROBE_PATH) requests.push(received)
      const { status = 200, body } = path === PROBE_PATH ? { body: {} } : respond(received)
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    })()
  })
  const listening = await listen(server)
  running.push(listening)
  return { ...listening, requests }
}

/** Makes a request and waits for its response, by which time all earlier responses have been processed. */
export const roundTripTo = async ({ url }: Pick<Listening, 'url'>): Promise<void> => {
  await (await fetch(`${url}${PROBE_PATH}`)).text()
}

/** Stops the servers that the test has started. */
export const stopServers = async (): Promise<void> => {
  await Promise.all(running.splice(0).map(({ close }) => close()))
}
