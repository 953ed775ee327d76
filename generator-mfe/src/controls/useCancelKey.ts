import { useEffect, type RefObject } from 'react'
import { isComposing } from './isComposing.ts'

/**
 * Calls `cancel` on Escape while `active`, if the focus is in the element or nowhere. In a dialog, Escape only
 * closes the dialog.
 */
export const useCancelKey = (
  element: RefObject<HTMLElement | null>,
  active: boolean,
  cancel: () => void,
): void => {
  useEffect(() => {
    if (!active) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return
      const path = event.composedPath()
      const within = element.current !== null && path.includes(element.current)
      const inDialog = path.some((target) => target instanceof HTMLDialogElement)
      if ((within || path[0] === document.body) && !inDialog) cancel()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [element, active, cancel])
}
