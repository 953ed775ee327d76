import { createBillingCore, type BillingCore } from '@dramatis/sdk'

/** The billing platform, and the one product that premium is. */
export interface BillingSettings {
  readonly accessToken: string
  readonly productId: string
  /** The platform's address, without a slash at its end. */
  readonly url: string
  /** What the platform signs its webhooks with. Absent: they are refused. */
  readonly webhookSecret?: string | undefined
  /** Where a buyer comes back to: the page's own address. */
  readonly pageUrl: string
  /** Milliseconds that a visitor waits for the platform at most. */
  readonly timeoutMs: number
}

/** The SDK, set up so that a visitor never waits long: a short hiccup is tried again, an outage is told. */
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
