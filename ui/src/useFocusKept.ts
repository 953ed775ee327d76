import { useEffect, useRef, type RefObject } from 'react'

/** Gives a button back the focus that the browser took while it was disabled for work that is done now. */
export const useFocusKept = (working: boolean): RefObject<HTMLButtonElement | null> => {
  const button = useRef<HTMLButtonElement>(null)
  const had = useRef(false)
  useEffect(() => {
    if (working) {
      const { activeElement } = document
      had.current = activeElement === document.body || activeElement === button.current
      return
    }
    if (had.current && document.activeElement === document.body) button.current?.focus()
    had.current = false
  }, [working])
  return button
}
