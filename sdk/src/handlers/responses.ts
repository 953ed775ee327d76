/** An error as JSON: `{ "error": "a sentence" }`. */
export const problem = (
  status: number,
  error: string,
  headers: Readonly<Record<string, string>> = {},
): Response => Response.json({ error }, { status, headers: { ...uncached, ...headers } })

/** To another page, with a GET whatever the method was. */
export const redirect = (location: string): Response =>
  new Response(null, { status: 303, headers: { ...uncached, location } })

const uncached = { 'cache-control': 'no-store' }
