import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'

const compiler = createRequire(__filename).resolve('typescript/bin/tsc')

test('valid use compiles and invalid use does not', async () => {
  const project = `${__dirname}/../tsconfig.test.json`
  const { stdout } = await promisify(execFile)(process.execPath, [compiler, '--project', project])
  expect(stdout).toBe('')
}, 600_000)
