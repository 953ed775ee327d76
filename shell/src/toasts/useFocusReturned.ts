import { useLayoutEffect, useRef, type FocusEvent } from 'react'

/**
 * Gives the focus back to where it came from when what had it in a place is taken away, as a toast is by
 * its own button; `content` changes when that may have happened.
 *
 * @returns the attributes of the place
 */
export const useFocusReturned = (content: unknown) => {
  const cameFrom = useRef<HTMLElement | null>(null)

  useLayoutEffect(() => {
    if (document.activeElement !== document.body) return
    cameFrom.current?.focus({ preventScroll: true })
    cameFrom.current = null
  }, [content])

  return {
    onFocus: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
        cameFrom.current = relatedTarget
      }
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) cameFrom.current = null
    },
  }
}
