import type { Page } from 'playwright-core'

/** Returns the texts that are cut off and cannot be scrolled into view, and whether the page scrolls sideways. */
export const clippedTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    /** The tolerance for rounding, in CSS pixels. */
    const SLACK = 1.5
    /** The share of a line's height that letters leave empty above and below them. */
    const VERTICAL_SLACK = 0.12
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
    const found: string[] = []
    const { scrollWidth } = document.documentElement
    if (scrollWidth > innerWidth) found.push(`The page is ${scrollWidth} px wide.`)

    const texts = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      const { parentElement: parent } = text
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue
      if ((text.nodeValue ?? '').trim() === '' || parent.closest('script, style, [inert], option'))
        continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      if (right <= left) continue
      const [line] = range.getClientRects()
      const verticalSlack = Math.max(SLACK, VERTICAL_SLACK * (line?.height ?? 0))
      for (let around: Element | null = parent; around; around = around.parentElement) {
        const { overflowX, overflowY, clipPath, maskImage, position } = getComputedStyle(around)
        if (clipPath === 'inset(50%)') break // visible only to screen readers
        const box = around.getBoundingClientRect()
        const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
        const sideways = left < box.left - SLACK || right > box.right + SLACK
        const vertically = top < box.top - verticalSlack || bottom > box.bottom + verticalSlack
        if (around !== document.body && around !== document.documentElement) {
          const isMasked = (clipPath !== 'none' || maskImage !== 'none') && !scrolls(overflowX)
          if (
            (isCut(overflowX) && sideways) ||
            (isCut(overflowY) && vertically) ||
            (isMasked && (sideways || vertically))
          ) {
            found.push(`"${text.nodeValue}" is cut off by ${around.outerHTML.slice(0, 60)}`)
            break
          }
        }
        if (scrolls(overflowX) || scrolls(overflowY) || position === 'fixed') break
      }
    }
    for (const field of (modal ?? document).querySelectorAll('select, button')) {
      if (field.checkVisibility() && field.scrollWidth > field.clientWidth + SLACK) {
        found.push(`${field.outerHTML.slice(0, 80)} is too narrow for its text.`)
      }
    }
    return found
  })
