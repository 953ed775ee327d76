import { subscriptionTimer } from '../rules/renewals.ts'
import type { World } from '../World.ts'

/** When a subscription is next renewed, retried or ended; undefined if none is. */
export const nextRenewal = (world: World): Date | undefined => {
  let next: Date | null = null
  for (const row of world.state.subscriptions.all()) {
    const due = subscriptionTimer.due(row)
    if (due && (!next || due < next)) next = due
  }
  return next ?? undefined
}
