import { readLimited } from '../../http/readLimited.ts'
import { EngineError } from '../EngineError.ts'

/** The largest picture file that is fetched, in bytes. */
const SIZE_LIMIT = 20 * 1024 * 1024

/**
 * Fetches a picture from a URL that somebody else chose: https only, from an allowed host and its
 * default port, no redirects, image types only, at most 20 MB.
 * @throws {EngineError} that says which rule was broken
 */
export const fetchImage = async (
  url: string,
  allowedHosts: readonly string[],
  signal?: AbortSignal | null,
): Promise<Response> => {
  const { protocol, host } = new URL(url)
  if (protocol !== 'https:') throw refused('is not https')
  if (!allowedHosts.includes(host)) throw refused('is on a host that IMAGE_HOSTS does not list')
  return readImage(await fetch(url, { redirect: 'error', signal: signal ?? null }))
}

/** Reads an answer that has to be a picture; stops at the first byte over the limit. */
export const readImage = async (response: Response, limit = SIZE_LIMIT): Promise<Response> => {
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok) throw refused(`answered ${response.status}`)
  if (!/^image\/(png|jpeg|webp)\b/.test(type)) throw refused('is not a PNG, JPEG or WebP picture')
  const bytes = await readLimited(response.body, limit)
  if (bytes === undefined) throw refused(`is larger than ${limit} bytes`)
  return new Response(bytes, { headers: { 'content-type': type } })
}

const refused = (reason: string): EngineError =>
  new EngineError('failed', `The URL of the provider's picture ${reason}`)
