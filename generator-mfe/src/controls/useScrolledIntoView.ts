import { useEffect, type RefObject } from 'react'

/** How long its parts may take to load, in milliseconds; later, the visitor has scrolled on. */
const SETTLING_MS = 1000

/** Scrolls an element into view when it opens and while it grows, since it may extend beyond a small screen. */
export const useScrolledIntoView = (element: RefObject<Element | null>, open: boolean): void => {
  useEffect(() => {
    const opened = open ? element.current : null
    if (!opened) return
    const reveal = () => opened.scrollIntoView({ block: 'nearest' })
    reveal()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(reveal)
    observer.observe(opened)
    const timer = setTimeout(() => observer.disconnect(), SETTLING_MS)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [element, open])
}
