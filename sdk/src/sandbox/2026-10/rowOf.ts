import { isRecord } from '../../codec/entity.ts'
import type { ListResource } from '../../Page.ts'
import { Reply } from '../http/Reply.ts'
import { related } from '../present/related.ts'
import type { RowOf, TableName } from '../store/schema.ts'
import type { World } from '../World.ts'

/** A handler's reply, whatever the status. */
export const answerOf = <A>(answer: A | Reply<A>): A =>
  answer instanceof Reply ? answer.value : answer

/** The row that a 2025-03 handler has found, created or changed, for this version to present. */
export const rowOf = <N extends TableName>(world: World, table: N, answer: unknown): RowOf<N> => {
  const value = answerOf(answer)
  if (!isRecord(value) || typeof value.id !== 'string') throw new Error('a response has no id')
  return related(world, table, value.id)
}

/** The page that a 2025-03 handler has returned, presented for 2026-10. */
export const pageOf = <N extends TableName, A>(
  world: World,
  table: N,
  answer: ListResource<unknown> | Reply<ListResource<unknown>>,
  present: (row: RowOf<N>) => A,
): ListResource<A> => {
  const { items, pagination } = answerOf(answer)
  return { items: items.map((item) => present(rowOf(world, table, item))), pagination }
}
