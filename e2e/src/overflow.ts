import type { Page } from 'playwright-core'

/**
 * Returns, as sentences, whether the page is wider than the window, and which dialogs extend beyond the window or
 * scroll sideways.
 */
export const overflow = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const root = document.documentElement
    const found = root.scrollWidth > innerWidth ? [`the page is ${root.scrollWidth} px wide`] : []
    for (const dialog of document.querySelectorAll('dialog[open], [role="dialog"]')) {
      const { left, right } = dialog.getBoundingClientRect()
      if (left < 0 || right > innerWidth) found.push(`a dialog is from ${left} to ${right} px`)
      if (dialog.scrollWidth > dialog.clientWidth) found.push('a dialog scrolls sideways')
    }
    return found
  })
