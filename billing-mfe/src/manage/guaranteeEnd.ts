import { PREMIUM } from '@dramatis/catalogue'
import type { Subscription } from './createPortal.ts'

const DAY_MS = 24 * 60 * 60_000

/**
 * When the money-back guarantee of a subscription ends, or undefined if it has ended or never began.
 *
 * @param now in milliseconds since the epoch
 */
export const guaranteeEnd = (
  { startedAt }: Pick<Subscription, 'startedAt'>,
  now: number,
): Date | undefined => {
  if (!startedAt) return undefined
  const end = startedAt.getTime() + PREMIUM.guaranteeDays * DAY_MS
  return now < end ? new Date(end) : undefined
}
