import { useCallback, useEffect, useRef } from 'react'

/** Returns a function that restarts a timer, or stops it if called without an action. Unmounting also stops it. */
export const useTimeout = (): ((action?: () => void, delayMs?: number) => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback((action, delayMs) => {
    clearTimeout(timer.current)
    if (action) timer.current = setTimeout(action, delayMs)
  }, [])
}
