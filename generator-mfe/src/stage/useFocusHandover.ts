import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * The controls of a bar change with `state`, and the one that had the keyboard's focus may be among those
 * that go. Gives it to the first of those that come, unless the visitor was elsewhere.
 */
export const useFocusHandover = (state: unknown): RefObject<HTMLDivElement | null> => {
  const bar = useRef<HTMLDivElement>(null)
  const within = useRef(false)

  useLayoutEffect(() => {
    const note = (event: Event) => {
      within.current = bar.current !== null && event.composedPath().includes(bar.current)
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])

  useLayoutEffect(() => {
    if (within.current && document.activeElement === document.body) {
      bar.current?.querySelector('button')?.focus({ preventScroll: true })
    }
  }, [state])

  return bar
}
