import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Bytes = Readonly<Record<string, number>>

test('a single function, the whole client of each version, and the embed are within their size limits', () => {
  const file = readFileSync(join(__dirname, '../../limits.json'), 'utf8')
  const limits = JSON.parse(file) as Readonly<Record<string, Bytes>>
  const script = join(__dirname, '../../tools/weigh.mjs')
  const weights = JSON.parse(
    execFileSync(process.execPath, [script], { encoding: 'utf8' }),
  ) as Bytes
  expect(Object.keys(weights)).toHaveLength(9)
  for (const [program, bytes] of Object.entries(weights)) {
    const [kind, version] = program.split(' ')
    const limit = limits[`${version}`]?.[`${kind}Bytes`] ?? 0
    expect([program, bytes, bytes <= limit]).toEqual([program, bytes, true])
  }
})
