import { problem } from '../handlers/responses.ts'
import type { Handler } from '../handlers/Handler.ts'

/** The properties of a request that the frameworks on Node's HTTP server share. */
export interface NodeRequest extends AsyncIterable<Uint8Array> {
  readonly method?: string | undefined
  readonly url?: string | undefined
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly readableDidRead?: boolean
  /** The result of a body parser, if one has run. */
  readonly body?: unknown
  /** The body before parsing, if the host keeps it. */
  readonly rawBody?: unknown
}

export interface NodeResponse {
  statusCode: number
  appendHeader(name: string, value: string): unknown
  end(body: Uint8Array): unknown
}

/** Handles a Node request with a handler for a standard `Request`. */
export const respondToNode = async <Context>(
  handle: Handler<Context>,
  node: NodeRequest,
  context: Context,
  address: { readonly protocol?: string; readonly host?: string; readonly path?: string } = {},
  hint = 'Register the webhooks route before any body parser.',
): Promise<Response> => {
  const {
    protocol = 'http',
    host = [node.headers.host ?? 'localhost'].flat().join(),
    path = node.url ?? '/',
  } = address
  const method = node.method ?? 'GET'
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const body = hasBody ? rawBody(node) : undefined
  if (hasBody && body === undefined) {
    console.error(
      new TypeError(`The body was parsed before its signature could be verified. ${hint}`),
    )
    return problem(500, `The body was parsed before its signature could be verified. ${hint}`)
  }
  // A path that starts with two slashes would name another host.
  const url = new URL(`${protocol}://${host}${path.replace(/^\/+/, '/')}`)
  const init = { method, headers: headersOf(node), ...(body && { body, duplex: 'half' }) }
  return handle(new Request(url, init), context)
}

const rawBody = (node: NodeRequest): BodyInit | undefined => {
  const raw = [node.rawBody, node.body].find(isRaw)
  if (raw !== undefined) return raw
  return node.body !== undefined || node.readableDidRead ? undefined : streamOf(node)
}

const isRaw = (value: unknown): value is string | Uint8Array<ArrayBuffer> =>
  typeof value === 'string' || value instanceof Uint8Array

/** A stream that leaves the connection open even if it is canceled: the response still needs it. */
const streamOf = (source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> => {
  const chunks = source[Symbol.asyncIterator]()
  return new ReadableStream({
    pull: async (controller) => {
      const next = await chunks.next()
      if (next.done) controller.close()
      else controller.enqueue(next.value)
    },
  })
}

const headersOf = ({ headers }: NodeRequest): Headers =>
  new Headers(
    Object.entries(headers).flatMap(([name, values = []]) =>
      [values].flat().map((value): [string, string] => [name, value]),
    ),
  )

/** Sends a standard `Response` through a Node one. */
export const sendToNode = async (response: Response, node: NodeResponse): Promise<void> => {
  node.statusCode = response.status
  response.headers.forEach((value, name) => node.appendHeader(name, value))
  node.end(new Uint8Array(await response.arrayBuffer()))
}
