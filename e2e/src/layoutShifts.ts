import type { Page } from 'playwright-core'

/** Records the sum of all layout shifts. Call it before the page is opened. */
export const recordShifts = (page: Page): Promise<unknown> => page.addInitScript(addUp)

/** Returns the sum of the layout shifts so far. */
export const sumOfShifts = (page: Page): Promise<number> =>
  page.evaluate(() => Number(Reflect.get(window, 'layoutShift')))

/** Runs in the page. */
const addUp = (): void => {
  Object.assign(window, { layoutShift: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = Number(Reflect.get(entry, 'value'))
      Object.assign(window, { layoutShift: Number(Reflect.get(window, 'layoutShift')) + shift })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
