import { createBillingCore, type BillingCore } from '@dramatis/sdk/2026-10'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { BillingNotices } from './createBillingNotices.ts'

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

/**
 * The SDK's core. It retries only for half of `timeoutMs`, so that a visitor soon learns of a longer outage, and reports
 * how the platform departs from its contract.
 */
export const createPlatformCore = (
  { accessToken, url, timeoutMs }: BillingSettings,
  { hooks, failed }: Pick<BillingNotices, 'hooks' | 'failed'>,
): BillingCore => {
  const core = createBillingCore({
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
    hooks,
  })
  return {
    ...core,
    run: (operation, call) =>
      pipe(
        core.run(operation, call),
        TE.mapLeft((error) => {
          failed(error)
          return error
        }),
      ),
  }
}
