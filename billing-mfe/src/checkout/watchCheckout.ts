import type { CheckoutWatch } from '@dramatis/functions/contract'
import { createBillingCore, isResourceNotFound } from '@dramatis/sdk'
import { getClientCheckout, type CheckoutPublic } from '@dramatis/sdk/checkouts'
import { isLeft } from 'fp-ts/lib/Either.js'

interface Options {
  /** Whether the checkout's tab is still there. */
  readonly isTabOpen: () => boolean
  /** With the address that was paid with, where the platform says it. Called at most once. */
  readonly onSucceeded: (email: string | null) => void
}

export interface Watch {
  /** The checkout's id, once the platform has said it. */
  readonly id: () => string | undefined
  /** Asks at once. */
  readonly look: () => void
  readonly stop: () => void
}

/** A checkout is watched no longer, in milliseconds. */
export const WATCH_MS = 30 * 60_000
/** A closed tab ends the watch after this, in milliseconds: the payment may still be on its way. */
export const CLOSED_MS = 2 * 60_000
/** No look takes longer, in milliseconds. */
const LOOK_TIMEOUT_MS = 10_000

/** Milliseconds until the next look, after `elapsed` milliseconds and so many failures in a row. */
export const lookDelay = (elapsed: number, failures: number): number => {
  const calm = elapsed < 2 * 60_000 ? 2000 : elapsed < 10 * 60_000 ? 5000 : 15_000
  return Math.min(60_000, calm * 2 ** failures)
}

/**
 * Follows a checkout with its client secret alone: every two seconds, later less often, and at once when
 * this page is looked at again. Ends when it has succeeded, failed or expired, after {@link WATCH_MS}, or
 * when its tab has been closed for {@link CLOSED_MS}. A declined card leaves it open.
 */
export const watchCheckout = (
  { clientSecret, platformUrl }: CheckoutWatch,
  { isTabOpen, onSucceeded }: Options,
): Watch => {
  const core = createBillingCore({ serverURL: platformUrl, timeoutMs: LOOK_TIMEOUT_MS })
  const startedAt = Date.now()
  let closedAt: number | undefined
  let failures = 0
  let looking = false
  let ended = false
  let id: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const look = async (): Promise<void> => {
    if (looking || ended) return
    clearTimeout(timer)
    looking = true
    const answer = await getClientCheckout(core)({ clientSecret })()
    looking = false
    if (isEnded()) return
    if (isLeft(answer)) {
      if (isResourceNotFound(answer.left)) return stop()
      failures += 1
    } else {
      failures = 0
      id = answer.right.id
      if (concludes(answer.right)) {
        stop()
        if (answer.right.status === 'succeeded') onSucceeded(answer.right.customerEmail)
        return
      }
    }
    schedule()
  }

  // `stop` may have been called while the answer was on its way.
  const isEnded = () => ended

  const schedule = () => {
    const now = Date.now()
    closedAt = isTabOpen() ? undefined : (closedAt ?? now)
    const over =
      now - startedAt > WATCH_MS || (closedAt !== undefined && now - closedAt > CLOSED_MS)
    if (over) return stop()
    timer = setTimeout(() => void look(), lookDelay(now - startedAt, failures))
  }

  const lookAgain = () => {
    if (!document.hidden) void look()
  }

  const stop = () => {
    ended = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', lookAgain)
  }

  document.addEventListener('visibilitychange', lookAgain)
  schedule()
  return { id: () => id, look: () => void look(), stop }
}

const concludes = ({ status }: CheckoutPublic): boolean =>
  status === 'succeeded' || status === 'failed' || status === 'expired'
