import { act } from '@testing-library/react'
import { setTimeout as sleep } from 'node:timers/promises'

const STEP_MS = 5
const LONGEST_MS = 10_000

/** Waits in real time, for what comes from a server, until `condition` holds; fake timers stand still meanwhile. */
export const until = async (condition: () => boolean): Promise<void> => {
  for (let waited = 0; !condition(); waited += STEP_MS) {
    if (waited > LONGEST_MS) throw new Error('Waited for ten seconds in vain.')
    await act(() => sleep(STEP_MS))
  }
}
