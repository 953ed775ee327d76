import type { Page } from 'playwright-core'

/**
 * What is wrong with the place of the keyboard's focus, as sentences: it is nowhere, nothing shows where it
 * is, or something lies over it (WCAG 2.2, 2.4.7 and 2.4.11).
 */
export const focusFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return ['The focus is on nothing.']
    const name = `${focused.tagName.toLowerCase()} "${(
      focused.getAttribute('aria-label') ??
      focused.textContent ??
      ''
    ).slice(0, 40)}"`

    // The control that is drawn for a native one, as a label for its radio button, has the ring.
    const around = [focused, focused.parentElement, focused.parentElement?.parentElement]
    const isRinged = around.some((element) => {
      if (!element) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      return (
        (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow.includes('inset')
      )
    })

    const { left, top, right, bottom } = focused.getBoundingClientRect()
    const x = (Math.max(0, left) + Math.min(innerWidth, right)) / 2
    const y = (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2
    const inView = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
    const over = inView ? document.elementFromPoint(x, y) : null
    const isUncovered =
      over !== null && (focused.contains(over) || over.closest('label')?.control === focused)

    return [
      ...(isRinged ? [] : [`Nothing shows that the focus is on ${name}.`]),
      ...(inView ? [] : [`${name} has the focus and is out of the window.`]),
      ...(!inView || isUncovered ? [] : [`${over?.outerHTML.slice(0, 80)} lies over ${name}.`]),
    ]
  })
