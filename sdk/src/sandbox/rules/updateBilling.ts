import type { OrderUpdate } from '../../shared/entities/order.ts'
import type { OrderRow } from '../store/rows.ts'
import type { World } from '../World.ts'

/** Changes the buyer's details on an order's invoice. */
export const updateBilling = (
  world: World,
  previous: OrderRow,
  { billingName, billingAddress }: OrderUpdate,
): OrderRow => {
  const after = world.state.orders.update(previous, {
    modifiedAt: world.now(),
    billingAddress: billingAddress ?? previous.billingAddress,
    billingName: billingName ?? previous.billingName,
  })
  world.emit(after.organizationId, 'order.updated', after)
  return after
}
