import { useEffect, type RefObject } from 'react'

/**
 * A control that is disabled while `busy` loses the keyboard's focus. Gives it back at the end, unless
 * the visitor has moved on meanwhile.
 */
export const useRestoredFocus = (container: RefObject<HTMLElement | null>, busy: boolean): void => {
  useEffect(() => {
    const focused = busy ? focusedIn(container.current) : undefined
    return () => {
      if (focused && document.activeElement === document.body) {
        focused.focus({ preventScroll: true })
      }
    }
  }, [container, busy])
}

const focusedIn = (container: HTMLElement | null): HTMLElement | undefined => {
  const root = container?.getRootNode()
  if (!(root instanceof Document || root instanceof ShadowRoot)) return undefined
  const { activeElement } = root
  return activeElement instanceof HTMLElement && container?.contains(activeElement)
    ? activeElement
    : undefined
}
