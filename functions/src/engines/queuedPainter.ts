import type { Tier } from '@dramatis/catalogue'
import PQueue from 'p-queue'
import { EngineError } from '../errors/EngineError.ts'
import type { Painter } from './Painter.ts'

export interface QueuedPainter extends Painter {
  readonly waiting: number
  readonly painting: number
}

export interface QueueSettings {
  /** How many pictures are painted at once. */
  readonly concurrency: number
  /** How many may wait; more are rejected. Premium has a tenth more places. */
  readonly capacity: number
}

const PRIORITY: Readonly<Record<Tier, number>> = { free: 0, premium: 1 }

/** Places that only premium may take, as a share of the capacity. */
const PREMIUM_SHARE = 0.1

/**
 * A painter with a queue: premium ahead of free, first come first served within a tier. A request whose
 * signal aborts leaves the queue.
 */
export const queuedPainter = (
  painter: Painter,
  { concurrency, capacity }: QueueSettings,
): QueuedPainter => {
  const queue = new PQueue({ concurrency })
  const places = { free: capacity, premium: capacity + Math.ceil(capacity * PREMIUM_SHARE) }
  const isFull = (tier: Tier) => queue.pending >= concurrency && queue.size >= places[tier]
  return {
    styles: painter.styles,
    engine: (tier) => painter.engine(tier),
    get waiting() {
      return queue.size
    },
    get painting() {
      return queue.pending
    },
    async paint(request, signal) {
      if (isFull(request.tier)) {
        throw new EngineError('busy', `${queue.size} pictures are already waiting`)
      }
      const priority = PRIORITY[request.tier]
      return queue.add(() => painter.paint(request, signal), { priority, signal })
    },
  }
}
