import { useEffect, type RefObject } from 'react'

/** Calls `close` on a press outside the element, while it is `open`. */
export const useOutsidePress = (
  element: RefObject<HTMLElement | null>,
  open: boolean,
  close: () => void,
): void => {
  useEffect(() => {
    if (!open) return
    const onPress = (event: Event) => {
      // For a press in a shadow tree, the document sees only the shadow host as the target; the path has every element.
      if (element.current && !event.composedPath().includes(element.current)) close()
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [element, open, close])
}
