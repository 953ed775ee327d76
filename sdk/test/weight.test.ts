import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Limits {
  readonly oneFunctionBytes: number
  readonly wholeClientBytes: number
}

interface Weights {
  readonly oneFunction: number
  readonly wholeClient: number
}

test('keeps one function with all that it needs, and the whole client, within their limits', () => {
  const limits = JSON.parse(readFileSync(join(__dirname, '../limits.json'), 'utf8')) as Limits
  const script = join(__dirname, '../tools/weigh.mjs')
  const weights = JSON.parse(
    execFileSync(process.execPath, [script], { encoding: 'utf8' }),
  ) as Weights
  expect(weights.oneFunction).toBeLessThanOrEqual(limits.oneFunctionBytes)
  expect(weights.wholeClient).toBeLessThanOrEqual(limits.wholeClientBytes)
})
