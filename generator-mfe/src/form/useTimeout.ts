import { useCallback, useEffect, useRef } from 'react'

/** A timer that each call starts anew and that ends with the component; call it without an action to stop it. */
export const useTimeout = (): ((action?: () => void, delayMs?: number) => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback((action, delayMs) => {
    clearTimeout(timer.current)
    if (action) timer.current = setTimeout(action, delayMs)
  }, [])
}
