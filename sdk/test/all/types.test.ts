import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'

// The compiler that `npm run typecheck` uses, so that it need not check again what that has already checked.
const manifest = createRequire(__filename).resolve('@typescript/native/package.json')
const compiler = join(manifest, '../bin/tsc')

test('valid use compiles and invalid use does not', async () => {
  const project = `${__dirname}/../../tsconfig.test.json`
  const { stdout } = await promisify(execFile)(process.execPath, [compiler, '--project', project])
  expect(stdout).toBe('')
}, 600_000)
