import { EngineError } from '../../errors/EngineError.ts'
import { fetchImage } from './fetchImage.ts'

/**
 * The maximum size of a response, in bytes. In base64 that is a picture of 12 MB, several times what models paint;
 * parsing a longer JSON text would block the process.
 */
const MAX_RESPONSE_BYTES = 16 * 1024 * 1024

/**
 * The `fetch` for all requests to a provider. A POST calls the provider itself, and its response is limited in size.
 * A GET fetches a picture from a URL in the provider's response. That URL is not trusted, and gets none of the
 * provider's credentials.
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
    return limited(await fetch(input, { ...init, body, redirect: 'error' }))
  }

/** The same response with a body that fails at the first byte over the limit. */
const limited = ({ body, status, headers }: Response): Response => {
  let length = 0
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      length += chunk.byteLength
      if (length > MAX_RESPONSE_BYTES) throw tooLong()
      controller.enqueue(chunk)
    },
  })
  return new Response(body?.pipeThrough(counter) ?? null, { status, headers })
}

const tooLong = (): EngineError =>
  new EngineError('failed', `The provider's response is larger than ${MAX_RESPONSE_BYTES} bytes`)
