import { isRight } from 'fp-ts/lib/Either.js'
import type { Decoder } from 'io-ts'

/**
 * Fetches a JSON document of the page, revalidated with the server each time.
 *
 * @param integrity the document's hash, as in an `integrity` attribute; empty if any content is accepted
 * @throws Error when it cannot be fetched, has been changed or does not fit the codec; the message names the document
 */
export const fetchJson = async <A>(
  url: string,
  codec: Decoder<unknown, A>,
  integrity = '',
): Promise<A> => {
  const response = await fetch(url, { cache: 'no-cache', integrity })
  if (!response.ok) throw new Error(`${url}: the server responded ${response.status}`)
  const decoded = codec.decode(await response.json())
  if (isRight(decoded)) return decoded.right
  const wrong = decoded.left.map(({ context }) => context.map(({ key }) => key).join('.'))
  throw new Error(
    `${url}: unexpected value at ${wrong.map((path) => path || 'its root').join(', ')}`,
  )
}
