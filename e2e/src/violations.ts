import { readFileSync } from 'node:fs'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds in the elements that `selector` names, each with those that it found it on. */
export const violations = async (page: Page, selector = 'html'): Promise<string[]> => {
  await page.evaluate(AXE)
  const { violations } = await page.evaluate(
    (context) =>
      (globalThis as unknown as { axe: { run: (context: string) => Promise<AxeResults> } }).axe.run(
        context,
      ),
    selector,
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
