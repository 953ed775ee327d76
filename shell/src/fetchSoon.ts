/** How long a file may take to arrive, in milliseconds. */
export const FETCH_LIMIT_MS = 10_000

/** Fetches a file of the page, or of a remote. Rejects, also while its body is read, if it does not arrive in time. */
export const fetchSoon = (
  url: string,
  options: Pick<RequestInit, 'cache' | 'integrity'> = {},
): Promise<Response> => fetch(url, { ...options, signal: AbortSignal.timeout(FETCH_LIMIT_MS) })
