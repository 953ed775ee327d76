import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const ROOT = join(__dirname, '../../..')

const affectedBy = (...files: string[]): readonly string[] =>
  execFileSync(process.execPath, [join(ROOT, 'tools/affectedTests.mjs'), ...files], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .trimEnd()
    .split('\n')

it('finds the changed tests and those that import a changed module, in every package', () => {
  const tests = affectedBy('catalogue/src/quota.ts', 'remotes/src/remotes.test.ts')
  expect(tests).toEqual(
    expect.arrayContaining([
      'catalogue/src/catalogue.test.ts',
      'store/src/quota.test.ts',
      'functions/src/quota/memoryQuotaLog.test.ts',
      'shell/src/App.test.tsx',
      'remotes/src/remotes.test.ts',
    ]),
  )
  expect(tests.filter((file) => file.startsWith('sdk/'))).toEqual([])
})
