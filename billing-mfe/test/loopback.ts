import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'

export interface SeenRequest {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  /** The decoded JSON body, or undefined. */
  readonly body: unknown
}

export interface Answer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

export type Answering = (request: SeenRequest) => Answer | Promise<Answer>

const running: (() => Promise<void>)[] = []

/** A server on loopback that answers as `answer` says; a promise holds the answer back. */
export const loopback = async (answer: Answering) => {
  const seen: SeenRequest[] = []
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(Buffer.from(chunk))
      const text = Buffer.concat(chunks).toString()
      const call = {
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body: text === '' ? undefined : (JSON.parse(text) as unknown),
      }
      seen.push(call)
      const { status = 200, headers = {}, body } = await answer(call)
      response.writeHead(status, { 'content-type': 'application/json', ...headers })
      response.end(JSON.stringify(body))
    })()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  running.push(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  return { url: `http://127.0.0.1:${address.port}`, seen }
}

/** Stops what the test has started. */
export const stopLoopback = async (): Promise<void> => {
  await Promise.all(running.splice(0).map((stop) => stop()))
}

/** The product's functions by name; what a test does not name answers 500. */
export const functions = (answers: Readonly<Partial<Record<string, Answering>>>) =>
  loopback((request) => {
    const name = request.path.split('/').at(-1) ?? ''
    return answers[name]?.(request) ?? { status: 500, body: { error: 'Not expected.' } }
  })
