import { useEffect, useState } from 'react'
import { SETTLING_MS } from './settling.ts'

/**
 * Whether the component, and with it its live region, has been on the page for {@link SETTLING_MS}. Insert the first
 * text that must be announced only once this is true.
 */
export const useSettled = (): boolean => {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLING_MS)
    return () => clearTimeout(timer)
  }, [])
  return settled
}
