import { pageStore } from '@dramatis/store'
import { useCallback, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { throttledUntil, timeLeft } from './throttledUntil.ts'

/** The longest delay for a timer; a browser's timer overflows after about 24 days. */
const LONGEST_DELAY_MS = 24 * 60 * 60 * 1000

/** Whether the visitor has no request left. Renders again only when that changes, not as time passes. */
export const useThrottled = (): boolean => {
  const until = useStore(pageStore, throttledUntil)
  return useSyncExternalStore(
    useCallback((onChange) => callAt(until, onChange), [until]),
    () => timeLeft(pageStore.getState(), Date.now()) > 0,
  )
}

/** Calls back at a moment, in milliseconds since the epoch. Returns a function that cancels the call. */
const callAt = (moment: number, call: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    const left = moment - Date.now()
    if (left > 0) timer = setTimeout(wait, Math.min(left, LONGEST_DELAY_MS))
    else call()
  }
  wait()
  return () => clearTimeout(timer)
}
