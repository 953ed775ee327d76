import type { Codec } from './codec/Codec.ts'
import { list } from './codec/collections.ts'
import { entity } from './codec/entity.ts'
import { integer } from './codec/primitives.ts'

/** How much there is in all: items, and the number of the last page at the limit asked for. */
export interface Pagination {
  totalCount: number
  maxPage: number
}

export const Pagination: Codec<Pagination> = entity('Pagination', {
  totalCount: integer,
  maxPage: integer,
})

/** One page as the platform answers it. */
export interface ListResource<A> {
  items: A[]
  pagination: Pagination
}

export const listResource = <A>(of: Codec<A>): Codec<ListResource<A>> => {
  const fields = { items: list(of), pagination: Pagination }
  return entity(`ListResource_${of.name}_`, fields) as Codec<ListResource<A>>
}

/**
 * A page that leads on: iterate it for this page and all that follow, or `items()` for what they
 * hold. The call's signal and retries hold for every page, and each has the call's time-out anew. A
 * page that cannot be had throws a `BillingError`.
 */
export class Page<A> implements AsyncIterable<Page<A>> {
  readonly result: ListResource<A>
  readonly #next: (() => Promise<Page<A>>) | null

  constructor(result: ListResource<A>, next: (() => Promise<Page<A>>) | null) {
    this.result = result
    this.#next = next
  }

  /** The page after this one, or null when this is the last. */
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

/** Whether another page is worth asking for: this one is full and not the last one. */
export const continues = (
  { items, pagination }: ListResource<unknown>,
  page: number,
  limit: number,
): boolean => page < pagination.maxPage && items.length > 0 && items.length >= limit
