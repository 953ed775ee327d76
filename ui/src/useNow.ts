import { useEffect, useState } from 'react'

/**
 * The time in milliseconds since the epoch, renewed every `intervalMs`. Stops while the page is hidden
 * and catches up when it is shown again. With `alignedTo`, in milliseconds since the epoch, it is renewed
 * at whole intervals before and after that moment, so that all that count down to it change at once.
 */
export const useNow = (intervalMs: number, alignedTo?: number): number => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const origin = alignedTo ?? Date.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      const at = Date.now()
      setNow(at)
      timer = setTimeout(tick, untilNext(at - origin, intervalMs))
    }
    const follow = () => {
      clearTimeout(timer)
      if (!document.hidden) tick()
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', follow)
    }
  }, [intervalMs, alignedTo])
  return now
}

/** What is left of the interval that `elapsed` is in; a whole one at its start. */
const untilNext = (elapsed: number, interval: number): number =>
  interval - (((elapsed % interval) + interval) % interval)
