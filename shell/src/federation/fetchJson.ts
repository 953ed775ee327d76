import { isRight } from 'fp-ts/lib/Either.js'
import type { Decoder } from 'io-ts'

/**
 * Reads a JSON document of the page, always asking the server whether it is still current.
 *
 * @throws Error when it can't be had, or is not what the codec wants; the message names the document
 */
export const fetchJson = async <A>(url: string, codec: Decoder<unknown, A>): Promise<A> => {
  const response = await fetch(url, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${url}: the server answered ${response.status}`)
  const decoded = codec.decode(await response.json())
  if (isRight(decoded)) return decoded.right
  const wrong = decoded.left.map(({ context }) => context.map(({ key }) => key).join('.'))
  throw new Error(
    `${url}: not as expected at ${wrong.map((path) => path || 'its root').join(', ')}`,
  )
}
