import { useEffect, type RefObject } from 'react'

/** Scrolls an element into view when it opens, since on a low screen it may open below the edge. */
export const useScrolledIntoView = (element: RefObject<Element | null>, open: boolean): void => {
  useEffect(() => {
    if (open) element.current?.scrollIntoView({ block: 'nearest' })
  }, [element, open])
}
