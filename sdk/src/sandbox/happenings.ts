import { checkoutHappening } from './rules/checkouts.ts'
import { subscriptionHappening } from './rules/subscriptions.ts'
import type { RowOf, TableName } from './store/schema.ts'
import type { World } from './World.ts'

/** What time does to a row. */
export interface Happening<Row> {
  /** When something is next due for the row; null when nothing is. */
  readonly due: (row: Row) => Date | null
  /** Lets it happen, in a transaction, with `world.now()` at its time. It must move `due` on. */
  readonly happen: (world: World, row: Row) => void
}

export type Happenings = { readonly [N in TableName]?: Happening<RowOf<N>> }

/** What the clock brings about, by table. */
export const happenings: Happenings = {
  checkouts: checkoutHappening,
  subscriptions: subscriptionHappening,
}
