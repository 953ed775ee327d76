import { useEffect, useState } from 'react'
import { SETTLING_MS } from './settling.ts'

/**
 * Whether the component has been on the page for a moment, and a live region of its own with it: what is
 * to be told from the start is told once this is true.
 */
export const useSettled = (): boolean => {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLING_MS)
    return () => clearTimeout(timer)
  }, [])
  return settled
}
