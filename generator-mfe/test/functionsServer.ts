import { createServer, type IncomingHttpHeaders } from 'node:http'
import { once } from 'node:events'

export interface SeenRequest {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
}

export interface Answer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON, or as it stands when it is a string. */
  readonly body: unknown
}

export interface FunctionsServer {
  /** Its base address. */
  readonly url: string
  readonly seen: readonly SeenRequest[]
  readonly close: () => Promise<void>
}

/** A server on loopback that answers the product's calls as `answer` says; a promise holds the answer back. */
export const functionsServer = async (
  answer: (request: SeenRequest) => Answer | Promise<Answer>,
): Promise<FunctionsServer> => {
  const seen: SeenRequest[] = []
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(Buffer.from(chunk))
      const text = Buffer.concat(chunks).toString()
      const body: unknown = text === '' ? undefined : JSON.parse(text)
      const call = { path: request.url ?? '', headers: request.headers, body }
      seen.push(call)
      const { status = 200, headers = {}, body: reply } = await answer(call)
      response.writeHead(status, { 'content-type': 'application/json', ...headers })
      response.end(typeof reply === 'string' ? reply : JSON.stringify(reply))
    })()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    seen,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** The requests to one function, in their order. */
export const requestsTo = (
  { seen }: Pick<FunctionsServer, 'seen'>,
  name: 'charPrompt' | 'characterSD' | 'characterPreview',
): readonly SeenRequest[] => seen.filter(({ path }) => path.endsWith(`/${name}`))

/** What the functions answer when all goes well: a description, a preview, a picture. */
export const wellBehaved = ({ path }: SeenRequest): Answer => {
  if (path.endsWith('/charPrompt')) return { body: { response: 'An old wizard in grey.' } }
  return path.endsWith('/characterPreview')
    ? { body: { result: 'data:image/jpeg;base64,cHJldmlldw==' } }
    : {
        body: {
          result: 'data:image/jpeg;base64,/9j/',
          engine: { name: 'Dramatis Studio', kind: 'procedural' },
        },
      }
}
