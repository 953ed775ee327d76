import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'

const compiler = createRequire(__filename).resolve('typescript/bin/tsc')

test('valid use compiles and invalid use does not', async () => {
  // A build, as it has only what has changed since the last check of types to do.
  const project = `${__dirname}/../tsconfig.test.json`
  const { stdout } = await promisify(execFile)(process.execPath, [compiler, '--build', project])
  expect(stdout).toBe('')
}, 600_000)
