import type { DiscountBase } from '../../discounts.ts'
import type { RowOf, TableName } from '../store/schema.ts'
import type { World } from '../World.ts'
import { presentDiscount } from './presentDiscount.ts'

/** A row that another one refers to. Such a row is never deleted. */
export const related = <N extends TableName>(world: World, table: N, id: string): RowOf<N> => {
  const row = world.state[table].get(id)
  if (!row) throw new Error(`a row refers to ${id}, which is not among the ${table}`)
  return row as RowOf<N>
}

/** The discount of a row, or null where it has none (any more). */
export const presentedDiscount = (world: World, id: string | null): DiscountBase | null =>
  id === null ? null : presentDiscount(world, id)
