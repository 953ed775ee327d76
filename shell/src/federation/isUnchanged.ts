/**
 * Whether a response's content has one of the hashes in `integrity`. Any content is accepted if there is no hash, or
 * if one is not SHA-384, because only the browser checks those.
 *
 * @param integrity as in an `integrity` attribute
 * @param response its body stays readable
 */
export const isUnchanged = async (integrity: string, response: Response): Promise<boolean> => {
  const hashes = integrity.split(' ')
  if (!hashes.every((hash) => hash.startsWith('sha384-'))) return true
  const digest = await crypto.subtle.digest('SHA-384', await response.clone().arrayBuffer())
  return hashes.includes(`sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`)
}
