import { readLimited } from '../../limits/readLimited.ts'
import { EngineError } from '../../errors/EngineError.ts'

/** The maximum size of a picture file, in bytes. */
const MAX_BYTES = 20 * 1024 * 1024

/** Where pictures may be fetched from. */
export interface ImageSources {
  /** The origin that the operator configured for the provider; it may be http. */
  readonly origin: string
  /** Other hosts, with https only; `*.example.com` is any host below it. */
  readonly hosts: readonly string[]
}

/**
 * Fetches a picture from a URL that someone else chose: from the provider itself, or over https from an allowed
 * host on the default port; no redirects, image types only, at most 20 MB. A `data:` URL contains the picture
 * itself.
 * @throws {EngineError} says which rule was broken
 */
export const fetchImage = async (
  url: string,
  sources: ImageSources,
  signal?: AbortSignal | null,
): Promise<Response> => {
  const { protocol, host, origin } = new URL(url)
  if (protocol !== 'data:' && origin !== sources.origin) {
    if (protocol !== 'https:') throw rejection('is not https')
    if (!sources.hosts.some((allowed) => includesHost(allowed, host))) {
      throw rejection('is on a host that IMAGE_HOSTS does not list')
    }
  }
  try {
    return await readImage(await fetch(url, { redirect: 'error', signal: signal ?? null }))
  } catch (cause) {
    signal?.throwIfAborted()
    if (cause instanceof EngineError) throw cause
    throw rejection('redirects, or its connection was lost', { cause })
  }
}

const includesHost = (allowed: string, host: string): boolean =>
  allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed

/** Reads a response that must be a picture; stops at the first byte over the limit. */
export const readImage = async (response: Response, limit = MAX_BYTES): Promise<Response> => {
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok) throw rejection(`responded with ${response.status}`)
  if (!/^image\/(png|jpeg|webp|avif)\b/.test(type)) {
    throw rejection('is not a PNG, JPEG, WebP or AVIF picture')
  }
  const bytes = await readLimited(response.body, limit)
  if (bytes === undefined) throw rejection(`is larger than ${limit} bytes`)
  return new Response(bytes, { headers: { 'content-type': type } })
}

const rejection = (reason: string, options?: ErrorOptions): EngineError =>
  new EngineError('failed', `The URL of the provider's picture ${reason}`, options)
