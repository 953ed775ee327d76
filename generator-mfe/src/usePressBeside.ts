import { useEffect, type RefObject } from 'react'

/** While `open`, calls `close` on a press anywhere but in the element. */
export const usePressBeside = (
  element: RefObject<HTMLElement | null>,
  open: boolean,
  close: () => void,
): void => {
  useEffect(() => {
    if (!open) return
    const onPress = (event: Event) => {
      // The path, because seen from the document a press in a shadow root is one on its host.
      if (element.current && !event.composedPath().includes(element.current)) close()
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [element, open, close])
}
