import type { RowOf, TableName } from '../store/schema.ts'
import type { World } from '../World.ts'

/** A row that another row refers to; such rows are never deleted. */
export const related = <N extends TableName>(world: World, table: N, id: string): RowOf<N> => {
  const row = world.state[table].get(id)
  if (!row) throw new Error(`a row refers to ${id}, which is not in ${table}`)
  return row as RowOf<N>
}
