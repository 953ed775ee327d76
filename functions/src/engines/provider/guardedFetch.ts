import { EngineError } from '../../errors/EngineError.ts'
import { fetchImage } from './fetchImage.ts'

/**
 * The maximum size of a response, in bytes. In base64 that is a picture of 12 MB, several times what models paint;
 * parsing a longer JSON text would block the process.
 */
const MAX_RESPONSE_BYTES = 16 * 1024 * 1024

/**
 * The `fetch` for all requests to a provider. A POST calls the provider itself; its response is limited in
 * size, and no redirect.
 * A GET fetches a picture from a URL in the provider's response. That URL is not trusted, and gets none of the
 * provider's credentials. What it throws itself is final, see `callProvider`: the provider has answered, and may charge.
 *
 * @param baseUrl the provider's own URL
 * @param imageHosts other hosts from which pictures may be fetched
 * @param rewrite changes the body of a call, for a provider that rejects what the client library sends
 */
export const guardedFetch =
  (
    baseUrl: string,
    imageHosts: readonly string[],
    rewrite: (body: string) => string = (body) => body,
  ): typeof fetch =>
  async (input, init) => {
    if (init?.method !== 'POST') {
      const sources = { origin: new URL(baseUrl).origin, hosts: imageHosts }
      return fetchImage(new Request(input).url, sources, init?.signal)
    }
    const body = typeof init.body === 'string' ? rewrite(init.body) : (init.body ?? null)
    const response = await fetch(input, { ...init, body, redirect: 'manual' })
    if (isRedirect(response)) throw await redirected(response)
    return limited(response)
  }

const isRedirect = ({ status }: Response): boolean => status >= 300 && status < 400

const redirected = async ({ status, body }: Response): Promise<EngineError> => {
  await body?.cancel()
  return new EngineError('failed', `The provider responded with ${status}, a redirect`)
}

/** The same response with a body that fails at the first byte over the limit, and for good where it is cut. */
const limited = ({ body, status, headers }: Response): Response =>
  new Response(body && streamOf(chunksOf(body)), { status, headers })

const streamOf = (chunks: AsyncGenerator<Uint8Array, void>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async pull(controller) {
      const next = await chunks.next()
      if (next.done === true) controller.close()
      else controller.enqueue(next.value)
    },
    async cancel() {
      await chunks.return()
    },
  })

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  let length = 0
  try {
    for await (const chunk of body) {
      length += chunk.byteLength
      if (length > MAX_RESPONSE_BYTES) throw tooLong()
      yield chunk
    }
  } catch (cause) {
    if (cause instanceof EngineError) throw cause
    throw new EngineError('failed', "The provider's response was cut", { cause })
  }
}

const tooLong = (): EngineError =>
  new EngineError('failed', `The provider's response is larger than ${MAX_RESPONSE_BYTES} bytes`)
