import { pageStore } from '@dramatis/store'
import { useNow } from '@dramatis/ui'
import { useStore } from 'zustand'
import { throttledUntil, timeLeft } from './throttledUntil.ts'

/** The milliseconds until the visitor's next request, updated every `intervalMs`; 0 if one is left. */
export const useTimeLeft = (intervalMs: number): number => {
  const now = useNow(intervalMs, useStore(pageStore, throttledUntil))
  return useStore(pageStore, (state) => timeLeft(state, now))
}
