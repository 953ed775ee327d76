import { useEffect, useState } from 'react'

/**
 * The time in milliseconds since the epoch, renewed every `intervalMs`. Stops while the page is hidden
 * and catches up when it is shown again.
 */
export const useNow = (intervalMs: number): number => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    let timer: ReturnType<typeof setInterval> | undefined
    const follow = () => {
      clearInterval(timer)
      if (document.hidden) return
      tick()
      timer = setInterval(tick, intervalMs)
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', follow)
    }
  }, [intervalMs])
  return now
}
