import { isRight } from 'fp-ts/lib/Either.js'
import type { Decoder } from 'io-ts'
import { FETCH_LIMIT_MS } from '../fetchSoon.ts'
import { Malformed, TimedOut } from './failures.ts'

interface Options {
  /** The document's hash, as in an `integrity` attribute. By default, any content is accepted. */
  readonly integrity?: string | undefined
  /** How long it may take, in milliseconds. Default: {@link FETCH_LIMIT_MS}. */
  readonly limitMs?: number
}

/**
 * Fetches a JSON document of the page, revalidated with the server each time.
 *
 * @throws TimedOut when it has not arrived in time
 * @throws Malformed when it is not JSON or does not fit the codec
 * @throws Error when it cannot be fetched or has been changed; every message names the document
 */
export const fetchJson = async <A>(
  url: string,
  codec: Decoder<unknown, A>,
  options: Options = {},
): Promise<A> => {
  return decodeJson(url, codec, await fetchText(url, options))
}

/**
 * Reads the text of a JSON document.
 *
 * @param url its name in the error's message
 * @throws Malformed when it is not JSON or does not fit the codec
 */
export const decodeJson = <A>(url: string, codec: Decoder<unknown, A>, text: string): A => {
  const decoded = codec.decode(parse(text, url))
  if (isRight(decoded)) return decoded.right
  const wrong = decoded.left.map(({ context }) => context.map(({ key }) => key).join('.'))
  throw new Malformed(
    `${url}: unexpected value at ${wrong.map((path) => path || 'its root').join(', ')}`,
  )
}

/** The URLs that have stalled. The browser would let another request wait for the stalled one's entry in its cache. */
const stalled = new Set<string>()

const fetchText = async (
  url: string,
  { integrity = '', limitMs = FETCH_LIMIT_MS }: Options,
): Promise<string> => {
  const signal = AbortSignal.timeout(limitMs)
  const cache = stalled.has(url) ? 'no-store' : 'no-cache'
  try {
    const response = await fetch(url, { cache, integrity, signal })
    if (response.ok) return await response.text()
    throw new Error(`the server responded ${response.status}`)
  } catch (cause) {
    if (signal.aborted) {
      stalled.add(url)
      throw new TimedOut(`${url}: did not arrive within ${limitMs / 1000} s`, { cause })
    }
    throw new Error(`${url}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

const parse = (text: string, url: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Malformed(`${url}: not JSON`, { cause })
  }
}
