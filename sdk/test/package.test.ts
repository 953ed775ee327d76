import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

test('the packed package resolves in every module system, and its API matches the reports', async () => {
  const checked = await promisify(execFile)(process.execPath, [
    join(__dirname, '../tools/checkPackage.mjs'),
  ])
  expect(checked).toEqual({ stdout: 'The package is clean.\n', stderr: '' })
}, 600_000)
