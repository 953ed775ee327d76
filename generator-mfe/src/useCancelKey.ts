import { useEffect, type RefObject } from 'react'
import { isComposing } from './form/isComposing.ts'

/**
 * Escape cancels what is drawn while the focus is in the generator, or nowhere, as when the control that
 * had it is disabled for the time being; in a dialog it only closes that.
 */
export const useCancelKey = (
  root: RefObject<HTMLElement | null>,
  busy: boolean,
  cancel: () => void,
): void => {
  useEffect(() => {
    if (!busy) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return
      const path = event.composedPath()
      const here = root.current !== null && path.includes(root.current)
      const inDialog = path.some((target) => target instanceof HTMLDialogElement)
      if ((here || path[0] === document.body) && !inDialog) cancel()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [root, busy, cancel])
}
