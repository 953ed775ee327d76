import type { JSHandle, Page } from 'playwright-core'

type FindCover = (control: Element) => string | undefined

/**
 * Returns a function for the page, which says what covers the middle of the part of a control that is in the
 * window: undefined if nothing does, or only the control's own label.
 */
export const coverFinder = (page: Page): Promise<JSHandle<FindCover>> =>
  page.evaluateHandle((): FindCover => (control) => {
    const { left, top, right, bottom } = control.getBoundingClientRect()
    const x = (Math.max(0, left) + Math.min(innerWidth, right)) / 2
    const y = (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2
    const over = document.elementFromPoint(x, y)
    if (over && (control.contains(over) || over.closest('label')?.control === control)) return
    return over?.outerHTML.slice(0, 80) ?? 'the edge of the window'
  })
