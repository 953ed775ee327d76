import { setTimeout as delay } from 'node:timers/promises'

/** Just below Jest's limit for a test, so the failure says what did not come, and nothing goes on waiting. */
const LIMIT_MS = 170_000

/** Waits until something holds. */
export const eventually = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  const deadline = Date.now() + LIMIT_MS
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`It never held: ${String(holds)}`)
    await delay(10)
  }
}
