import { isRight } from 'fp-ts/lib/Either.js'
import type { Decoder } from 'io-ts'
import { FETCH_LIMIT_MS } from '../fetchSoon.ts'
import { causeOf, Malformed } from './failures.ts'
import { decodeJson, fetchJson } from './fetchJson.ts'
import { SHELL } from './reports/pageFile.ts'
import type { ReportIncident } from './reports/RemoteIncident.ts'
import { within } from './within.ts'

/** How long the page waits for a document, in milliseconds. */
const LIMITS = { withCopy: 2000, withoutCopy: FETCH_LIMIT_MS }

/**
 * Creates a reader of one of the page's documents. If the document stalls, cannot be fetched or is malformed, the last
 * good copy takes its place, and this is reported: the one that the page has read before, or that the service worker
 * has cached.
 *
 * @param inPage the document's text if the page contains it: the first read returns it, and every other one fetches
 * @returns the reader; it rejects when there is no copy either
 */
export const createDocumentReader = <A>(
  url: string,
  codec: Decoder<unknown, A>,
  report: ReportIncident,
  inPage?: string,
  limits = LIMITS,
): (() => Promise<A>) => {
  let unread = inPage
  let last: A | undefined

  const readPage = (): A | undefined => {
    if (unread === undefined) return undefined
    const text = unread
    unread = undefined
    try {
      return decodeJson(url, codec, text)
    } catch (error) {
      console.error('The page contains a document that cannot be read', error)
      return undefined
    }
  }

  return async () => {
    const ofPage = readPage()
    if (ofPage !== undefined) return (last = ofPage)
    const start = performance.now()
    const reportFailure = (error: unknown, action: 'fell-back' | 'gave-up') => {
      console.error(`${url} could not be read`, error)
      const milliseconds = performance.now() - start
      const cause = causeOf(error) ?? (error instanceof Malformed ? 'error' : 'network')
      report({ remote: SHELL, file: url, outcome: 'failed', cause, action, milliseconds })
    }
    const fetched = fetchJson(url, codec, { limitMs: limits.withoutCopy })
    try {
      last = await within(fetched, limits.withCopy, url)
      return last
    } catch (error) {
      const copy = last ?? (await cachedCopy(url, codec))
      if (copy !== undefined) {
        fetched.catch(() => undefined) // No longer needed.
        reportFailure(error, 'fell-back')
        return copy
      }
    }
    try {
      last = await fetched
      return last
    } catch (error) {
      reportFailure(error, 'gave-up')
      throw error
    }
  }
}

/** What the service worker has cached; undefined if there is nothing, or no cache on this page. */
const cachedCopy = async <A>(url: string, codec: Decoder<unknown, A>): Promise<A | undefined> => {
  try {
    const response = await caches.match(url, { ignoreVary: true })
    const decoded = codec.decode(await response?.json())
    return isRight(decoded) ? decoded.right : undefined
  } catch {
    return undefined
  }
}
