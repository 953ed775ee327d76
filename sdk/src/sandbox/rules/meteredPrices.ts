import { currentMeteredPrices } from './currentPrices.ts'
import type { Location } from '../Problem.ts'
import { invalid } from '../Problem.ts'
import type { ProductRow } from '../store/rows.ts'
import type { World } from '../World.ts'

/** Throws a 422 unless a product can have a price for a meter. */
export const checkMeter = (
  world: World,
  product: ProductRow,
  meterId: string,
  loc: Location,
): void => {
  if (!product.isRecurring) {
    throw invalid([...loc, 'amount_type'], 'Only a recurring product can have metered prices.')
  }
  if (world.state.meters.get(meterId)?.organizationId !== product.organizationId) {
    throw invalid([...loc, 'meter_id'], 'Meter does not exist.')
  }
}

/** Throws a 422 if a product charges for a meter twice. */
export const checkMeteredPrices = (world: World, product: ProductRow): void => {
  const meterIds = currentMeteredPrices(world, product).map(({ meterId }) => meterId)
  if (new Set(meterIds).size < meterIds.length) {
    throw invalid(['body', 'prices'], 'A product can have only one price for each meter.')
  }
}
