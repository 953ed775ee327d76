import { useEffect, type RefObject } from 'react'

/** Scrolls an element into view when it opens, since it may extend beyond the edge of a small screen. */
export const useScrolledIntoView = (element: RefObject<Element | null>, open: boolean): void => {
  useEffect(() => {
    if (open) element.current?.scrollIntoView({ block: 'nearest' })
  }, [element, open])
}
