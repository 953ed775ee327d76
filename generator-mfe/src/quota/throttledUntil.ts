import { isPremium, isThrottled, retryAt, type PageState } from '@dramatis/store'

/**
 * When the visitor's next request is possible, in milliseconds since the epoch; in the past if it is already
 * possible, as it always is for a subscriber.
 */
export const throttledUntil = ({
  subscriber,
  quota,
}: Pick<PageState, 'subscriber' | 'quota'>): number =>
  isPremium(subscriber) ? 0 : retryAt(quota, quota.requestedAt.at(-1) ?? 0)

/**
 * Milliseconds at `now` until the visitor's next request; 0 if it is possible, as it always is for a subscriber.
 */
export const timeLeft = (
  { subscriber, quota }: Pick<PageState, 'subscriber' | 'quota'>,
  now: number,
): number => (isPremium(subscriber) || !isThrottled(quota, now) ? 0 : retryAt(quota, now) - now)
