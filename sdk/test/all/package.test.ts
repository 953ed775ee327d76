import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

test('the packed package resolves in every module system, and its API matches the reports', async () => {
  const checked = await promisify(execFile)(process.execPath, [
    join(__dirname, '../../tools/checkPackage.mjs'),
  ])
  expect(checked).toEqual({ stdout: 'The package is clean.\n', stderr: '' })
}, 600_000)

test('the entry points of the versions have one class for each error', async () => {
  const script = `
    const [today, march] = await Promise.all([import('@dramatis/sdk'), import('@dramatis/sdk/2025-03')])
    console.log(today.ApiError === march.ApiError, today.Page === march.Page, today.Order === march.Order)`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { cwd: join(__dirname, '../..') },
  )
  expect(stdout).toBe('true true false\n')
})
