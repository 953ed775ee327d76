import { setTimeout } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'

/** How far the page's clock advances between two checks of the page, in milliseconds. */
const STEP_MS = 5
/** The time that passes on the page's clock and on ours during some work, in milliseconds. */
const WORKING_STEP_MS = 20

/**
 * Stops the page's clock, which must have been installed: no timer ends on its own from then on, however
 * slow the machine is.
 */
export const stopClock = async (page: Page): Promise<void> => {
  // A little ahead, since the clock must not go backwards when this call arrives.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}

/** Moves a stopped clock in small steps until `locator` is visible, so it has been visible for one step at most. */
export const tickUntil = async (page: Page, locator: Locator): Promise<void> => {
  while (!(await locator.isVisible())) await page.clock.runFor(STEP_MS)
}

/** Advances a stopped clock in about real time during `work`. */
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
