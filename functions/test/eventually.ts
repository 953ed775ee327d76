import { setTimeout as delay } from 'node:timers/promises'

/** Waits until something holds; Jest's time limit is the limit. */
export const eventually = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await holds())) await delay(10)
}
