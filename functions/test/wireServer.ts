import { createServer, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listen } from '../src/http/listen.ts'

export interface WireCall {
  readonly method: string | undefined
  readonly path: string | undefined
  readonly headers: IncomingHttpHeaders
  /** JSON as a value, anything else as text. */
  readonly body: unknown
}

/** A response; a body that is neither text nor bytes is sent as JSON. */
export interface WireResponse {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: unknown
}

export interface WireServer {
  readonly url: string
  /** The calls so far. */
  readonly calls: readonly WireCall[]
  readonly close: () => Promise<void>
}

/** Starts a loopback server that responds like a provider's API and records its calls. */
export const startWireServer = async (
  respond: (call: WireCall) => WireResponse | Promise<WireResponse>,
): Promise<WireServer> => {
  const calls: WireCall[] = []
  const server = createServer((request, response) => {
    void buffer(request).then(async (bytes) => {
      const { method, url: path, headers } = request
      const isJson = headers['content-type'] === 'application/json'
      const body: unknown = isJson ? JSON.parse(bytes.toString()) : bytes.toString('latin1')
      const call = { method, path, headers, body }
      calls.push(call)
      const reply = await respond(call)
      const isFile = Buffer.isBuffer(reply.body)
      response.writeHead(reply.status ?? 200, {
        'content-type': isFile ? 'image/png' : 'application/json',
        ...reply.headers,
      })
      const isText = typeof reply.body === 'string'
      response.end(isFile || isText ? reply.body : JSON.stringify(reply.body))
    })
  })
  const { url, close } = await listen(server)
  return { url, calls, close }
}
