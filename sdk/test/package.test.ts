import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

test('what is published resolves everywhere, and its API is the one that was reviewed', async () => {
  const checked = await promisify(execFile)(process.execPath, [
    join(__dirname, '../tools/checkPackage.mjs'),
  ])
  expect(checked).toEqual({ stdout: 'The package is clean.\n', stderr: '' })
}, 120_000)
