import { subscriptionTimer } from '../rules/renewals.ts'
import type { World } from '../World.ts'

/** When the next subscription timer fires, such as a renewal, a retry or an end; undefined if none is due. */
export const nextRenewal = (world: World): Date | undefined => {
  let next: Date | null = null
  for (const row of world.state.subscriptions.all()) {
    const due = subscriptionTimer.due(row)
    if (due && (!next || due < next)) next = due
  }
  return next ?? undefined
}
