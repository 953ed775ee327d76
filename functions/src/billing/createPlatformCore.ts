import { createBillingCore, type BillingCore } from '@dramatis/sdk'

/** The billing platform, and its product for premium. */
export interface BillingSettings {
  readonly accessToken: string
  readonly productId: string
  /** The URL of the platform's API, without a trailing slash. */
  readonly url: string
  /** The secret with which the platform signs its webhooks. If absent, webhooks are refused. */
  readonly webhookSecret?: string | undefined
  /** The page's own URL, to which buyers return. */
  readonly pageUrl: string
  /** The longest that a visitor waits for the platform, retries included, in milliseconds. */
  readonly timeoutMs: number
}

/** The SDK's core. It retries only for half of `timeoutMs`, so that a visitor soon learns of a longer outage. */
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
