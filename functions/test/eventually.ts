import { setTimeout as delay } from 'node:timers/promises'

/** Just below Jest's limit for a test, so the failure names the missing condition, and nothing keeps waiting. */
const LIMIT_MS = 170_000

const MAX_PAUSE_MS = 200

/** Waits until a condition holds. Polls less often the longer it takes, since a check may itself be expensive. */
export const eventually = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  const start = Date.now()
  while (!(await holds())) {
    const waitedMs = Date.now() - start
    if (waitedMs > LIMIT_MS) throw new Error(`This was never true: ${String(holds)}`)
    await delay(Math.min(10 + waitedMs / 10, MAX_PAUSE_MS))
  }
}
