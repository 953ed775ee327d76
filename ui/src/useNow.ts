import { useEffect, useState } from 'react'

/**
 * The time in milliseconds since the epoch, updated every `intervalMs`. Pauses while the page is hidden and
 * catches up when it is shown again. With `alignedTo`, in milliseconds since the epoch, it is updated at whole
 * intervals before and after that moment, so all countdowns to it change at the same time.
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

/** What is left of the interval that contains `elapsed`; a whole interval at its start. */
const untilNext = (elapsed: number, interval: number): number =>
  interval - (((elapsed % interval) + interval) % interval)
