import { act } from '@testing-library/react'
import { setTimeout as sleep } from 'node:timers/promises'

const STEP_MS = 5
const LONGEST_MS = 60_000

/** Waits in real time until the condition is met, for example for a server. Fake timers do not advance meanwhile. */
export const until = async (condition: () => boolean): Promise<void> => {
  for (let waited = 0; !condition(); waited += STEP_MS) {
    if (waited > LONGEST_MS) throw new Error('The condition was not met within a minute.')
    await act(() => sleep(STEP_MS))
  }
}
