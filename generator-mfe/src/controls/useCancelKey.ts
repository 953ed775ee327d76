import { useEffect, type KeyboardEvent, type KeyboardEventHandler } from 'react'
import { isComposing } from './isComposing.ts'

/**
 * Calls `cancel` on Escape while `active`, if the focus is nowhere, or in the element with the returned handler. A
 * dialog in that element is closed instead. A dialog around it, which is the host's, stays open.
 */
export const useCancelKey = (active: boolean, cancel: () => void): KeyboardEventHandler => {
  useEffect(() => {
    if (!active) return
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.target === document.body && isEscape(event)) cancel()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [active, cancel])
  return (event) => {
    if (!active || !isEscape(event.nativeEvent) || isInDialog(event)) return
    event.preventDefault()
    event.stopPropagation()
    cancel()
  }
}

const isEscape = (event: globalThis.KeyboardEvent): boolean =>
  event.key === 'Escape' && !event.defaultPrevented && !isComposing(event)

const isInDialog = ({ nativeEvent, currentTarget }: KeyboardEvent): boolean => {
  const path = nativeEvent.composedPath()
  return path
    .slice(0, path.indexOf(currentTarget))
    .some((target) => target instanceof HTMLDialogElement)
}
