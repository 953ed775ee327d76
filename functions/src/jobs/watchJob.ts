import type { EventEmitter } from 'node:events'
import type { JobState } from './PaintJobs.ts'

/** Emits an event named after a job's id when the job may have changed. */
export type Changes = EventEmitter

/** How often a job is read without an event: one may get lost, and positions change without one. */
const RECHECK_MS = 1_000

/** Reads a job at once, on every event, and every second. If the store does not respond, it is tried again. */
export async function* watchJob(
  find: (id: string) => Promise<JobState | undefined>,
  changes: Changes,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<JobState | undefined, void> {
  while (!signal.aborted) {
    // Before the read, so that no event is missed.
    const changed = nextChange(changes, id, signal)
    const found = await find(id).then(
      (state) => ({ state }),
      () => undefined,
    )
    if (found !== undefined) yield found.state
    await changed
  }
}

const nextChange = (changes: Changes, id: string, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer)
      changes.off(id, wake)
      signal.removeEventListener('abort', wake)
      resolve()
    }
    const timer = setTimeout(wake, RECHECK_MS).unref()
    changes.once(id, wake)
    signal.addEventListener('abort', wake)
  })
