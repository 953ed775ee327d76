import { readFileSync } from 'node:fs'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

interface Axe {
  readonly axe: {
    readonly run: (context: string, options: RunOptions) => Promise<AxeResults>
  }
}

/** The rules that axe finds broken within `selector`, each with the elements that break it. */
export const axeViolations = async (page: Page, selector = 'html'): Promise<string[]> => {
  await page.evaluate(AXE)
  const { violations } = await page.evaluate(
    (context) =>
      (globalThis as unknown as Axe).axe.run(
        context,
        // Describing what passes takes most of axe's time.
        { resultTypes: ['violations'] },
      ),
    selector,
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
