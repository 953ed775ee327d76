/** An error response as JSON: `{ "error": "a sentence" }`. */
export const problem = (
  status: number,
  error: string,
  headers: Readonly<Record<string, string>> = {},
): Response => Response.json({ error }, { status, headers: { ...uncached, ...headers } })

/** A redirect to another page, which the browser requests with GET, whatever the method of the first request. */
export const redirect = (location: string): Response =>
  new Response(null, { status: 303, headers: { ...uncached, location } })

const uncached = { 'cache-control': 'no-store' }
