import { execFileSync } from 'node:child_process'
import { buildSync } from 'esbuild'

const script = `
  import { queryDay } from './codec/query.ts'
  import { run } from './codec/Run.ts'
  const days = [
    new Date(2025, 0, 1), new Date('2025-01-01'), '2025-01-01',
    new Date('2025-03-01T23:59:59Z'), new Date(2018, 10, 4), new Date(2024, 1, 29),
    '2025-02-30', '2025-1-1', '2025-01-01T00:00:00Z', new Date(NaN), 20250101,
  ]
  const sent = days.map((day) => {
    const attempt = run(true)
    const text = queryDay.write(day, attempt)
    return attempt.issues.length ? 'refused' : text
  })
  console.log(JSON.stringify(sent))
`
const [program] = buildSync({
  stdin: { contents: script, resolveDir: `${__dirname}/../../src` },
  bundle: true,
  format: 'esm',
  write: false,
}).outputFiles

// In São Paulo, the clocks were put forward at midnight on November 4, 2018.
test.each(['UTC', 'Pacific/Auckland', 'America/Los_Angeles', 'America/Sao_Paulo', 'Asia/Kolkata'])(
  'a day in the time zone %s is the one that the caller means',
  (zone) => {
    const args = ['--input-type=module', '-e', program?.text ?? '']
    const env = { ...process.env, TZ: zone }
    expect(JSON.parse(execFileSync(process.execPath, args, { env, encoding: 'utf8' }))).toEqual([
      ...Array<string>(3).fill('2025-01-01'),
      '2025-03-01',
      '2018-11-04',
      '2024-02-29',
      ...Array<string>(5).fill('refused'),
    ])
  },
)
