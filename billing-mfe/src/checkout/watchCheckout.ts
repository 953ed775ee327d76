import type { CheckoutWatch } from '@dramatis/functions/contract'
import type { BillingError } from '@dramatis/sdk/2026-10'
import { getClientCheckout, type CheckoutPublic } from '@dramatis/sdk/2026-10/checkouts'
import { isLeft } from 'fp-ts/lib/Either.js'
import { platformCore } from '../platformCore.ts'

interface Options {
  /** Whether the checkout's tab is still open. */
  readonly isTabOpen: () => boolean
  /** Called at most once, with the buyer's address, or null if the platform does not know it. */
  readonly onSucceeded: (email: string | null) => void
}

export interface Watch {
  /** The checkout's id, once the platform has sent it. */
  readonly id: () => string | undefined
  /** Checks now rather than after the next pause. */
  readonly check: () => void
  readonly stop: () => void
}

/** A checkout is watched for at most this long, in milliseconds. */
export const WATCH_MS = 30 * 60_000
/** The watch ends this long after the tab is closed, in milliseconds: a payment may still be processing. */
export const CLOSED_MS = 2 * 60_000
/** The time limit of each request, in milliseconds. */
const TIMEOUT_MS = 10_000

/** Milliseconds until the next check, after `elapsed` milliseconds and `failures` failures in a row. */
export const checkDelay = (elapsed: number, failures: number): number => {
  const interval = elapsed < 2 * 60_000 ? 2000 : elapsed < 10 * 60_000 ? 5000 : 15_000
  return Math.min(60_000, interval * 2 ** failures)
}

/**
 * Watches a checkout with nothing but its client secret: checks it every two seconds, later less often, and
 * immediately when the visitor returns to this page. Ends when the checkout has succeeded, failed or expired, when it
 * no longer exists, after {@link WATCH_MS}, or {@link CLOSED_MS} after its tab is closed. A declined card leaves the
 * checkout open, so the watch continues.
 */
export const watchCheckout = (
  { clientSecret, platformUrl }: CheckoutWatch,
  { isTabOpen, onSucceeded }: Options,
): Watch => {
  const core = platformCore(platformUrl, TIMEOUT_MS)
  const startedAt = Date.now()
  let closedAt: number | undefined
  let failures = 0
  let checking = false
  let ended = false
  let id: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const check = async (): Promise<void> => {
    if (checking || ended) return
    clearTimeout(timer)
    checking = true
    const outcome = await getClientCheckout(core)({ clientSecret })()
    checking = false
    if (hasEnded()) return
    if (isLeft(outcome)) {
      if (isGone(outcome.left)) {
        stop()
        return
      }
      failures += 1
    } else {
      failures = 0
      id = outcome.right.id
      if (isFinal(outcome.right)) {
        stop()
        if (outcome.right.status === 'succeeded') onSucceeded(outcome.right.customerEmail ?? null)
        return
      }
    }
    schedule()
  }

  // `stop` may have been called during the request.
  const hasEnded = () => ended

  const schedule = () => {
    const now = Date.now()
    closedAt = isTabOpen() ? undefined : (closedAt ?? now)
    const isOver =
      now - startedAt > WATCH_MS || (closedAt !== undefined && now - closedAt > CLOSED_MS)
    if (isOver) stop()
    else timer = setTimeout(() => void check(), checkDelay(now - startedAt, failures))
  }

  const onVisibilityChange = () => {
    if (!document.hidden) void check()
  }

  const stop = () => {
    ended = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onVisibilityChange)
  }

  document.addEventListener('visibilitychange', onVisibilityChange)
  schedule()
  return { id: () => id, check: () => void check(), stop }
}

const isGone = ({ _tag }: BillingError): boolean =>
  _tag === 'ResourceNotFound' || _tag === 'ExpiredCheckoutError'

const isFinal = ({ status }: CheckoutPublic): boolean =>
  status === 'succeeded' || status === 'failed' || status === 'expired'
