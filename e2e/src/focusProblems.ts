import type { Page } from 'playwright-core'
import { coverFinder } from './coverFinder.ts'

/**
 * Returns what is wrong with the keyboard focus, as sentences: no control has it, it is not visible, or the control
 * is outside the window or covered (WCAG 2.2, 2.4.7 and 2.4.11).
 */
export const focusProblems = async (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    (coverOf) => {
      const focused = document.activeElement
      if (!focused || focused === document.body) return ['No control has the focus.']
      const name = `${focused.tagName.toLowerCase()} "${(
        focused.getAttribute('aria-label') ?? focused.textContent
      ).slice(0, 40)}"`

      // If an element is drawn in place of a native control, such as a radio button's label, that element has the ring.
      const around = [focused, focused.parentElement, focused.parentElement?.parentElement]
      const isRinged = around.some((element) => {
        if (!element) return false
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
        return (
          (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow.includes('inset')
        )
      })

      const { left, top, right, bottom } = focused.getBoundingClientRect()
      const inView = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
      const cover = inView ? coverOf(focused) : undefined

      return [
        ...(isRinged ? [] : [`Nothing shows that ${name} has the focus.`]),
        ...(inView ? [] : [`${name} has the focus and is outside the window.`]),
        ...(cover === undefined ? [] : [`${cover} covers ${name}.`]),
      ]
    },
    await coverFinder(page),
  )
