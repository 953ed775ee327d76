import { useEffect, useState } from 'react'

/** How far the page scrolls, in CSS pixels, before the badge shrinks on a phone. */
const THRESHOLD_PX = 40

/** Whether the page is scrolled away from its top; false at first. */
export const useScrolled = (): boolean => {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const update = () => {
      setScrolled(window.scrollY > THRESHOLD_PX)
    }
    // In the next frame: reading the position now would force a layout while the page is being built.
    const frame = requestAnimationFrame(update)
    window.addEventListener('scroll', update, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', update)
    }
  }, [])
  return scrolled
}
