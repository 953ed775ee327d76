import type { WorkboxPlugin } from 'workbox-core/types.js'

/**
 * Keeps out what a host answers in place of a missing file: an error, or its own page with the status
 * 200. A script that is a page would break every visit from then on.
 */
export const notPages: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) =>
    Promise.resolve(
      response.status === 200 && !response.headers.get('content-type')?.startsWith('text/html')
        ? response
        : null,
    ),
}

/**
 * Asks for a remote's pictures with CORS: the page's `<img>` asks without, and what comes without can not
 * be told from an error. Who does not allow it is asked as the page did.
 */
export const withCors: WorkboxPlugin = {
  requestWillFetch: ({ request }) =>
    Promise.resolve(
      request.mode === 'no-cors'
        ? new Request(request.url, { mode: 'cors', credentials: 'omit', signal: request.signal })
        : request,
    ),
  handlerDidError: ({ request }) =>
    request.mode === 'no-cors' ? fetch(request) : Promise.resolve(undefined),
}
