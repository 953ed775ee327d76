import { useEffect, useState, type PropsWithChildren } from 'react'
import { TimedOut } from './failures.ts'

/** How long a component may suspend, in milliseconds. */
const SUSPENSE_TIMEOUT_MS = 5000

/** The fallback of a suspended component. It throws to the error boundary around it if that is not soon replaced. */
export const NotForever = ({ children }: PropsWithChildren) => {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SUSPENSE_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [])
  if (late) throw new TimedOut(`The component suspended for ${SUSPENSE_TIMEOUT_MS / 1000} s`)
  return children
}
