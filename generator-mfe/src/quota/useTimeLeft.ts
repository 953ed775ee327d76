import { pageStore } from '@dramatis/store'
import { useNow } from '@dramatis/ui'
import { useStore } from 'zustand'
import { throttledUntil } from './throttledUntil.ts'

/** The milliseconds until the visitor's next request, renewed at that interval; 0 when there is one left. */
export const useTimeLeft = (intervalMs: number): number => {
  const until = useStore(pageStore, throttledUntil)
  return Math.max(0, until - useNow(intervalMs, until))
}
