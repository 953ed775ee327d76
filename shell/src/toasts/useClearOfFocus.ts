import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether `place`, an element at the top of the window, should be at the bottom instead, because it covers the control
 * that has the focus (WCAG 2.2, 2.4.11). It goes back once it is empty.
 *
 * @returns that, and a function to call when something new is shown in the element
 */
export const useClearOfFocus = (
  place: RefObject<HTMLElement | null>,
  empty: boolean,
): readonly [low: boolean, check: () => void] => {
  const [low, setLow] = useState(false)
  const check = () => {
    const focused = document.activeElement
    // What only a script can focus, such as a dialog's panel, is not a control.
    if (!place.current || !(focused instanceof HTMLElement) || focused.tabIndex < 0) return
    if (place.current.contains(focused)) return
    const covered = overlaps(place.current.getBoundingClientRect(), focused.getBoundingClientRect())
    if (covered) setLow((was) => !was)
  }
  useEffect(() => {
    if (empty) {
      setLow(false)
      return undefined
    }
    const events = ['focusin', 'scroll'] // The browser scrolls to a control after focusing it.
    for (const event of events) document.addEventListener(event, check)
    return () => {
      for (const event of events) document.removeEventListener(event, check)
    }
  })
  return [low, check]
}

const overlaps = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom
