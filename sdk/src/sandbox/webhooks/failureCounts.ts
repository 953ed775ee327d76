import type { World } from '../World.ts'

/**
 * How many deliveries in a row, all their retries included, may fail before an endpoint is disabled, as the platform's
 * page on webhook deliveries says (docs/integrate/webhooks/delivery.mdx of polarsource/polar, "Endpoint Disabling").
 */
export const MAX_FAILURES = 10

/** Counts the deliveries to each endpoint that have failed in a row, and disables the endpoint after too many. */
export const failureCounts = (
  world: World,
): { readonly count: (endpointId: string | undefined, hasSucceeded: boolean) => void } => {
  const inARow = new Map<string, number>()
  return {
    count: (endpointId, hasSucceeded) => {
      const row = world.state.webhookEndpoints.get(endpointId ?? '')
      if (!row) return
      const count = hasSucceeded ? 0 : (inARow.get(row.id) ?? 0) + 1
      if (count < MAX_FAILURES) {
        inARow.set(row.id, count)
        return
      }
      inARow.delete(row.id)
      if (!row.enabled) return
      world.transact(() =>
        world.state.webhookEndpoints.update(row, { enabled: false, failedAt: world.now() }),
      )
    },
  }
}
