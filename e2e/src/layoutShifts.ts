import type { Page } from 'playwright-core'

/** Adds up all layout shifts of a page that is opened afterwards. */
export const recordShifts = (page: Page): Promise<unknown> => page.addInitScript(addUp)

/** The sum so far. */
export const sumOfShifts = (page: Page): Promise<number> =>
  page.evaluate(() => Number(Reflect.get(window, 'layoutShift')))

/** Runs in the page: adds up all shifts. */
const addUp = (): void => {
  Object.assign(window, { layoutShift: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = Number(Reflect.get(entry, 'value'))
      Object.assign(window, { layoutShift: Number(Reflect.get(window, 'layoutShift')) + shift })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
