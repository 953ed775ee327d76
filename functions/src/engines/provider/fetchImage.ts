import { readLimited } from '../../http/readLimited.ts'
import { EngineError } from '../EngineError.ts'

/** Bytes of a picture file. */
const MAX_BYTES = 20 * 1024 * 1024

/**
 * Fetches a picture from a URL that someone else chose: https only, from an allowed host on its default
 * port, no redirects, image types only, at most 20 MB.
 * @throws {EngineError} says which rule was broken
 */
export const fetchImage = async (
  url: string,
  allowedHosts: readonly string[],
  signal?: AbortSignal | null,
): Promise<Response> => {
  const { protocol, host } = new URL(url)
  if (protocol !== 'https:') throw rejected('is not https')
  if (!allowedHosts.includes(host)) throw rejected('is on a host that IMAGE_HOSTS does not list')
  return readImage(await fetch(url, { redirect: 'error', signal: signal ?? null }))
}

/** Reads a response that has to be a picture; stops at the first byte over the limit. */
export const readImage = async (response: Response, limit = MAX_BYTES): Promise<Response> => {
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok) throw rejected(`answered ${response.status}`)
  if (!/^image\/(png|jpeg|webp)\b/.test(type)) throw rejected('is not a PNG, JPEG or WebP picture')
  const bytes = await readLimited(response.body, limit)
  if (bytes === undefined) throw rejected(`is larger than ${limit} bytes`)
  return new Response(bytes, { headers: { 'content-type': type } })
}

const rejected = (reason: string): EngineError =>
  new EngineError('failed', `The URL of the provider's picture ${reason}`)
