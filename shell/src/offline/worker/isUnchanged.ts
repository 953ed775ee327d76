/**
 * Whether a response has the content that a request's `integrity` asks for. A request without one, or with a hash
 * of another kind, which the browser checks itself, accepts any.
 */
export const isUnchanged = async (integrity: string, response: Response): Promise<boolean> => {
  if (!/^sha384-\S+$/.test(integrity)) return true
  const digest = await crypto.subtle.digest('SHA-384', await response.clone().arrayBuffer())
  return integrity === `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}
