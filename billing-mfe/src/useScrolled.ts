import { useEffect, useState } from 'react'

/** How far the page scrolls, in CSS pixels, before the badge makes room on a phone. */
const THRESHOLD_PX = 40

/** Whether the page has left its top; false at first. */
export const useScrolled = (): boolean => {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > THRESHOLD_PX)
    // Not at once: the page is being built then, and would be laid out once more for the answer.
    const frame = requestAnimationFrame(look)
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', look)
    }
  }, [])
  return scrolled
}
