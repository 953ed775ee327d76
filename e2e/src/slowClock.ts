import { setTimeout } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'

/** How far the page's clock advances between two checks of the page, in milliseconds. */
const STEP_MS = 5
/** How far the page's clock advances at a time during some work, and the real time between, in milliseconds. */
const WORKING_STEP_MS = 20

/**
 * Stops the page's clock, which must have been installed. From then on no timer fires on its own, however slow the
 * machine is.
 */
export const stopClock = async (page: Page): Promise<void> => {
  // A second ahead, because the clock keeps running until this call takes effect and must not go backwards.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}

/** Advances a stopped clock in small steps, and returns at most one step after `locator` has become visible. */
export const tickUntil = async (page: Page, locator: Locator): Promise<void> => {
  while (!(await locator.isVisible())) await page.clock.runFor(STEP_MS)
}

/** Advances a stopped clock at about the speed of real time until `work` is done, and returns its result. */
export const tickDuring = async <T>(page: Page, work: Promise<T>): Promise<T> => {
  const state = { done: false }
  const finished = work.finally(() => (state.done = true))
  finished.catch(() => undefined) // It is awaited below.
  while (!state.done) {
    await page.clock.runFor(WORKING_STEP_MS).catch(() => undefined) // The page may have navigated away meanwhile.
    await setTimeout(WORKING_STEP_MS)
  }
  return finished
}
