import { useFocusFallback } from '@dramatis/ui'
import { useRef, type FocusEvent } from 'react'

/**
 * Gives the focus back to where it came from when the element of a place that has it is removed, as a toast
 * is by its own button.
 *
 * @returns the attributes of the place
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
