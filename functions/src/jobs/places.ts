import type { Tier } from '@dramatis/catalogue'
import { EngineError } from '../errors/EngineError.ts'
import type { JobCounts } from './PaintJobs.ts'

/** Whether a picture may be queued. Each tier has its own places, so neither can fill the queue for the other. */
export const hasPlace = ({ waiting, painting, slots }: JobCounts, tier: Tier, capacity: number) =>
  waiting.free + waiting.premium + painting < slots || waiting[tier] < capacity

/** How many of the latest painting times are averaged. */
export const RECENT_PICTURES = 20

/** The estimated time of a picture before any has been painted, in milliseconds. */
const DEFAULT_PAINTING_MS = 5_000

/**
 * How long the waiting pictures will take, in milliseconds.
 * @param recentMs how long each of the latest pictures took
 */
export const waitMs = ({ waiting, slots }: JobCounts, recentMs: readonly number[]): number => {
  const total = recentMs.reduce((sum, ms) => sum + ms, 0)
  const mean = recentMs.length === 0 ? DEFAULT_PAINTING_MS : total / recentMs.length
  return ((waiting.free + waiting.premium) * mean) / Math.max(slots, 1)
}

/** @param retryAfterMs from now until there may be a place */
export const queueFullError = (retryAfterMs: number): EngineError =>
  new EngineError('busy', 'There is no place in the queue', { retryAfterMs })
