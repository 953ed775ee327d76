import { useEffect, useState } from 'react'
import { SETTLING_MS } from './settling.ts'

/**
 * Whether the component, and with it a live region of its own, has been on the page for long enough: a text that
 * must be announced from the start is inserted once this is true.
 */
export const useSettled = (): boolean => {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLING_MS)
    return () => clearTimeout(timer)
  }, [])
  return settled
}
