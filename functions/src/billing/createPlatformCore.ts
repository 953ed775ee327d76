import { createBillingCore, type BillingCore } from '@dramatis/sdk/2025-03'

/** The billing platform, and its product for premium. */
export interface BillingSettings {
  readonly accessToken: string
  readonly productId: string
  /** The platform's address, without a trailing slash. */
  readonly url: string
  /** The secret with which the platform signs its webhooks. If absent, webhooks are refused. */
  readonly webhookSecret?: string | undefined
  /** Where a buyer returns to, which is the page's own address. */
  readonly pageUrl: string
  /** Milliseconds that a visitor waits for the platform, retries included. */
  readonly timeoutMs: number
}

/** The SDK's core, configured so that a visitor never waits long: a hiccup is retried, an outage is reported. */
export const createPlatformCore = ({ accessToken, url, timeoutMs }: BillingSettings): BillingCore =>
  createBillingCore({
    accessToken,
    serverURL: url,
    timeoutMs: Math.min(5000, timeoutMs),
    retry: {
      initialIntervalMs: 200,
      exponent: 2,
      jitterMs: 100,
      maxElapsedMs: timeoutMs / 2,
      connectionErrors: true,
    },
  })
