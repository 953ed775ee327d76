import PQueue from 'p-queue'
import type { Tier } from '../Tier.ts'
import { EngineError } from './EngineError.ts'
import type { Painter } from './Painter.ts'

export interface QueuedPainter extends Painter {
  readonly waiting: number
  readonly painting: number
}

export interface QueueSettings {
  /** How many pictures are painted at once. */
  readonly concurrency: number
  /** How many may wait; one more is refused. */
  readonly capacity: number
}

const PRIORITY: Readonly<Record<Tier, number>> = { free: 0, premium: 1 }

/**
 * A painter before which wishes wait: premium ahead of free, first come first served within a tier.
 * A wish whose signal aborts leaves the queue.
 */
export const queued = (
  painter: Painter,
  { concurrency, capacity }: QueueSettings,
): QueuedPainter => {
  const queue = new PQueue({ concurrency })
  const isFull = () => queue.pending >= concurrency && queue.size >= capacity
  return {
    styles: painter.styles,
    engine: (tier) => painter.engine(tier),
    get waiting() {
      return queue.size
    },
    get painting() {
      return queue.pending
    },
    async paint(wish, signal) {
      if (isFull()) throw new EngineError('busy', `${capacity} pictures are waiting already`)
      const priority = PRIORITY[wish.tier]
      return queue.add(() => painter.paint(wish, signal), { priority, signal })
    },
  }
}
