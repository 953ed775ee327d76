import PQueue from 'p-queue'
import type { Describer } from './Describer.ts'
import { EngineError } from '../errors/EngineError.ts'

/** How many descriptions may wait for each one being written. */
const WAITING_PER_WRITING = 8

/** How long a description is likely to take, in milliseconds. */
const RETRY_MS = 5_000

/**
 * A describer that writes a limited number of descriptions at once; a request whose signal aborts leaves the queue.
 */
export const queuedDescriber = (describer: Describer, concurrency: number): Describer => {
  const queue = new PQueue({ concurrency })
  return {
    name: describer.name,
    async describe(request, signal) {
      if (queue.size >= WAITING_PER_WRITING * concurrency) {
        throw new EngineError('busy', `${queue.size} descriptions are already waiting`, {
          retryAfterMs: RETRY_MS,
        })
      }
      return queue.add(() => describer.describe(request, signal), { signal })
    },
  }
}
