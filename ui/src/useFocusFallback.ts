import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Moves the focus when the element that has it is removed; otherwise a keyboard or a screen reader would start
 * again at the top of the page. Also works in a shadow root.
 *
 * @param fallback returns the element that takes the focus. By default the nearest focusable one: the container if
 *   it has a `tabIndex`, or else an ancestor. When the container itself is removed, it is always an ancestor.
 * @returns a ref for the container, which must stay mounted for as long as the component
 */
export const useFocusFallback = <Container extends HTMLElement>(
  fallback: (container: Container) => HTMLElement | null = nearestFocusable,
): RefObject<Container | null> => {
  const ref = useRef<Container>(null)
  const latest = useRef(fallback)
  useLayoutEffect(() => {
    latest.current = fallback
  })
  useLayoutEffect(() => {
    const { current } = ref
    return current ? catchFocus(current, () => latest.current(current)) : undefined
  }, [])
  return ref
}

const nearestFocusable = (element: HTMLElement | null): HTMLElement | null =>
  element?.closest<HTMLElement>('[tabindex]') ?? null

/** Watches the focus; returns a function that stops watching, to be called just before the container is removed. */
const catchFocus = (container: HTMLElement, fallback: () => HTMLElement | null): (() => void) => {
  let focused = focusWithin(container)
  const isRemoved = () => focused !== undefined && !container.contains(focused)
  const onFocusIn = (event: FocusEvent) => {
    focused = caught.has(event) ? undefined : focusWithin(container)
    caught.add(event)
  }
  // Chrome also fires this while it removes an element. By the time of the microtask, the removal is complete.
  const onFocusOut = () => {
    queueMicrotask(() => {
      if (!isRemoved() && !focusWithin(container)) focused = undefined
    })
  }
  const observer = new MutationObserver(() => {
    if (!isRemoved()) return
    focused = undefined
    if (isFocusLost()) fallback()?.focus({ preventScroll: true })
  })

  container.addEventListener('focusin', onFocusIn)
  container.addEventListener('focusout', onFocusOut)
  observer.observe(container, { childList: true, subtree: true })
  return () => {
    container.removeEventListener('focusin', onFocusIn)
    container.removeEventListener('focusout', onFocusOut)
    observer.disconnect()
    if (focusWithin(container) ?? (focused && isFocusLost())) {
      nearestFocusable(container.parentElement)?.focus({ preventScroll: true })
    }
  }
}

/** Focus events that an inner container has already handled. */
const caught = new WeakSet<Event>()

const isFocusLost = (): boolean => document.activeElement === document.body

/** The element in the container that has the focus, if any. */
const focusWithin = (container: HTMLElement): Element | undefined => {
  const root = container.getRootNode()
  if (!(root instanceof Document || root instanceof ShadowRoot)) return undefined
  const { activeElement } = root
  return activeElement && container.contains(activeElement) ? activeElement : undefined
}
