import type { Webhooks } from './Webhooks.ts'

/** For a sandbox that sends no webhooks. */
export const noWebhooks: Webhooks = {
  deliveries: () => [],
  settled: () => Promise.resolve(),
  redeliver: () => false,
  replay: () => 0,
}
