import type { Logger } from 'pino'
import { failureOf } from '../errors/failureOf.ts'

/** Work that continues after a response. */
export interface Background {
  /** Resolves when the work is done. Never rejects: a failure is logged. */
  readonly start: (work: () => Promise<void>) => Promise<void>
  /** Waits for all the work that has started. */
  readonly finish: () => Promise<void>
}

export const createBackground = (log: Pick<Logger, 'error'>): Background => {
  const ongoing = new Set<Promise<void>>()
  return {
    async start(work) {
      const done = work().catch((thrown: unknown) => {
        log.error({ failure: failureOf(thrown) }, 'work after a response failed')
      })
      ongoing.add(done)
      await done
      ongoing.delete(done)
    },
    async finish() {
      await Promise.allSettled(ongoing)
    },
  }
}
