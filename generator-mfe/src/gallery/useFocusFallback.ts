import { useEffect, useRef, type RefObject } from 'react'

/** Gives the heading the keyboard's focus when a change of `state` took away the control that had it. */
export const useFocusFallback = (state: unknown): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [state])
  return heading
}
