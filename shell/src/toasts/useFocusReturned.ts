import { useFocusFallback } from '@dramatis/ui'
import { useRef, type FocusEvent } from 'react'

/**
 * Returns the focus to where it came from when the focused element in a container is removed, as a toast is by
 * its own button.
 *
 * @returns the container's attributes
 */
export const useFocusReturned = () => {
  const cameFrom = useRef<HTMLElement>(null)
  return {
    ref: useFocusFallback<HTMLDivElement>(() => cameFrom.current),
    onFocus: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
        cameFrom.current = relatedTarget
      }
    },
  }
}
