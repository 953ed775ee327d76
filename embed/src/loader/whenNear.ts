/**
 * Resolves when the visitor may be about to use the element: once it is within half a viewport of being visible, or
 * has the pointer over it or the focus in it. Never resolves if `signal` is aborted first.
 */
export const whenNear = (element: Element, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) near()
      },
      { rootMargin: '50%' },
    )
    const near = () => {
      resolve()
      observer.disconnect()
    }
    observer.observe(element)
    element.addEventListener('pointerover', near, { once: true, signal })
    element.addEventListener('focusin', near, { once: true, signal })
    signal.addEventListener('abort', () => observer.disconnect())
  })
