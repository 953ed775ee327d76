import type { Codec } from './codec/Codec.ts'
import { list } from './codec/collections.ts'
import { entity } from './codec/entity.ts'
import { integer } from './codec/primitives.ts'

/** The total number of items, and the number of the last page at the requested limit. */
export interface Pagination {
  totalCount: number
  maxPage: number
}

export const Pagination: Codec<Pagination> = entity(
  'Pagination',
  { totalCount: integer, maxPage: integer },
  ['totalCount', 'maxPage'],
)

/** One page of a list, as the platform returns it. */
export interface ListResource<A> {
  items: A[]
  pagination: Pagination
}

export const listResource = <A>(of: Codec<A>): Codec<ListResource<A>> => {
  const fields = { items: list(of), pagination: Pagination }
  return entity(`ListResource_${of.name}_`, fields, ['items', 'pagination'])
}

/**
 * A page of a list. Iterate over it for this page and all that follow, or over `items()` for their
 * items. The signal and the retries of the call apply to every page, and its timeout to each page
 * separately. Throws a `BillingError` if a page cannot be loaded.
 */
export class Page<A> implements AsyncIterable<Page<A>> {
  readonly result: ListResource<A>
  readonly #next: (() => Promise<Page<A>>) | null

  constructor(result: ListResource<A>, next: (() => Promise<Page<A>>) | null) {
    this.result = result
    this.#next = next
  }

  /** The next page, or null if this is the last one. */
  next(): Promise<Page<A>> | null {
    return this.#next && this.#next()
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Page<A>> {
    yield this
    for (let page = await this.next(); page; page = await page.next()) yield page
  }

  async *items(): AsyncGenerator<A> {
    for await (const page of this) yield* page.result.items
  }
}
