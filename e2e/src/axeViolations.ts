import { readFileSync } from 'node:fs'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

interface Axe {
  readonly axe: {
    readonly run: (context: string, options: RunOptions) => Promise<AxeResults>
  }
}

/** Returns the axe rules violated within `selector`, each with the HTML of the elements that violate it. */
export const axeViolations = async (page: Page, selector = 'html'): Promise<string[]> => {
  await page.evaluate(AXE)
  const { violations } = await page.evaluate(
    (context) =>
      (globalThis as unknown as Axe).axe.run(
        context,
        // Otherwise axe spends most of its time describing what passes.
        { resultTypes: ['violations'] },
      ),
    selector,
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
