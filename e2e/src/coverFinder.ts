import type { JSHandle, Page } from 'playwright-core'

type FindCover = (control: Element) => string | undefined

/**
 * Returns a function to call in the page. It takes a control and returns the HTML of what covers the center of its
 * visible part, shortened, or undefined if nothing or only the control's own label does.
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
