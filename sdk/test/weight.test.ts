import { execFileSync } from 'node:child_process'

test('one function weighs at most 9 kB with all that it needs, the whole client at most 30 kB', () => {
  const script = `${__dirname}/../tools/weigh.mjs`
  const weights = JSON.parse(execFileSync(process.execPath, [script], { encoding: 'utf8' })) as {
    oneFunction: number
    wholeClient: number
  }
  expect(weights.oneFunction).toBeLessThanOrEqual(9000)
  expect(weights.wholeClient).toBeLessThanOrEqual(30_000)
})
