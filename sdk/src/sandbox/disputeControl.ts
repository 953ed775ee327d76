import type { DisputeOutcome } from './DisputeOutcome.ts'
import { Problem } from './Problem.ts'
import { closeDispute, openDispute } from './rules/disputes.ts'
import type { World } from './World.ts'

/**
 * Lets a buyer's bank dispute an order's payment, and returns the dispute's id.
 * @throws {RangeError} if it cannot be disputed
 */
export const disputeOrder = (world: World, orderId: string): string =>
  inRange(() => {
    world.catchUp()
    const order = world.state.orders.get(orderId)
    if (!order) throw new RangeError(`There is no order with the id ${orderId}.`)
    return world.transact(() => openDispute(world, order).id)
  })

/**
 * Ends a dispute.
 * @throws {RangeError} if it is not open
 */
export const decideDispute = (world: World, disputeId: string, outcome: DisputeOutcome): void =>
  inRange(() => {
    world.catchUp()
    const dispute = world.state.disputes.get(disputeId)
    if (!dispute) throw new RangeError(`There is no dispute with the id ${disputeId}.`)
    world.transact(() => closeDispute(world, dispute, outcome))
  })

const inRange = <A>(work: () => A): A => {
  try {
    return work()
  } catch (error) {
    if (error instanceof Problem && 'detail' in error.body) {
      throw new RangeError(String(error.body.detail), { cause: error })
    }
    throw error
  }
}
