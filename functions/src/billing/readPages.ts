import { isResponseValidationError, type BillingError, type Page } from '@dramatis/sdk/2026-10'
import { isRight, type Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { parseJson, recordOf } from './recordOf.ts'

/** How to read one item: as the SDK decoded it, or as the platform sent it. */
export interface ItemReader<A, B> {
  readonly decoded: (item: A) => B
  readonly raw: (item: unknown) => B
}

/** How many pages are requested at once. */
const PARALLEL = 4

/** Half a million items. A platform that announces more is more likely broken than that popular. */
const MAX_PAGES = 5000

class TooManyPagesError extends Error {
  override readonly name = 'TooManyPagesError'
}

/**
 * Reads a whole list. An item that does not match the contract does not spoil the others: a page that the SDK refuses is
 * read from the response itself. Rejects with a `BillingError` or a `TooManyPagesError`.
 */
export const readPages = async <A, B>(
  request: (page: number) => TaskEither<BillingError, Page<A>>,
  reader: ItemReader<A, B>,
): Promise<readonly B[]> => {
  const pageAt = async (page: number) => itemsOf(await request(page)(), reader)
  const first = await pageAt(1)
  if (first.maxPage > MAX_PAGES) throw new TooManyPagesError(`The list has ${first.maxPage} pages`)
  const pages = [first.items]
  let next = 2
  let last = first.items.length === 0 ? 1 : first.maxPage
  const read = async () => {
    while (next <= last) {
      const page = next++
      const { items } = await pageAt(page)
      pages[page] = items
      if (items.length === 0) last = Math.min(last, page)
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, read))
  return pages.flat()
}

const itemsOf = <A, B>(
  outcome: Either<BillingError, Page<A>>,
  { decoded, raw }: ItemReader<A, B>,
) => {
  if (isRight(outcome)) {
    const { items, pagination } = outcome.right.result
    return { items: items.map(decoded), maxPage: pagination.maxPage }
  }
  const error = outcome.left
  if (!isResponseValidationError(error) || error.statusCode !== 200) throw error
  const { items, pagination } = recordOf(parseJson(error.body))
  const { max_page: maxPage } = recordOf(pagination)
  if (!Array.isArray(items) || typeof maxPage !== 'number') throw error
  return { items: items.map(raw), maxPage }
}
