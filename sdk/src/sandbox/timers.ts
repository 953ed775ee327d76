import { checkoutTimer } from './rules/checkouts.ts'
import { subscriptionTimer } from './rules/renewals.ts'
import type { Timers } from './World.ts'

/** The timers for everything that happens because time passes, by table. */
export const timers: Timers = {
  checkouts: checkoutTimer,
  subscriptions: subscriptionTimer,
}
