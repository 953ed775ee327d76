import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * When a part of the page goes with the focus in it, gives the focus to the nearest element around that
 * takes it, so that who uses a keyboard or a screen reader is not sent to the top of the page.
 */
export const useFocusPassedOn = (): RefObject<HTMLElement | null> => {
  const part = useRef<HTMLElement>(null)
  const had = useRef(false)

  useLayoutEffect(() => {
    const { current } = part
    const around = current?.parentElement?.closest<HTMLElement>('[tabindex]')
    // A button that is disabled for the time of its work has lost the focus already.
    const note = ({ target }: Event) => {
      had.current = target instanceof Node && current !== null && current.contains(target)
    }
    document.addEventListener('focusin', note)
    return () => {
      document.removeEventListener('focusin', note)
      const { activeElement } = document
      const hasStill = activeElement === document.body || current?.contains(activeElement)
      if (had.current && hasStill) around?.focus({ preventScroll: true })
    }
  }, [])

  return part
}
