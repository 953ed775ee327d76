import type { Webhooks } from './Webhooks.ts'

/** While nothing is sent. */
export const noWebhooks: Webhooks = {
  deliveries: () => [],
  settled: () => Promise.resolve(),
  redeliver: () => false,
}
