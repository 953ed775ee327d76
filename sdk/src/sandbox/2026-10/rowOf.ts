import { isRecord } from '../../codec/entity.ts'
import type { ListResource } from '../../Page.ts'
import { Reply } from '../http/Reply.ts'
import { related } from '../store/related.ts'
import type { RowOf, TableName } from '../store/schema.ts'
import type { World } from '../World.ts'

/** A handler's reply, whatever the status. */
export const replyValue = <A>(reply: A | Reply<A>): A =>
  reply instanceof Reply ? reply.value : reply

/** The row that a 2025-03 handler has found, created or changed, for this version to present. */
export const rowOf = <N extends TableName>(world: World, table: N, reply: unknown): RowOf<N> => {
  const value = replyValue(reply)
  if (!isRecord(value) || typeof value.id !== 'string') throw new Error('a response has no id')
  return related(world, table, value.id)
}

/** The page that a 2025-03 handler has returned, presented for 2026-10. */
export const pageOf = <N extends TableName, A>(
  world: World,
  table: N,
  reply: ListResource<unknown> | Reply<ListResource<unknown>>,
  present: (row: RowOf<N>) => A,
): ListResource<A> => {
  const { items, pagination } = replyValue(reply)
  return { items: items.map((item) => present(rowOf(world, table, item))), pagination }
}
