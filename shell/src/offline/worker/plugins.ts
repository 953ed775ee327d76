import { RemotesMap } from '@dramatis/remotes/document'
import * as t from 'io-ts'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { isUnchanged } from '../../federation/isUnchanged.ts'

/**
 * Keeps a host's response for a missing file out of the cache: an error, or a page of its own with the status 200. A
 * page cached as a script would break every later visit.
 */
export const notPages: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) =>
    Promise.resolve(
      response.status === 200 && !response.headers.get('content-type')?.startsWith('text/html')
        ? response
        : null,
    ),
}

/** Keeps a malformed document out of the cache, so that the last good one stays there for the page. */
export const wellFormed: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    const json: unknown = await response
      .clone()
      .json()
      .catch(() => undefined)
    const codec = new URL(request.url).pathname === '/remotes.json' ? RemotesMap : t.UnknownRecord
    return codec.is(json) ? response : null
  },
}

/** How long a remote's picture may take to arrive, in milliseconds. */
const PICTURE_LIMIT_MS = 60_000

/**
 * Requests a remote's pictures with CORS. The page's `<img>` requests them without CORS, and the opaque response to
 * that cannot be distinguished from an error. If the host does not allow CORS, the page's own request is repeated.
 */
export const withCors: WorkboxPlugin = {
  requestWillFetch: ({ request }) =>
    Promise.resolve(
      request.mode === 'no-cors'
        ? new Request(request.url, {
            mode: 'cors',
            credentials: 'omit',
            integrity: request.integrity,
            signal: request.signal,
          })
        : request,
    ),
  handlerDidError: ({ request }) =>
    request.mode === 'no-cors'
      ? fetch(request, { signal: AbortSignal.timeout(PICTURE_LIMIT_MS) })
      : Promise.resolve(undefined),
}

/**
 * Uses a cached file only if it is what was published; otherwise, the file is fetched again. The browser itself
 * refuses a changed file, and would refuse it until it has left the cache. Browsers hide a page's `integrity` from a
 * worker, so only the worker's own requests for the files of a manifest can replace a changed one.
 */
export const unchanged: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse && (await isUnchanged(request.integrity, cachedResponse))
      ? cachedResponse
      : null,
}
