import type { RowOf, State, TableName } from './schema.ts'

/** A row that another row refers to; such rows are never deleted. */
export const related = <N extends TableName>(
  { state }: { readonly state: State },
  table: N,
  id: string,
): RowOf<N> => {
  const row = state[table].get(id)
  if (!row) throw new Error(`a row refers to ${id}, which is not in ${table}`)
  return row as RowOf<N>
}
